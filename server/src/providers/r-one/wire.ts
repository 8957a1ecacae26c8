import type { IndicatorCycle, IndicatorItem, IndicatorObservation, IndicatorTable } from '../../evidence/ports.ts'
import type { Interpretation } from '../http.ts'
import { interpretText } from '../interpret-text.ts'
import { checkPage, type Page } from '../pages.ts'
import {
  asList,
  asObject,
  type FailureCodes,
  failureOf,
  malformed,
  readCount,
  readText,
  type WireObject,
} from '../wire-object.ts'

/** The provider's own limit. */
export const PAGE_SIZE = 1000

export type StatisticsOperation = 'SttsApiTbl' | 'SttsApiTblItm' | 'SttsApiTblData'

const CYCLES: IndicatorCycle[] = ['MM', 'QY', 'YY', 'WK']

const FAILURES: FailureCodes = {
  'INFO-300': { reason: 'KEY_REJECTED' },
  'ERROR-290': { reason: 'KEY_REJECTED' },
  'ERROR-337': { reason: 'QUOTA_EXCEEDED', retry: 'AFTER_MIDNIGHT' },
  'ERROR-500': { reason: 'PROVIDER_ERROR', retry: 'SOON' },
  'ERROR-600': { reason: 'PROVIDER_ERROR', retry: 'SOON' },
  'ERROR-601': { reason: 'PROVIDER_ERROR', retry: 'SOON' },
}

/**
 * One page of a statistics reply. With rows: `{operation: [{head: [{list_total_count}, {RESULT}]}, {row}]}`; a failure or no data:
 * a bare `RESULT` under HTTP 200. XML has the same names without the lists and comes now and then although JSON was asked (R-RONE-02).
 * `readRow` gives `null` for a row that it cannot read.
 */
export function parseStatisticsPage<Row>(
  operation: StatisticsOperation,
  text: string,
  pageNumber: number,
  readRow: (row: WireObject | null) => Row | null,
): Interpretation<Page<Row>> {
  return interpretText(text, (root) => {
    const body = mergeParts(root[operation])
    const head = mergeParts(body.head)
    const code = readText(asObject(root.RESULT) ?? asObject(head.RESULT), 'CODE')
    if (code === null) return malformed('no RESULT')
    if (code === 'INFO-200') return { status: 'NOT_FOUND' }
    if (code !== 'INFO-000') return failureOf(code, FAILURES)
    const totalCount = readCount(head, 'list_total_count')
    if (totalCount === null) return malformed('no list_total_count')
    const wireRows = asList(body.row)
    const rows = wireRows.map((row) => readRow(asObject(row))).filter((row) => row !== null)
    return checkPage({ rows, skippedRows: wireRows.length - rows.length, totalCount }, pageNumber, PAGE_SIZE)
  })
}

export function readTableRow(row: WireObject | null): IndicatorTable | null {
  const statblId = readText(row, 'STATBL_ID')
  const name = readText(row, 'STATBL_NM')
  if (!statblId || !name) return null
  const cycles = (readText(row, 'DTACYCLE_CD') ?? '').split(',').map((cycle) => cycle.trim())
  return { statblId, name, cycles: CYCLES.filter((cycle) => cycles.includes(cycle)), note: readText(row, 'RPSTUI_NM') }
}

export function readItemRow(row: WireObject | null): IndicatorItem | null {
  const itemId = readText(row, 'ITM_ID')
  const name = readText(row, 'ITM_NM')
  if (!itemId || !name) return null
  const parentItemId = readText(row, 'PAR_ITM_ID')
  return {
    itemId,
    parentItemId: parentItemId === '0' ? null : parentItemId,
    name,
    fullName: readText(row, 'ITM_FULLNM') ?? name,
    unit: readText(row, 'UI_NM'),
  }
}

export function readObservationRow(row: WireObject | null): IndicatorObservation | null {
  const period = readText(row, 'WRTTIME_IDTFR_ID')
  const classId = readText(row, 'CLS_ID')
  const className = readText(row, 'CLS_NM')
  const itemId = readText(row, 'ITM_ID')
  const itemName = readText(row, 'ITM_NM')
  const valueText = readText(row, 'DTA_VAL')
  const value = valueText === null ? null : Number(valueText)
  if (!period || !classId || !className || !itemId || !itemName) return null
  if (value !== null && !Number.isFinite(value)) return null
  return {
    period,
    periodLabel: readText(row, 'WRTTIME_DESC'),
    groupName: readText(row, 'GRP_FULLNM') ?? readText(row, 'GRP_NM'),
    classId,
    className,
    classFullName: readText(row, 'CLS_FULLNM') ?? className,
    itemId,
    itemName,
    value,
    unit: readText(row, 'UI_NM'),
  }
}

/** JSON cuts one object into a list of its members; XML does not. */
function mergeParts(value: unknown): WireObject {
  return Object.assign({}, ...asList(value).map(asObject))
}
