/** A promise and the function that resolves it: `opened` resolves when `open` is called. Promise.withResolvers needs Node 22. */
export function createDeferred() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
