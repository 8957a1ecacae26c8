import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { encodeCp949 } from '@lease-risk/sandbox'
import { atEnd } from './at-end.ts'

/** The eight headers of the export of rt.molit.go.kr, without their quotes. */
const CSV_HEADERS = {
  apartmentSale:
    'NO,시군구,번지,본번,부번,단지명,전용면적(㎡),계약년월,계약일,거래금액(만원),동,층,매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지,등기일자',
  apartmentLease:
    'NO,시군구,번지,본번,부번,단지명,전월세구분,전용면적(㎡),계약년월,계약일,보증금(만원),월세금(만원),층,건축년도,도로명,계약기간,계약구분,갱신요구권 사용,종전계약 보증금(만원),종전계약 월세(만원),주택유형',
  rowHouseSale:
    'NO,시군구,번지,본번,부번,건물명,전용면적(㎡),대지권면적(㎡),계약년월,계약일,거래금액(만원),층,매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지,등기일자',
  rowHouseLease:
    'NO,시군구,번지,본번,부번,건물명,전월세구분,전용면적(㎡),계약년월,계약일,보증금(만원),월세금(만원),층,건축년도,도로명,계약기간,계약구분,갱신요구권 사용,종전계약 보증금(만원),종전계약 월세(만원),주택유형',
  detachedSale:
    'NO,시군구,번지,주택유형,도로조건,연면적(㎡),대지면적(㎡),계약년월,계약일,거래금액(만원),매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지',
  detachedLease:
    'NO,시군구,번지,도로조건,계약면적(㎡),전월세구분,계약년월,계약일,보증금(만원),월세금(만원),건축년도,도로명,계약기간,계약구분,갱신요구권 사용,종전계약 보증금(만원),종전계약 월세(만원),주택유형',
  officetelSale:
    'NO,시군구,번지,본번,부번,단지명,전용면적(㎡),계약년월,계약일,거래금액(만원),층,매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지',
  officetelLease:
    'NO,시군구,번지,본번,부번,단지명,전월세구분,전용면적(㎡),계약년월,계약일,보증금(만원),월세금(만원),층,건축년도,도로명,계약기간,계약구분,갱신요구권 사용,종전계약 보증금(만원),종전계약 월세(만원),주택유형',
} as const
export type CsvLayout = keyof typeof CSV_HEADERS

/** Returns the text of an export: notice lines naming the kind of deal, a header, and rows given by column title. */
export function csvExport(layout: CsvLayout, kindOfDeal: string, rows: Record<string, string>[]): string {
  const titles = CSV_HEADERS[layout].split(',')
  const line = (cells: string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  const notices = [
    ['□ 본 서비스에서 제공하는 정보는 법적인 효력이 없으므로 참고용으로만 활용하시기 바랍니다.'],
    [''],
    [`실거래구분 : ${kindOfDeal}`],
    ['시군구 : 관악구'],
  ]
  return [...notices, titles, ...rows.map((row) => titles.map((title) => row[title] ?? '-'))]
    .map((cells) => `${line(cells)}\r\n`)
    .join('')
}

/** Returns a dump of one whole month, as `{lawd_cd, deal_ymd, total_count, fetched_at, items}`. */
export function monthDump(
  items: Record<string, string>[],
  envelope: { lawdCd?: string; dealMonth?: string; total?: number; fetchedAt?: string } = {},
): string {
  const { lawdCd = '11620', dealMonth = '202607', total = items.length, fetchedAt = '2026-08-09' } = envelope
  return JSON.stringify({ lawd_cd: lawdCd, deal_ymd: dealMonth, total_count: total, fetched_at: fetchedAt, items })
}

/** One lease of an apartment in July 2026, as the service publishes it. */
export function leaseItem(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    aptNm: '어느마을',
    buildYear: '2004',
    contractTerm: '26.08~28.08',
    contractType: '신규',
    dealDay: '3',
    dealMonth: '7',
    dealYear: '2026',
    deposit: '30,000',
    excluUseAr: '59.95',
    floor: '3',
    jibun: '1422-5',
    monthlyRent: '0',
    preDeposit: '',
    preMonthlyRent: '',
    sggCd: '11620',
    umdNm: '신림동',
    ...overrides,
  }
}

/** Creates a folder for the files of one test file. `.gz` names are compressed; `CP949` encodes like the website. */
export function fileFolder(): { path: string; write(name: string, content: string, encoding?: 'CP949'): string } {
  const path = mkdtempSync(join(tmpdir(), 'lease-risk-files-'))
  atEnd(() => rmSync(path, { recursive: true, force: true }))
  return {
    path,
    write(name, content, encoding) {
      const bytes = encoding === 'CP949' ? encodeCp949(content) : Buffer.from(content)
      const file = join(path, name)
      writeFileSync(file, name.endsWith('.gz') ? gzipSync(bytes) : bytes)
      return file
    },
  }
}
