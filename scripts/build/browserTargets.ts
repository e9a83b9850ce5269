import browserslist from 'browserslist'
import toEsbuildTargets from 'browserslist-to-esbuild'
import { browserslistToTargets, Features } from 'lightningcss'

// The targets are fixed versions, so data about newer browsers changes nothing, and a warning that it is old would only worry people.
process.env.BROWSERSLIST_IGNORE_OLD_DATA = '1'

const browsers = browserslist(undefined, { path: import.meta.dirname })

/** The oldest browsers that scripts are written for, as esbuild and Vite name them: `browserslist` in package.json. */
export const SCRIPT_TARGETS = toEsbuildTargets(browsers)

/** esbuild refuses destructuring for Safari before 14.1 because of a bug in rare forms of it, which our code does not have. */
export const SUPPORTED_SYNTAX = { destructuring: true }

/** The same browsers for stylesheets, as Lightning CSS names them. */
export const CSS_TARGETS = browserslistToTargets(browsers)

/** `light-dark()`, which we do not use: Lightning CSS would add custom properties for it beside each `color-scheme`. */
export const UNUSED_CSS_FALLBACKS = Features.LightDark
