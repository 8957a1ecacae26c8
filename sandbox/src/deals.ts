import {
  type DataGoKrRow,
  type DataGoKrService,
  gatewayTrouble,
  listReply,
  noSuchOperation,
  refuseAtGateway,
} from './data-go-kr.ts'
import { hash } from './random.ts'
import { dealsOfMonth, roundTo, type SampleDeal } from './sample-deals.ts'
import { KIND_WORDS } from './sample-lots.ts'
import type { SeoulDate } from './seoul-date.ts'
import type { StandIn, WireRequest } from './stand-in.ts'

const BLANK = ' '
const OPERATION = /^getRTMSDataSvc(Apt|RH|SH|Offi)(Rent|TradeDev|Trade)$/

const SERVICE: DataGoKrService = {
  ok: { code: '000', message: 'OK' },
  xmlDeclaration: '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
  pageCap: Number.MAX_SAFE_INTEGER,
  requiredParameters: ['LAWD_CD', 'DEAL_YMD'],
  jsonRow: (row) =>
    JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, guess(value)]))),
  jsonNumber: String,
}

/** In JSON, this provider guesses each value's type: anything that looks like a number becomes one. */
function guess(value: string | number): string | number {
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(String(value)) ? Number(value) : value
}

/** The eight transaction operations (R-DEAL-01); knows recoded districts by their new code only. */
export const transactions: StandIn = {
  provider: 'transactions',
  operationOf(path) {
    const [, service, operation] = /^\/1613000\/(RTMSDataSvc\w+)\/(getRTMSDataSvc\w+)$/.exec(path) ?? []
    return operation !== undefined && operation === `get${service}` ? operation : null
  },
  answer(request) {
    const [, type, trade] = OPERATION.exec(request.operation) ?? []
    if (!type || !trade || (trade === 'TradeDev') !== (type === 'Apt' && trade !== 'Rent')) return noSuchOperation()
    return refuseAtGateway(request, SERVICE) ?? listReply(request, SERVICE, findRows(request, type, trade === 'Rent'))
  },
  trouble: (request, kind) => gatewayTrouble(request, SERVICE, kind),
}

function findRows({ parameters, today }: WireRequest, type: string, isRent: boolean): DataGoKrRow[] {
  const lawdCd = parameters.get('LAWD_CD') ?? ''
  const [, year, month] = /^(\d{4})(0[1-9]|1[0-2])$/.exec(parameters.get('DEAL_YMD') ?? '') ?? []
  if (lawdCd.length !== 5 || !year || !month) return []
  return rowsOfMonth({ type, isRent, lawdCd, year: Number(year), month: Number(month) }, today)
}

/** Returns the service's rows for one month, of one kind of deals in one city district. */
export function rowsOfMonth(query: Parameters<typeof dealsOfMonth>[0], today: SeoulDate): DataGoKrRow[] {
  const { type, isRent } = query
  return dealsOfMonth(query, today).map((deal) =>
    inAlphabeticalOrder({
      ...dealHead(deal),
      ...homeFields(deal, type, isRent),
      ...(isRent ? leaseFields(deal) : saleFields(deal, type)),
      ...(type === 'Apt' ? (isRent ? apartmentLeaseFields(deal) : apartmentSaleFields(deal)) : {}),
    }),
  )
}

function inAlphabeticalOrder(row: DataGoKrRow): DataGoKrRow {
  return Object.fromEntries(Object.entries(row).sort(([left], [right]) => (left < right ? -1 : 1)))
}

function dealHead({ lot, date }: SampleDeal): DataGoKrRow {
  return {
    buildYear: lot.building.approved?.slice(0, 4) ?? BLANK,
    dealYear: date.year,
    dealMonth: date.month,
    dealDay: date.day,
    sggCd: lot.pnu.slice(0, 5),
    umdNm: lot.districtName,
  }
}

