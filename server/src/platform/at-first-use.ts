/** What costs too much to be made at the start: made when it is first asked for, once. */
export function atFirstUse<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
