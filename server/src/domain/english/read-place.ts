import type { StepBudget } from '../step-budget.ts'
import type { Found, Place } from './pieces.ts'
import { SPELLINGS, type SpeltName, type SpeltNames } from './spelt-names.ts'
import { ORDINARY_WORDS } from './well-known-places.ts'

/** Words and numbers joined by hyphens or single blanks; a name is the longest prefix that spells one. */
const WORDS = /[\p{Script=Latin}\d'’]+(?:(?:\s?-\s?|\.?\s)[\p{Script=Latin}\d'’]+){0,5}/uy
const HANGUL = /[가-힣]+\d?[가-힣]*/uy
const WORD_END = /(?<=[\p{L}\d])(?=[\s.-]|$)/gu
/** Sillim in Sillim-ro or Sillim-ro59-gil is not a place. */
const ROAD_BEHIND =
  /^(?:\s?-?\s?(?:daero|gil)|\s?-\s?(?:ro|no)|\s(?:ro|road|rd))(?:\b|(?=\d+[\s-]*[a-z]*[\s-]*gil\b))/iu
/** The unit at the end of a romanised name. */
const UNIT = /(?:dong|tong|gu|ku|si|shi|do|gun|kun|eup|up|myeon|myun|ri|ni|ga|ka)$/u
/** Hadong is 하동군 or the 하동 of many cities; Ha-dong is one of the latter. */
const APART = /[\s-][a-z]+$/iu
/** Every spelling of a unit; the official one of each Korean unit comes last. */
const UNITS = new Map(
  (
    'tong=동 dong=동 ku=구 district=구 ward=구 gu=구 shi=시 city=시 si=시 province=도 do=도 kun=군 county=군 gun=군 up=읍 town=읍 ' +
    'eup=읍 myun=면 township=면 myeon=면 ni=리 village=리 ri=리 ka=가 ga=가'
  )
    .split(' ')
    .map((pair) => pair.split('=', 2) as [string, string]),
)
const LATIN_UNITS = new Map([...UNITS].map(([latin, unit]) => [unit, latin]))
const ENGLISH_UNIT =
  /^[\s-]+(?:metropolitan\s+|special\s+)?(city|district|ward|county|province|town|township|village)\b/iu
/** Buildings are called so, too: UN Village, Sun City. */
const OF_BUILDINGS = new Set(['city', 'town', 'village', 'county'])
const [RANK_OF_A_DONG, RANK_OF_A_VILLAGE] = [3, 5]
const ADMINISTRATIVE = /^[\s-]*(\d{1,2})[\s-]*dong\b/iu

const MARKS: readonly [pattern: RegExp, mark: string][] = [
  [/^[\s-]+(?:subway\s+|metro\s+)?(?:station|stn|sta)\b\.?|^[\s-]*(?:yeok|yuk)\b/iu, '역'],
  [/^[\s-]+new\s?town\b/iu, '신도시'],
  [/^[\s-]+(?:university|univ)\b\.?/iu, '대'],
  [/^[\s-]+market\b/iu, '시장'],
  [/^[\s-]+terminal\b/iu, '터미널'],
]
/** Without a unit, shorter words usually mean something else. */
const [SHORTEST, SHORTEST_ALIKE] = [4, 5]

/** Reads the Korean names that an English text may name at a position. */
export function readPlace(text: string, at: number, sources: readonly SpeltNames[], budget: StepBudget): Found | null {
  const known = readHangul(text, at, sources)
  if (known !== null) return known
  WORDS.lastIndex = at
  const [words = ''] = WORDS.exec(text) ?? []
  for (const end of endsOf(words)) {
    if (!budget.take()) return null
    if (ROAD_BEHIND.test(text.slice(at + end))) continue
    const typed = words.slice(0, end)
    const found = readName(typed, text.slice(at + end), sources)
    if (found !== null) {
      const length = end + found.taken
      return { piece: { ...found.place, typed: text.slice(at, at + length) }, length }
    }
  }
  return null
}

/** Longest first. */
function endsOf(words: string): number[] {
  return [...words.matchAll(WORD_END)].map(({ index }) => index).toReversed()
}

type NameFound = { place: Place; taken: number } | null

function readName(typed: string, behind: string, sources: readonly SpeltNames[]): NameFound {
  return (
    readWithMark(typed, behind, sources) ??
    readWithEnglishUnit(typed, behind, sources) ??
    readAlone(typed, behind, sources)
  )
}

/** The names for each spelling; only those with the unit that the word ends in: Chung-dong is not 청통. */
function readingsOf(typed: string, sources: readonly SpeltNames[], unit: string | undefined): SpeltName[][] {
  const isOf = ({ name, isWhole }: SpeltName) => unit === undefined || (isWhole && name.endsWith(unit))
  return SPELLINGS.map((spelling) => sources.flatMap((names) => names.find(typed, spelling)).filter(isOf))
}

const hasAny = (readings: readonly (readonly SpeltName[])[]) => readings.some(({ length }) => length > 0)

