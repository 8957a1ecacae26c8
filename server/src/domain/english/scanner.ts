/** A position in a text that advances past each match. */
export type Scanner = {
  /** Matches the pattern at the position and advances; without a match, returns null and stays. */
  take(pattern: RegExp): RegExpExecArray | null
  at(): number
  /** Moves back to an earlier position, or forward past text that another reader consumed. */
  moveTo(to: number): void
}

/** The patterns must be sticky. */
export function scan(text: string, from: number): Scanner {
  let at = from
  return {
    take(pattern) {
      pattern.lastIndex = at
      const match = pattern.exec(text)
      if (match !== null) at += match[0].length
      return match
    },
    at: () => at,
    moveTo(to) {
      at = to
    },
  }
}
