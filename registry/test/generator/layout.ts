import type { FontMetrics } from './pdf-writer.ts'
import { type Random, randomOf } from './random.ts'

/** The typesetting of a document, which never changes its content. */
export type Layout = {
  width: number
  height: number
  margin: number
  font: FontMetrics
  size: number
  leading: number
  padding: number
  /** Column widths, as shares of the table width. */
  columns: number[]
  rules: 'GRID' | 'BOXES' | 'THIN_FILLS' | 'LEVEL_ONLY' | 'UPRIGHT_ONLY' | 'NONE'
  cellsFrom: 'TOP' | 'MIDDLE'
  headerFrom: 'LEFT' | 'CENTRE'
  headerBlanks: string
  /** `ACROSS`: one line through all cells of a row, for each line of text. */
  strike: 'STROKE' | 'BOX' | 'A_LETTER' | 'ACROSS'
  pieces: 'LINE' | 'WORD' | 'LETTER' | 'PART'
  order: 'READING' | 'COLUMNS' | 'SHUFFLED'
  blank: string
  repeatsHeader: boolean
  splitsRows: boolean
  secondRow: boolean
  /** Page rotation in degrees, with content rotated against it; `LYING`: only the page is rotated, not the content. */
  turn: 0 | 90 | 180 | 270 | 'LYING'
  scale: number
  stamp: 'NONE' | 'LARGE' | 'SPACED'
  pageNumber: 'FOOT' | 'HEAD' | 'IN_NOTE'
  /** Height of a strike above the baseline, as a share of the size. */
  strikeAt: number
  /** How the summary repeats an amount that was changed. */
  repeats: 'BOTH' | 'MAIN' | 'OLD_AND_NEW'
  seed: number
  /** What `layoutOf` leaves as it is, and `strangeLayoutOf` varies. */
  /** The holder's cell has a line for each label, with its value behind a gap. */
  isLabelled: boolean
  /** Day and number of the receipt on one line, and so the day and the words of the cause. */
  isOnOneLine: boolean
  /** Rules of the table are drawn twice, a point apart. */
  isDouble: boolean
  /** The number of the document stands above each page, and notes of its issue below. */
  hasNotes: boolean
  /** The summary has page numbers of its own. */
  countsSummary: boolean
}

const FONTS: FontMetrics[] = [
  { name: 'Batang', hangul: 1000, digit: 500, latin: 550, space: 330 },
  { name: 'Gulim', hangul: 920, digit: 560, latin: 480, space: 300 },
  { name: 'NanumGothic', hangul: 870, digit: 580, latin: 520, space: 270 },
]

export function layoutOf(seed: number): Layout {
  const random = randomOf(seed * 7919 + 13)
  const size = random.pick([7.5, 8, 9, 9.5, 10])
  const rules = random.pick([
    'GRID',
    'GRID',
    'GRID',
    'BOXES',
    'THIN_FILLS',
    'LEVEL_ONLY',
    'UPRIGHT_ONLY',
    'NONE',
  ] as const)
  const isRuled = rules !== 'NONE' && rules !== 'UPRIGHT_ONLY'
  return {
    width: 595,
    height: random.pick([842, 842, 792]),
    margin: random.between(28, 56),
    font: random.pick(FONTS),
    size,
    leading: size * (1.1 + random.next() * 0.5),
    padding: isRuled ? 1.5 + random.next() * 4 : 4 + random.next() * 5,
    columns: columnsOf(random),
    rules,
    cellsFrom: isRuled && random.chance(0.35) ? 'MIDDLE' : 'TOP',
    headerFrom: random.pick(['LEFT', 'CENTRE', 'CENTRE']),
    headerBlanks: random.pick(['', ' ', ' ', '  ']),
    strike: random.pick(['STROKE', 'STROKE', 'BOX', 'A_LETTER', 'ACROSS']),
    pieces: random.pick(['LINE', 'LINE', 'WORD', 'LETTER', 'PART']),
    order: random.pick(['READING', 'READING', 'COLUMNS', 'SHUFFLED']),
    blank: random.pick([' ', ' ', '\u0001', '\u00a0', '  ']),
    repeatsHeader: random.chance(0.6),
    splitsRows: random.chance(0.5),
    secondRow: random.chance(0.5),
    turn: random.pick([0, 0, 0, 0, 90, 180, 270, 'LYING']),
    scale: random.pick([1, 1, 1, 0.75, 1.3333]),
    stamp: random.pick(['NONE', 'NONE', 'LARGE', 'SPACED']),
    pageNumber: random.pick(['FOOT', 'HEAD', 'IN_NOTE']),
    repeats: random.pick(['BOTH', 'MAIN', 'OLD_AND_NEW']),
    strikeAt: 0.25 + random.next() * 0.2,
    seed,
    isLabelled: false,
    isOnOneLine: false,
    isDouble: false,
    hasNotes: false,
    countsSummary: false,
  }
}

const OTHER_FONTS: FontMetrics[] = [
  { name: 'Mono', hangul: 1000, digit: 500, latin: 500, space: 500 },
  { name: 'Wide', hangul: 1000, digit: 650, latin: 600, space: 420 },
  { name: 'Narrow', hangul: 860, digit: 440, latin: 430, space: 180 },
]
const OTHER_COLUMNS = [
  [0.06, 0.16, 0.18, 0.18, 0.42],
  [0.1, 0.1, 0.17, 0.17, 0.46],
  [0.1, 0.2, 0.12, 0.2, 0.38],
  [0.12, 0.25, 0.2, 0.2, 0.23],
  [0.2, 0.2, 0.2, 0.2, 0.2],
]

/** Ruled layouts as the courts' offices have printed them, and other ones: none that `layoutOf` makes. */
export function strangeLayoutOf(seed: number): Layout {
  const random = randomOf(seed * 104_729 + 7)
  const size = random.pick([6, 7, 8.5, 9, 11, 12])
  const [width, height] = random.pick([
    [595, 842],
    [612, 792],
    [842, 595],
    [595, 500],
  ] as const)
  return {
    ...layoutOf(seed),
    width,
    height,
    size,
    leading: size * (1 + random.next()),
    padding: 1 + random.next() * 6,
    font: random.pick(OTHER_FONTS),
    columns: random.pick(OTHER_COLUMNS),
    rules: random.pick(['GRID', 'GRID', 'BOXES', 'THIN_FILLS']),
    cellsFrom: random.pick(['TOP', 'MIDDLE']),
    isLabelled: random.chance(0.6),
    isOnOneLine: random.chance(0.3),
    isDouble: random.chance(0.2),
    hasNotes: random.chance(0.5),
    countsSummary: random.chance(0.4),
  }
}

function columnsOf(random: Random): number[] {
  const weights = [
    0.8 + random.next() * 0.4,
    1.5 + random.next() * 0.7,
    1.6 + random.next() * 0.6,
    1.5 + random.next() * 0.7,
    3.2 + random.next() * 2,
  ]
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
}
