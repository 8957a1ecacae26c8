/** A match with its place in the whole text. */
export type PlacedMatch = { match: RegExpExecArray; start: number; end: number }

/** A pattern looks for beginnings in so many characters at a time. */
const PIECE_CHARACTERS = 200
/** So much behind them it may look at. No statement takes more words. */
const BEHIND_CHARACTERS = 100
/** And so much before them. */
const BEFORE_CHARACTERS = 50

/**
 * Every match of a global pattern, in order, as `matchAll` finds them where none is longer than `BEHIND_CHARACTERS`.
 * The pattern never sees more than a few hundred characters at once, so that one that goes back and forth in its text
 * takes no longer for each character of a long text than for those of a short one.
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
