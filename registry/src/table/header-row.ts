import type { Character } from '../geometry/characters.ts'
import type { TextLine } from '../geometry/text-lines.ts'

/** The words over the columns of a table, from the left, each as a pattern of letters without blanks. */
export type HeaderWords = readonly string[]

/** Where the words over the columns stand on a page. `letters` are theirs alone. */
export type HeaderRow = {
  columns: { left: number; right: number }[]
  top: number
  bottom: number
  height: number
  letters: ReadonlySet<Character>
}

/** A word may be broken over this many lines, and its letters may stand this far apart, in heights. */
const SPANS = [0, 1, 2]
const GAPS = [0.35, 1.2, 2.5]
const TALLEST = 3.4

/** The first row of words that names these columns. */
export function headerRow(lines: readonly TextLine[], words: HeaderWords): HeaderRow | null {
  const pattern = new RegExp(words.map((word) => `(${word})`).join('.?'), 'd')
  for (const [at, first] of lines.entries())
    for (const span of SPANS) {
      const last = lines[at + span]
      if (last === undefined || last.y - first.y > first.height * TALLEST) break
      const several = lines.slice(at, at + span + 1)
      for (const gap of span === 0 ? [0] : GAPS) {
        const found = matching(several, pattern, words.length, gap)
        if (found !== null) return found
      }
    }
  return null
}

function matching(lines: readonly TextLine[], pattern: RegExp, count: number, gap: number): HeaderRow | null {
  const ordered = lines.length === 1 ? (lines[0] as TextLine).characters : inClusters(lines, gap)
  const starts: number[] = []
  let text = ''
  for (const letter of ordered) {
    starts.push(text.length)
    text += letter.text
  }
  const found = pattern.exec(text)
  if (found === null) return null
  const groups = Array.from({ length: count }, (_, at) => {
    const [from, to] = found.indices?.[at + 1] ?? [0, 0]
    return ordered.filter((_, index) => (starts[index] ?? 0) >= from && (starts[index] ?? 0) < to)
  })
  const letters = groups.flat()
  if (groups.some((group) => group.length === 0)) return null
  const columns = groups.map((group) => ({
    left: Math.min(...group.map(({ x }) => x)),
    right: Math.max(...group.map(({ right }) => right)),
  }))
  if (columns.some(({ left }, at) => at > 0 && left < (columns[at - 1]?.right ?? 0) - 0.5)) return null
  return {
    columns,
    top: Math.min(...letters.map(({ y, height }) => y - height)),
    bottom: Math.max(...letters.map(({ y }) => y)),
    height: Math.max(...letters.map(({ height }) => height)),
    letters: new Set(letters),
  }
}

/** Letters of several lines, those of a column together and from its top. */
function inClusters(lines: readonly TextLine[], gap: number): Character[] {
  const letters = lines.flatMap(({ characters }, line) => characters.map((letter) => ({ letter, line })))
  const clusters: (typeof letters)[] = []
  let right = Number.NEGATIVE_INFINITY
  let cluster: typeof letters = []
  for (const each of letters.toSorted((a, b) => a.letter.x - b.letter.x)) {
    if (each.letter.x > right + gap * each.letter.height) clusters.push((cluster = []))
    cluster.push(each)
    right = Math.max(right, each.letter.right)
  }
  return clusters.flatMap((each) =>
    each.toSorted((a, b) => a.line - b.line || a.letter.x - b.letter.x).map(({ letter }) => letter),
  )
}
