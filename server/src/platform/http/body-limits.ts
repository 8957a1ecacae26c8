/**
 * Limits for one JSON body. The deepest body of the contract has 4 levels and the largest some hundred members; anything far
 * beyond is an attempt to exhaust the code that walks it: validation is recursive, and 5 KB of brackets are 5,000 levels.
 */
export const BODY_LIMITS = {
  bytes: 1024 * 1024,
  /** Nesting of objects and lists. */
  depth: 32,
  /** Members of objects and items of lists, over all depths. */
  members: 20_000,
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Whether a JSON text exceeds the allowed depth or number of members. Checks the text before anything is built from it,
 * in one pass and without recursion. A text that is not JSON passes: the parser refuses it.
 */
export function exceedsBodyLimits(text: string, { depth: maxDepth, members: maxMembers } = BODY_LIMITS): boolean {
  let [depth, members] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfString(text, at)
    else if (character === COMMA) members += 1
    else if (character === OPEN_LIST || character === OPEN_OBJECT) [depth, members] = [depth + 1, members + 1]
    else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth -= 1
    if (depth > maxDepth || members > maxMembers) return true
  }
  return false
}

/** Returns where the string that opens at `start` closes; the end of the text if it does not close. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) return at
    if (character === BACKSLASH) at += 1
  }
  return text.length
}
