/** Shows what interactive code throws anywhere on the page, such as in an event handler. Code that failed to arrive is no failure. */
export function watchFailures() {
  addEventListener('error', ({ error }) => {
    if (error)
      import('./failure.ts').then(
        ({ showFailure }) => showFailure(error),
        () => {},
      )
  })
}
