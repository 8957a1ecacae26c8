import type { CatalogueRow } from './catalogue-text.ts'
import type { DistrictLevel, LegalDistrict } from './legal-district.ts'

/** A district with the values that the rows below it need; they are read some hundred thousand times. */
type Above = {
  district: LegalDistrict
  /** Number of leading digits shared by every code below it: 시도 2, 시군구 5, 읍면동 8. */
  shared: number
  /** Those digits. */
  prefix: string
  /** For a city, the four digits that it shares with its wards; otherwise null. */
  cityPrefix: string | null
}

function sharedDigits(code: string): number {
  if (!code.endsWith('00')) return 10
  if (!code.endsWith('00000')) return 8
  return code.endsWith('00000000') ? 2 : 5
}

function isAbove({ district, shared, prefix, cityPrefix }: Above, row: CatalogueRow, rowShared: number): boolean {
  if (shared < rowShared && row.code.startsWith(prefix)) return true
  // 수원시 41110 contains its wards 41111, 41113, …; but 영동군 43740 does not contain 증평군 43745.
  return (
    cityPrefix !== null &&
    rowShared <= 5 &&
    row.code !== district.code &&
    row.code.startsWith(cityPrefix) &&
    !/[시군]$/u.test(row.name)
  )
}

/** A 읍면동 belongs to a 시군구, and a 리 to a 읍면동. */
function isGapBetween(parent: Above | undefined, rowShared: number): boolean {
  if (rowShared <= 5) return false
  return parent?.shared !== (rowShared === 10 ? 8 : 5)
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
    isGuess: row.isGuess,
  }
}

/** The catalogue file is already sorted. */
function inOrder(rows: readonly CatalogueRow[]): readonly CatalogueRow[] {
  const isOrdered = rows.every(({ code }, at) => at === 0 || (rows[at - 1]?.code ?? '') <= code)
  return isOrdered ? rows : rows.toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

/**
 * Links every row to its parent district and builds its full name. The result is keyed by code, in code order. Throws
 * if a parent is missing or a code is duplicated.
 */
export function buildDistrictTree(rows: readonly CatalogueRow[]): Map<string, LegalDistrict> {
  const districts = new Map<string, LegalDistrict>()
  // The previous row and its ancestors: the parent of a row is always among them.
  const line: Above[] = []
  for (const row of inOrder(rows)) {
    const { code, name } = row
    if (districts.has(code)) throw new Error(`District catalogue: ${code} comes twice`)
    const shared = sharedDigits(code)
    let parent = line.at(-1)
    while (parent !== undefined && !isAbove(parent, row, shared)) {
      line.pop()
      parent = line.at(-1)
    }
    if (isGapBetween(parent, shared)) throw new Error(`District catalogue: nothing above ${code} ${name}`)
    const district = createDistrict(row, parent?.district ?? null)
    districts.set(code, district)
    const cityPrefix = shared === 5 && name.endsWith('시') ? code.slice(0, 4) : null
    if (shared < 10) line.push({ district, shared, prefix: code.slice(0, shared), cityPrefix })
  }
  return districts
}
