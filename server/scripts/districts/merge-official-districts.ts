import type { CatalogueRow } from '../../src/domain/district/catalogue-text.ts'
import { buildDistrictTree } from '../../src/domain/district/district-tree.ts'
import type { OfficialDistricts } from './official-districts.ts'

const FEWEST = 19_000
const MOST = 23_000
const SIDO_COUNT = { fewest: 15, most: 18 }

/** Districts that no reorganisation in sight touches; a file without them is not the whole country. */
const WELL_KNOWN: Record<string, string> = {
  '1100000000': '서울특별시',
  '1162010200': '서울특별시 관악구 신림동',
  '1168010600': '서울특별시 강남구 대치동',
  '2600000000': '부산광역시',
  '3611000000': '세종특별자치시',
  '4111700000': '경기도 수원시 영통구',
  '4817000000': '경상남도 진주시',
  '5011025600': '제주특별자치도 제주시 구좌읍',
}

/**
 * The catalogue after a published file: its districts are those in force; what was abolished before keeps its successors,
 * and what the file no longer has in force is abolished without any. Throws when the file cannot be right.
 */
export function mergeOfficialDistricts(known: readonly CatalogueRow[], official: OfficialDistricts): CatalogueRow[] {
  checkCountry(official.active)
  checkNotOlder(known, official.active)
  const rows = [...official.active].map(([code, fullName]) => ({
    code,
    name: fullName.split(' ').at(-1) ?? fullName,
    active: true,
    abolishedOn: null,
    successorCodes: [],
    isGuess: false,
  }))
  checkNames(rows, official.active)
  const gone = known
    .filter(({ code }) => !official.active.has(code))
    .map((row) => (row.active ? { ...row, active: false, abolishedOn: official.abolished.get(row.code) ?? null } : row))
  return [...rows, ...gone]
}

/** Abolished districts that lead nowhere: codes stored under them will not be found again. */
export function withoutSuccessor(rows: readonly CatalogueRow[]): string[] {
  return rows.filter((row) => !row.active && row.successorCodes.length === 0).map(({ code }) => code)
}

function checkCountry(active: ReadonlyMap<string, string>): void {
  if (active.size < FEWEST || active.size > MOST) {
    throw new Error(`${active.size} districts in force; the country has between ${FEWEST} and ${MOST}.`)
  }
  const sidoNames = new Set([...active.values()].map((fullName) => fullName.split(' ')[0]))
  if (sidoNames.size < SIDO_COUNT.fewest || sidoNames.size > SIDO_COUNT.most) {
    throw new Error(`${sidoNames.size} 시도 by name; there are about 16.`)
  }
  for (const [code, name] of Object.entries(WELL_KNOWN)) {
    if (active.get(code) !== name) throw new Error(`${code} is "${active.get(code) ?? 'missing'}" and not ${name}.`)
  }
}

function checkNotOlder(known: readonly CatalogueRow[], active: ReadonlyMap<string, string>): void {
  const again = known.filter(({ code, successorCodes }) => successorCodes.length > 0 && active.has(code))
  if (again.length === 0) return
  const examples = again.slice(0, 3).map(({ code, abolishedOn }) => `${code} (abolished ${abolishedOn ?? 'before'})`)
  throw new Error(
    `The file is older than the catalogue: it has ${again.length} abolished codes in force, ${examples.join(', ')}.`,
  )
}

/** A full name must be the names of the districts above its code; a shifted column or a lost level shows here. */
function checkNames(rows: readonly CatalogueRow[], active: ReadonlyMap<string, string>): void {
  for (const { code, fullName } of buildDistrictTree(rows).values()) {
    if (active.get(code) !== fullName)
      throw new Error(`${code} is "${active.get(code)}", but stands under "${fullName}".`)
  }
}
