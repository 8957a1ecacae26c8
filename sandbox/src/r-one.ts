import { FIRST_REGION_ID, STATISTIC_TABLES, type StatisticTable } from './r-one-tables.ts'
import { hash } from './random.ts'
import { monthNumber, monthOf, type SeoulDate } from './seoul-date.ts'
import {
  json,
  pageOf,
  type StandIn,
  type WireReply,
  type WireRequest,
  wholeNumber,
  xml,
  xmlFields,
} from './stand-in.ts'

type Row = Record<string, string | number | null>

const FIRST_MONTH = monthNumber({ year: 2020, month: 1 })

const RESULTS = {
  'INFO-000': '정상 처리되었습니다.',
  'INFO-200': '해당하는 데이터가 없습니다.',
  'ERROR-290': '인증키가 유효하지 않습니다. 인증키가 없는 경우, 홈페이지에서 인증키를 신청하십시오.',
  'ERROR-300': '필수 값이 누락되어 있습니다. 요청인자를 참고 하십시오.',
  'ERROR-310': '해당하는 서비스를 찾을 수 없습니다. 요청인자 중 SERVICE를 확인하십시오.',
  'ERROR-333': '요청위치 값의 타입이 유효하지 않습니다. 요청위치 값은 정수를 입력하십시오.',
  'ERROR-336': '데이터요청은 한번에 최대 1,000건을 넘을 수 없습니다.',
  'ERROR-337': '일별 트래픽 제한을 넘은 호출입니다. 오늘은 더이상 호출할 수 없습니다.',
  'ERROR-500': '서버 오류입니다. 지속적으로 발생시 홈페이지로 문의(Q&A) 바랍니다.',
}

const OPERATIONS: Record<string, { required: string[]; rows: (request: WireRequest) => Row[] }> = {
  SttsApiTbl: { required: [], rows: tableRows },
  SttsApiTblItm: { required: ['STATBL_ID'], rows: itemRows },
  SttsApiTblData: { required: ['STATBL_ID', 'DTACYCLE_CD'], rows: dataRows },
}

/** R-ONE's statistics (R-RONE-01 to R-RONE-06). Failures and empty results are a bare RESULT with HTTP 200. */
export const rOne: StandIn = {
  provider: 'r-one',
  operationOf: (path) => /^\/r-one\/openapi\/(\w+)\.do$/.exec(path)?.[1] ?? null,
  answer(request) {
    const operation = OPERATIONS[request.operation]
    if (!operation) return bareResult(request, 'ERROR-310')
    const { parameters } = request
    const key = parameters.get('KEY')
    if (key && key !== request.key) return bareResult(request, 'ERROR-290')
    if (operation.required.some((name) => !parameters.get(name))) return bareResult(request, 'ERROR-300')
    if (['pIndex', 'pSize'].some((name) => !/^\d*$/.test(parameters.get(name) ?? ''))) {
      return bareResult(request, 'ERROR-333')
    }
    if (wholeNumber(parameters, 'pSize', 100) > 1000) return bareResult(request, 'ERROR-336')
    const rows = operation.rows(request)
    // Without a key, the real service returns five rows and reports success.
    const shown = key
      ? pageOf(rows, wholeNumber(parameters, 'pIndex', 1), wholeNumber(parameters, 'pSize', 100))
      : rows.slice(0, 5)
    return shown.length === 0 ? bareResult(request, 'INFO-200') : listReply(request, rows.length, shown)
  },
  trouble(request, kind) {
    return bareResult(request, ({ empty: 'INFO-200', quota: 'ERROR-337', errorInside200: 'ERROR-500' } as const)[kind])
  },
}

function bareResult({ parameters }: WireRequest, code: keyof typeof RESULTS): WireReply {
  const result = { CODE: code, MESSAGE: RESULTS[code] }
  if (parameters.get('Type') === 'json') return json({ RESULT: result })
  return xml(`<RESULT>${xmlFields(result)}</RESULT>`)
}

function listReply({ operation, parameters }: WireRequest, total: number, rows: Row[]): WireReply {
  const result = { CODE: 'INFO-000', MESSAGE: RESULTS['INFO-000'] }
  if (parameters.get('Type') === 'json') {
    return json({ [operation]: [{ head: [{ list_total_count: total }, { RESULT: result }] }, { row: rows }] })
  }
  const items = rows.map((row) => `<row>${xmlFields(row)}</row>`).join('')
  const head = `<head>${xmlFields({ list_total_count: total })}<RESULT>${xmlFields(result)}</RESULT></head>`
  // Region paths contain a bare `>`, which XML allows in text.
  return xml(`<${operation}>${head}${items}</${operation}>`.replaceAll('&gt;', '>'))
}

function askedTables(parameters: URLSearchParams): StatisticTable[] {
  const id = parameters.get('STATBL_ID')
  return STATISTIC_TABLES.filter((table) => !id || table.id === id)
}

