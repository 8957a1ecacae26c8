import { hash } from './random.ts'
import { type BuildingKind, type HomePlan, SAMPLE_BUILDINGS, type SampleBuilding } from './sample-buildings.ts'
import { SAMPLE_DISTRICTS, type SampleDistrict, underOldCode } from './sample-districts.ts'

/** Each provider's terms for one kind of building. */
export const KIND_WORDS: Record<
  BuildingKind,
  {
    /** The part of an operation's name for this type; `null`: the ministry publishes no deals of it. */
    traded: 'Apt' | 'RH' | 'SH' | 'Offi' | null
    houseType: string
    mainUseCode: string
    mainUseName: string
    detailUse: string
    /** Kind code of an apartment-type public price; `null`: none. */
    apartmentPriceCode: string | null
  }
> = {
  APARTMENT: words('Apt', '아파트', '02000', '공동주택', '아파트', '1'),
  ROW_HOUSE: words('RH', '연립', '02000', '공동주택', '연립주택', '2'),
  MULTI_UNIT: words('RH', '다세대', '02000', '공동주택', '다세대주택', '3'),
  OFFICETEL: words('Offi', '오피스텔', '14000', '업무시설', '업무시설(오피스텔)', null),
  DETACHED: words('SH', '단독', '01000', '단독주택', '단독주택', null),
  MULTI_FAMILY: words('SH', '다가구', '01000', '단독주택', '다가구주택', null),
  NEIGHBORHOOD_FACILITY: words(null, '', '04000', '제2종근린생활시설', '제2종근린생활시설(사무소, 소매점)', null),
}

function words(
  traded: 'Apt' | 'RH' | 'SH' | 'Offi' | null,
  houseType: string,
  mainUseCode: string,
  mainUseName: string,
  detailUse: string,
  apartmentPriceCode: string | null,
) {
  return { traded, houseType, mainUseCode, mainUseName, detailUse, apartmentPriceCode }
}

/** A sample building with everything that follows from its lot and district. */
export type SampleLot = {
  building: SampleBuilding
  district: SampleDistrict
  isMountain: boolean
  mainNumber: number
  subNumber: number
  /** `1422-5`, without 산. */
  lotNumber: string
  /** With the code in force. */
  pnu: string
  /** With the code known to VWorld and the building register. */
  oldPnu: string
  /** `신림동`, `애월읍 하귀1리`. */
  districtName: string
  /** `서울특별시 관악구 신림동 1422-5`. */
  lotAddress: string
  /** `서울특별시 관악구 신림로59길 23`. */
  roadAddress: string
  /** ` (신림동)`; empty in towns. */
  roadSuffix: string
  roadMain: string
  roadSub: string
  /** Road code without the city district, 7 digits. */
  roadCode: string
  /** Longitude, latitude. */
  point: [number, number]
}

export const SAMPLE_LOTS: SampleLot[] = SAMPLE_BUILDINGS.map(placeOnLot)

function placeOnLot(building: SampleBuilding): SampleLot {
  const district: SampleDistrict = SAMPLE_DISTRICTS[building.district]
  const isMountain = building.lot.startsWith('산')
  const lotNumber = building.lot.replace('산 ', '')
  const [mainNumber = 0, subNumber = 0] = lotNumber.split('-').map(Number)
  const [roadMain = '', roadSub = '0'] = building.roadNumber.split('-')
  const tail = (isMountain ? '2' : '1') + String(mainNumber).padStart(4, '0') + String(subNumber).padStart(4, '0')
  const districtName = [district.emdName, district.liName].filter(Boolean).join(' ')
  const city = `${district.siName} ${district.sggName}`
  const scatter = hash(building.district + building.lot)
  return {
    building,
    district,
    isMountain,
    mainNumber,
    subNumber,
    lotNumber,
    pnu: district.code + tail,
    oldPnu: underOldCode(district).code + tail,
    districtName,
    lotAddress: `${city} ${districtName} ${isMountain ? '산 ' : ''}${lotNumber}`,
    roadAddress: `${city} ${district.liName ? `${district.emdName} ` : ''}${district.road.name} ${building.roadNumber}`,
    roadSuffix: district.liName ? '' : ` (${district.emdName})`,
    roadMain,
    roadSub,
    roadCode: String(3_000_000 + (hash(district.road.name) % 1_200_000)),
    point: [
      round(district.centre[0] + ((scatter % 1000) / 1000 - 0.5) * 0.008),
      round(district.centre[1] + ((Math.floor(scatter / 1000) % 1000) / 1000 - 0.5) * 0.008),
    ],
  }
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** One home of a building. `ho` without 호, `dong` as written in the register. */
export type SampleHome = { dong: string | null; ho: string; floor: number; plan: HomePlan }

/** Returns every home of the lot's main buildings, basement homes first. */
export function homesOf(building: SampleBuilding): SampleHome[] {
  const floors = Array.from({ length: building.floors }, (_, index) => index + 1)
  if (building.basementHomes) floors.unshift(-1)
  const doors = building.homes.flatMap((plan) => Array.from({ length: plan.perFloor }, () => plan))
  return (building.dongs ?? [null]).flatMap((dong) =>
    floors.flatMap((floor) =>
      doors.map((plan, door) => ({
        dong,
        floor,
        plan,
        ho: `${floor < 0 ? 'B' : floor}${String(door + 1).padStart(2, '0')}`,
      })),
    ),
  )
}

/** Prices rise slowly. Returns the factor to the mid-2026 level, `months` after June 2026 (negative before it). */
export function priceLevel(months: number): number {
  return Math.exp(0.0025 * months)
}

/** The effect of the floor on the price of a home. */
export function floorFactor(floor: number): number {
  return floor < 0 ? 0.8 : 0.98 + 0.004 * Math.min(floor, 12)
}
