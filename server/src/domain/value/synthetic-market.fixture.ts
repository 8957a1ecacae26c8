import { createGuMarket, type MarketDeal } from './create-gu-market.ts'
import { dayOf } from './day.ts'
import { ESTIMATOR_CONSTANTS } from './estimator-constants.ts'
import { floorAndArea } from './floor-and-area.ts'
import type { HomeTraits } from './valued-home.ts'
import type { ZoneMarket } from './zone-fit.ts'

/** A synthetic market with known true values: the value of a home on a day, before the noise of the deal. */
export type SyntheticMarket = {
  zone: ZoneMarket
  /** By LAWD_CD. */
  rows: Map<string, MarketDeal[]>
  lots: SyntheticLot[]
  /** ln manwon. */
  truth(lot: SyntheticLot, home: Pick<HomeTraits, 'areaSquareMeter' | 'floor'>, day: number): number
  firstDay: number
  /** The day after the last deal. */
  endDay: number
}

export type SyntheticLot = {
  legalDistrictCode: string
  lot: string
  buildYear: number
  topFloor: number
  areas: number[]
  /** Deviation of the lot from the others. */
  effect: number
}

const CONSTANTS = ESTIMATOR_CONSTANTS.APARTMENT.SALE
const FIRST_DAY = dayOf('2024-08-01')
const END_DAY = dayOf('2026-08-01')
const NOISE = 0.03
const WEAK_NOISE = 0.12

/**
 * Apartments of three city districts over two years in a market that rises, falls and rises. The same seed gives the same
 * market.
 */
export function syntheticMarket(seed: number, { lotsPerDistrict = 12 } = {}): SyntheticMarket {
  const dice = createDice(seed)
  const lots = ['11620', '11200', '41135'].flatMap((lawdCd) =>
    ['10100', '10200', '10300'].flatMap((place) => {
      const ofDistrict = dice.normal() * 0.12
      return Array.from({ length: lotsPerDistrict }, (_, index) =>
        syntheticLot(dice, `${lawdCd}${place}`, index, ofDistrict),
      )
    }),
  )
  const truth: SyntheticMarket['truth'] = ({ effect, buildYear, topFloor }, home, day) =>
    7.4 + effect - (2026 - buildYear) * 0.006 + levelOn(day) + floorAndArea({ ...home, topFloor }, CONSTANTS)
  const rows = new Map<string, MarketDeal[]>()
  let count = 0
  for (const lot of lots) {
    const lawdCd = lot.legalDistrictCode.slice(0, 5)
    const deals = rows.get(lawdCd) ?? []
    rows.set(lawdCd, deals)
    // from a handful to hundreds
    const dealCount = Math.round(3 * 100 ** dice.uniform())
    for (let n = 0; n < dealCount; n++) {
      const home = { areaSquareMeter: dice.pick(lot.areas), floor: 1 + Math.floor(dice.uniform() * lot.topFloor) }
      const day = FIRST_DAY + Math.floor(dice.uniform() * (END_DAY - FIRST_DAY))
      const weak = dice.uniform() < 0.05
      const noise = weak ? -0.03 + WEAK_NOISE * dice.normal() : NOISE * dice.normal()
      const { legalDistrictCode, lot: name, buildYear } = lot
      count += 1
      deals.push({
        dealId: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
        legalDistrictCode,
        lot: name,
        buildYear,
        day,
        weak,
        amountManwon: Math.round(Math.exp(truth(lot, home, day) + noise)),
        ...home,
      })
    }
  }
  const markets = [...rows]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([lawdCd, deals]) => createGuMarket(lawdCd, deals, CONSTANTS))
  const zone = { kind: 'SALE', propertyType: 'APARTMENT', markets } as const
  return { zone, rows, lots, truth, firstDay: FIRST_DAY, endDay: END_DAY }
}

/** The course of the market, common to all homes. */
export function levelOn(day: number): number {
  const years = (day - FIRST_DAY) / 365
  return 0.05 * years + 0.04 * Math.sin(3 * years)
}

function syntheticLot(dice: Dice, legalDistrictCode: string, index: number, ofDistrict: number): SyntheticLot {
  return {
    legalDistrictCode,
    lot: `L${String(index + 1).padStart(4, '0')}0000`,
    buildYear: 1985 + Math.floor(dice.uniform() * 40),
    topFloor: 5 + Math.floor(dice.uniform() * 25),
    areas: [49.9, 59.9, 84.9, 114.8].filter(() => dice.uniform() < 0.7).concat(74.5),
    effect: ofDistrict + dice.normal() * 0.15,
  }
}

type Dice = { uniform(): number; normal(): number; pick<T>(list: readonly T[]): T }

/** Uniform random numbers of 0–1 from a seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed
  function uniform(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    pick: (list) => list[Math.floor(uniform() * list.length)]!,
  }
}
