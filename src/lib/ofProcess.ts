/**
 * The one value of a name that the whole process has. A build has each module of src/ twice, once for itself and once in the bundle that
 * renders pages: what both are to know stands here.
 */
export function ofProcess<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(name)
  const shared = globalThis as { [key]?: Value }
  shared[key] ??= make()
  return shared[key]
}
