const MASK = '***'

/**
 * The first character and the part after the @; the mask reveals only that a text exists: `h***@example.com`, `h***`.
 */
export function masked(text: string): string {
  const [name = '', domain] = text.split('@')
  const first = Array.from(name)[0] ?? ''
  return domain === undefined ? `${first}${MASK}` : `${first}${MASK}@${domain}`
}

/** The value with every occurrence of each text masked. */
export function withCovered<T>(value: T, texts: readonly string[]): T {
  const covered = texts.filter((text) => text.trim() !== '').toSorted((one, other) => other.length - one.length)
  return cover(value, covered) as T
}

function cover(value: unknown, texts: readonly string[]): unknown {
  if (typeof value === 'string') return texts.reduce((text, covered) => text.replaceAll(covered, MASK), value)
  if (Array.isArray(value)) return value.map((member) => cover(member, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cover(member, texts)]))
}