function tableRows({ parameters, today }: WireRequest): Row[] {
  return askedTables(parameters).map((table, index) => ({
    STATBL_ID: table.id,
    STATBL_NM: table.name,
    DTACYCLE_CD: 'MM',
    DTACYCLE_NM: '매월',
    STAT_ID: `S${100_000_000 + (hash(table.id) % 900_000_000)}`,
    TOP_ORG_NM: '한국부동산원',
    OPEN_STATE: 'Y',
    DATA_START_YY: '2020',
    DATA_END_YY: String(today.year - 1),
    STATBL_IDTFR: null,
    STATBL_CMMT: '샘플 데이터',
    V_ORDER: 300_000 + index,
    RPSTUI_NM: table.item.unit,
  }))
}

/** Group, classification and item of a table; a table without sizes has no group. */
function members(table: StatisticTable) {
  const regions = table.regions.map((fullName, index) => named(FIRST_REGION_ID + index, fullName))
  if (!table.sizes) return { groups: [], classes: regions }
  return {
    groups: regions.map((region) => ({ ...region, id: region.id - FIRST_REGION_ID + 300_001 })),
    classes: table.sizes.map((size, index) => named(FIRST_REGION_ID + index, size)),
  }
}

function named(id: number, fullName: string) {
  return { id, fullName, name: fullName.split('>').at(-1) ?? fullName }
}

function itemRows({ parameters }: WireRequest): Row[] {
  return askedTables(parameters).flatMap((table) => {
    const { groups, classes } = members(table)
    const item = { id: table.item.id, fullName: table.item.name, name: table.item.name }
    const tags = { 그룹: groups, 분류: classes, 항목: [item] }
    return Object.entries(tags)
      .filter(([tag]) => !parameters.get('ITM_TAG') || parameters.get('ITM_TAG') === tag)
      .flatMap(([tag, entries]) =>
        entries.map((entry, index) => ({
          STATBL_ID: table.id,
          ITM_TAG: tag,
          ITM_ID: entry.id,
          PAR_ITM_ID: entries.find(({ fullName }) => fullName === parentOf(entry.fullName))?.id ?? 0,
          ITM_NM: entry.name,
          ITM_FULLNM: entry.fullName,
          UI_NM: tag === '항목' ? table.item.unit : null,
          ITM_CMMT_IDTFR: null,
          ITM_CMMT_CONT: null,
          V_ORDER: index + 1,
        })),
      )
  })
}

function parentOf(fullName: string): string {
  return fullName.split('>').slice(0, -1).join('>')
}

function dataRows({ parameters, today }: WireRequest): Row[] {
  const table = askedTables(parameters)[0]
  if (!table || parameters.get('DTACYCLE_CD') !== 'MM') return []
  const asks = (name: string, id: number | null) => !parameters.get(name) || parameters.get(name) === String(id)
  if (!asks('ITM_ID', table.item.id)) return []
  const { groups, classes } = members(table)
  const cells = (groups.length > 0 ? groups : [null]).flatMap((group) => classes.map((one) => ({ group, one })))
  const asked = cells.filter(({ group, one }) => asks('GRP_ID', group?.id ?? null) && asks('CLS_ID', one.id))
  return publishedMonths(parameters, today).flatMap((month) =>
    asked.map(({ group, one }) => ({
      STATBL_ID: table.id,
      DTACYCLE_CD: 'MM',
      WRTTIME_IDTFR_ID: monthText(month),
      GRP_ID: group?.id ?? null,
      GRP_NM: group?.name ?? null,
      GRP_FULLNM: group?.fullName ?? null,
      CLS_ID: one.id,
      CLS_NM: one.name,
      CLS_FULLNM: one.fullName,
      ITM_ID: table.item.id,
      ITM_NM: table.item.name,
      ITM_FULLNM: table.item.name,
      DTA_VAL: valueOf(table, `${group?.fullName ?? ''}${one.fullName}`, month),
      UI_NM: table.item.unit,
      WRTTIME_DESC: `${monthOf(month).year}년 ${monthOf(month).month}월`,
    })),
  )
}

/** Oldest first. A month is published in the middle of the next one. */
function publishedMonths(parameters: URLSearchParams, today: SeoulDate): number[] {
  const latest = monthNumber(today) - (today.day >= 16 ? 1 : 2)
  const exact = parameters.get('WRTTIME_IDTFR_ID')
  const start = parameters.get('START_WRTTIME') ?? ''
  const end = parameters.get('END_WRTTIME') || '999999'
  return Array.from({ length: Math.max(0, latest - FIRST_MONTH + 1) }, (_, index) => FIRST_MONTH + index).filter(
    (month) => {
      const text = monthText(month)
      return exact ? text === exact : text >= start && text <= end
    },
  )
}

function monthText(month: number): string {
  const { year, month: ofYear } = monthOf(month)
  return `${year}${String(ofYear).padStart(2, '0')}`
}

/** A region's own level, a steady growth and a slow wave. */
function valueOf(table: StatisticTable, region: string, month: number): number {
  const months = month - FIRST_MONTH
  const own = 0.9 + (hash(table.id + region) % 2000) / 10_000
  const wave = 1 + 0.012 * Math.sin(months / 9 + (hash(region) % 7))
  return table.base * own * wave * Math.exp((table.yearly * months) / 12)
}
