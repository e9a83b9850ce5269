import { LOGO } from '../lib/logo.ts'

/** The logo (an hourglass drum with its cords) and the company’s name, linked to the home page. */
export const Wordmark = ({ name }: { name: string }) => (
  <a className="wordmark" href="/">
    <svg viewBox={`0 0 ${LOGO.width} ${LOGO.height}`} width="30" height="40" aria-hidden="true">
      <path fill="var(--brass)" d={LOGO.drum} />
      <path d={LOGO.cords} stroke="var(--ink)" strokeWidth={LOGO.cordWidth} fill="none" />
    </svg>
    <span>{name}</span>
  </a>
)
