import type { StepBudget } from '../step-budget.ts'
import { type LegalDistrict, liesIn } from './legal-district.ts'
import { shortSidoNames } from './sido-names.ts'

/** A district whose names form a prefix of a text. */
export type NameMatch = {
  /** Active or abolished. */
  district: LegalDistrict
  /** The start of its own name in the compact text, after the names of its parents. */
  start: number
  /** The number of characters of the compact text that its names span. */
  end: number
  /** Only successors within this district count; null means all. */
  within: LegalDistrict | null
  /** No parent is named. */
  isAlone: boolean
}

export type NameIndex = {
  /**
   * Every district that a prefix of a compact text may name, for every prefix length. Parents may be omitted
   * (`관악구신림동`, `신림동`), and a 시도 or 시 may be given by its short name. One step is one name compared.
   */
  matchStart(compact: string, budget: StepBudget): NameMatch[]
}

const NOT_IN_NAMES = /[\s,()[\]·."'“”‘’‹›<>《》〈〉「」『』【】{}#*!?;]/gu

/** Separators between names and words, as in 신림동/봉천동; between digits, part of an amount or lot: 1000/50, 1422-5. */
export const JOINING_SIGN = /(?<!\d)[/&+|~-]|[/&+|~-](?!\d)/gu

/** Removes the punctuation and blanks that users may freely add to or omit from a name or text. */
export function compactName(text: string): string {
  return text.replace(NOT_IN_NAMES, '')
}

/** `기암리(岐岩)` and `기암리(基岩)` are two districts; without the Chinese characters the name may be either. */
export function bareName(name: string): string {
  const at = name.indexOf('(')
  return at < 0 ? name : name.slice(0, at)
}

const DIGITS = '영일이삼사오육칠팔구'

/** A quarter: its stem, `동` or `로` if it has one, and its number, as in 성수동1가, 한강로1가 and 명륜3가. */
export const QUARTER = /^(.+?)(동|로)?(\d)가$/u

/** All names of a district, its own name first. */
export function namesOf({ name, level }: LegalDistrict): string[] {
  const bare = bareName(name)
  const names = bare === name ? [name] : [compactName(name), bare]
  if (level === 'SIDO') names.push(...shortSidoNames(name))
  // 수원 for 수원시
  if (level === 'SIGUNGU' && name.endsWith('시')) names.push(name.slice(0, -1))
  // Offices such as that of 이도이동 use digits; after a single syllable (사일동, 범일동) the last one is not a number.
  const numbered = /^(.{2,})([일이삼])동$/u.exec(bare)
  if (numbered !== null) names.push(`${numbered[1]}${DIGITS.indexOf(numbered[2] ?? '')}동`)
  const quarter = QUARTER.exec(bare)
  if (quarter !== null) {
    const [, stem = '', kind = '', number = ''] = quarter
    names.push(`${stem}${kind}${DIGITS.charAt(Number(number))}가`)
    // users write 명륜동3가 like 성수동1가
    if (kind === '') names.push(`${stem}동${number}가`)
  }
  return names
}

type NameEntry = { name: string; district: LegalDistrict }

/** No district has a name of only one syllable. */
const SHORTEST = 2

/** `codesInForce`: the code itself for an active district, the successors' codes for an abolished one. */
export function createNameIndex(
  districts: ReadonlyMap<string, LegalDistrict>,
  codesInForce: (code: string) => readonly string[],
): NameIndex {
  const byBeginning = new Map<string, NameEntry[]>()
  for (const district of districts.values()) {
    for (const name of namesOf(district)) {
      const beginning = name.slice(0, SHORTEST)
      const list = byBeginning.get(beginning)
      if (list === undefined) byBeginning.set(beginning, [{ name, district }])
      else list.push({ name, district })
    }
  }
  for (const list of byBeginning.values()) list.sort((a, b) => a.name.length - b.name.length)
  /** Users combine a former name with the current name of its parent: 전북특별자치도 이리시, 여주시 여주읍. */
  function ledUnder(former: LegalDistrict, above: LegalDistrict): boolean {
    if (former.active || !above.active) return false
    return codesInForce(former.code).some((code) => {
      const successor = districts.get(code)
      return successor !== undefined && liesIn(successor, above, districts)
    })
  }
  function collect(compact: string, start: number, above: NameMatch | null, matches: NameMatch[], budget: StepBudget) {
    for (const { name, district } of byBeginning.get(compact.slice(start, start + SHORTEST)) ?? []) {
      if (!budget.take()) return
      if (!compact.startsWith(name, start)) continue
      const end = start + name.length
      const match = { district, start, end, within: above?.within ?? null, isAlone: above === null }
      if (above !== null && (district === above.district || !liesIn(district, above.district, districts))) {
        if (!ledUnder(district, above.district)) continue
        match.within = above.district
      }
      matches.push(match)
      if (district.level !== 'RI') collect(compact, end, match, matches, budget)
    }
  }
  return {
    matchStart(compact, budget) {
      const matches: NameMatch[] = []
      collect(compact, 0, null, matches, budget)
      return matches
    },
  }
}
