import { hash } from './random.ts'
import { underOldCode } from './sample-districts.ts'
import { homesOf, SAMPLE_LOTS, type SampleHome, type SampleLot } from './sample-lots.ts'
import { addDays, type SeoulDate } from './seoul-date.ts'
import type { StandIn, WireRequest } from './stand-in.ts'
import { type NedList, type NedRow, nedKeyRefusal, nedList, nedOperation, nedPnuRefusal, nedTrouble } from './vworld.ts'

type Operation = { list: NedList; rowsOf: (lot: SampleLot, today: SeoulDate) => NedRow[] }

const OPERATIONS: Record<string, Operation> = {
  getPossessionAttr: { list: { root: 'possessions', rows: 'field' }, rowsOf: ownerRows },
  ldaregList: { list: { root: 'ldaregVOList', rows: 'ldaregVOList' }, rowsOf: landRightRows },
}

/** V-World's land ledger (R-VWORLD-07, R-VWORLD-08); knows recoded districts by their old code only, and has each row twice. */
export const landLedger: StandIn = {
  provider: 'land-ledger',
  operationOf: (path) => nedOperation(path, Object.keys(OPERATIONS)),
  answer(request) {
    const { list, rowsOf } = of(request)
    const lots = SAMPLE_LOTS.filter((lot) => lot.oldPnu.startsWith(request.parameters.get('pnu') ?? ''))
    const rows = () => lots.flatMap((lot) => rowsOf(lot, request.today)).flatMap((row) => [row, { ...row }])
    return nedKeyRefusal(list, request) ?? nedPnuRefusal(list, request) ?? nedList(list, request, rows())
  },
  trouble: (request, kind) => nedTrouble(of(request).list, request, kind),
}

function of({ operation }: WireRequest): Operation {
  const found = OPERATIONS[operation]
  if (found === undefined) throw new Error(`no operation ${operation}`)
  return found
}

/** Buildings whose homes are owned one by one. */
const DIVIDED = ['APARTMENT', 'ROW_HOUSE', 'MULTI_UNIT', 'OFFICETEL']

/**
 * Of a divided building one row a home, else one of the lot. One home in eight changed its owner three weeks ago, one in
 * eight belongs to a company, and one in eight to several people.
 */
function ownerRows(lot: SampleLot, today: SeoulDate): NedRow[] {
  const homes: (SampleHome | null)[] = DIVIDED.includes(lot.building.kind) ? homesOf(lot.building) : [null]
  return homes.map((home, index) => {
    const kind = (hash(lot.oldPnu) + index) % 8
    const changed = kind === 0 ? addDays(today, -21) : { year: 2015 + kind, month: 1 + kind, day: 3 }
    return {
      ...head(lot, today),
      ...unit(home, index),
      cnrsPsnSn: '000000',
      stdrYm: dayOf(today).slice(0, 7),
      lndcgrCode: '08',
      lndcgrCodeNm: '대',
      lndpclAr: String(lot.building.wholeHouse?.plotAreaSquareMeter ?? 330),
      posesnSeCode: kind === 1 ? '06' : '01',
      posesnSeCodeNm: kind === 1 ? '법인' : '개인',
      resdncSeCode: 'ZZ',
      resdncSeCodeNm: '구분없음',
      nationInsttSeCode: 'ZZ',
      nationInsttSeCodeNm: '구분없음',
      ownshipChgCauseCode: kind === 2 ? '05' : '03',
      ownshipChgCauseCodeNm: kind === 2 ? '성명(명칭)변경' : '소유권이전',
      ownshipChgDe: dayOf(changed),
      cnrsPsnCo: kind === 3 ? '1' : '0',
    }
  })
}

/** The last home of each floor is not in the list. */
function landRightRows(lot: SampleLot, today: SeoulDate): NedRow[] {
  if (!DIVIDED.includes(lot.building.kind)) return []
  const homes = homesOf(lot.building)
  const isLast = (home: SampleHome, index: number) => homes[index + 1]?.floor !== home.floor
  return homes.flatMap((home, index) =>
    isLast(home, index)
      ? []
      : [
          {
            ...head(lot, today),
            ...unit(home, index),
            buldNm: lot.building.name ?? '',
            ldaQotaRate: `${(home.plan.areaSquareMeter * 0.6).toFixed(1)}/330.5`,
            clsSeCode: '0',
            clsSeCodeNm: '유효',
            relateLdEmdLiCode: lot.oldPnu.slice(0, 10),
          },
        ],
  )
}

function head({ oldPnu, district, districtName, isMountain, lotNumber }: SampleLot, today: SeoulDate): NedRow {
  return {
    pnu: oldPnu,
    ldCode: oldPnu.slice(0, 10),
    ldCodeNm: `${district.siName} ${underOldCode(district).sggName} ${districtName}`,
    regstrSeCode: isMountain ? '2' : '1',
    regstrSeCodeNm: isMountain ? '임야대장' : '토지대장',
    mnnmSlno: lotNumber,
    lastUpdtDt: dayOf({ ...today, day: 1 }),
  }
}

function unit(home: SampleHome | null, index: number): NedRow {
  if (home === null) return { agbldgSn: '', buldDongNm: '', buldFloorNm: '', buldHoNm: '', buldRoomNm: '' }
  const { dong, floor, ho } = home
  return {
    agbldgSn: String(index + 1),
    buldDongNm: dong ?? '',
    buldFloorNm: floor < 0 ? `지${-floor}` : String(floor),
    buldHoNm: ho,
    buldRoomNm: '',
  }
}

function dayOf({ year, month, day }: SeoulDate): string {
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}
