/** All texts in a value. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

/** Returns a check of all texts in a value: of a thousand answers most texts are the same, and each is checked once. */
export function eachTextOnce(check: (text: string) => void): (value: unknown) => void {
  const passed = new Set<string>()
  return (value) => {
    for (const text of textsOf(value)) {
      if (passed.has(text)) continue
      check(text)
      passed.add(text)
    }
  }
}
