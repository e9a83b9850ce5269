import { MARK } from '../lib/logo.ts'

/** The mark (the hourglass drum with its cords) and the name, leading home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a className="wordmark" href="/">
      <svg viewBox={`0 0 ${MARK.width} ${MARK.height}`} width="30" height="40" aria-hidden="true" focusable="false">
        <path fill="#F2B134" d={MARK.drum} />
        <path d={MARK.cords} stroke="#17110D" strokeWidth={MARK.cordWidth} fill="none" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
