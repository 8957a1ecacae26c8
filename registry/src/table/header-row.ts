import type { Character } from '../geometry/characters.ts'
import type { Stretch } from '../geometry/drawn-rules.ts'
import type { TextLine } from '../geometry/text-lines.ts'

/** The column headings of a table, from left to right, each as a pattern without blanks. */
export type HeaderWords = readonly string[]

/** The position of the column headings on a page. `letters` are only those of the headings. */
export type HeaderRow = {
  columns: { left: number; right: number }[]
  top: number
  bottom: number
  height: number
  letters: ReadonlySet<Character>
}

/** Numbers of further lines that a heading may span; gaps between its letters and lines, in letter heights. */
const SPANS = [0, 1, 2, 3, 4]
const GAPS = [0.35, 0.1, 0.2, 0.7, 1.2, 1.8, 2.5]
const TALLEST = 1.9
/** Headings too wide for their columns cross the border by less than this, in letter heights. */
const OVERLAP = 0.7

/** The first row of headings that names these columns. */
export function headerRow(
  lines: readonly TextLine[],
  words: HeaderWords,
  upright: readonly Stretch[],
): HeaderRow | null {
  const pattern = new RegExp(words.map((word) => `(${word})`).join('.?'), 'd')
  const rowAt = (at: number, span: number): HeaderRow | null => {
    for (const ordered of orderedAt(lines, at, span, upright)) {
      const found = matching(ordered, pattern, words.length)
      if (found !== null) return found
    }
    return null
  }
  for (const span of SPANS)
    for (const at of lines.keys()) {
      const found = rowAt(at, span)
      if (found === null) continue
      // a heading may go on in the next line, with a part that it can do without
      const longer = rowAt(at, span + 1)
      return longer !== null && longer.letters.size > found.letters.size ? longer : found
    }
  return null
}

const LEAST_HEADINGS = 3
const MOST_HEADINGS = 16
const MOST_RUNS = 24

/** Runs of headings that follow one another in any order, as the numbers of their words; the longest come first. */
export function headingRuns(lines: readonly TextLine[], words: HeaderWords, upright: readonly Stretch[]): number[][] {
  const heading = new RegExp(words.map((word) => `(${word})`).join('|'), 'y')
  const runs = new Map<string, number[]>()
  for (const span of SPANS)
    for (const at of lines.keys())
      for (const ordered of orderedAt(lines, at, span, upright)) {
        const run = longestRun(ordered.map(({ text }) => text).join(''), heading)
        if (run.length >= LEAST_HEADINGS) runs.set(run.join(), run)
      }
  return [...runs.values()].toSorted((a, b) => b.length - a.length).slice(0, MOST_RUNS)
}

/** As in a row of known headings, one other letter may stand between two. */
function longestRun(text: string, heading: RegExp): number[] {
  let [best, run, skipped]: [number[], number[], number] = [[], [], 0]
  for (let at = 0; at < text.length; ) {
    heading.lastIndex = at
    const found = heading.exec(text)
    if (found === null) {
      skipped += 1
      at += 1
      if (skipped > 1) run = []
    } else {
      run.push(found.findIndex((group, index) => index > 0 && group !== undefined) - 1)
      skipped = 0
      at += found[0].length
      if (run.length > MOST_HEADINGS) run = []
      else if (run.length > best.length) best = [...run]
    }
  }
  return best
}

/** The letters of some lines in each order in which they may form words, if the lines are close enough for one row. */
function orderedAt(lines: readonly TextLine[], at: number, span: number, upright: readonly Stretch[]): Character[][] {
  const several = lines.slice(at, at + span + 1)
  const [first] = several
  if (first === undefined || several.length <= span) return []
  if ((several.at(-1)?.y ?? first.y) - first.y > first.height * TALLEST * Math.max(span, 1)) return []
  return ordersOf(several, upright)
}

/** Orders in which the letters may form words: along one line, or column by column. */
function ordersOf(lines: readonly TextLine[], upright: readonly Stretch[]): Character[][] {
  const [first] = lines
  if (first === undefined) return []
  if (lines.length === 1) return [first.characters]
  const [top, bottom] = [first.y - first.height, lines.at(-1)?.y ?? first.y]
  const rules = upright.filter(({ from, to }) => from < bottom && to > top).map(({ at }) => at)
  const byRules = rules.length > 0 ? [inClusters(lines, (x) => rules.filter((rule) => rule < x).length)] : []
  return [...byRules, ...GAPS.map((gap) => inClusters(lines, clustersBy(lines, gap)))]
}

function matching(ordered: readonly Character[], pattern: RegExp, count: number): HeaderRow | null {
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
  const height = letters[0]?.height ?? 0
  if (columns.some(({ left }, at) => at > 0 && left < (columns[at - 1]?.right ?? left) - height * OVERLAP)) return null
  return {
    columns,
    top: Math.min(...letters.map(({ y, height }) => y - height)),
    bottom: Math.max(...letters.map(({ y }) => y)),
    height: Math.max(...letters.map(({ height }) => height)),
    letters: new Set(letters),
  }
}

/** Maps a position to its cluster; clusters are separated by a gap, in letter heights. */
function clustersBy(lines: readonly TextLine[], gap: number): (x: number) => number {
  const starts: number[] = []
  let right = Number.NEGATIVE_INFINITY
  const letters = lines.flatMap(({ characters }) => characters).toSorted((a, b) => a.x - b.x)
  for (const letter of letters) {
    if (letter.x > right + gap * letter.height) starts.push(letter.x)
    right = Math.max(right, letter.right)
  }
  return (x) => starts.filter((start) => start <= x).length
}

/** Letters of several lines, grouped by column and from top to bottom. */
function inClusters(lines: readonly TextLine[], clusterOf: (x: number) => number): Character[] {
  return lines
    .flatMap(({ characters }, line) => characters.map((letter) => ({ letter, line, cluster: clusterOf(letter.x) })))
    .toSorted((a, b) => a.cluster - b.cluster || a.line - b.line || a.letter.x - b.letter.x)
    .map(({ letter }) => letter)
}
