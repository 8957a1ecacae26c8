import {
  AS_OF,
  aDatedSale,
  aDeal,
  anEstimate,
  SILLIM_FACTS,
} from '../../../../domain/assessment/facts/lease-facts.fixture.ts'
import { descriptionContradictions } from '../../../../domain/description/description-contradictions.ts'
import { listingStatements } from '../../../../domain/description/listing-statements.ts'
import { apartment, type Case, casesOf, deals, jeonse, price, rent, rents, villa } from './case.fixture.ts'

const fair = { leases: deals(5, 20_000), sales: deals(5, 40_000), prices: [price(28_000)] }

const estimated = (midManwon: number) => (facts: Case['facts']) => ({
  ...facts,
  valueEstimate: anEstimate({ midManwon }, facts.terms.depositManwon),
})

const neverSold = (midManwon: number) => (facts: Case['facts']) => ({
  ...facts,
  valueEstimate: anEstimate(
    { midManwon, neverSold: true, partial: true, sameLotCount: 0, otherLotCount: 14, halfWidth: 0.39 },
    facts.terms.depositManwon,
  ),
})

const listed = (text: string) => (facts: Case['facts']) => {
  const { terms, property } = facts
  const { building, propertyType } = property
  const register =
    building && propertyType !== 'UNKNOWN' ? { ...building, propertyType, hasShops: property.use === 'MIXED' } : null
  const described = { asOf: AS_OF, terms, register, publishedAreas: [] }
  return {
    ...facts,
    descriptionContradictions: descriptionContradictions(text, described),
    listingStatements: listingStatements(text),
  }
}

const REGISTRY = ['REGISTRY_DOCUMENT'] as const

