import { SAMPLE_LEVELS } from '@lease-risk/contract/codes/assessment'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import fc from 'fast-check'
import type { AddressFailureReason } from '../../../domain/address/address-failure.ts'
import type { ResolvedAddress } from '../../../domain/address/normalise-address.ts'
import { describeLot } from '../../../domain/address/normalised-address.ts'
import { assessLease } from '../../../domain/assessment/assess-lease.ts'
import { anyFacts } from '../../../domain/assessment/facts/any-facts.fixture.ts'
import {
  AS_OF,
  aBuilding,
  aDeal,
  factsOf,
  type Material,
  MONTHS,
  NOTHING_TYPED,
  someTerms,
} from '../../../domain/assessment/facts/lease-facts.fixture.ts'
import type { DealFacts, LeaseFacts } from '../../../domain/assessment/facts/lease-facts.ts'
import { DEAL_SOURCES } from '../../../domain/comparison/deal.ts'
import { FAILURE_REASONS } from '../../../domain/lookup.ts'
import { determineProperty } from '../../../domain/property/determine-property.ts'
import type { TradedPropertyType } from '../../../domain/property/property-type.ts'
import type { PublicPrice } from '../../../domain/property/public-price.ts'
import type { PublicPriceChoice } from '../../../domain/property/public-price-choice.ts'
import { factsWithoutAddress } from '../facts-of.ts'
import type { Diagnosed } from './diagnosed.ts'

const SILLIM = describeLot(
  {
    district: {
      code: '1162010200',
      parentCode: '1162000000',
      level: 'EMD',
      name: '신림동',
      fullName: '서울특별시 관악구 신림동',
      sidoName: '서울특별시',
      sigunguName: '관악구',
      emdName: '신림동',
      riName: null,
      active: true,
      abolishedOn: null,
      successorCodes: [],
    },
    formerCode: null,
  },
  { landKind: 'LAND', mainNumber: '1422', subNumber: '0005' },
  { roadAddress: null, unitText: null, basis: 'PARSED_TEXT' },
)

export const sillimLot: ResolvedAddress = { ok: true, ...SILLIM, unitText: null, unread: [] }

export function failedAddress(reason: AddressFailureReason = 'ROAD_ADDRESS'): ResolvedAddress {
  return {
    ok: false,
    reason,
    unitText: null,
    unread: [],
    candidates: [{ code: '1162010200', fullName: '서울특별시 관악구 신림동', jibunAddress: null }],
  }
}

/** A diagnosis with its facts, from which the verdict is rebuilt. */
export type DiagnosedWithFacts = Diagnosed & { facts: LeaseFacts }

/** A diagnosis with these facts, for a request with the same terms. */
export function diagnosedOf(
  facts: LeaseFacts = factsOf(),
  parts: Partial<Omit<Diagnosed, 'verdict'>> = {},
): DiagnosedWithFacts {
  const { terms } = facts
  return {
    request: {
      address: '서울 관악구 신림동 1422-5',
      contractPurpose: terms.purpose,
      depositAmountManwon: terms.depositManwon,
      monthlyRentAmountManwon: terms.monthlyRentManwon,
    },
    address: sillimLot,
    facts,
    verdict: assessLease(facts),
    dataMode: 'live',
    ...parts,
  }
}

/** The same request with an address that could not be normalised. */
export function diagnosedWithoutAddress(parts: Partial<Omit<Diagnosed, 'verdict'>> = {}): DiagnosedWithFacts {
  return diagnosedOf(factsWithoutAddress(AS_OF, someTerms(), NOTHING_TYPED), { address: failedAddress(), ...parts })
}

/** Five similar jeonse contracts around 100 million won and three similar sales around 200 million won. */
export const fiveLeases = [9_000, 9_500, 10_000, 10_500, 11_000].map((amountManwon, dealId) =>
  aDeal({ dealId, amountManwon }),
)
export const threeSales = [19_000, 20_000, 21_000].map((amountManwon, dealId) => aDeal({ dealId, amountManwon }))

/** Everything found and nothing that stands out: the mildest possible answer. */
export function tidyFacts(parts: Partial<Material> = {}): LeaseFacts {
  return factsOf({
    terms: someTerms({ depositManwon: 10_000 }),
    buildings: [aBuilding({ useApprovalDate: '2012-05-05' })],
    leases: fiveLeases,
    sales: threeSales,
    prices: [aPrice({ priceWon: 100_000_000 })],
    ...parts,
  })
}

export function aPrice(parts: Partial<PublicPrice> = {}): PublicPrice {
  return {
    kind: 'APARTMENT_UNIT',
    pnu: '1162010200114220005',
    baseYear: 2026,
    baseMonth: 1,
    priceWon: 100_000_000,
    areaSquareMeter: 29.35,
    buildingName: null,
    dongName: null,
    hoName: '101',
    floorName: null,
    updatedOn: null,
    ...parts,
  }
}

const anyFailure: fc.Arbitrary<ResolvedAddress> = fc
  .constantFrom<AddressFailureReason>(
    'EMPTY',
    'NO_DISTRICT',
    'AMBIGUOUS_DISTRICT',
    'ADMINISTRATIVE_DONG',
    'NOT_LEAF_DISTRICT',
    'NO_LOT',
    'ROAD_ADDRESS',
    'UNKNOWN_CODE',
    'INVALID_SELECTION',
  )
  .map(failedAddress)

