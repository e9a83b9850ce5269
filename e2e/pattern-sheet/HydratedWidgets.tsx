/** The HTML of widgets after hydration, written out with the same elements and classes, because hydration needs a browser. */

export function ReadyTabs() {
  return (
    <div data-state="ready">
      <div className="tabs">
        <ul className="tab-list">
          {['Day 1', 'Day 2', 'Day 3'].map((name, index) => (
            <li key={name}>
              <a className="tab" href="#tabs" aria-selected={index === 1} role="tab">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <section className="tab-panel">
          <h3 className="tab-heading">Day 2</h3>
          <p>What happens on the day that is chosen.</p>
        </section>
      </div>
    </div>
  )
}

export function ReadyDisclosures() {
  return (
    <div data-state="ready">
      <div className="disclosures">
        {['The open question', 'The closed question'].map((question, index) => (
          <div className="disclosure" key={question}>
            <div className="disclosure-head">
              <h3>
                {/* biome-ignore lint/a11y/useSemanticElements: the link that the browser opens stays a link. */}
                <a className="disclosure-button" href="#disclosures" role="button" aria-expanded={index === 0}>
                  {question}
                </a>
              </h3>
            </div>
            {index === 0 ? (
              <div className="disclosure-panel">
                <p>The answer under it.</p>
              </div>
            ) : null}
          </div>
        ))}
      </div>
    </div>
  )
}

export function OpenDialog() {
  return (
    <div className="dialog-modal">
      <div className="dialog">
        <div className="dialog-head">
          <h2>Tickets for a play</h2>
          <button type="button" className="dialog-close">
            Close
          </button>
        </div>
        <p>What the dialog holds, with a line or two of words before its list.</p>
        <div className="dialog-foot">
          <p className="dialog-caption">What a picture shows.</p>
          <div className="dialog-turn">
            <button type="button">Previous</button>
            <span>2 / 6</span>
            <button type="button">Next</button>
          </div>
        </div>
      </div>
    </div>
  )
}

export function ShownToast() {
  return (
    <div className="toasts sheet-still">
      <div data-part="messages">
        <p>
          <strong>Message sent</strong> One sentence that says what was done.
        </p>
      </div>
      <button className="toasts-close" type="button">
        Close
      </button>
    </div>
  )
}

export function ShownError() {
  return (
    <div className="error-box">
      <p>
        <strong>This part stopped working.</strong> The rest of the page goes on.
      </p>
      <button type="button">Close</button>
    </div>
  )
}
