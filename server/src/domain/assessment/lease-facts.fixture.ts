import fc from 'fast-check'
import { compareLeases, compareSales, compareSalesAround } from '../comparison/compare.ts'
import type { LeaseTerms } from '../comparison/lease-terms.ts'
import type { StoredDeal } from '../comparison/stored-deal.ts'
import { conversionRateOn } from '../law/conversion-rate.ts'
import type { LookupStatus } from '../lookup.ts'
import { type RegionalReverseJeonse, reverseJeonse } from '../market/reverse-jeonse.ts'
import { choosePublicPrice } from '../property/choose-public-price.ts'
import { determineProperty } from '../property/determine-property.ts'
import type { PublicPrice } from '../property/public-price.ts'
import type { RegisterBuilding } from '../property/register-building.ts'
import { registerOutcome } from '../property/register-candidates.ts'
import { saleSimilarTo } from '../property/sale-similarity.ts'
import type {
  AddressFacts,
  LeaseFacts,
  MarketSignal,
  PublicPriceFacts,
  TransactionFacts,
  TypedFacts,
} from './lease-facts.ts'

export const MONTHS = ['202608', '202609', '202610']
export const AS_OF = '2026-11-21'
const RATE = conversionRateOn(null, AS_OF)

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

/** What the evidence of one lot can be, before the domain has judged it. */
export type Material = {
  terms: LeaseTerms
  buildings: RegisterBuilding[]
  registerStatus: LookupStatus
  knownPropertyType: string | null
  leases: StoredDeal[]
  sales: StoredDeal[]
  prices: PublicPrice[]
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
      chosenRegisterKey: null,
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
    leases: transactions('RHRent', compareLeases(material.leases ?? [], terms, MONTHS, RATE)),
    sales: transactions('RHTrade', sales),
    salesAround: compareSalesAround(material.sales ?? [], terms.depositManwon, soldLike, MONTHS),
    publicPrice,
    marketSignal: material.marketSignal ?? { lease: null, sale: null },
    reverseJeonse: null,
    descriptionContradictions: [],
    unseenSeniorDeposits: null,
  }
}

function transactions(source: 'RHRent' | 'RHTrade', comparison: TransactionFacts['comparison']): TransactionFacts {
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

const amount = fc.integer({ min: 1, max: 300_000 })
const area = fc.double({ min: 10, max: 200, noNaN: true })

const anyDeal: fc.Arbitrary<StoredDeal> = fc
  .record({
    dealId: fc.nat(),
    amountManwon: amount,
    monthlyRentManwon: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })),
    areaSquareMeter: fc.option(area),
    floor: fc.option(fc.integer({ min: -1, max: 30 })),
    sameLot: fc.boolean(),
    cancelled: fc.boolean(),
    houseKind: fc.constantFrom(null, '다세대', '토지임대부'),
  })
  .map(aDeal)

const anyBuilding: fc.Arbitrary<RegisterBuilding> = fc
  .record({
    registerKey: fc.constantFrom('1', '2', '3'),
    isMain: fc.boolean(),
    mainUseCode: fc.constantFrom('01000', '02000', '03000', '04000', '14000', '10000', null),
    mainUseName: fc.constantFrom('단독주택', '공동주택', '제2종근린생활시설', '업무시설', null),
    detailUse: fc.constantFrom(
      '다가구주택',
      '다세대주택/근린생활시설',
      '아파트',
      '오피스텔',
      '근린생활시설',
      '교육원',
      null,
    ),
    householdCount: fc.nat({ max: 30 }),
    familyCount: fc.nat({ max: 20 }),
    floorsAboveGround: fc.option(fc.integer({ min: 1, max: 40 })),
    useApprovalDate: fc.constantFrom('1971-03-02', '2001-12-24', '2024-05-05', '2027-01-01', null),
  })
  .map(aBuilding)

const anyPrice: fc.Arbitrary<PublicPrice> = fc.record({
  kind: fc.constantFrom('APARTMENT_UNIT' as const, 'INDIVIDUAL_HOUSE' as const, 'LAND' as const),
  pnu: fc.constant('1162010200114220005'),
  baseYear: fc.constantFrom(2022, 2026),
  baseMonth: fc.constant(1),
  priceWon: fc.integer({ min: 0, max: 2_000_000_000 }),
  areaSquareMeter: fc.option(area),
  buildingName: fc.constant(null),
  dongName: fc.constant(null),
  hoName: fc.constant('101'),
  floorName: fc.constant(null),
  updatedOn: fc.constant(null),
})