function placeOf(readings: readonly (readonly SpeltName[])[], isGuess = false): Place {
  return { kind: 'PLACE', readings: readings.filter(({ length }) => length > 0), isGuess }
}

/** Prefers names that a list has with the mark: Samsung station is 삼성역, not the station of 삼숭동. */
function withMark(
  readings: readonly (readonly SpeltName[])[],
  mark: string,
  sources: readonly SpeltNames[],
): SpeltName[][] {
  const marked = readings.map((names) =>
    names.map((each) => ({ ...each, name: each.name + mark, districts: [], isWhole: false })),
  )
  const isListed = ({ name }: SpeltName) => sources.some((names) => names.named(name) !== null)
  const listed = marked.map((names) => names.filter(isListed))
  return hasAny(listed) ? listed : marked
}

function universitiesOf(typed: string, sources: readonly SpeltNames[]): SpeltName[][] {
  return readingsOf(`${typed}dae`, sources, undefined).map((names) => names.filter(({ name }) => name.endsWith('대')))
}

function readWithMark(typed: string, behind: string, sources: readonly SpeltNames[]): NameFound {
  for (const [pattern, mark] of MARKS) {
    const taken = pattern.exec(behind)?.[0].length ?? 0
    if (taken === 0) continue
    // 한양대 and 신도시 are names of their own; 역 may follow any name
    const whole = mark === '대' ? universitiesOf(typed, sources) : []
    if (hasAny(whole)) return { place: placeOf(whole), taken }
    const readings = withMark(readingsOf(typed, sources, undefined), mark, sources)
    if (hasAny(readings)) return { place: placeOf(readings), taken }
  }
  return null
}

function readWithEnglishUnit(typed: string, behind: string, sources: readonly SpeltNames[]): NameFound {
  const [all = '', word = ''] = ENGLISH_UNIT.exec(behind) ?? []
  const unit = UNITS.get(word.toLowerCase())
  if (unit === undefined) return null
  const readings = readingsOf(`${typed}${LATIN_UNITS.get(unit) ?? ''}`, sources, unit)
  // Seoul is a city whose short name has no 시
  const alone = hasAny(readings) ? readings : readingsOf(typed, sources, undefined).slice(0, 2)
  const isSpelt = hasAny(alone.slice(0, 1))
  const mayBeBuilding = OF_BUILDINGS.has(word.toLowerCase())
  const isBrief = mayBeBuilding && typed.length < SHORTEST
  // UN, LG
  if (isBrief && (!isSpelt || typed === typed.toUpperCase())) return null
  const isGuess = isBrief || (mayBeBuilding && !isSpelt)
  return hasAny(alone) ? { place: placeOf(alone, isGuess), taken: all.length } : null
}

function readAlone(typed: string, behind: string, sources: readonly SpeltNames[]): NameFound {
  const letters = typed.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '')
  const unit = UNITS.get(UNIT.exec(letters)?.[0] ?? '')
  const isApart = APART.test(typed)
  const withUnit = unit === undefined || !isApart ? [] : readingsOf(typed, sources, unit)
  if (hasAny(withUnit)) return { place: placeOf(withUnit), taken: 0 }
  const [official = [], close = [], loose = []] = readingsOf(typed, sources, undefined)
  if (ORDINARY_WORDS.has(letters)) return null
  const office = readAdministrative(behind, [official, close, loose])
  if (office !== null) return office
  const isWords = /[\s-]/u.test(typed)
  const readings = [
    official.filter(({ name }) => letters.length >= SHORTEST || !/[가-힣]/u.test(name)),
    letters.length >= SHORTEST_ALIKE ? close.filter(({ rank }) => rank !== RANK_OF_A_VILLAGE) : [],
  ]
  if (hasAny(readings)) return { place: placeOf(readings), taken: 0 }
  if (isWords || letters.length <= SHORTEST_ALIKE || loose.length === 0) return null
  return { place: placeOf([loose], true), taken: 0 }
}

/** `Sillim 1-dong`: an administrative dong, which is in no list of legal districts. */
function readAdministrative(behind: string, readings: readonly (readonly SpeltName[])[]): NameFound {
  const [all = '', number] = ADMINISTRATIVE.exec(behind) ?? []
  if (number === undefined) return null
  const dongs = readings.map((names) =>
    names.flatMap(({ name, districts }) => {
      const inDongs = districts.filter((district) => district.name === `${name}동`)
      return inDongs.length === 0
        ? []
        : { name: `${name}${number}동`, districts: inDongs, rank: RANK_OF_A_DONG, isWhole: true }
    }),
  )
  return hasAny(dongs) ? { place: placeOf(dongs), taken: all.length } : null
}

/** A Korean name among English words. */
function readHangul(text: string, at: number, sources: readonly SpeltNames[]): Found | null {
  HANGUL.lastIndex = at
  const [typed = ''] = HANGUL.exec(text) ?? []
  const name = sources.map((names) => (typed === '' ? null : names.named(typed))).find((each) => each !== null)
  return name ? { piece: { ...placeOf([[name]]), typed }, length: typed.length } : null
}