function homeFields({ lot, plan, floor }: SampleDeal, type: string, isRent: boolean): DataGoKrRow {
  const { building, district, isMountain, lotNumber } = lot
  const words = KIND_WORDS[building.kind]
  if (type === 'SH') {
    const whole = building.wholeHouse
    return isRent
      ? { houseType: words.houseType, totalFloorAr: plan.areaSquareMeter }
      : {
          houseType: words.houseType,
          totalFloorAr: whole?.totalAreaSquareMeter ?? plan.areaSquareMeter,
          plottageAr: whole?.plotAreaSquareMeter ?? BLANK,
          jibun: maskLot(lotNumber),
        }
  }
  const common = { excluUseAr: plan.areaSquareMeter, floor, jibun: (isMountain ? '산' : '') + lotNumber }
  const name = building.name ?? `(${lotNumber})`
  if (type === 'Apt') return { ...common, aptNm: name, aptSeq: `${lot.pnu.slice(0, 5)}-${hash(lot.pnu) % 5000}` }
  if (type === 'Offi') return { ...common, offiNm: name, sggNm: district.sggName }
  const landShare: DataGoKrRow = isRent ? {} : { landAr: Math.round(plan.areaSquareMeter * 52) / 100 }
  return { ...common, ...landShare, mhouseNm: name, houseType: words.houseType }
}

/** Single houses are published with all but the first digit of the main number hidden: `1***`. */
function maskLot(lotNumber: string): string {
  const main = lotNumber.split('-')[0] ?? ''
  return main.slice(0, 1) + '*'.repeat(main.length - 1)
}

function leaseFields({ deposit, monthlyRent, term }: SampleDeal): DataGoKrRow {
  const renewed = term?.isRenewal === true
  return {
    deposit: manwon(deposit),
    monthlyRent: manwon(monthlyRent),
    contractTerm: term?.text ?? BLANK,
    contractType: term ? (renewed ? '갱신' : '신규') : BLANK,
    preDeposit: renewed ? manwon(roundTo(deposit * 0.953, 100)) : BLANK,
    preMonthlyRent: renewed ? manwon(Math.round(monthlyRent * 0.953)) : BLANK,
    useRRRight: term?.usesRight ? '사용' : BLANK,
  }
}

function saleFields(deal: SampleDeal, type: string): DataGoKrRow {
  const { lot, saleAmount, isDirect, cancelledOn, registeredOn } = deal
  return {
    // Some amounts have a leading blank.
    dealAmount: (deal.date.day === 17 ? ' ' : '') + manwon(saleAmount),
    cdealType: cancelledOn === null ? BLANK : 'O',
    cdealDay: cancelledOn ?? BLANK,
    dealingGbn: isDirect ? '직거래' : '중개거래',
    estateAgentSggNm: isDirect ? BLANK : `${lot.district.siShort} ${lot.district.sggName}`,
    slerGbn: '개인',
    buyerGbn: deal.date.day % 9 === 0 ? '법인' : '개인',
    ...(type === 'Apt' || type === 'RH' ? { rgstDate: registeredOn ?? BLANK } : {}),
  }
}

function apartmentLeaseFields({ lot }: SampleDeal): DataGoKrRow {
  return {
    roadnm: `${lot.district.road.name} ${lot.building.roadNumber}`,
    roadnmsggcd: lot.pnu.slice(0, 5),
    roadnmcd: lot.roadCode,
    roadnmseq: 1,
    roadnmbcd: 0,
    roadnmbonbun: lot.roadMain.padStart(5, '0'),
    roadnmbubun: lot.roadSub.padStart(5, '0'),
  }
}

function apartmentSaleFields({ lot, dong, registeredOn }: SampleDeal): DataGoKrRow {
  return {
    aptDong: registeredOn === null ? BLANK : (dong ?? BLANK),
    umdCd: lot.pnu.slice(5, 10),
    landCd: lot.isMountain ? 2 : 1,
    bonbun: lot.pnu.slice(11, 15),
    bubun: lot.pnu.slice(15),
    landLeaseholdGbn: 'N',
    roadNm: lot.district.road.name,
    roadNmSggCd: lot.pnu.slice(0, 5),
    roadNmCd: lot.roadCode,
    roadNmSeq: '01',
    roadNmbCd: 0,
    roadNmBonbun: lot.roadMain.padStart(5, '0'),
    roadNmBubun: lot.roadSub.padStart(5, '0'),
  }
}

function manwon(amount: number): string {
  return amount.toLocaleString('en-US')
}
