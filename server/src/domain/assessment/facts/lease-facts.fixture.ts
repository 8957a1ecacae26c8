import { compareLeases, compareSales, compareSalesAround } from '../../comparison/compare.ts'
import type { LeaseTerms } from '../../comparison/lease-terms.ts'
import type { StoredDeal } from '../../comparison/stored-deal.ts'
import { conversionRateOn } from '../../law/conversion-rate.ts'
import type { LookupStatus } from '../../lookup.ts'
import { type RegionalReverseJeonse, reverseJeonse } from '../../market/reverse-jeonse.ts'
import { choosePublicPrice } from '../../property/choose-public-price.ts'
import { determineProperty } from '../../property/determine-property.ts'
import type { PublicPrice } from '../../property/public-price.ts'
import type { RegisterBuilding } from '../../property/register-building.ts'
import { registerOutcome } from '../../property/register-candidates.ts'
import { saleSimilarTo } from '../../property/sale-similarity.ts'
import { ESTIMATE_SHOWN } from '../../rule-book/estimate-thresholds.ts'
import type { DatedSale } from '../../value/dated-sales.ts'
import { type ModelEstimate } from '../../value/estimate.ts'
import type { AddressFacts, DealFacts, LeaseFacts, MarketSignal, PublicPriceFacts, TypedFacts } from './lease-facts.ts'

export const MONTHS = ['202608', '202609', '202610']
export const AS_OF = '2026-11-21'
export const RATE = conversionRateOn(null, AS_OF)

export const NOTHING_TYPED: TypedFacts = { rentForJeonseManwon: 0, candidateSelected: false, selectedRegisterKey: null }

export const SILLIM_FACTS: AddressFacts = {
  confirmed: true,
  legalDistrictCode: '1162010200',
  districtName: '서울특별시 관악구 신림동',
  pnu: '1162010200114220005',
  unitText: null,
}

export function aBuilding(parts: Partial<RegisterBuilding> = {}): RegisterBuilding {
  return {
    registerKey: '1',
    registerKindName: '표제부',
    isMain: true,
    buildingName: null,
    dongName: null,
    lotAddress: null,
    roadAddress: null,
    mainUseCode: '02000',
    mainUseName: '공동주택',
    detailUse: '다세대주택',
    householdCount: 8,
    familyCount: 0,
    unitCount: 0,
    floorsAboveGround: 4,
    floorsBelowGround: 0,
    totalAreaSquareMeter: 400,
    structureName: null,
    useApprovalDate: '2001-12-24',
    ...parts,
  }
}

export function aDeal(parts: Partial<StoredDeal> = {}): StoredDeal {
  return {
    dealId: 1,
    contractDate: '2026-09-10',
    amountManwon: 12_000,
    monthlyRentManwon: 0,
    areaSquareMeter: 29.35,
    floor: 3,
    sameLot: true,
    buildingName: null,
    houseKind: null,
    cancelled: false,
    ...parts,
  }
}

export function someTerms(parts: Partial<LeaseTerms> = {}): LeaseTerms {
  return {
    purpose: 'JEONSE',
    depositManwon: 12_000,
    monthlyRentManwon: 0,
    maintenanceFeeManwon: null,
    areaSquareMeter: 29.35,
    floor: 3,
    ...parts,
  }
}

export function aDatedSale(parts: Partial<DatedSale> = {}): DatedSale {
  return {
    contractDate: '2026-06-10',
    areaSquareMeter: 29.35,
    floor: 3,
    amountManwon: 15_000,
    adjustedManwon: null,
    weak: false,
    ...parts,
  }
}

/** What the evidence of one lot can be, before the domain has judged it. */
export type Material = {
  terms: LeaseTerms
  buildings: RegisterBuilding[]
  registerStatus: LookupStatus
  knownPropertyType: string | null
  chosenRegisterKey: string | null
  leases: StoredDeal[]
  sales: StoredDeal[]
  prices: PublicPrice[]
  datedSales: DatedSale[]
  marketSignal: MarketSignal
}

