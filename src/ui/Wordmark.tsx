/** The mark (the hourglass drum with its cords) and the name, leading home. */
export function Wordmark({ name }: { name: string }) {
  return (
    <a className="wordmark" href="/">
      <svg viewBox="0 0 60 80" width="30" height="40" aria-hidden="true" focusable="false">
        <path fill="#F2B134" d="M4 4h52v8Q34 34 34 40t22 28v8H4v-8q22-22 22-28T4 12z" />
        <path d="M12 14Q26 40 12 66M48 14Q34 40 48 66M30 12v56" stroke="#17110D" strokeWidth="3.4" fill="none" />
      </svg>
      <span>{name}</span>
    </a>
  )
}
