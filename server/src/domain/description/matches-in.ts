/** A match with its position in the whole text. */
export type PlacedMatch = { match: RegExpExecArray; start: number; end: number }

/** Number of characters searched at a time for the start of a match. */
const PIECE_CHARACTERS = 200
/** Number of further characters visible after them. No statement is longer. */
const BEHIND_CHARACTERS = 100
/** Number of characters visible before them. */
const BEFORE_CHARACTERS = 50

/**
 * Yields every match of a global pattern, in order, like `matchAll` if no match is longer than `BEHIND_CHARACTERS`.
 * The pattern never sees more than a few hundred characters at once, so that even a backtracking pattern takes no
 * longer per character in a long text than in a short one.
 */
export function* matchesIn(text: string, pattern: RegExp): Generator<PlacedMatch> {
  let at = 0
  while (at < text.length) {
    const from = Math.max(0, at - BEFORE_CHARACTERS)
    pattern.lastIndex = at - from
    const match = pattern.exec(text.slice(from, at + PIECE_CHARACTERS + BEHIND_CHARACTERS))
    pattern.lastIndex = 0
    const start = match === null ? text.length : from + match.index
    if (match === null || start >= at + PIECE_CHARACTERS) {
      at += PIECE_CHARACTERS
      continue
    }
    const end = start + match[0].length
    yield { match, start, end }
    at = Math.max(end, start + 1)
  }
}
