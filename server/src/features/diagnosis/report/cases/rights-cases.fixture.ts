import { aBuilding, SILLIM_FACTS } from '../../../../domain/assessment/facts/lease-facts.fixture.ts'
import {
  apartment,
  type Case,
  casesOf,
  deals,
  jeonse,
  officetel,
  price,
  rent,
  rents,
  sharedHouse,
  shop,
  villa,
} from './case.fixture.ts'

const fair = { leases: deals(5, 20_000), sales: deals(5, 40_000), prices: [price(28_000)] }

const at = (unitText: string) => (facts: Case['facts']) => ({
  ...facts,
  address: { ...SILLIM_FACTS, unitText } as Case['facts']['address'],
})

/** Patterns in the rights and the building (R-LAW-18 to R-LAW-30). */
export const RIGHTS_CASES: readonly Case[] = [
  ...casesOf(
    'shared house',
    {
      warnings: ['SHARED_HOUSE'],
      papers: ['FIXED_DATE_LIST', 'RESIDENT_LIST', 'REGISTRY_DOCUMENT', 'TAX_CERTIFICATES'],
    },
    {
      'eight families, a modest deposit': {
        terms: jeonse(9_000),
        buildings: [sharedHouse(8)],
        sales: deals(3, 150_000, { areaSquareMeter: 400 }),
      },
      'nineteen families': { terms: jeonse(7_000), buildings: [sharedHouse(19)], leases: deals(5, 7_000) },
      'two families': { terms: jeonse(15_000), buildings: [sharedHouse(2)] },
      'a deposit of most of the house': {
        terms: jeonse(90_000),
        buildings: [sharedHouse(6)],
        sales: deals(3, 100_000, { areaSquareMeter: 400 }),
      },
      'monthly rent': { terms: rent(3_000, 40), buildings: [sharedHouse(12)], leases: rents(5, 3_000, 40) },
      'dormitory house (다중주택)': { terms: jeonse(6_000), buildings: [sharedHouse(0, { detailUse: '다중주택' })] },
      'type by the user alone, while the register fails': {
        terms: jeonse(8_000),
        buildings: [],
        registerStatus: 'ERROR',
        knownPropertyType: '다가구',
      },
    },
  ),
  ...casesOf(
    'commercial space used as a home',
    { warnings: ['NEIGHBORHOOD_FACILITY', 'NON_RESIDENTIAL'], papers: ['USE_LEGALITY', 'REGISTRY_DOCUMENT'] },
    {
      'second-class shop': { terms: jeonse(20_000), buildings: [shop()] },
      'first-class shop': {
        terms: jeonse(12_000),
        buildings: [shop({ mainUseCode: '03000', mainUseName: '제1종근린생활시설' })],
      },
      'monthly rent in a shop': { terms: rent(1_000, 60), buildings: [shop()] },
      'an office that is no officetel': {
        terms: jeonse(16_000),
        buildings: [
          aBuilding({ mainUseCode: '14000', mainUseName: '업무시설', detailUse: '사무실', householdCount: 0 }),
        ],
      },
      'a lodging': {
        terms: rent(500, 70),
        buildings: [
          aBuilding({ mainUseCode: '15000', mainUseName: '숙박시설', detailUse: '생활숙박시설', householdCount: 0 }),
        ],
      },
      'a school': {
        terms: jeonse(9_000),
        buildings: [
          aBuilding({ mainUseCode: '10000', mainUseName: '교육연구시설', detailUse: '학원', householdCount: 0 }),
        ],
      },
    },
  ),
  ...casesOf(
    'shops and homes in one building',
    { warnings: ['MIXED_USE', 'USE_UNCLEAR', 'OFFICETEL_USE'], papers: ['REGISTRY_DOCUMENT'] },
    {
      'multi-unit over shops': {
        terms: jeonse(18_000),
        buildings: [villa({ detailUse: '다세대주택/근린생활시설' })],
        ...fair,
      },
      'blank register': {
        terms: jeonse(18_000),
        buildings: [villa({ mainUseCode: null, mainUseName: null, detailUse: null })],
        ...fair,
      },
      'an officetel as a home': { terms: rent(1_000, 60), buildings: [officetel()], leases: rents(6, 1_000, 60) },
    },
  ),
  ...casesOf(
    'trust, mortgage, seizure: the registry alone shows them',
    { warnings: [], papers: ['REGISTRY_DOCUMENT', 'TRUST_LEDGER'] },
    {
      villa: { terms: jeonse(20_000), buildings: [villa()], ...fair },
      'new villa': {
        terms: jeonse(24_000),
        buildings: [villa({ useApprovalDate: '2026-02-01' })],
        leases: deals(3, 24_000),
      },
      apartment: { terms: jeonse(45_000), buildings: [apartment()], leases: deals(8, 45_000), sales: deals(8, 80_000) },
      'shared house': { terms: jeonse(10_000), buildings: [sharedHouse(9)] },
      'officetel by the month': { terms: rent(1_000, 60), buildings: [officetel()], leases: rents(6, 1_000, 60) },
      'no deposit': { terms: rent(0, 80), buildings: [officetel()], leases: rents(6, 0, 80) },
    },
  ),
  ...casesOf(
    'unpaid taxes: only the certificates show them',
    { warnings: [], papers: ['TAX_CERTIFICATES'] },
    {
      villa: { terms: jeonse(20_000), buildings: [villa()], ...fair },
      'monthly rent over 1,000': { terms: rent(3_000, 50), buildings: [villa()], leases: rents(5, 3_000, 50) },
      'half jeonse': { terms: rent(12_000, 25), buildings: [villa()], leases: rents(5, 3_000, 70) },
      'shared house': { terms: jeonse(9_000), buildings: [sharedHouse(8)] },
    },
  ),
  ...casesOf(
    'violating building: only the paper shows it',
    { warnings: [], papers: ['VIOLATING_BUILDING'] },
    {
      'rooftop room': { terms: rent(500, 45), buildings: [villa()], leases: rents(4, 500, 45) },
      villa: { terms: jeonse(20_000), buildings: [villa()], ...fair },
      'shared house': { terms: jeonse(6_000), buildings: [sharedHouse(15)] },
    },
  ),
  ...casesOf(
    'nobody knows which building, or none is found',
    { warnings: ['SEVERAL_BUILDINGS', 'TYPE_FROM_HINT', 'NO_VALUE_EVIDENCE'], papers: ['REGISTRY_DOCUMENT'] },
    {
      'two buildings': { terms: jeonse(18_000), buildings: [villa(), villa({ registerKey: '2' })], ...fair },
      'type by hint': {
        terms: jeonse(18_000),
        buildings: [],
        registerStatus: 'NOT_FOUND',
        knownPropertyType: '빌라',
        ...fair,
      },
      'nothing at all': { terms: jeonse(18_000), buildings: [], registerStatus: 'ERROR' },
    },
  ),
  ...casesOf(
    'divided or added rooms',
    {
      warnings: [
        'FLOOR_ABOVE_BUILDING',
        'HO_NOT_PLAUSIBLE',
        'DONG_NOT_IN_REGISTER',
        'BASEMENT',
        'FLOOR_BELOW_BUILDING',
      ],
      papers: ['REGISTRY_DOCUMENT', 'VIOLATING_BUILDING'],
    },
    {
      'a rooftop above the register': { terms: jeonse(9_000, { floor: 6 }), buildings: [villa()], ...fair },
      'a unit of a floor that is not there': {
        terms: jeonse(18_000),
        buildings: [villa()],
        ...fair,
        also: at('902호'),
      },
      'a numbered room in a one-family house': {
        terms: rent(1_000, 40),
        buildings: [sharedHouse(1, { detailUse: '단독주택' })],
        also: at('203호'),
      },
      'a wing that the register does not have': {
        terms: jeonse(18_000),
        buildings: [villa({ dongName: '가동' }), villa({ registerKey: '2', dongName: '나동' })],
        ...fair,
        also: at('다동 101호'),
      },
      'a half basement': { terms: jeonse(8_000, { floor: -1 }), buildings: [villa({ floorsBelowGround: 1 })], ...fair },
      'a basement by its unit': {
        terms: jeonse(8_000, { floor: null }),
        buildings: [villa()],
        ...fair,
        also: at('반지하 1호'),
      },
      'a basement by its unit, an upper floor by its field': {
        terms: jeonse(8_000, { floor: 3 }),
        buildings: [villa()],
        ...fair,
        also: at('B01호'),
      },
    },
  ),
]
