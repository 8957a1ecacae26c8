/** A position in a text that moves over what is taken. */
export type Scanner = {
  /** What the pattern finds right at the position; null, and the position stays, where it finds nothing. */
  take(pattern: RegExp): RegExpExecArray | null
  at(): number
  /** Back to where it was, or on to behind what another reader took. */
  moveTo(to: number): void
}

/** The patterns have to be sticky. */
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
