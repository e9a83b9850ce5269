import type { BuildFailure } from './runBroken.ts'

/** Steps of a build, in order, each with a file that is written during it. */
const BUILD_STEPS: readonly Omit<BuildFailure, 'kind'>[] = [
  { when: 'before it has begun', at: /\.build\/lock$/ },
  { when: 'while a picture is written', at: /\.generated\/public\/pictures\/.*\.new$/, anew: '.generated/public/pictures' },
  { when: 'after the pictures', at: /\.generated\/pictures\.json/ },
  { when: 'while a font is written', at: /\.generated\/fonts\/.*text-400/, anew: '.generated/fonts' },
  { when: 'while an icon is written', at: /public\/identity\/icon-192/ },
  { when: 'while a card for sharing is written', at: /\.generated\/public\/share\/home/, anew: '.generated/public/share' },
  { when: 'while the press kit is written', at: /public\/press\/.*\.zip/ },
  { when: 'while scripts are written', at: /\.build\/site\/assets\/app-.*\.js$/ },
  { when: 'while files are compressed', at: /\.build\/compressed\/.*\.br/, anew: '.build/compressed' },
  { when: 'in the middle of the pages', at: /\.build\/site\/careers\.html$/ },
  { when: 'while the service worker is written', at: /\.build\/site\/service-worker\.js$/ },
  { when: 'while the headers are written', at: /\.build\/site\/_headers$/ },
  { when: 'while the last files are compressed', at: /\.build\/site\/feed\.xml\.br$/ },
  { when: 'while it is noted what it was made of', at: /\.build\/built-of\.json\.new$/ },
]

/** Between the two renames that replace dist/. Moving a folder takes no disk space, so a full disk cannot fail it. */
const BETWEEN_RENAMES: BuildFailure = { when: 'while the new site takes its place', kind: 'killed', at: /\/dist$/, isMovedAside: true }

/** All failures to test. Those of one kind are in the order of the steps, so that each build gets past the step where the last failed. */
export const BUILD_FAILURES: Readonly<Record<BuildFailure['kind'], readonly BuildFailure[]>> = {
  killed: [...BUILD_STEPS.map((moment) => ({ ...moment, kind: 'killed' as const })), BETWEEN_RENAMES],
  full: BUILD_STEPS.map((moment) => ({ ...moment, kind: 'full' as const })),
}
