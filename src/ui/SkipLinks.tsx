/** The first stops of every page: past the header, to what the page is for, and past that, to the pages that the header does not name. */
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