const anyTerms: fc.Arbitrary<LeaseTerms> = fc
  .record({
    purpose: fc.constantFrom('JEONSE' as const, 'MONTHLY_RENT' as const),
    depositManwon: fc.integer({ min: 1, max: 400_000 }),
    rent: fc.integer({ min: 1, max: 1_000 }),
    maintenanceFeeManwon: fc.option(fc.integer({ min: 1, max: 100 })),
    areaSquareMeter: fc.option(area),
    floor: fc.option(fc.integer({ min: -1, max: 30 })),
  })
  .map(({ rent, ...terms }) => ({ ...terms, monthlyRentManwon: terms.purpose === 'JEONSE' ? 0 : rent }))

const anySignal: fc.Arbitrary<MarketSignal> = fc.record({
  lease: fc.option(
    fc.record({
      medianManwon: fc.nat({ max: 100_000 }),
      medianMonthlyRentManwon: fc.option(fc.nat({ max: 300 })),
      sampleCount: fc.integer({ min: 1, max: 500 }),
      months: fc.constant(MONTHS),
      scope: fc.constantFrom('LEGAL_DISTRICT' as const, 'LAWD_CD' as const),
    }),
  ),
  sale: fc.option(
    fc.record({
      medianManwon: fc.nat({ max: 300_000 }),
      sampleCount: fc.integer({ min: 1, max: 500 }),
      months: fc.constant(MONTHS),
      scope: fc.constantFrom('LEGAL_DISTRICT' as const, 'LAWD_CD' as const),
    }),
  ),
})

export const anyMaterial: fc.Arbitrary<Material> = fc.record({
  terms: anyTerms,
  buildings: fc.array(anyBuilding, { maxLength: 3 }),
  registerStatus: fc.constantFrom('FOUND', 'AMBIGUOUS', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR'),
  knownPropertyType: fc.constantFrom(null, '오피스텔', '빌라', '다가구', '원룸'),
  leases: fc.array(anyDeal, { maxLength: 12 }),
  sales: fc.array(anyDeal, { maxLength: 25 }),
  prices: fc.array(anyPrice, { maxLength: 4 }),
  marketSignal: anySignal,
})

const anyReverseJeonse = fc
  .record({
    recent: fc.integer({ min: 1000, max: 300_000 }),
    earlier: fc.integer({ min: 1000, max: 300_000 }),
    scope: fc.constantFrom('LEGAL_DISTRICT' as const, 'LAWD_CD' as const),
  })
  .map(({ recent, earlier, scope }) => aReverseJeonse(recent, earlier, scope))

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

/** Facts of all kinds, with transaction and price look-ups that failed for every reason. */
export const anyFacts: fc.Arbitrary<LeaseFacts> = fc
  .record({
    material: anyMaterial,
    failure: fc.constantFrom(
      null,
      { status: 'UNAVAILABLE' as const, reason: 'NO_KEY' as const },
      { status: 'ERROR' as const, reason: 'TIMEOUT' as const },
      { status: 'NOT_FOUND' as const, reason: 'TYPE_UNKNOWN' as const },
    ),
    notTraded: fc.boolean(),
    reverseJeonse: fc.option(anyReverseJeonse),
  })
  .map(({ material, reverseJeonse, failure, notTraded }) => {
    const facts = { ...factsOf(material), reverseJeonse }
    if (failure !== null) {
      const none = { ...failure, basis: 'NONE' as const, comparison: null }
      const publicPrice = { ...facts.publicPrice, ...failure, choice: null }
      return { ...facts, leases: { ...facts.leases, ...none }, sales: { ...facts.sales, ...none }, publicPrice }
    }
    if (!notTraded) return facts
    return {
      ...facts,
      sales: { ...facts.sales, status: 'UNAVAILABLE', reason: 'TYPE_NOT_TRADED', comparison: null },
      publicPrice: { ...facts.publicPrice, status: 'NOT_FOUND', reason: 'NOT_PUBLISHED_FOR_TYPE', choice: null },
    }
  })