/** Facts as the evidence would build them: by the real comparison, determination and choice. */
export function factsOf(material: Partial<Material> = {}): LeaseFacts {
  const terms = material.terms ?? someTerms()
  const buildings = material.buildings ?? [aBuilding()]
  const status = material.registerStatus ?? registerOutcome(buildings)
  const property = determineProperty(
    { status, buildings },
    {
      knownPropertyType: material.knownPropertyType ?? null,
      sameLotDealTypes: [],
      unitText: null,
      chosenRegisterKey: material.chosenRegisterKey ?? null,
    },
  )
  const choice = choosePublicPrice(material.prices ?? [], { areaSquareMeter: terms.areaSquareMeter, unitText: null })
  const publicPrice: PublicPriceFacts = {
    status: choice === null ? 'NOT_FOUND' : 'FOUND',
    reason: null,
    choice,
    collectedAt: null,
  }
  const soldLike = saleSimilarTo(terms, property)
  const sales = compareSales(material.sales ?? [], terms.depositManwon, soldLike, MONTHS)
  return {
    asOf: AS_OF,
    terms,
    typed: NOTHING_TYPED,
    address: SILLIM_FACTS,
    register: { status, reason: null, buildings, collectedAt: null },
    property,
    conversionRate: terms.purpose === 'JEONSE' ? null : RATE,
    leases: dealsOf('RHRent', compareLeases(material.leases ?? [], terms, MONTHS, RATE)),
    sales: dealsOf('RHTrade', sales),
    valueEstimate: null,
    datedSales: material.datedSales ?? [],
    jeonseEstimate: null,
    salesAround: compareSalesAround(material.sales ?? [], terms.depositManwon, soldLike, MONTHS),
    publicPrice,
    marketSignal: material.marketSignal ?? { lease: null, sale: null },
    reverseJeonse: null,
    descriptionContradictions: [],
    unseenSeniorDeposits: null,
  }
}

function dealsOf(source: 'RHRent' | 'RHTrade', comparison: DealFacts['comparison']): DealFacts {
  const found = comparison !== null
  return {
    status: found ? 'FOUND' : 'NOT_FOUND',
    reason: null,
    basis: found ? 'STORED' : 'NONE',
    source,
    months: MONTHS,
    unansweredMonths: [],
    comparison,
    collectedAt: null,
  }
}

/** Jeonse deposits of the region now against those of two years before, in manwon. */
export function aReverseJeonse(
  recent: number,
  earlier: number,
  scope: RegionalReverseJeonse['scope'] = 'LEGAL_DISTRICT',
): RegionalReverseJeonse {
  const cells = [
    { dealMonth: '202610', sampleCount: 12, medianManwon: recent },
    { dealMonth: '202410', sampleCount: 20, medianManwon: earlier },
  ]
  const found = reverseJeonse(cells, '202610')
  if (found === null) throw new Error('two full months give a comparison')
  return { ...found, scope }
}

/** An estimate with a steady bell of probabilities around its middle; 5 deals of the lot. */
export function anEstimate(
  parts: Partial<ModelEstimate> & Pick<ModelEstimate, 'midManwon'>,
  depositManwon: number,
): ModelEstimate {
  const { midManwon, halfWidth = 0.1 } = parts
  const exceedance = ESTIMATE_SHOWN.exceedanceRatios.map((ratio) => {
    const distance = Math.log(Math.max(1, depositManwon) / ratio / midManwon) / halfWidth
    return { ratio, probability: 1 / (1 + Math.exp(-2.2 * distance)) }
  })
  return {
    basis: 'ESTIMATE',
    kind: 'SALE',
    lowManwon: Math.round(midManwon * Math.exp(-halfWidth)),
    highManwon: Math.round(midManwon * Math.exp(halfWidth)),
    intervalLevel: 0.8,
    halfWidth,
    asOf: AS_OF,
    fittedAt: '2026-11-21T03:10:00+09:00',
    provisional: false,
    partial: false,
    neverSold: false,
    otherAreas: false,
    outsideOwnDeals: false,
    sameLotCount: 5,
    otherLotCount: 0,
    publicPrice: null,
    deposit: depositManwon > 0 ? { amountManwon: depositManwon, exceedance } : null,
    guDealsWithinYear: 900,
    checkedEstimates: 5_000,
    ...parts,
  }
}
