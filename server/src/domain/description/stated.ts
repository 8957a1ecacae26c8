import { type HomeStatement, isOfHome } from './is-of-home.ts'
import { matchesIn, type PlacedMatch } from './matches-in.ts'

/** A value stated in a description, with the words that state it. */
export type Stated<T> = { text: string; value: T }

/** The values that a pattern finds. `kind`: if given, only matches that are statements of this kind about the home. */
export function found<T>(
  text: string,
  pattern: RegExp,
  read: (match: RegExpExecArray, placed: PlacedMatch) => T | null,
  kind?: HomeStatement,
): Stated<T>[] {
  return [...matchesIn(text, pattern)].flatMap((placed) => {
    if (kind !== undefined && !isOfHome(text, placed, kind)) return []
    const value = read(placed.match, placed)
    return value === null ? [] : [{ text: placed.match[0].trim(), value }]
  })
}

/** The text with matches blanked out. A separator takes their place; the length is kept, so that positions remain valid. */
export function without(text: string, matches: readonly PlacedMatch[]): string {
  const ordered = matches.toSorted((a, b) => a.start - b.start)
  const kept = ordered.map(
    ({ start, end }, index) => text.slice(ordered[index - 1]?.end ?? 0, start) + '|'.repeat(end - start),
  )
  return kept.join('') + text.slice(ordered.at(-1)?.end ?? 0)
}
