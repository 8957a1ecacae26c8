import { seededRandom } from './random.ts'
import type { HomePlan } from './sample-buildings.ts'
import {
  floorFactor,
  homesOf,
  KIND_WORDS,
  priceLevel,
  SAMPLE_LOTS,
  type SampleHome,
  type SampleLot,
} from './sample-lots.ts'
import { addDays, isAfter, monthNumber, type SeoulDate, shortDate } from './seoul-date.ts'

/** The month to which the amounts of the sample buildings refer. */
const BASE_MONTH = monthNumber({ year: 2026, month: 6 })

/** One invented deal. Amounts in manwon. */
export type SampleDeal = {
  lot: SampleLot
  plan: HomePlan
  dong: string | null
  floor: number
  date: SeoulDate
  saleAmount: number
  deposit: number
  monthlyRent: number
  isDirect: boolean
  /** `yy.MM.dd` once the deal has been cancelled, else `null`. */
  cancelledOn: string | null
  /** `yy.MM.dd` once the ownership has been registered, else `null`. */
  registeredOn: string | null
  /** Lease terms; `null` if the contract does not state them. */
  term: { text: string; isRenewal: boolean; usesRight: boolean } | null
}

/** Returns the deals of one type, month and district known on `today`: none for future months, those so far this month. */
export function dealsOfMonth(
  query: { type: string; isRent: boolean; lawdCd: string; year: number; month: number },
  today: SeoulDate,
): SampleDeal[] {
  return SAMPLE_LOTS.filter(
    ({ building, pnu }) => pnu.startsWith(query.lawdCd) && KIND_WORDS[building.kind].traded === query.type,
  )
    .filter(({ building }) => query.year > Number(building.approved?.slice(0, 4) ?? 0))
    .flatMap((lot) => dealsOfLot(lot, query, today))
    .filter((deal) => !isAfter(deal.date, today))
}

function dealsOfLot(
  lot: SampleLot,
  query: { isRent: boolean; year: number; month: number },
  today: SeoulDate,
): SampleDeal[] {
  const { jeonse, rent, sale } = lot.building.monthlyDeals
  const homes = homesOf(lot.building)
  const shares = query.isRent ? { JEONSE: jeonse, RENT: rent } : { SALE: sale }
  return Object.entries(shares).flatMap(([kind, mean]) => {
    const next = seededRandom(`${kind}|${lot.pnu}|${query.year}|${query.month}`)
    const count = Math.floor(mean * (0.7 + 0.6 * next()) + next())
    return Array.from({ length: count }, () => drawDeal(lot, homes, kind, query, next, today))
  })
}

function drawDeal(
  lot: SampleLot,
  homes: SampleHome[],
  kind: string,
  { year, month }: { year: number; month: number },
  next: () => number,
  today: SeoulDate,
): SampleDeal {
  const { plan, floor, dong } = homes[Math.floor(next() * homes.length)] ?? missingHome(lot)
  const date = { year, month, day: 1 + Math.floor(next() * 28) }
  const isDirect = next() < 0.1
  const level =
    priceLevel(monthNumber(date) - BASE_MONTH) * floorFactor(floor) * (0.94 + 0.12 * next()) * (isDirect ? 0.88 : 1)
  const cancelled = addDays(date, 10 + Math.floor(next() * 30))
  const isCancelled = kind === 'SALE' && next() < 0.06 && !isAfter(cancelled, today)
  const registered = addDays(date, 50 + Math.floor(next() * 40))
  return {
    lot,
    plan,
    dong,
    floor,
    date,
    saleAmount: kind === 'SALE' ? roundTo((lot.building.wholeHouse?.sale ?? plan.sale) * level, 100) : 0,
    ...leaseAmounts(kind, plan.jeonse * level, next),
    isDirect,
    cancelledOn: isCancelled ? shortDate(cancelled) : null,
    registeredOn: isCancelled || isAfter(registered, today) ? null : shortDate(registered),
    term: next() < 0.6 ? leaseTerm(date, next) : null,
  }
}

function missingHome(lot: SampleLot): never {
  throw new Error(`sample building on ${lot.lotAddress} has no homes`)
}

/** A tenth to two fifths of the jeonse amount remain as deposit; the rest becomes rent at 5.5 % a year. */
function leaseAmounts(kind: string, jeonse: number, next: () => number): { deposit: number; monthlyRent: number } {
  if (kind === 'SALE') return { deposit: 0, monthlyRent: 0 }
  if (kind === 'JEONSE') return { deposit: roundTo(jeonse, 100), monthlyRent: 0 }
  const deposit = roundTo(jeonse * (0.1 + 0.3 * next()), 500)
  return { deposit, monthlyRent: Math.max(5, roundTo(((jeonse - deposit) * 0.055) / 12, 1)) }
}

function leaseTerm(date: SeoulDate, next: () => number): NonNullable<SampleDeal['term']> {
  const start = addDays(date, 35)
  const end = { ...start, year: start.year + 2 }
  const isRenewal = next() < 0.35
  return {
    text: [start, end].map((day) => shortDate(day).slice(0, 5)).join('~'),
    isRenewal,
    usesRight: isRenewal && next() < 0.5,
  }
}

export function roundTo(value: number, step: number): number {
  return Math.round(value / step) * step
}
