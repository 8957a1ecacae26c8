/** The word for a code; a code of a later release, or a text that is not a code, is returned unchanged. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code
}
