/** Reads a value that the visitor has kept on the device. Undefined where there is none, or where the browser stores nothing. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage[key]
  } catch {
    return undefined
  }
}

/** Keeps a value on the device, where the browser allows that. */
export function store(key: string, value: string) {
  try {
    localStorage[key] = value
  } catch {}
}

/** Removes a value from the device. */
export function removeStored(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {}
}
