import {
  apartment,
  type Case,
  casesOf,
  deals,
  jeonse,
  ORDINARY,
  officetel,
  price,
  rent,
  rents,
  sharedHouse,
  villa,
} from './case.fixture.ts'

const owed = { warnings: [], papers: ['REGISTRY_DOCUMENT' as const] }
const SHARES = [0.45, 0.5, 0.55, 0.6, 0.65, 0.69]

/** Ordinary homes, with the terms of similar leases. */
export const ORDINARY_CASES: readonly Case[] = [
  ...casesOf(
    ORDINARY,
    owed,
    Object.fromEntries(
      SHARES.flatMap((share) => {
        const [large, small] = [Math.round(80_000 * share), Math.round(30_000 * share)]
        return [
          [
            `apartment at ${share}`,
            {
              terms: jeonse(large),
              buildings: [apartment()],
              leases: deals(9, large),
              sales: deals(8, 80_000),
              prices: [price(56_000)],
            },
          ],
          [
            `villa at ${share}`,
            {
              terms: jeonse(small),
              buildings: [villa()],
              leases: deals(4, small),
              sales: deals(4, 30_000),
              prices: [price(20_000)],
            },
          ],
          [
            `apartment at ${share}, two sales`,
            {
              terms: jeonse(large),
              buildings: [apartment()],
              leases: deals(2, large),
              sales: deals(2, 80_000),
              prices: [price(56_000)],
            },
          ],
          [
            `villa at ${share}, sales of the district`,
            {
              terms: jeonse(small),
              buildings: [villa()],
              leases: deals(5, small, { sameLot: false }),
              sales: deals(5, 30_000, { sameLot: false }),
              prices: [price(20_000)],
            },
          ],
        ]
      }),
    ),
  ),
  ...casesOf(
    ORDINARY,
    owed,
    Object.fromEntries(
      [0.85, 0.95, 1, 1.05, 1.1, 1.18].flatMap((share) => {
        const monthly = Math.round(60 * share)
        return [
          [
            `villa by the month at ${share}`,
            {
              terms: rent(1_000, monthly),
              buildings: [villa()],
              leases: rents(6, 1_000, 60),
              sales: deals(4, 20_000, { areaSquareMeter: 29 }),
              prices: [price(13_000, 29)],
            },
          ],
          [
            `apartment by the month at ${share}`,
            {
              terms: rent(5_000, monthly * 2, { areaSquareMeter: 59 }),
              buildings: [apartment()],
              leases: deals(6, 5_000, { monthlyRentManwon: 120 }),
              sales: deals(6, 70_000),
              prices: [price(48_000)],
            },
          ],
        ]
      }),
    ),
  ),
  ...casesOf(ORDINARY, owed, {
    'half jeonse: more deposit, less rent': {
      terms: rent(8_000, 24),
      buildings: [villa()],
      leases: rents(8, 1_000, 60),
      sales: deals(4, 20_000, { areaSquareMeter: 29 }),
      prices: [price(13_000, 29)],
    },
    'less deposit, a little more rent': {
      terms: rent(500, 63),
      buildings: [villa()],
      leases: rents(8, 1_000, 60),
      sales: deals(4, 20_000, { areaSquareMeter: 29 }),
      prices: [price(13_000, 29)],
    },
    'jeonse with an honest fee': {
      terms: jeonse(40_000, { maintenanceFeeManwon: 15 }),
      buildings: [apartment()],
      leases: deals(9, 40_000),
      sales: deals(8, 80_000),
      prices: [price(56_000)],
    },
    'a house of one family': {
      terms: rent(3_000, 90, { areaSquareMeter: 90 }),
      buildings: [sharedHouse(0, { householdCount: 1, detailUse: '단독주택' })],
      leases: deals(4, 3_000, { monthlyRentManwon: 90, areaSquareMeter: 90 }),
      sales: deals(3, 80_000, { areaSquareMeter: 400 }),
    },
    'nineteen years old': {
      terms: jeonse(40_000),
      buildings: [apartment({ useApprovalDate: '2007-02-02' })],
      leases: deals(9, 40_000),
      sales: deals(8, 80_000),
      prices: [price(56_000)],
    },
    'twenty-eight years old': {
      terms: jeonse(40_000),
      buildings: [apartment({ useApprovalDate: '1998-02-02' })],
      leases: deals(9, 40_000),
      sales: deals(8, 80_000),
      prices: [price(56_000)],
    },
    'without area and floor': {
      terms: jeonse(40_000, { areaSquareMeter: null, floor: null }),
      buildings: [apartment()],
      leases: deals(9, 40_000),
      sales: deals(8, 80_000),
    },
    'an officetel without deposit': {
      terms: rent(0, 60),
      buildings: [officetel()],
      leases: rents(6, 0, 60),
      sales: deals(4, 16_000, { areaSquareMeter: 29 }),
    },
  }),
]
