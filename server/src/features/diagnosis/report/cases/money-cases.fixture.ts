import { aReverseJeonse } from '../../../../domain/assessment/facts/lease-facts.fixture.ts'
import { apartment, type Case, casesOf, deals, jeonse, officetel, price, rent, rents, villa } from './case.fixture.ts'

const fallen = (recent: number, earlier: number) => (facts: Case['facts']) => ({
  ...facts,
  reverseJeonse: aReverseJeonse(recent, earlier),
})
const soldFor = (amountManwon: number) => (facts: Case['facts']) => ({
  ...facts,
  sameTimeDeals: {
    ownSale: { contractDate: '2026-10-05', amountManwon, areaSquareMeter: 29.9, floor: 2, direct: false },
    pairCount: 0,
    nearPriceCount: 0,
    nearPrice: [],
  },
})
const NEW = { useApprovalDate: '2025-10-01' }

/** Patterns that appear in the amounts (R-LAW-04 to R-LAW-13). */
export const MONEY_CASES: readonly Case[] = [
  ...casesOf(
    'deposit at or above the price in a new building',
    {
      warnings: ['DEPOSIT_ABOVE_VALUE', 'DEPOSIT_PROBABLY_ABOVE_VALUE', 'DEPOSIT_NEAR_VALUE'],
      papers: ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'],
    },
    {
      'equal to three sales': { terms: jeonse(30_000), buildings: [villa(NEW)], sales: deals(3, 30_000) },
      'above five sales': { terms: jeonse(33_000), buildings: [villa(NEW)], sales: deals(5, 30_000) },
      'nine tenths of four sales': { terms: jeonse(27_500), buildings: [villa(NEW)], sales: deals(4, 30_000) },
      'above the one sale there is': { terms: jeonse(31_000), buildings: [villa(NEW)], sales: deals(1, 30_000) },
      'an officetel above its sales': { terms: jeonse(24_000), buildings: [officetel(NEW)], sales: deals(4, 23_000) },
      'above sales of the district': {
        terms: jeonse(31_000),
        buildings: [villa(NEW)],
        sales: deals(6, 30_000, { sameLot: false }),
      },
    },
  ),
  ...casesOf(
    'no value evidence at all',
    { warnings: ['NO_VALUE_EVIDENCE'], papers: ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'] },
    {
      'new villa, nothing else': { terms: jeonse(25_000), buildings: [villa(NEW)] },
      'new villa with leases': { terms: jeonse(25_000), buildings: [villa(NEW)], leases: deals(6, 25_000) },
      'new officetel with leases': { terms: jeonse(18_000), buildings: [officetel(NEW)], leases: deals(9, 18_000) },
      'older villa with leases': { terms: jeonse(14_000), buildings: [villa()], leases: deals(4, 15_000) },
      'region only': {
        terms: jeonse(20_000),
        buildings: [villa(NEW)],
        marketSignal: {
          lease: null,
          sale: { medianManwon: 60_000, sampleCount: 40, months: ['202610'], scope: 'LAWD_CD' },
        },
      },
      'no register either': {
        terms: jeonse(20_000),
        buildings: [],
        registerStatus: 'NOT_FOUND',
        knownPropertyType: '빌라',
      },
    },
  ),
  ...casesOf(
    'falling jeonse',
    { warnings: ['REVERSE_JEONSE'], papers: ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'] },
    {
      'by a tenth': {
        terms: jeonse(18_000),
        buildings: [villa()],
        sales: deals(5, 36_000),
        also: fallen(18_000, 20_000),
      },
      'by a third': {
        terms: jeonse(20_000),
        buildings: [villa()],
        leases: deals(5, 20_000),
        also: fallen(20_000, 30_000),
      },
      'apartment by 6 %': {
        terms: jeonse(47_000),
        buildings: [apartment()],
        sales: deals(8, 90_000),
        also: fallen(47_000, 50_000),
      },
      'officetel by 20 %': {
        terms: jeonse(16_000),
        buildings: [officetel()],
        leases: deals(8, 16_000),
        also: fallen(16_000, 20_000),
      },
      'with dear sales': {
        terms: jeonse(28_000),
        buildings: [villa()],
        sales: deals(4, 30_000),
        also: fallen(27_000, 30_000),
      },
    },
  ),
  ...casesOf(
    'sold and let at the same time',
    { warnings: ['SAME_TIME_DEAL'], papers: ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'] },
    {
      'sold for a twentieth more': { terms: jeonse(19_000), buildings: [villa(NEW)], also: soldFor(20_000) },
      'sold for as much': { terms: jeonse(20_000), buildings: [villa(NEW)], also: soldFor(20_000) },
      'sold for less': { terms: jeonse(21_000), buildings: [villa()], also: soldFor(20_000) },
      'beside higher sales of the lot': {
        terms: jeonse(19_000),
        buildings: [villa()],
        sales: deals(5, 36_000),
        also: soldFor(20_000),
      },
      'an officetel': {
        terms: jeonse(15_000),
        buildings: [officetel()],
        leases: deals(6, 15_000),
        also: soldFor(16_000),
      },
    },
  ),
  ...casesOf(
    'inflated prices within one building',
    { warnings: ['OWN_YARDSTICK'], papers: ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'] },
    Object.fromEntries(
      [
        [30_000, 40_000, 20_000],
        [24_000, 31_000, 18_000],
        [36_000, 50_000, 29_000],
        [19_000, 24_000, 15_000],
        [28_000, 36_000, 22_000],
      ].map(([deposit = 0, own = 0, around = 0]) => [
        `${deposit} with own sales of ${own} and ${around} around`,
        {
          terms: jeonse(deposit),
          buildings: [villa(NEW)],
          sales: [
            ...deals(3, own),
            ...deals(5, around, { sameLot: false }).map((deal) => ({ ...deal, dealId: `${deal.dealId}a` })),
          ],
        },
      ]),
    ),
  ),
  ...casesOf(
    'public-price border',
    { warnings: ['DEPOSIT_ABOVE_PUBLIC_PRICE_LINE'], papers: ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'] },
    Object.fromEntries(
      [1.26, 1.28, 1.33, 1.4, 1.55, 1.8].map((share) => [
        `${share} of the public price`,
        {
          terms: jeonse(Math.round(15_000 * share)),
          buildings: [villa()],
          leases: deals(4, 15_000 * share),
          prices: [price(15_000)],
        },
      ]),
    ),
  ),
  ...casesOf(
    'far above past leases',
    { warnings: ['LEASE_AMOUNT_HIGH'], papers: ['REGISTRY_DOCUMENT'] },
    {
      'jeonse at 120 %': {
        terms: jeonse(24_000),
        buildings: [villa()],
        leases: deals(5, 20_000),
        sales: deals(5, 45_000),
      },
      'jeonse at 150 %': {
        terms: jeonse(30_000),
        buildings: [apartment()],
        leases: deals(7, 20_000),
        sales: deals(7, 62_000),
      },
      'rent at 130 %': { terms: rent(1_000, 78), buildings: [officetel()], leases: rents(6, 1_000, 60) },
      'small rent, and a deposit that is not': {
        terms: rent(15_000, 30),
        buildings: [villa()],
        leases: rents(6, 1_000, 50),
      },
    },
  ),
  ...casesOf(
    'far below past leases',
    { warnings: ['LEASE_AMOUNT_LOW'], papers: ['REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'] },
    {
      'jeonse at half': {
        terms: jeonse(10_000),
        buildings: [villa()],
        leases: deals(5, 20_000),
        sales: deals(5, 30_000),
      },
      'apartment at 55 %': {
        terms: jeonse(22_000),
        buildings: [apartment()],
        leases: deals(8, 40_000),
        sales: deals(8, 60_000),
      },
      'rent at half': { terms: rent(2_000, 30), buildings: [officetel()], leases: rents(6, 2_000, 62) },
    },
  ),
  ...casesOf(
    'a slip of the unit',
    { warnings: ['AMOUNT_UNREALISTIC'], papers: ['INPUT_AMOUNTS'] },
    {
      'won for manwon': { terms: jeonse(300_000_000), buildings: [villa()], leases: deals(5, 30_000) },
      '30,000 won for a deposit': { terms: jeonse(3), buildings: [villa()], leases: deals(5, 30_000) },
      'nothing to compare with': { terms: jeonse(3), buildings: [villa()] },
      'rent in won': { terms: rent(1_000, 600_000), buildings: [officetel()], leases: rents(5, 1_000, 60) },
    },
  ),
]
