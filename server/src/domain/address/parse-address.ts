import type { DistrictCatalogue } from '../district/district-catalogue.ts'
import type { NamedDistrict } from '../district/legal-district.ts'
import { compactName } from '../district/name-index.ts'
import { cleanAddressText } from './clean-address-text.ts'
import { type LotNumber, readLotNumber } from './lot-number.ts'

/** What an address text says. `districts` are those that it may mean: several when the name is ambiguous. */
export type ParsedAddress =
  | {
      kind: 'LOT'
      districts: NamedDistrict[]
      lotNumber: LotNumber
      /** What follows the lot number, kept aside: `101동 1203호`, `은마아파트 3층`. */
      unitText: string | null
    }
  /** A district and no lot number. */
  | { kind: 'NO_LOT'; districts: NamedDistrict[] }
  /** A road address (도로명주소): it names no lot. */
  | { kind: 'ROAD' }
  /** An administrative dong (행정동, `신림1동`); `districts` are the legal districts it may stand for. */
  | { kind: 'ADMINISTRATIVE_DONG'; districts: NamedDistrict[] }
  | { kind: 'NO_DISTRICT' }
  | { kind: 'EMPTY' }

/** A beginning of the text that names districts, and what follows. */
type Reading = { districts: NamedDistrict[]; rest: string }

/** `신림로 12`, `신림로12길 3-4`, `2순환로 12`, `봉은사로지하 102`, `대로 12` (of 시흥대로), right behind the district. */
const ROAD = /^\s*[가-힣A-Za-z\d·.]*?(?:로|길)\s*(?:\d+[가-힣]*길\s*)?(?:지하\s*)?\d/u
/** `신림1동`, `신림제1동`, `상계3·4동`, `성수1가2동`. */
const ADMINISTRATIVE_DONG = /^\s*([가-힣]+?)(?:(\d가)|제)?\d+(?:[·.,]\d+)*동/u

/**
 * Reads a free-form lot-number address. Blanks may be anywhere or missing, districts above may be left out, and former
 * and short names are understood. The longest beginning that names a district and is followed by a lot number counts.
 * Never throws.
 */
export function parseAddress(text: string, catalogue: DistrictCatalogue): ParsedAddress {
  const address = cleanAddressText(text)
  if (address === '') return { kind: 'EMPTY' }
  const readings = readDistricts(address, catalogue)
  // Only right behind the longest: in 종로구 종로1가 the 종로 is no road.
  if (ROAD.test(readings[0]?.rest ?? address)) return { kind: 'ROAD' }
  for (const { districts, rest } of readings) {
    const lot = readLotNumber(rest)
    if (lot !== null) return { kind: 'LOT', districts, lotNumber: lot.lotNumber, unitText: unitTextOf(lot.rest) }
  }
  const legalDongs = readAdministrativeDong(address, readings[0], catalogue)
  if (legalDongs.length > 0) return { kind: 'ADMINISTRATIVE_DONG', districts: legalDongs }
  return readings[0] !== undefined && isWholeDistrict(readings[0])
    ? { kind: 'NO_LOT', districts: readings[0].districts }
    : { kind: 'NO_DISTRICT' }
}

/** Whether nothing follows, or the reading went down to a 읍면동; else what follows is a name that nobody knows. */
function isWholeDistrict({ districts, rest }: Reading): boolean {
  return compactName(rest) === '' || districts.some(({ district }) => district.emdName !== null)
}

/** The longest reading first. */
function readDistricts(address: string, catalogue: DistrictCatalogue): Reading[] {
  const byEnd = new Map<number, NamedDistrict[]>()
  for (const { named, end } of catalogue.matchStart(address)) {
    const districts = byEnd.get(end)
    if (districts === undefined) byEnd.set(end, [named])
    else districts.push(named)
  }
  return [...byEnd]
    .sort(([a], [b]) => b - a)
    .map(([end, districts]) => ({ districts, rest: behindCompact(address, end).replace(/^[)\]]+/u, '') }))
}

/** What follows the first `length` characters of the compact form of a text. */
function behindCompact(text: string, length: number): string {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === length) return text.slice(at)
    if (compactName(text.charAt(at)) !== '') seen += 1
  }
  return ''
}

function readAdministrativeDong(
  address: string,
  longest: Reading | undefined,
  catalogue: DistrictCatalogue,
): NamedDistrict[] {
  const rest = longest?.rest ?? address
  const [, name, block] = ADMINISTRATIVE_DONG.exec(rest) ?? []
  if (name === undefined) return []
  const above = address.slice(0, address.length - rest.length)
  return catalogue.named(`${above} ${name}동${block ?? ''}`)
}

function unitTextOf(rest: string): string | null {
  const unit = rest.replace(/^[\s·-]+/u, '').trimEnd()
  return unit === '' ? null : unit
}