/** The basis of the value, whose home it is, and the statements of a listing. */
export const READING_CASES: readonly Case[] = [
  ...casesOf(
    'deposit against the estimated value',
    {
      warnings: ['DEPOSIT_ABOVE_VALUE', 'DEPOSIT_PROBABLY_ABOVE_VALUE', 'DEPOSIT_NEAR_VALUE'],
      papers: ['ADD_CLAIMS', ...REGISTRY],
    },
    {
      'above the upper end (131 %)': { terms: jeonse(24_400), buildings: [villa()], also: estimated(18_651) },
      'above the middle': { terms: jeonse(19_400), buildings: [villa()], also: estimated(18_651) },
      'at nine tenths': { terms: jeonse(16_800), buildings: [villa()], also: estimated(18_651) },
    },
  ),
  ...casesOf(
    'a villa on a lot never sold',
    { warnings: ['NEVER_SOLD_LOT'], papers: REGISTRY },
    {
      'within the interval': { terms: jeonse(18_000), buildings: [villa()], also: neverSold(20_000) },
      'above the interval': { terms: jeonse(33_000), buildings: [villa()], also: neverSold(20_000) },
      'above it, beside dear sales of the district': {
        terms: jeonse(33_000),
        buildings: [villa()],
        sales: deals(6, 60_000, { sameLot: false }),
        also: neverSold(20_000),
      },
    },
  ),
  ...casesOf(
    'deposit against older sales of the lot',
    { warnings: ['DEPOSIT_ABOVE_VALUE', 'DEPOSIT_PROBABLY_ABOVE_VALUE', 'DEPOSIT_NEAR_VALUE'], papers: REGISTRY },
    {
      'above two sales of half a year ago': {
        terms: jeonse(11_400),
        buildings: [villa()],
        datedSales: [aDatedSale({ amountManwon: 10_300 }), aDatedSale({ amountManwon: 10_400 })],
      },
      'near the one sale of two years ago': {
        terms: jeonse(14_000),
        buildings: [villa()],
        datedSales: [aDatedSale({ contractDate: '2024-10-02', amountManwon: 15_000 })],
      },
    },
  ),
  ...casesOf(
    'a home other than the typed one',
    {
      warnings: ['UNIT_NOT_PUBLISHED', 'AREA_DIFFERS_FROM_UNIT', 'AREA_UNLIKE_LOT', 'AREA_NOT_GIVEN', 'ROOFTOP'],
      papers: REGISTRY,
    },
    {
      'a unit that was divided off': {
        terms: jeonse(18_000),
        buildings: [villa()],
        ...fair,
        also: (facts) => ({
          ...facts,
          unpublishedUnit: { ho: '305', floor: 3, baseYear: 2026, others: ['301', '302', '303'] },
        }),
      },
      'the unit is published with another area': {
        terms: jeonse(18_000),
        buildings: [apartment()],
        ...fair,
        also: (facts) => ({ ...facts, unitArea: { typedSquareMeter: 84.78, publishedSquareMeter: 59.94 } }),
      },
      'no home of the lot is that large': {
        terms: jeonse(18_000, { areaSquareMeter: 84.9 }),
        buildings: [villa()],
        ...fair,
        also: (facts) => ({ ...facts, unlikeAreas: { count: 12, fromSquareMeter: 29.35, toSquareMeter: 41.2 } }),
      },
      'no area, and homes of two sizes': {
        terms: jeonse(18_000, { areaSquareMeter: null }),
        buildings: [villa()],
        sales: [...deals(3, 30_000), aDeal({ dealId: 9, amountManwon: 15_000, areaSquareMeter: 29.35 })],
        also: (facts) => ({ ...facts, lotAreas: [29.35, 59] }),
      },
      'a rooftop room': {
        terms: jeonse(9_000, { floor: null }),
        buildings: [villa()],
        ...fair,
        also: (facts) => ({ ...facts, address: { ...SILLIM_FACTS, unitText: '옥탑 1호' } as Case['facts']['address'] }),
      },
    },
  ),
  ...casesOf(
    'the listing says otherwise',
    {
      warnings: [
        'DESCRIPTION_BUILT_YEAR_DIFFERS',
        'DESCRIPTION_FLOOR_DIFFERS',
        'DESCRIPTION_AREA_DIFFERS',
        'DESCRIPTION_DEPOSIT_DIFFERS',
        'LISTING_SHOP_USE',
        'DESCRIPTION_TYPE_DIFFERS',
      ],
      papers: REGISTRY,
    },
    {
      'called new, of 2015': {
        terms: jeonse(18_000),
        buildings: [villa()],
        ...fair,
        also: listed('신축 빌라, 역세권'),
      },
      'a floor that the building lacks': {
        terms: jeonse(18_000),
        buildings: [villa()],
        ...fair,
        also: listed('7층 남향'),
      },
      'another area': { terms: jeonse(18_000), buildings: [villa()], ...fair, also: listed('전용 84㎡ 넓은 집') },
      'a shop called a villa': {
        terms: jeonse(18_000),
        buildings: [villa()],
        ...fair,
        also: listed('근생 빌라 즉시입주'),
      },
      'an apartment that is a villa': {
        terms: jeonse(18_000),
        buildings: [villa()],
        ...fair,
        also: listed('아파트 급매'),
      },
      'another deposit': { terms: jeonse(18_000), buildings: [villa()], ...fair, also: listed('전세 2억 5천') },
    },
  ),
  ...casesOf(
    'dear by the month',
    { warnings: ['LEASE_AMOUNT_HIGH', 'MONTHLY_COST_HIGH'], papers: REGISTRY },
    {
      'dear against one lease': { terms: rent(1_000, 90), buildings: [villa()], leases: rents(1, 1_000, 55) },
      'a fee that doubles the rent': {
        terms: rent(1_000, 50, { maintenanceFeeManwon: 45 }),
        buildings: [villa()],
        leases: rents(5, 1_000, 50),
      },
      'no deposit at all': { terms: rent(0, 90), buildings: [villa()], leases: rents(5, 1_000, 55) },
    },
  ),
]
