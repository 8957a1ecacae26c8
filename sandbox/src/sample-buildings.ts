import type { SampleDistrictName } from './sample-districts.ts'

/** The kind of a building; determines its register wording, its transaction operations and its kind of public price. */
export type BuildingKind =
  | 'APARTMENT'
  | 'ROW_HOUSE'
  | 'MULTI_UNIT'
  | 'OFFICETEL'
  | 'DETACHED'
  | 'MULTI_FAMILY'
  | 'NEIGHBORHOOD_FACILITY'

/** One kind of home in a building. Amounts in manwon at mid-2026; `sale` is 0 if only the whole house is sold. */
export type HomePlan = { areaSquareMeter: number; jeonse: number; sale: number; perFloor: number }

/** One invented building on one lot. Register rows, deals, prices, addresses and outlines are all derived from it. */
export type SampleBuilding = {
  district: SampleDistrictName
  /** `1422-5`, `산 34-2`. */
  lot: string
  /** Always contains 샘플; `null` where real buildings have no name either. */
  name: string | null
  roadNumber: string
  kind: BuildingKind
  detailUse?: string
  /** Date of use approval `YYYYMMDD`; `null`: the register leaves it blank. */
  approved: string | null
  floors: number
  basements: number
  /** The first basement has homes as well. */
  basementHomes?: boolean
  /** Names of the buildings of a complex; each has its own register row. */
  dongs?: string[]
  /** Register rows of guard posts, machine rooms and the like. */
  annexes?: number
  /** A second register of another kind on the same lot. */
  second?: { kind: BuildingKind; dongName: string }
  homes: HomePlan[]
  /** Sale of the whole house, for houses sold as one. */
  wholeHouse?: { totalAreaSquareMeter: number; plotAreaSquareMeter: number; sale: number }
  /** Mean number of deals per month. */
  monthlyDeals: { jeonse: number; rent: number; sale: number }
  landWonPerSquareMeter: number
}

function home(areaSquareMeter: number, jeonse: number, sale: number, perFloor = 2): HomePlan {
  return { areaSquareMeter, jeonse, sale, perFloor }
}

function deals(jeonse: number, rent: number, sale: number): SampleBuilding['monthlyDeals'] {
  return { jeonse, rent, sale }
}

function house(totalAreaSquareMeter: number, plotAreaSquareMeter: number, sale: number): SampleBuilding['wholeHouse'] {
  return { totalAreaSquareMeter, plotAreaSquareMeter, sale }
}

