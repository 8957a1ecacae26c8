import type { AddressFile, AddressRow, PublishedAddress } from '../../evidence/ports.ts'
import { monthEndIn, openPiped, type PipedText, readPipedLines, wrongCell } from '../piped-lines.ts'

/** R-ADDRFILE-01. */
const ADDRESS_COLUMNS = [
  '도로명주소관리번호',
  '법정동코드',
  '시도명',
  '시군구명',
  '법정읍면동명',
  '법정리명',
  '산여부',
  '지번본번',
  '지번부번',
  '도로명코드',
  '도로명',
  '지하여부',
  '건물본번',
  '건물부번',
  '행정동코드',
  '행정동명',
  '기초구역번호',
  '이전도로명주소',
  '효력발생일',
  '공동주택구분',
  '이동사유코드',
  '건축물대장건물명',
  '시군구용건물명',
  '비고',
] as const

/** R-ADDRFILE-02. */
const LOT_COLUMNS = [...ADDRESS_COLUMNS.slice(0, 10), '지하여부', '건물본번', '건물부번', '이동사유코드'] as const

type Layout = {
  columns: readonly string[]
  /** Where the road's name stands; `null` in a file of other lots. */
  roadName: number | null
  /** Where level, main and sub number of the building stand, from here on. */
  building: number
  reason: number
}

const LAYOUTS: Record<AddressFile['kind'], Layout> = {
  ADDRESSES: { columns: ADDRESS_COLUMNS, roadName: 10, building: 11, reason: 20 },
  LOTS: { columns: LOT_COLUMNS, roadName: null, building: 10, reason: 13 },
}
const [CODE, SIDO, SIGUNGU, EMD, RI, MOUNTAIN, MAIN, SUB, ROAD_CODE] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
const [POSTCODE, REGISTER_NAME, CITY_NAME] = [16, 21, 22] as const

/** R-ADDRFILE-04: new, changed, ended. */
const [NEW, CHANGED, ENDED] = ['31', '34', '63'] as const

/** Tells an address file by its name, as published. */
const OF_ADDRESSES = /(?:^|[^a-z])(jibun_)?rnaddrkor_|TH_SGCO_RNADR_(MST|LNBR)/i
const OF_CHANGES = /TH_SGCO_RNADR_(?:MST|LNBR)/i
/** The changes of a month come in other files, whose layout no reader agrees on. */
const OF_A_MONTHS_CHANGES = /_mod(?:\.|_|$)/i

/**
 * The published files of road addresses at a path: one text, or those inside an archive. A name that says neither is an
 * address file that cannot be read.
 */
export function openAddressFiles(path: string): Promise<AddressFile[]> {
  return openPiped(path, OF_ADDRESSES, 'rnaddrkor_….txt나 TH_SGCO_RNADR_….TXT', addressFileOf)
}

function addressFileOf({ member, names, text, ...file }: PipedText): AddressFile {
  const kind = /jibun_|_LNBR/i.test(member) ? 'LOTS' : 'ADDRESSES'
  const isChange = OF_CHANGES.test(member)
  const day = isChange ? dayOfChanges(member) : monthEndIn(names)
  return {
    ...file,
    kind,
    isChange,
    day,
    async *rows(onBytes) {
      if (!OF_ADDRESSES.test(member))
        throw new Error('이름에 rnaddrkor_나 TH_SGCO_RNADR_가 없어 도로명주소 한글 파일인지 알 수 없습니다.')
      if (!isChange && OF_A_MONTHS_CHANGES.test(member))
        throw new Error('월변동분은 읽지 않습니다. 전체분이나 일변동분을 주십시오.')
      if (day === null) throw new Error('파일이나 폴더 이름에 자료의 연월(202610)이나 날짜(20261031)가 없습니다.')
      const layout = LAYOUTS[kind]
      yield* readPipedLines<{ line: number; address: PublishedAddress }>(
        text(onBytes),
        layout.columns,
        (cells, line) => {
          const address = readAddress(cells, layout, isChange)
          return typeof address === 'string' ? address : { line, address }
        },
      ) satisfies AsyncGenerator<AddressRow[]>
    },
  }
}

/** `AlterD.JUSUKR.20261102.TH_SGCO_RNADR_MST.TXT`. */
function dayOfChanges(name: string): string | null {
  const [, year, month, day] = /(20\d{2})(\d{2})(\d{2})/.exec(name) ?? []
  return year === undefined ? null : `${year}-${month}-${day}`
}

const MOST_MAIN = 99_999
const MOST_SUB = 9_999

function readAddress(cells: string[], layout: Layout, isChange: boolean): PublishedAddress | string {
  const { columns, roadName, building, reason } = layout
  const wrong = (at: number) => wrongCell(columns, at, cells[at])
  const cell = (at: number) => cells[at] ?? ''
  if (!/^\d{10}$/.test(cell(CODE))) return wrong(CODE)
  if (cell(SIDO).trim() === '') return wrong(SIDO)
  const mountain = cell(MOUNTAIN)
  if (mountain !== '0' && mountain !== '1') return wrong(MOUNTAIN)
  for (const at of [MAIN, SUB]) if (!/^\d{1,4}$/.test(cell(at))) return wrong(at)
  if (!/^\d{12}$/.test(cell(ROAD_CODE))) return wrong(ROAD_CODE)
  if (roadName !== null && cell(roadName).trim() === '') return wrong(roadName)
  const level = cell(building)
  if (!/^[0-3]$/.test(level)) return wrong(building)
  const [main, sub] = [numberOf(cell(building + 1)), numberOf(cell(building + 2))]
  if (!(main >= 1 && main <= MOST_MAIN)) return wrong(building + 1)
  if (!(sub >= 0 && sub <= MOST_SUB)) return wrong(building + 2)
  const why = cell(reason)
  if (isChange ? why !== NEW && why !== CHANGED && why !== ENDED : why === ENDED) return wrong(reason)
  const postcode = roadName === null ? '' : cell(POSTCODE)
  if (postcode !== '' && !/^\d{5}$/.test(postcode)) return wrong(POSTCODE)
  const land = mountain === '1' ? '2' : '1'
  const buildingName = roadName === null ? '' : cell(CITY_NAME).trim() || cell(REGISTER_NAME).trim()
  return {
    pnu: `${cell(CODE)}${land}${cell(MAIN).padStart(4, '0')}${cell(SUB).padStart(4, '0')}`,
    roadCode: cell(ROAD_CODE),
    level: Number(level),
    main,
    sub,
    district: [cell(SIDO), cell(SIGUNGU), cell(EMD), cell(RI)],
    roadName: roadName === null ? '' : cell(roadName),
    buildingName: buildingName === '' ? null : buildingName,
    postcode: postcode === '' ? null : postcode,
    isRemoved: isChange && why === ENDED,
  }
}

function numberOf(text: string): number {
  return /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
}
