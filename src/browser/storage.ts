/** Reads a value that the visitor has kept on the device. Undefined where there is none, or where the browser stores nothing. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage[key]
  } catch {
    return undefined
  }
}

/** Keeps a value on the device, or removes it, where the browser allows that. */
export function store(key: string, value: string | undefined) {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage[key] = value
  } catch {}
}
