import type { Found } from './pieces.ts'
import { scan } from './scanner.ts'

const ORDINALS = 'ground first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const ROOM = '(?:unit|room|rm|apartment|apt|suite|ste|flat)'
const ROOM_BEFORE = String.raw`(?:${ROOM}\b\.?\s*(?:no\b\.?\s*)?#?|#)\s*`
/** `101-1203`: rooms have three or four digits. */
const PAIR = String.raw`\d{1,4}-\d{3,4}`
const BUILDING = '(?:building|bldg|block|blk|tower|wing)'
/** Text after a number that makes it an amount, a size or part of something else. */
const NOT_COUNTED = String.raw`(?![\d,./~]*\d|\s*(?:[%₩]|-?\s*(?:dong|ga|gil|beon|ro)\b)|\s*(?:thousand|million|billion|mil|mn|bn|[km]|man|manwon|eok|won|krw|sqm|sq|m2|square|pyeong|pyung|py|rooms?|bed\w*|min\w*|years?|months?)\b)`

type Rule = { pattern: RegExp; order: number; korean: (groups: Record<string, string | undefined>) => string }

const rule = (order: number, source: string, korean: Rule['korean']): Rule => ({
  pattern: new RegExp(source, 'iuy'),
  order,
  korean,
})

const [BUILDINGS, FLOORS, ROOMS] = [0, 1, 2]

/** `Bldg 2`, `101-dong`; `3rd floor`, `5F`, `5F-501`, `B1`, `basement`; `Unit 301`, `#301`, `1203-ho`; `Apt 101-1203`. */
const RULES: readonly Rule[] = [
  rule(
    BUILDINGS,
    String.raw`${BUILDING}\b\.?\s*(?:no\b\.?\s*)?#?\s*(?<name>\d{1,4}|(?-i:[A-Z]))\b${NOT_COUNTED}`,
    ({ name }) => `${name}동`,
  ),
  rule(BUILDINGS, String.raw`dong\s+(?<name>\d{1,4})\b${NOT_COUNTED}`, ({ name }) => `${name}동`),
  rule(
    BUILDINGS,
    String.raw`(?:(?<name>\d{1,4})[\s-]*|(?<letter>(?-i:[A-D]))[\s-]+)dong\b`,
    ({ name, letter }) => `${name ?? letter}동`,
  ),
  rule(
    FLOORS,
    String.raw`(?:basement|b)\s*(?:floor|level)?\s*(?<floor>\d)\s*(?:f|fl|floor)?\b(?![-\d])`,
    ({ floor }) => `지하 ${floor}층`,
  ),
  rule(
    FLOORS,
    String.raw`(?<floor>\d)(?:st|nd|rd|th)?\s+basement(?:\s+(?:floor|level))?\b`,
    ({ floor }) => `지하 ${floor}층`,
  ),
  rule(FLOORS, String.raw`(?<floor>\d{1,3})f-(?<name>\d{3,4})\b`, ({ floor, name }) => `${floor}층 ${name}호`),
  rule(
    FLOORS,
    String.raw`(?<floor>\d{1,3})(?:st|nd|rd|th)?(?:\s*-?\s*(?:floor|flr|fl)|\s*\/?f)\b\.?`,
    ({ floor }) => `${floor}층`,
  ),
  rule(FLOORS, String.raw`(?:floor|fl)\b\.?\s*(?<floor>\d{1,3})\b`, ({ floor }) => `${floor}층`),
  rule(
    FLOORS,
    String.raw`(?<ordinal>${ORDINALS.join('|')})[\s-]+(?:floor|flr|fl)\b`,
    ({ ordinal = '' }) => `${Math.max(ORDINALS.indexOf(ordinal.toLowerCase()), 1)}층`,
  ),
  // building and room, or a room with a hyphen: left as typed, as in Korean
  rule(ROOMS, String.raw`${ROOM_BEFORE}(?<pair>${PAIR})\b(?:\s*-?\s*ho\b)?`, ({ pair = '' }) => pair),
  rule(ROOMS, String.raw`(?<pair>${PAIR})\s*-?\s*ho\b(?!-)`, ({ pair = '' }) => pair),
  rule(
    ROOMS,
    String.raw`${ROOM_BEFORE}(?<name>[a-z]?\d{1,4}(?:-\d{1,2})?)\b(?!-\d)${NOT_COUNTED}(?:\s*-?\s*ho\b)?`,
    ({ name = '' }) => `${name.toUpperCase()}호`,
  ),
  rule(
    ROOMS,
    String.raw`(?<name>[a-z]?\d{1,4}(?:-\d{1,2})?)\s*-?\s*ho\b(?!-)`,
    ({ name = '' }) => `${name.toUpperCase()}호`,
  ),
  rule(ROOMS, String.raw`(?<name>B\d{3})\b`, ({ name = '' }) => `${name.toUpperCase()}호`),
]

/** Reads the part of a building named at a position. */
export function readUnit(text: string, at: number): Found | null {
  for (const { pattern, order, korean } of RULES) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match === null) continue
    const [typed] = match
    return { piece: { kind: 'UNIT', typed, order, korean: korean(match.groups ?? {}) }, length: typed.length }
  }
  return null
}

const GAP = /[\s,;.]+/uy

/** Translates a text of building parts only, `Unit 301, Bldg 2`, in Korean order; null for any other text. */
export function unitsInKorean(text: string): string | null {
  const scanner = scan(text, 0)
  const units: { korean: string; order: number }[] = []
  while (scanner.at() < text.length) {
    if (scanner.take(GAP) !== null) continue
    const { piece, length } = readUnit(text, scanner.at()) ?? {}
    if (piece?.kind !== 'UNIT' || length === undefined) return null
    units.push(piece)
    scanner.moveTo(scanner.at() + length)
  }
  const inOrder = units.toSorted((a, b) => a.order - b.order).map(({ korean }) => korean)
  return inOrder.length === 0 ? null : inOrder.join(' ')
}
