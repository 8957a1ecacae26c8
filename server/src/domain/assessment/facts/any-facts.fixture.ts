import fc from 'fast-check'
import type { LeaseTerms } from '../../comparison/lease-terms.ts'
import type { StoredDeal } from '../../comparison/stored-deal.ts'
import { descriptionContradictions } from '../../description/description-contradictions.ts'
import { listingStatements } from '../../description/listing-statements.ts'
import { isSharedHouse } from '../../property/determination.ts'
import type { PublicPrice } from '../../property/public-price.ts'
import type { RegisterBuilding } from '../../property/register-building.ts'
import type { DatedSale } from '../../value/dated-sales.ts'
import {
  aBuilding,
  aDatedSale,
  aDeal,
  anEstimate,
  aReverseJeonse,
  factsOf,
  type Material,
  MONTHS,
  someTerms,
} from './lease-facts.fixture.ts'
import type { LeaseFacts, MarketSignal } from './lease-facts.ts'

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

const anyDatedSale: fc.Arbitrary<DatedSale> = fc
  .record({
    contractDate: fc.constantFrom('2026-06-10', '2025-01-31', '2023-12-01'),
    amountManwon: amount,
    adjustedManwon: fc.option(amount),
    floor: fc.option(fc.integer({ min: -1, max: 30 })),
    weak: fc.boolean(),
  })
  .map(aDatedSale)

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
  .map(({ rent, ...terms }) => someTerms({ ...terms, monthlyRentManwon: terms.purpose === 'JEONSE' ? 0 : rent }))

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

const anyEstimate = fc.record({
  midManwon: fc.integer({ min: 1_000, max: 300_000 }),
  halfWidth: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
  provisional: fc.boolean(),
  partial: fc.boolean(),
  neverSold: fc.boolean(),
  otherAreas: fc.boolean(),
  outsideOwnDeals: fc.boolean(),
  sameLotCount: fc.nat({ max: 12 }),
  otherLotCount: fc.nat({ max: 12 }),
})

const anyUnlikeAreas = fc.record({ count: fc.integer({ min: 3, max: 60 }), fromSquareMeter: area, toSquareMeter: area })

const anySoldHome = fc.record({
  contractDate: fc.constantFrom('2025-06-03', '2026-10-05'),
  amountManwon: fc.integer({ min: 300, max: 200_000 }),
  areaSquareMeter: area,
  floor: fc.integer({ min: -1, max: 30 }),
  direct: fc.boolean(),
})
const anyPair = fc.record({
  sale: anySoldHome,
  lease: fc.record({
    contractDate: fc.constantFrom('2025-06-20', '2026-09-30'),
    depositManwon: fc.integer({ min: 300, max: 200_000 }),
  }),
})
const anyLotJeonse = fc.record({
  count: fc.integer({ min: 1, max: 40 }),
  share: fc.double({ min: 0.2, max: 2, noNaN: true }),
  usualShare: fc.double({ min: 0.2, max: 2, noNaN: true }),
})

const anySameTimeDeals = fc
  .record({ ownSale: fc.option(anySoldHome), nearPrice: fc.array(anyPair, { maxLength: 3 }), others: fc.nat(20) })
  .map(({ ownSale, nearPrice, others }) => {
    const nearPriceCount = nearPrice.length
    return { ownSale, pairCount: nearPriceCount + others, nearPriceCount, nearPrice }
  })

const anyUnpublishedUnit = fc.record({
  ho: fc.constantFrom('305', '302-1'),
  floor: fc.constant(3),
  baseYear: fc.constant(2026),
  others: fc.constantFrom<string[]>(['301'], ['301', '302', '303']),
})

const anyDescription = fc
  .array(
    fc.constantFrom(
      '신축',
      '전용 84㎡',
      '12층',
      '반지하',
      '근생 빌라',
      '아파트',
      '보증금 9천',
      '월세 90',
      '융자 없음',
      'HUG 가능',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((words) => words.join(', '))

function described(facts: LeaseFacts, description: string | null): LeaseFacts {
  const { asOf, terms, property } = facts
  const { building, propertyType } = property
  const register = building && { ...building, propertyType, hasShops: false }
  const known = { asOf, terms, register, publishedAreas: [] }
  return {
    ...facts,
    descriptionContradictions: descriptionContradictions(description, known),
    listingStatements: listingStatements(description),
  }
}

/** Facts whose home the estimator knows, as it can know those that no several families share. */
function withEstimates(facts: LeaseFacts, [sale, jeonse]: (Parameters<typeof anEstimate>[0] | null)[]): LeaseFacts {
  const { terms, property } = facts
  if (isSharedHouse(property) || terms.areaSquareMeter === null) return facts
  const { depositManwon } = terms
  return {
    ...facts,
    valueEstimate: sale == null ? null : anEstimate(sale, depositManwon),
    jeonseEstimate:
      jeonse == null || terms.purpose !== 'JEONSE' ? null : anEstimate({ ...jeonse, kind: 'JEONSE' }, depositManwon),
  }
}

export const anyMaterial: fc.Arbitrary<Material> = fc.record({
  terms: anyTerms,
  buildings: fc.array(anyBuilding, { maxLength: 3 }),
  registerStatus: fc.constantFrom('FOUND', 'AMBIGUOUS', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR'),
  chosenRegisterKey: fc.constant(null),
  knownPropertyType: fc.constantFrom(null, '오피스텔', '빌라', '다가구', '원룸'),
  leases: fc.array(anyDeal, { maxLength: 12 }),
  sales: fc.array(anyDeal, { maxLength: 25 }),
  prices: fc.array(anyPrice, { maxLength: 4 }),
  datedSales: fc.array(anyDatedSale, { maxLength: 4 }),
  marketSignal: anySignal,
})

const anyReverseJeonse = fc
  .record({
    recent: fc.integer({ min: 1000, max: 300_000 }),
    earlier: fc.integer({ min: 1000, max: 300_000 }),
    scope: fc.constantFrom('LEGAL_DISTRICT' as const, 'LAWD_CD' as const),
  })
  .map(({ recent, earlier, scope }) => aReverseJeonse(recent, earlier, scope))

/** Facts of all kinds, with deal and price look-ups that failed for every reason. */
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
    estimates: fc.tuple(fc.option(anyEstimate), fc.option(anyEstimate)),
    unlike: fc.option(anyUnlikeAreas),
    unpublished: fc.option(anyUnpublishedUnit),
    sameTimeDeals: fc.option(anySameTimeDeals),
    permitZoneSale: fc.option(fc.constantFrom('2025-10-20', '2026-09-01')),
    lotJeonse: fc.option(anyLotJeonse),
    description: fc.option(anyDescription),
  })
  .map(
    ({
      material,
      reverseJeonse,
      failure,
      notTraded,
      estimates,
      unlike,
      unpublished,
      sameTimeDeals,
      permitZoneSale,
      lotJeonse,
      description,
    }) => {
      const known = {
        ...described(factsOf(material), description),
        reverseJeonse,
        ...(unlike && { unlikeAreas: unlike }),
        ...(unpublished && { unpublishedUnit: unpublished }),
        ...(sameTimeDeals && { sameTimeDeals }),
        ...(permitZoneSale !== null && { permitZoneSale }),
        ...(lotJeonse && { lotJeonse }),
      }
      const facts = withEstimates(known, estimates)
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
    },
  )
