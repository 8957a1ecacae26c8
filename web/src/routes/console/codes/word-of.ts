/** What a code means; one that is of a later release, or no code at all, stays as it is. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code
}
