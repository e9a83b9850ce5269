/** Which properties of a thing were read, and which of theirs. */
export interface Used {
  keys: Map<string, Used>
  /** The thing as it is handed out, always the same. */
  watched?: object
}

/** A thing that notes everything that is read of it. */
export function watchUse<Value>(value: Value, used: Used): Value {
  if (typeof value !== 'object' || value === null) return value
  const note = (key: string) => {
    const known = used.keys.get(key) ?? { keys: new Map() }
    used.keys.set(key, known)
    return known
  }
  // A copy, since what is frozen may not be watched.
  used.watched ??= new Proxy<object>(Array.isArray(value) ? [...value] : { ...value }, {
    get(target, key) {
      const inner = Reflect.get(target, key)
      return typeof key === 'symbol' || typeof inner === 'function' ? inner : watchUse(inner, note(key))
    },
    has(target, key) {
      if (typeof key === 'string') note(key)
      return Reflect.has(target, key)
    },
  })
  return used.watched as Value
}

/** A thing without what was not read of it. Lists keep their length. */
export function pruneTo(value: unknown, used: Used): unknown {
  if (typeof value !== 'object' || value === null) return value
  const prune = (key: string, inner: unknown) => {
    const known = used.keys.get(key)
    return known && pruneTo(inner, known)
  }
  if (Array.isArray(value)) return value.map((item, index) => prune(String(index), item) ?? null)
  return Object.fromEntries(Object.entries(value).flatMap(([key, inner]) => (used.keys.has(key) ? [[key, prune(key, inner)]] : [])))
}
