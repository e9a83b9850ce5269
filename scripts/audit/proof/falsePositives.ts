import { type Finding, NU_CHECKER } from './ruleEngines.ts'

/** A false positive of an engine. */
export interface FalsePositive {
  engine: string
  rule: RegExp
  /** A part of the finding’s `at`. Default: any. */
  at?: RegExp
  /** A part of the finding’s `page`: its route, or the opened element. Default: any. */
  page?: RegExp
  reason: string
}

/** Known false positives of the engines. All other findings are errors of the site. */
const FALSE_POSITIVES: readonly FalsePositive[] = [
  {
    engine: NU_CHECKER,
    rule: /^CSS: (?:Unrecognized at-rule “@view-transition”|Unknown pseudo-element or pseudo-class “::view-transition”|Parse Error)/,
    at: /view-transition|nsition-group/,
    reason:
      'Its CSS parser does not support view transitions (drafts.csswg.org/css-view-transitions-2) and stops in the rule that holds them.',
  },
  {
    engine: NU_CHECKER,
    rule: /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    reason: 'HTML also allows `blocking` on `rel="expect"` (html.spec.whatwg.org, “The link element”).',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: /^WCAG2AAA\.Principle1\.Guideline1_4\.1_4_6\.G1[78]\.Fail$/,
    at: /^header: /,
    reason:
      'It searches only the ancestors for a background, finds none in the transparent header, and assumes white. The header covers the dark page hero: axe passes it, and `npx tsx scripts/audit/screenReader.ts matrix` measures it in screenshots.',
  },
  {
    engine: 'HTML_CodeSniffer',
    rule: /^WCAG2AAA\.Principle2\.Guideline2_4\.2_4_8\.H59\.1$/,
    at: /^page: <link rel="stylesheet"/,
    reason: 'HTML allows stylesheets in the body (“body-ok”, html.spec.whatwg.org, “The link element”).',
  },
  {
    engine: 'Siteimprove Alfa',
    rule: /^sia-r111$/,
    at: /^<a class="card-cover"/,
    reason:
      'It measures the text of the link. The link’s `::after` covers the whole card, and receives the click: e2e/real-content/pages.spec.ts.',
  },
  {
    engine: 'Siteimprove Alfa',
    rule: /^sia-r(?:66|69)$/,
    at: /^<button class="toasts-close" type="button" popovertarget="[^"]*" popovertargetaction="hide"/i,
    reason: 'The button is in a closed popover, which browsers do not show. Alfa does not support the attribute `popover`.',
  },
  {
    engine: 'Siteimprove Alfa',
    rule: /^sia-r11[13]$/,
    at: /^<a class="wordmark"/,
    reason: 'The skip link covers the wordmark only while it has the focus, until the next Tab or a click elsewhere.',
  },
  {
    engine: 'Siteimprove Alfa',
    rule: /^sia-r(?:61|87)$/,
    at: /^#document <!doctype html> <html[^>]* style="overflow: hidden;">/,
    reason: 'A modal dialog is open, and the page behind it is inert, with its first heading and its skip link.',
  },
  {
    engine: 'IBM Equal Access',
    rule: /^aria_child_tabbable$/,
    page: /\(dialog: /,
    reason: 'A modal dialog is open, and the tabs behind it must be inert until it closes.',
  },
  {
    engine: 'Siteimprove Alfa',
    rule: /^sia-r(?:66|69)$/,
    at: /^<button class="show-picture"/,
    reason:
      'It searches only the ancestors for a background. The button covers the dark slide: measured in save-data mode on 24 November 2026, lowest contrast 9.7:1.',
  },
]

/** The first known false positive that matches a finding; undefined for an error of the site. */
export const findFalsePositive = ({ engine, rule, at, page }: Finding): FalsePositive | undefined =>
  FALSE_POSITIVES.find(
    (one) => one.engine === engine && one.rule.test(rule) && (one.at?.test(at) ?? true) && (one.page?.test(page) ?? true),
  )
