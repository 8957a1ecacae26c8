import {
  type DataGoKrRow,
  type DataGoKrService,
  gatewayTrouble,
  listReply,
  noSuchOperation,
  refuseAtGateway,
} from './data-go-kr.ts'
import { hash } from './random.ts'
import type { BuildingKind } from './sample-buildings.ts'
import { homesOf, KIND_WORDS, SAMPLE_LOTS, type SampleLot } from './sample-lots.ts'
import type { StandIn, WireRequest } from './stand-in.ts'

const BLANK = ' '

const SERVICE: DataGoKrService = {
  ok: { code: '00', message: 'NORMAL SERVICE' },
  xmlDeclaration: '',
  pageCap: 100,
  requiredParameters: ['sigunguCd', 'bjdongCd'],
  // The key has up to 22 digits and is sent as a bare number, which no JavaScript number can represent.
  jsonRow: (row) => JSON.stringify(row).replace(/"mgmBldrgstPk":"(\d+)"/, '"mgmBldrgstPk":$1'),
  jsonNumber: (value) => `"${value}"`,
}

/** Title section of the building register (R-BLDG-01 to R-BLDG-07); knows recoded districts by their old code. */
export const buildingRegister: StandIn = {
  provider: 'building-register',
  operationOf: (path) => /^\/1613000\/BldRgstHubService\/(\w+)$/.exec(path)?.[1] ?? null,
  answer(request) {
    if (request.operation !== 'getBrTitleInfo') return noSuchOperation()
    return refuseAtGateway(request, SERVICE) ?? listReply(request, SERVICE, findTitles(request))
  },
  trouble: (request, kind) => gatewayTrouble(request, SERVICE, kind),
}

function findTitles({ parameters }: WireRequest): DataGoKrRow[] {
  const district = `${parameters.get('sigunguCd')}${parameters.get('bjdongCd')}`
  const matches = (name: string, value: string) => !parameters.get(name) || parameters.get(name) === value
  return SAMPLE_LOTS.filter((lot) => lot.oldPnu.startsWith(district) && district.length === 10)
    .flatMap(titlesOf)
    .filter(
      (row) => matches('platGbCd', `${row.platGbCd}`) && matches('bun', `${row.bun}`) && matches('ji', `${row.ji}`),
    )
    .map((row, index) => ({ ...row, rnum: index + 1 }))
}

/** Returns every row of the title sections, by the names of the interface. */
export function sampleTitles(): DataGoKrRow[] {
  return SAMPLE_LOTS.flatMap(titlesOf)
}

type Section = { kind: BuildingKind; dongName: string; isAnnex: boolean; share: number }

function titlesOf(lot: SampleLot): DataGoKrRow[] {
  const { building } = lot
  const dongNames = building.dongs ?? [building.second ? '가동' : BLANK]
  const sections: Section[] = [
    ...dongNames.map((dongName) => ({ kind: building.kind, dongName, isAnnex: false, share: 1 / dongNames.length })),
    ...Array.from({ length: building.annexes ?? 0 }, (_, index) => ({
      kind: building.kind,
      dongName: `부속${index + 1}`,
      isAnnex: true,
      share: 0,
    })),
  ]
  if (building.second) sections.push({ ...building.second, isAnnex: false, share: 0 })
  return sections.map((section, index) => titleRow(lot, section, index))
}

function titleRow(lot: SampleLot, section: Section, index: number): DataGoKrRow {
  const { building } = lot
  const words = KIND_WORDS[section.kind]
  const households = Math.round(homesOf(building).length * section.share)
  const isCollective = ['Apt', 'RH', 'Offi'].includes(words.traded ?? '')
  const areas = floorAreas(lot, section, households)
  return {
    rnum: 0,
    platPlc: `${lot.lotAddress}번지`,
    sigunguCd: lot.oldPnu.slice(0, 5),
    bjdongCd: lot.oldPnu.slice(5, 10),
    platGbCd: lot.isMountain ? '1' : '0',
    bun: lot.oldPnu.slice(11, 15),
    ji: lot.oldPnu.slice(15),
    mgmBldrgstPk: registerKey(lot, section, index),
    regstrGbCd: isCollective ? '2' : '1',
    regstrGbCdNm: isCollective ? '집합' : '일반',
    regstrKindCd: isCollective ? '3' : '2',
    regstrKindCdNm: isCollective ? '표제부' : '일반건축물',
    newPlatPlc: lot.roadAddress + lot.roadSuffix,
    bldNm: section.isAnnex ? '샘플경비실' : (building.name ?? BLANK),
    splotNm: BLANK,
    block: BLANK,
    lot: BLANK,
    bylotCnt: 0,
    naRoadCd: lot.oldPnu.slice(0, 5) + lot.roadCode,
    naBjdongCd: `${lot.oldPnu.slice(5, 8)}01`,
    naUgrndCd: '0',
    naMainBun: lot.roadMain,
    naSubBun: lot.roadSub,
    dongNm: section.dongName,
    mainAtchGbCd: section.isAnnex ? '1' : '0',
    mainAtchGbCdNm: section.isAnnex ? '부속건축물' : '주건축물',
    ...areas,
    ...uses(lot, section),
    hhldCnt: ['Apt', 'RH'].includes(words.traded ?? '') ? households : 0,
    fmlyCnt: section.kind === 'MULTI_FAMILY' ? households : section.kind === 'DETACHED' ? 1 : 0,
    heit: section.isAnnex ? 0 : building.floors * 3,
    grndFlrCnt: section.isAnnex ? 1 : building.floors,
    ugrndFlrCnt: section.isAnnex ? 0 : building.basements,
    rideUseElvtCnt: building.floors > 5 && !section.isAnnex ? 2 : 0,
    emgenUseElvtCnt: 0,
    atchBldCnt: 0,
    atchBldArea: 0,
    totDongTotArea: areas.totArea,
    ...parkingAndPermit(lot, section, households),
  }
}