function dongs(first: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${first + index}동`)
}

// One building per line, to read as a table.
// biome-ignore format: a table
export const SAMPLE_BUILDINGS: SampleBuilding[] = [
  { district: 'sillim', lot: '1422-5', name: '샘플하늘빌라', roadNumber: '23', kind: 'MULTI_UNIT', approved: '20110415', floors: 4, basements: 1, basementHomes: true,
    homes: [home(29.35, 13_500, 18_800), home(41.2, 17_500, 24_800, 1)], monthlyDeals: deals(5, 2, 2.5), landWonPerSquareMeter: 4_650_000 },
  { district: 'sillim', lot: '1433-12', name: '샘플은하빌라', roadNumber: '31-2', kind: 'MULTI_UNIT', detailUse: '다세대주택/근린생활시설', approved: '19960722', floors: 3, basements: 1, basementHomes: true,
    homes: [home(34.8, 13_200, 17_900), home(46.52, 16_800, 23_100, 1)], monthlyDeals: deals(3, 2, 1.5), landWonPerSquareMeter: 4_320_000 },
  { district: 'sillim', lot: '1440-3', name: '샘플미소주택', roadNumber: '45', kind: 'ROW_HOUSE', approved: '19881109', floors: 3, basements: 1, dongs: ['가동', '나동'],
    homes: [home(52.1, 17_800, 27_500)], monthlyDeals: deals(1.2, 0.6, 0.8), landWonPerSquareMeter: 4_280_000 },
  { district: 'sillim', lot: '1415-20', name: null, roadNumber: '12', kind: 'MULTI_FAMILY', approved: '19920630', floors: 3, basements: 1, basementHomes: true,
    homes: [home(26.4, 8_200, 0, 3)], wholeHouse: house(312.5, 168.2, 178_000), monthlyDeals: deals(4, 9, 0.5), landWonPerSquareMeter: 4_510_000 },
  { district: 'sillim', lot: '1418-7', name: null, roadNumber: '16-1', kind: 'DETACHED', approved: '19780517', floors: 2, basements: 1,
    homes: [home(92.4, 22_500, 0, 1)], wholeHouse: house(118.6, 132.4, 112_000), monthlyDeals: deals(0.6, 0.5, 0.4), landWonPerSquareMeter: 4_400_000 },
  { district: 'sillim', lot: '1425-1', name: '샘플신림스퀘어', roadNumber: '27', kind: 'OFFICETEL', approved: '20160826', floors: 12, basements: 3,
    homes: [home(21.53, 13_800, 15_900, 6), home(33.07, 18_400, 22_300)], monthlyDeals: deals(6, 14, 2), landWonPerSquareMeter: 9_870_000 },
  { district: 'sillim', lot: '1450', name: '샘플관악마을', roadNumber: '60', kind: 'APARTMENT', approved: '19990914', floors: 15, basements: 1, dongs: dongs(101, 3), annexes: 2,
    homes: [home(59.94, 38_000, 68_500), home(84.78, 46_500, 85_200)], monthlyDeals: deals(7, 4, 3), landWonPerSquareMeter: 6_120_000 },
  { district: 'seongsu', lot: '277-43', name: null, roadNumber: '18', kind: 'MULTI_FAMILY', detailUse: '다가구주택, 근린생활시설', approved: '19940826', floors: 3, basements: 1, second: { kind: 'NEIGHBORHOOD_FACILITY', dongName: '나동' },
    homes: [home(31.7, 14_500, 0)], wholeHouse: house(289.3, 165.9, 420_000), monthlyDeals: deals(2, 5, 0.3), landWonPerSquareMeter: 13_400_000 },
  { district: 'seongsu', lot: '289-5', name: '샘플한강타워', roadNumber: '51', kind: 'APARTMENT', approved: '20060321', floors: 18, basements: 2, dongs: dongs(101, 4), annexes: 1,
    homes: [home(59.88, 58_500, 126_000), home(84.96, 75_000, 163_000)], monthlyDeals: deals(8, 5, 4), landWonPerSquareMeter: 15_800_000 },
  { district: 'seongsu', lot: '300-18', name: '샘플성수주택', roadNumber: '66-3', kind: 'MULTI_UNIT', approved: '20030918', floors: 4, basements: 1,
    homes: [home(43.6, 27_500, 52_000)], monthlyDeals: deals(2, 2, 1), landWonPerSquareMeter: 12_900_000 },
  { district: 'seongsu', lot: '318-2', name: null, roadNumber: '82', kind: 'DETACHED', approved: '19741203', floors: 1, basements: 0,
    homes: [home(66.1, 24_000, 0, 1)], wholeHouse: house(66.1, 109.1, 265_000), monthlyDeals: deals(0.4, 0.4, 0.3), landWonPerSquareMeter: 13_100_000 },
  { district: 'yeoksam', lot: '742-11', name: '샘플역삼빌딩', roadNumber: '33', kind: 'NEIGHBORHOOD_FACILITY', approved: '20040611', floors: 5, basements: 1,
    homes: [home(38.5, 21_000, 0)], monthlyDeals: deals(0, 0, 0), landWonPerSquareMeter: 18_700_000 },
  { district: 'yeoksam', lot: '736-25', name: '샘플역삼오피스텔', roadNumber: '9', kind: 'OFFICETEL', approved: '20140402', floors: 16, basements: 4,
    homes: [home(25.16, 19_200, 24_600, 8), home(50.31, 33_500, 47_800)], monthlyDeals: deals(14, 42, 5), landWonPerSquareMeter: 31_200_000 },
  { district: 'yeoksam', lot: '754-3', name: '샘플역삼더퍼스트', roadNumber: '48', kind: 'APARTMENT', approved: '20190628', floors: 22, basements: 3, dongs: dongs(101, 2),
    homes: [home(84.97, 112_000, 238_000), home(244.18, 265_000, 545_000, 1)], monthlyDeals: deals(5, 6, 2), landWonPerSquareMeter: 24_500_000 },
  { district: 'yeoksam', lot: '770-8', name: '샘플언주빌', roadNumber: '71', kind: 'MULTI_UNIT', approved: '20081126', floors: 5, basements: 1,
    homes: [home(37.8, 30_500, 46_000), home(58.2, 42_500, 66_500, 1)], monthlyDeals: deals(3, 4, 1.5), landWonPerSquareMeter: 17_900_000 },
  { district: 'yeoksam', lot: '761-14', name: null, roadNumber: '57-4', kind: 'MULTI_FAMILY', approved: '19890811', floors: 3, basements: 1, basementHomes: true,
    homes: [home(28.9, 17_000, 0, 3)], wholeHouse: house(331.2, 179.3, 485_000), monthlyDeals: deals(3, 11, 0.4), landWonPerSquareMeter: 17_200_000 },
  { district: 'cheongna', lot: '156-2', name: '샘플호수마을', roadNumber: '162', kind: 'APARTMENT', approved: '20120530', floors: 10, basements: 2, dongs: dongs(101, 24), annexes: 84,
    homes: [home(59.75, 25_500, 47_200, 1), home(84.62, 31_500, 62_400, 1)], monthlyDeals: deals(22, 11, 14), landWonPerSquareMeter: 3_150_000 },
  { district: 'cheongna', lot: '161-7', name: '샘플청라하임', roadNumber: '175', kind: 'OFFICETEL', approved: '20170213', floors: 14, basements: 4,
    homes: [home(23.8, 9_200, 10_400, 4)], monthlyDeals: deals(0.4, 0.5, 0.4), landWonPerSquareMeter: 4_020_000 },
  { district: 'cheongna', lot: '95-13', name: null, roadNumber: '28', kind: 'DETACHED', approved: null, floors: 2, basements: 0,
    homes: [home(101.3, 26_000, 0, 1)], wholeHouse: house(148.7, 231.4, 98_000), monthlyDeals: deals(0.4, 0.3, 0.3), landWonPerSquareMeter: 2_040_000 },
  { district: 'jeongja', lot: '178-1', name: '샘플느티마을', roadNumber: '95', kind: 'APARTMENT', approved: '19950112', floors: 20, basements: 1, dongs: dongs(301, 4),
    homes: [home(58.71, 46_500, 104_000), home(84.99, 61_500, 143_000)], monthlyDeals: deals(260, 190, 40), landWonPerSquareMeter: 9_430_000 },
  { district: 'jeongja', lot: '190', name: '샘플정든마을', roadNumber: '121', kind: 'APARTMENT', approved: '19941020', floors: 18, basements: 1, dongs: dongs(401, 3),
    homes: [home(49.8, 39_500, 86_000), home(72.4, 53_000, 121_000)], monthlyDeals: deals(250, 180, 35), landWonPerSquareMeter: 9_280_000 },
  { district: 'jeongja', lot: '206-1', name: '샘플정자파크', roadNumber: '140', kind: 'APARTMENT', approved: '20031215', floors: 25, basements: 3, dongs: dongs(101, 2),
    homes: [home(101.9, 82_000, 178_000), home(134.5, 98_000, 215_000, 1)], monthlyDeals: deals(240, 170, 30), landWonPerSquareMeter: 11_600_000 },
  { district: 'jeongja', lot: '15-6', name: '샘플정자타워', roadNumber: '8', kind: 'OFFICETEL', approved: '20050729', floors: 17, basements: 5,
    homes: [home(29.64, 16_200, 19_800, 6)], monthlyDeals: deals(4, 9, 2), landWonPerSquareMeter: 12_400_000 },
  { district: 'hagwi', lot: '1023-4', name: '샘플바다빌라', roadNumber: '42', kind: 'ROW_HOUSE', approved: '20110906', floors: 4, basements: 0,
    homes: [home(70.75, 14_800, 23_200)], monthlyDeals: deals(0.4, 0.4, 0.5), landWonPerSquareMeter: 684_000 },
  { district: 'hagwi', lot: '1101-1', name: '샘플하귀마을', roadNumber: '77', kind: 'APARTMENT', approved: '20130418', floors: 8, basements: 1, dongs: dongs(101, 2),
    homes: [home(84.55, 19_500, 32_800)], monthlyDeals: deals(0.8, 1.4, 1.2), landWonPerSquareMeter: 712_000 },
  { district: 'hagwi', lot: '산 34-2', name: null, roadNumber: '15-8', kind: 'DETACHED', approved: '20181022', floors: 2, basements: 0,
    homes: [home(99.2, 18_000, 0, 1)], wholeHouse: house(99.2, 412, 46_500), monthlyDeals: deals(0.3, 0.4, 0.5), landWonPerSquareMeter: 231_000 },
]
