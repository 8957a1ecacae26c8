import type { LandRightRow, OwnerClass, OwnerRow } from '../../domain/property/land-ledger.ts'
import { plainUnitName } from '../../domain/property/unit-text.ts'
import type { Interpretation } from '../http.ts'
import type { Page } from '../pages.ts'
import { interpretNedPage, NED_PAGE_SIZE, readDay } from '../vworld.ts'
import { readCount, readText, type WireObject } from '../wire-object.ts'

/** A lot with more rows is not read: it would cost a diagnosis too many calls. */
const MOST_ROWS = 5 * NED_PAGE_SIZE

/** A row and the lot that it is of: a short `pnu` brings others along. */
export type OfLot<Row> = { pnu: string; row: Row }

const OWNERSHIP = { roots: ['possessions'], rows: 'field' }
const LAND_RIGHTS = { roots: ['ldaregVOList'], rows: 'ldaregVOList' }

export function parseOwnership(text: string, pageNumber: number): Interpretation<Page<OfLot<OwnerRow>>> {
  return notTooLarge(interpretNedPage(text, OWNERSHIP, pageNumber, (row) => ofLot(row, ownerRow)))
}

export function parseLandRights(text: string, pageNumber: number): Interpretation<Page<OfLot<LandRightRow>>> {
  return notTooLarge(interpretNedPage(text, LAND_RIGHTS, pageNumber, (row) => ofLot(row, landRightRow)))
}

/** The rows of one lot, each once: lists of this provider come doubled. */
export function rowsOfLot<Row>(rows: readonly OfLot<Row>[], pnu: string): Row[] {
  const own = rows.filter((each) => each.pnu === pnu).map(({ row }) => row)
  return [...new Map(own.map((row) => [JSON.stringify(row), row])).values()]
}

function notTooLarge<Row>(page: Interpretation<Page<Row>>): Interpretation<Page<Row>> {
  if (page.status !== 'FOUND' || page.value.totalCount <= MOST_ROWS) return page
  return { status: 'ERROR', reason: 'TOO_LARGE', detail: 'more rows than a diagnosis reads' }
}

function ofLot<Row>(row: WireObject | null, read: (row: WireObject | null) => Row): OfLot<Row> | null {
  const pnu = readText(row, 'pnu')
  return pnu !== null && /^\d{19}$/.test(pnu) ? { pnu, row: read(row) } : null
}

function ownerRow(row: WireObject | null): OwnerRow {
  return {
    unit: unitOf(row),
    ownerClass: ownerClassOf(readText(row, 'posesnSeCodeNm')),
    changedOn: readDay(row, 'ownshipChgDe'),
    cause: causeOf(readText(row, 'ownshipChgCauseCodeNm')),
    coOwnerCount: readCount(row, 'cnrsPsnCo'),
    asOf: readDay(row, 'lastUpdtDt'),
  }
}

function landRightRow(row: WireObject | null): LandRightRow {
  const ratio = readText(row, 'ldaQotaRate')?.replaceAll(/\s/g, '') ?? null
  return {
    unit: unitOf(row),
    ratio: ratio !== null && /^\d{1,9}(\.\d{1,6})?\/\d{1,9}(\.\d{1,6})?$/.test(ratio) ? ratio : null,
    closed: /말소|폐쇄|소멸|멸실/.test(readText(row, 'clsSeCodeNm') ?? ''),
    asOf: readDay(row, 'lastUpdtDt'),
  }
}

/** A word of a closed list; any other text is not passed on, whatever stands in it. */
function causeOf(text: string | null): string | null {
  return text !== null && /^[가-힣()·, ]{2,20}$/.test(text) ? text : null
}

/** Rows of a whole lot leave the unit out or write 0. */
function unitOf(row: WireObject | null): OwnerRow['unit'] {
  const ho = nameOf(readText(row, 'buldHoNm'))
  return ho === null ? null : { dong: nameOf(readText(row, 'buldDongNm')), ho }
}

function nameOf(text: string | null): string | null {
  const plain = text === null || /^(?:동명없음|없음|-|0*)$/.test(text) ? '' : plainUnitName(text)
  return plain === '' ? null : plain
}

function ownerClassOf(name: string | null): OwnerClass {
  const bare = name?.replaceAll(/[\s,·]/g, '') ?? ''
  if (bare === '개인') return 'PERSON'
  if (bare === '법인') return 'COMPANY'
  if (/^(?:국유지|시도유지|도유지|시유지|군유지|구유지|공유지)$/.test(bare)) return 'PUBLIC'
  return /종중|종교|단체/.test(bare) ? 'GROUP' : 'OTHER'
}
