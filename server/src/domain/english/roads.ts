import type { StepBudget } from '../step-budget.ts'
import { hangulSpelt } from './hangul-spelt.ts'
import type { Found } from './pieces.ts'
import { spellingOf } from './spelling-key.ts'
import type { SpeltNames } from './spelt-names.ts'

const LETTER = 'beon|ga|na|da|ra|ma|ba|sa|a|ja|cha|ka|ta|pa|ha'
const LETTERS: Record<string, string> = Object.fromEntries(
  'beon=번 ga=가 na=나 da=다 ra=라 ma=마 ba=바 sa=사 a=아 ja=자 cha=차 ka=카 ta=타 pa=파 ha=하'
    .split(' ')
    .map((pair) => pair.split('=', 2)),
)
const KINDS: Record<string, string> = { daero: '대로', ro: '로', no: '로', road: '로', rd: '로', gil: '길' }
/** `Sillim-ro 59-gil`, `Sillim-ro59-gil`, `Teheran-ro`, `Jungang-ro 12beon-gil`. */
const ROAD = new RegExp(
  String.raw`(?<stem>world\s+cup(?:\s*buk)?|[a-z\d'’]+(?:-[a-z\d'’]+)*?)(?<joint>\s*-\s*|\s?)(?<kind>daero|ro|no|road|rd|gil)(?:\b\.?|(?=\d{1,4}[\s-]*(?:${LETTER})?[\s-]*gil\b))` +
    String.raw`(?:\s*-?\s*(?<number>\d{1,4})[\s-]*(?<letter>${LETTER})?[\s-]*gil\b)?`,
  'iuy',
)
const NUMBER_BEFORE = /\d[\s,]*$/u
const NUMBER_BEHIND = /^[\s,]*\d/u
/** Stems of road names that are English words or foreign names. */
const STEMS = new Map(
  Object.entries({
    tehran: '테헤란',
    olympic: '올림픽',
    worldcup: '월드컵',
    worldcupbuk: '월드컵북',
    digital: '디지털',
    centum: '센텀',
    marine: '마린',
    convensia: '컨벤시아',
    art: '아트',
    central: '센트럴',
    rodeo: '로데오',
  }),
)
/** The maximum number of names tried for one spelling. */
const MOST_STEMS = 8

/**
 * Reads a road at a position. Only a hyphen is conclusive; otherwise a number must be next to it, as many words end in
 * ro. Road names are in no list: if the stem is not a district's name, every possible Hangul spelling is returned.
 */
export function readRoad(text: string, at: number, sources: readonly SpeltNames[], budget: StepBudget): Found | null {
  ROAD.lastIndex = at
  const match = ROAD.exec(text)
  const { stem = '', joint = '', kind = '', number, letter } = match?.groups ?? {}
  if (match === null) return null
  const [typed] = match
  const isMarked = joint.includes('-') || number !== undefined
  const hasNumber = NUMBER_BEFORE.test(text.slice(0, at)) || NUMBER_BEHIND.test(text.slice(at + typed.length))
  if (!isMarked && !hasNumber) return null
  const part = number === undefined ? '' : `${number}${LETTERS[letter?.toLowerCase() ?? ''] ?? ''}길`
  const roads = stemsOf(stem, sources, budget).map((each) => `${each}${KINDS[kind.toLowerCase()] ?? ''}${part}`)
  return roads.length === 0 ? null : { piece: { kind: 'ROAD', typed, roads }, length: typed.length }
}

function stemsOf(latin: string, sources: readonly SpeltNames[], budget: StepBudget): string[] {
  const [, before = '', stem = ''] = /^(\d*)(.*)$/u.exec(spellingOf(latin)) ?? []
  const own = STEMS.get(stem)
  if (own !== undefined) return [own]
  const official = sources.flatMap((names) => names.find(stem, 'OFFICIAL')).map(({ name }) => name)
  // many roads have the name of a 리: 왕십리로 rather than 왕십니로
  const isVillage = (name: string) => name.endsWith('리')
  const spelt = hangulSpelt(stem, MOST_STEMS, budget).toSorted((a, b) => Number(isVillage(b)) - Number(isVillage(a)))
  const alike = official.length > 0 ? [] : sources.flatMap((names) => names.find(stem, 'CLOSE')).map(({ name }) => name)
  return [...new Set([...official, ...alike, ...spelt])].slice(0, MOST_STEMS).map((each) => before + each)
}
