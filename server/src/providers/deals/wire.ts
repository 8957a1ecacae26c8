import type { Deal, DealSource } from '../../domain/comparison/deal.ts'
import { LAND_LEASE_HOUSE_KIND } from '../../domain/comparison/stored-deal.ts'
import type { TradedPropertyType } from '../../domain/property/property-type.ts'
import { amountOf, calendarDate, floorOf, positiveDecimalOf, wholeOf } from '../gateway-fields.ts'
import { readText, type WireObject } from '../wire-object.ts'
import { readLotNumber } from './exported-lot.ts'

/** The field names of each source for the common fields. Detached houses have a floor area but neither a floor nor a name. */
const SOURCES: Record<
  DealSource,
  { tradeKind: Deal['tradeKind']; propertyType: TradedPropertyType; area: string; name: string | null }
> = {
  AptRent: { tradeKind: 'RENT', propertyType: 'APARTMENT', area: 'excluUseAr', name: 'aptNm' },
  RHRent: { tradeKind: 'RENT', propertyType: 'ROW_HOUSE_MULTI_UNIT', area: 'excluUseAr', name: 'mhouseNm' },
  SHRent: { tradeKind: 'RENT', propertyType: 'DETACHED_MULTI_FAMILY', area: 'totalFloorAr', name: null },
  OffiRent: { tradeKind: 'RENT', propertyType: 'OFFICETEL', area: 'excluUseAr', name: 'offiNm' },
  AptTradeDev: { tradeKind: 'SALE', propertyType: 'APARTMENT', area: 'excluUseAr', name: 'aptNm' },
  RHTrade: { tradeKind: 'SALE', propertyType: 'ROW_HOUSE_MULTI_UNIT', area: 'excluUseAr', name: 'mhouseNm' },
  SHTrade: { tradeKind: 'SALE', propertyType: 'DETACHED_MULTI_FAMILY', area: 'totalFloorAr', name: null },
  OffiTrade: { tradeKind: 'SALE', propertyType: 'OFFICETEL', area: 'excluUseAr', name: 'offiNm' },
}

/** One row of a transaction reply; `null` when it has no district, no date or no amount. `lawdCd` is the requested one. */
export function readDeal(row: WireObject, source: DealSource, lawdCd: string): Deal | null {
  const { tradeKind, propertyType, area, name } = SOURCES[source]
  const districtName = readText(row, 'umdNm')
  const contractDate = calendarDate(
    wholeOf(row, 'dealYear') ?? 0,
    wholeOf(row, 'dealMonth') ?? 0,
    wholeOf(row, 'dealDay') ?? 0,
  )
  const cancelledOn = shortDate(readText(row, 'cdealDay'))
  const amounts = tradeKind === 'SALE' ? readSaleAmount(row) : readLeaseAmounts(row)
  if (districtName === null || contractDate === null || amounts === null) return null
  return {
    source,
    tradeKind,
    propertyType,
    lawdCd,
    districtName,
    lot: readLotNumber(readText(row, 'jibun')),
    contractDate,
    ...amounts,
    areaSquareMeter: positiveDecimalOf(row, area),
    floor: floorOf(row, 'floor'),
    buildYear: readYear(row),
    buildingName: name === null ? null : readText(row, name),
    houseKind: readText(row, 'landLeaseholdGbn') === 'Y' ? LAND_LEASE_HOUSE_KIND : readText(row, 'houseType'),
    contractKind: readText(row, 'contractType'),
    contractTerm: readText(row, 'contractTerm'),
    previousDepositManwon: amountOf(row, 'preDeposit'),
    previousMonthlyRentManwon: amountOf(row, 'preMonthlyRent'),
    // no recorded row has the one without the other; either says that the deal no longer counts
    cancelled: readText(row, 'cdealType') === 'O' || cancelledOn !== null,
    cancelledOn,
    dealingKind: readText(row, 'dealingGbn'),
    roadAddress: readRoadAddress(row),
  }
}

/** Leases of apartments have road and number in one field (`roadnm`), sales in three. */
function readRoadAddress(row: WireObject): string | null {
  const road = readText(row, 'roadNm')
  const main = wholeOf(row, 'roadNmBonbun')
  const sub = wholeOf(row, 'roadNmBubun')
  if (road === null || main === null || main <= 0) return readText(row, 'roadnm')
  const underground = readText(row, 'roadNmbCd') === '1' ? '지하 ' : ''
  return `${road} ${underground}${main}${sub === null || sub <= 0 ? '' : `-${sub}`}`
}

type Amounts = Pick<Deal, 'saleAmountManwon' | 'depositManwon' | 'monthlyRentManwon'>

function readSaleAmount(row: WireObject): Amounts | null {
  const saleAmountManwon = amountOf(row, 'dealAmount')
  if (saleAmountManwon === null || saleAmountManwon === 0) return null
  return { saleAmountManwon, depositManwon: null, monthlyRentManwon: null }
}

/** A deposit of 0 is real; a lease with neither deposit nor rent is not. */
function readLeaseAmounts(row: WireObject): Amounts | null {
  const depositManwon = amountOf(row, 'deposit')
  const monthlyRentManwon = amountOf(row, 'monthlyRent')
  if (depositManwon === null || monthlyRentManwon === null || depositManwon + monthlyRentManwon === 0) return null
  return { saleAmountManwon: null, depositManwon, monthlyRentManwon }
}

function readYear(row: WireObject): number | null {
  const year = wholeOf(row, 'buildYear')
  return year !== null && year >= 1800 && year <= 2200 ? year : null
}

/** `26.09.02` to `2026-09-02`. */
function shortDate(text: string | null): string | null {
  const parts = /^(\d{2})\.(\d{2})\.(\d{2})$/.exec(text ?? '')
  return parts === null ? null : calendarDate(2000 + Number(parts[1]), Number(parts[2]), Number(parts[3]))
}
