import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { NamedDistrict } from '../district/legal-district.ts'
import { presentFirst } from '../district/match-districts.ts'
import { compactName } from '../district/name-index.ts'
import type { StepBudget } from '../step-budget.ts'
import { readLotNumber } from './lot-number.ts'

/** `budget`: the steps left. */
type Known = { catalogue: DistrictCatalogue; budget: StepBudget }

/** A prefix of the text that names districts, as written, and the rest of the text. */
export type Reading = { districts: NamedDistrict[]; text: string; rest: string }

/** Longest reading first. */
export function readDistricts(address: string, known: Known): Reading[] {
  const byEnd = new Map<number, NamedDistrict[]>()
  for (const { named, end } of known.catalogue.matchStart(address, known.budget)) {
    const districts = byEnd.get(end)
    if (districts === undefined) byEnd.set(end, [named])
    else districts.push(named)
  }
  const ends = endsOfCompact(address)
  return [...byEnd]
    .sort(([a], [b]) => b - a)
    .flatMap(([end, named]) => {
      const at = ends[end] ?? address.length
      const [text, behind] = [address.slice(0, at), address.slice(at)]
      if (isTorn(text, behind, named, known)) return []
      return [{ districts: presentFirst(named), text: text.trim(), rest: behind.replace(/^\s*[)\]]+/u, '') }]
    })
}

/** A name may contain a blank, but may not start in one word and end inside the next: 화성 시동|탄, 중구리|버뷰. */
function isTorn(text: string, behind: string, named: NamedDistrict[], { catalogue, budget }: Known): boolean {
  const [ending] = /(?<=[^가-힣A-Za-z\d])[가-힣]+$/u.exec(text) ?? []
  if (ending === undefined || !/^[가-힣]/u.test(behind) || readLotNumber(behind) !== null) return false
  const codes = new Set(named.map(({ district }) => district.code))
  return !catalogue
    .matchStart(ending, budget)
    .some((each) => each.end === ending.length && codes.has(each.named.district.code))
}

/** Maps each length of the compact form to its length in the original text, without trailing blanks. */
function endsOfCompact(text: string): number[] {
  const ends = [0]
  for (let at = 0; at < text.length; at += 1) if (compactName(text.charAt(at)) !== '') ends.push(at + 1)
  return ends
}

/** Whether nothing follows or the reading includes a 읍면동; otherwise an unknown name follows. */
export function isWholeDistrict({ districts, rest }: Reading): boolean {
  return compactName(rest) === '' || districts.some(({ district }) => district.emdName !== null)
}
