import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { NamedDistrict } from '../district/legal-district.ts'
import { createLotNumber, type LotNumber } from './lot-number.ts'

/**
 * What an address search or popup of juso.go.kr gave the client; numbers are not zero-padded and may come as numbers.
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
}

export type JusoSelection =
  /** `districts` in force that the code stands for: none when it is unknown, several after a split. */
  | { kind: 'LOT'; districts: NamedDistrict[]; lotNumber: LotNumber }
  /** Neither a code nor a main number: it is no selection of a lot. */
  | { kind: 'NONE' }
  /** A value that juso never gives. */
  | { kind: 'INVALID' }

/** Reads the lot of a selection. A client sends it, so nothing in it is taken on trust. */
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
