import type { CatalogueRow } from './catalogue-text.ts'
import type { DistrictLevel, LegalDistrict } from './legal-district.ts'

/** How many leading digits every code under this one shares: 시도 2, 시군구 5, 읍면동 8. */
function sharedDigits(code: string): number {
  if (code.endsWith('00000000')) return 2
  if (code.endsWith('00000')) return 5
  return code.endsWith('00') ? 8 : 10
}

function isAbove(parent: LegalDistrict, row: CatalogueRow): boolean {
  const shared = sharedDigits(parent.code)
  if (shared < sharedDigits(row.code) && row.code.startsWith(parent.code.slice(0, shared))) return true
  // 수원시 41110 holds its wards 41111, 41113, …; but 영동군 43740 does not hold 증평군 43745.
  const isCityAndWard = row.name.endsWith('구') && parent.name.endsWith('시') && row.code.endsWith('00000')
  return isCityAndWard && shared === 5 && row.code !== parent.code && row.code.startsWith(parent.code.slice(0, 4))
}

/** A 읍면동 belongs to a 시군구, and a 리 to a 읍면동. */
function isGapBetween(parent: LegalDistrict | undefined, row: CatalogueRow): boolean {
  const shared = sharedDigits(row.code)
  if (shared <= 5) return false
  return parent === undefined || sharedDigits(parent.code) !== (shared === 10 ? 8 : 5)
}

function levelOf(code: string, parent: LegalDistrict | null): DistrictLevel {
  if (parent === null) return 'SIDO'
  if (code.endsWith('00000')) return 'SIGUNGU'
  return code.endsWith('00') ? 'EMD' : 'RI'
}

function createDistrict(row: CatalogueRow, parent: LegalDistrict | null): LegalDistrict {
  const level = levelOf(row.code, parent)
  const city = parent?.sigunguName ?? null
  return {
    code: row.code,
    parentCode: parent?.code ?? null,
    level,
    name: row.name,
    fullName: parent === null ? row.name : `${parent.fullName} ${row.name}`,
    sidoName: parent?.sidoName ?? row.name,
    sigunguName: level !== 'SIGUNGU' ? city : city === null ? row.name : `${city} ${row.name}`,
    emdName: level === 'EMD' ? row.name : (parent?.emdName ?? null),
    riName: level === 'RI' ? row.name : null,
    active: row.active,
    abolishedOn: row.abolishedOn,
    successorCodes: row.successorCodes,
  }
}

/**
 * Links every row to the district above it and gives it its full name. The result is by code, in the order of the codes.
 * Throws when a district above is missing and when a code comes twice.
 */
export function buildDistrictTree(rows: readonly CatalogueRow[]): Map<string, LegalDistrict> {
  const districts = new Map<string, LegalDistrict>()
  // The districts above the row before, and that row: what is above a row is always among them.
  const line: LegalDistrict[] = []
  for (const row of [...rows].sort((a, b) => (a.code < b.code ? -1 : 1))) {
    if (districts.has(row.code)) throw new Error(`District catalogue: ${row.code} comes twice`)
    let parent = line.at(-1)
    while (parent !== undefined && !isAbove(parent, row)) {
      line.pop()
      parent = line.at(-1)
    }
    if (isGapBetween(parent, row)) throw new Error(`District catalogue: nothing above ${row.code} ${row.name}`)
    const district = createDistrict(row, parent ?? null)
    districts.set(row.code, district)
    line.push(district)
  }
  return districts
}
