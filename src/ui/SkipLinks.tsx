/**
 * Skip links, first in the Tab order: past the header to the main content, and to the footer’s quick links, which the header does not have.
 */
export function SkipLinks() {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <a className="skip-link" href="#quick-links">
        Skip to quick links
      </a>
    </>
  )
}
