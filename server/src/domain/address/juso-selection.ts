import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { NamedDistrict } from '../district/legal-district.ts'
import { createLotNumber, type LotNumber } from './lot-number.ts'

/**
 * The client's selection from the juso.go.kr address search or popup. Values are not zero-padded and may be numbers.
 */
export type JusoAddress = {
  /** Legal-district code, 10 digits. */
  admCd?: string | number | null
  /** 1: mountain land. Missing or 0: land. */
  mtYn?: string | number | null
  /** Main number of the lot. */
  lnbrMnnm?: string | number | null
  /** Sub number of the lot; missing or empty: none. */
  lnbrSlno?: string | number | null
  roadAddr?: string | null
  jibunAddr?: string | null
  bdNm?: string | null
}

export type JusoSelection =
  /** `districts`: the active districts for the code; empty if it is unknown, several after a split. */
  | { kind: 'LOT'; districts: NamedDistrict[]; lotNumber: LotNumber }
  /** The code or the main number is missing: no lot is selected. */
  | { kind: 'NONE' }
  /** Contains a value that juso never returns. */
  | { kind: 'INVALID' }

/** Parses the lot of a selection. It comes from the client, so every value is validated. */
export function readJusoSelection(juso: JusoAddress | null | undefined, catalogue: DistrictCatalogue): JusoSelection {
  const code = textOf(juso?.admCd)
  const main = textOf(juso?.lnbrMnnm)
  if (code === '' || main === '') return { kind: 'NONE' }
  const sub = textOf(juso?.lnbrSlno)
  const mountain = textOf(juso?.mtYn)
  const areDigits = /^\d{10}$/.test(code) && /^\d{1,4}$/.test(main) && /^\d{0,4}$/.test(sub) && /^[01]?$/.test(mountain)
  const lotNumber = createLotNumber(mountain === '1' ? 'MOUNTAIN' : 'LAND', Number(main), Number(sub))
  if (!areDigits || lotNumber === null) return { kind: 'INVALID' }
  return { kind: 'LOT', districts: districtsOf(code, catalogue), lotNumber }
}

function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).trim()
}

function districtsOf(code: string, catalogue: DistrictCatalogue): NamedDistrict[] {
  const known = catalogue.find(code)
  if (known === null) return []
  if (known.active) return [{ district: known, formerCode: null }]
  return catalogue
    .successorsOf(code)
    .map((successor) => catalogue.find(successor))
    .filter((district) => district !== null)
    .map((district) => ({ district, formerCode: code }))
}

/** What is typed behind the selection's own text, which clients repeat before the unit; `null` for any other text. */
export function behindSelection(text: string, juso: JusoAddress | null | undefined): string | null {
  const [own] = [juso?.jibunAddr, juso?.roadAddr]
    .map((each) => each?.trim() ?? '')
    .filter((each) => each !== '' && text.trim().startsWith(each))
    .toSorted((a, b) => b.length - a.length)
  return own === undefined ? null : text.trim().slice(own.length)
}