/** Annexes carry keys of the long, 22-digit kind. */
function registerKey(lot: SampleLot, section: Section, index: number): string {
  const short = String(1_000_000_000 + (hash(lot.oldPnu) % 90_000_000) + index)
  return section.isAnnex ? `${lot.oldPnu.slice(0, 10)}${short}${String(index % 100).padStart(2, '0')}` : short
}

function floorAreas(lot: SampleLot, section: Section, households: number) {
  const { building } = lot
  const perFloor = building.homes.reduce((sum, plan) => sum + plan.areaSquareMeter * plan.perFloor, 0)
  const homes = building.wholeHouse?.totalAreaSquareMeter ?? perFloor * (building.floors + building.basements)
  const total = section.isAnnex ? 23.69 : hundredths(section.share > 0 ? homes * 1.25 : homes * 0.4)
  const plot = building.wholeHouse?.plotAreaSquareMeter ?? hundredths(perFloor * 2.1)
  const footprint = hundredths(total / Math.max(building.floors, 1))
  return {
    platArea: households > 0 ? plot : 0,
    archArea: footprint,
    bcRat: households > 0 ? hundredths((footprint / plot) * 100) : 0,
    totArea: total,
    vlRatEstmTotArea: hundredths(total * 0.9),
    vlRat: households > 0 ? hundredths(((total * 0.9) / plot) * 100) : 0,
  }
}

function uses(lot: SampleLot, section: Section) {
  const words = KIND_WORDS[section.kind]
  const isBrick = (lot.building.approved ?? '2000') < '1990' && words.traded === 'SH'
  return {
    strctCd: isBrick ? '11' : '21',
    strctCdNm: isBrick ? '벽돌구조' : '철근콘크리트구조',
    etcStrct: isBrick ? '연와조' : '철근콘크리트조',
    mainPurpsCd: words.mainUseCode,
    mainPurpsCdNm: words.mainUseName,
    etcPurps: section.isAnnex
      ? '경비실'
      : ((section.kind === lot.building.kind ? lot.building.detailUse : undefined) ?? words.detailUse),
    roofCd: '10',
    roofCdNm: '(철근)콘크리트',
    etcRoof: isBrick ? '슬라브위기와' : '평슬라브',
  }
}

function parkingAndPermit(lot: SampleLot, section: Section, households: number) {
  const { approved } = lot.building
  const isOffice = section.kind === 'OFFICETEL'
  return {
    indrMechUtcnt: 0,
    indrMechArea: 0,
    oudrMechUtcnt: 0,
    oudrMechArea: 0,
    indrAutoUtcnt: Math.round(households * 0.4),
    indrAutoArea: 0,
    oudrAutoUtcnt: Math.round(households * 0.3),
    oudrAutoArea: 0,
    pmsDay: BLANK,
    stcnsDay: BLANK,
    useAprDay: approved ?? BLANK,
    pmsnoYear: BLANK,
    pmsnoKikCd: BLANK,
    pmsnoKikCdNm: BLANK,
    pmsnoGbCd: BLANK,
    pmsnoGbCdNm: BLANK,
    hoCnt: isOffice ? households : 0,
    engrGrade: BLANK,
    engrRat: 0,
    engrEpi: 0,
    gnBldGrade: BLANK,
    gnBldCert: 0,
    itgBldGrade: BLANK,
    itgBldCert: 0,
    crtnDay: '20220813',
    rserthqkDsgnApplyYn: (approved ?? '') > '2017' ? '1' : BLANK,
    rserthqkAblty: BLANK,
  }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