const anyAddress: fc.Arbitrary<ResolvedAddress> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(sillimLot) },
  {
    weight: 1,
    arbitrary: fc.constant<ResolvedAddress>({
      ok: true,
      unitText: null,
      unread: [],
      ...SILLIM,
      address: {
        ...SILLIM.address,
        landKind: 'MOUNTAIN',
        formerCode: '1162010100',
        sigunguName: null,
        riName: '신대리',
      },
    }),
  },
  { weight: 1, arbitrary: anyFailure },
)

const anyRequest: fc.Arbitrary<Partial<RentRiskDiagnosisRequest>> = fc.record({
  knownPropertyType: fc.constantFrom('오피스텔', ' 빌라 ', ''),
  listingDescription: fc.constantFrom('', '  ', '역에서 5분, 올수리'),
  monthlyRentAmountManwon: fc.nat({ max: 300 }),
  selectedRentCandidate: fc.constantFrom(undefined, { candidateId: 'c-1', matchLevel: 'SAME_LOT' }),
})

/** Turns facts into edge cases that the domain's own generator does not reach. */
const anyTwist = fc.record({
  level: fc.constantFrom(null, ...SAMPLE_LEVELS),
  basis: fc.constantFrom('STORED' as const, 'COLLECTED' as const, 'STORED_SPARSE' as const),
  source: fc.constantFrom(null, ...DEAL_SOURCES),
  sameLotDealTypes: fc.constantFrom<TradedPropertyType[]>([], ['OFFICETEL'], ['DETACHED_MULTI_FAMILY']),
  hint: fc.constantFrom(null, '빌라'),
  notPublished: fc.boolean(),
  price: fc.constantFrom<PublicPriceChoice['basis'] | null>(null, 'UNIT', 'LOT_MEDIAN', 'HOUSE', 'LAND'),
  collectedAt: fc.constantFrom(null, '2026-11-21T09:00:00+09:00', '2026-11-01T09:00:00+09:00'),
  noDeposit: fc.boolean(),
  nothingComparable: fc.boolean(),
  unanswered: fc.subarray(MONTHS),
  alike: fc.boolean(),
  typed: fc.record({
    rentForJeonseManwon: fc.nat({ max: 300 }),
    candidateSelected: fc.boolean(),
    selectedRegisterKey: fc.constantFrom(null, '1'),
  }),
  failure: fc.oneof(
    { weight: 3, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom(...FAILURE_REASONS) },
  ),
})

type Twist = typeof anyTwist extends fc.Arbitrary<infer T> ? T : never

function twistDeals(deals: DealFacts, twist: Twist): DealFacts {
  const { level, basis, source, collectedAt, failure, nothingComparable, unanswered: unansweredMonths } = twist
  if (failure !== null)
    return { ...deals, status: 'ERROR', reason: failure, basis: 'NONE', comparison: null, unansweredMonths }
  if (nothingComparable) return { ...deals, status: 'FOUND', reason: null, basis, comparison: null, unansweredMonths }
  const comparison = deals.comparison && { ...deals.comparison, level: level ?? deals.comparison.level }
  const found = deals.status === 'FOUND' ? basis : 'NONE'
  return { ...deals, comparison, basis: found, source, collectedAt, unansweredMonths }
}

function twist(facts: LeaseFacts, twist: Twist): LeaseFacts {
  const { registerStatus, candidates } = facts.property
  const silent = candidates.length === 0
  const terms =
    twist.noDeposit && facts.terms.purpose === 'MONTHLY_RENT' ? { ...facts.terms, depositManwon: 0 } : facts.terms
  const choice = twist.price && {
    basis: twist.price,
    priceManwon: twist.price === 'LAND' ? null : 9_850,
    upperManwon: twist.price === 'LAND' ? null : 10_200,
    alike: twist.alike && twist.price !== 'LAND',
    landWonPerSquareMeter: twist.price === 'LAND' ? 4_321_000 : null,
    baseYear: 2025,
    sampleCount: 3,
  }
  return {
    ...facts,
    terms,
    typed: twist.typed,
    register: { ...facts.register, reason: twist.failure, collectedAt: twist.collectedAt },
    property: silent
      ? determineProperty(
          { status: registerStatus, buildings: [] },
          {
            knownPropertyType: twist.hint,
            sameLotDealTypes: twist.sameLotDealTypes,
            unitText: null,
            chosenRegisterKey: null,
          },
        )
      : facts.property,
    leases: twistDeals(facts.leases, twist),
    sales: twistDeals(facts.sales, twist),
    publicPrice: choice
      ? { status: 'FOUND', reason: null, choice, collectedAt: twist.collectedAt }
      : twist.notPublished
        ? { status: 'UNAVAILABLE', reason: 'NOT_PUBLISHED_FOR_TYPE', choice: null, collectedAt: null }
        : facts.publicPrice,
  }
}

const twistedDiagnosed: fc.Arbitrary<DiagnosedWithFacts> = fc
  .record({
    facts: anyFacts,
    twist: anyTwist,
    address: anyAddress,
    request: anyRequest,
    dataMode: fc.constantFrom('live' as const, 'sample' as const),
  })
  .map(({ facts: plain, twist: how, address, request, dataMode }) => {
    const twisted = twist(plain, how)
    const facts = address.ok ? twisted : factsWithoutAddress(AS_OF, twisted.terms, twisted.typed)
    const base = diagnosedOf(facts, { address, dataMode })
    return { ...base, request: { ...base.request, ...request } }
  })

/** Diagnoses of every kind: all statuses, sample levels, grades, bases and address failures. */
export const anyDiagnosed: fc.Arbitrary<DiagnosedWithFacts> = fc.oneof(
  { weight: 19, arbitrary: twistedDiagnosed },
  { weight: 1, arbitrary: fc.constant(diagnosedOf(tidyFacts())) },
)
