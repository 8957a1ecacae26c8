import { WITHOUT_LIMIT, type Won } from '../../distribution/won.ts'
import { type Goal, type Open, type Pick, type Searched, searched } from './search.ts'

/** Chooses one possibility for an unknown; the worst for the tenant comes first, the best last. */
export type Choose = <T>(...possible: readonly [T, ...T[]]) => T

/** Chooses among days in chronological order; an entry of `standing` or later leaves the lease standing. */
type ChooseDay = (standing: string, ...possible: readonly [string, ...string[]]) => string

/** Chooses whether and how a tax ranks; `helping` is the tax whose share may go to the tenant (R-DIST-10). */
type ChooseTax = <T>(helping: T, ...possible: readonly [T, ...T[]]) => T

/**
 * Chooses any amount between the two. `hasRow`: the smallest amount differs from none, as for a right that sets a row.
 * `mayHelp`: the amount of a tax whose share may go to the tenant.
 */
type ChooseAmount = (most: Won, least: Won, kind?: { hasRow?: boolean; mayHelp?: boolean }) => Won

/**
 * The unknowns. `lease`: whether and from when the lease binds a buyer. It may be at its best while the money is at its
 * worst, or the reverse; then the balance left against the buyer is largest, or smallest.
 */
export type Choices = { money: Choose; lease: Choose; day: ChooseDay; tax: ChooseTax; amount: ChooseAmount }

/** The amount that helps the tenant most may lie anywhere between nothing and all; the search starts here. */
const HALF = 0.5

/** The smallest amount above the least, as a fraction of the way from the most to the least. */
const ALL_BUT_LEAST = 1 - 2 ** -40

type Search<T> = {
  /** Maximum number of completions to build. */
  most: number
  goals: readonly Goal<T>[]
  /** Amounts without a known limit are searched for around this value. */
  scale: Won
}

/**
 * Builds a result for each combination of the possibilities. If there are too many, or an amount may be anything between
 * two values, searches for those with the largest goals.
 */
export function completions<T>(build: (choices: Choices) => T, search: Search<T>): Searched<T> {
  const open: Open[] = []
  const noted = <O>(possible: readonly [O, ...O[]], at: Partial<Open>): O => {
    const last = possible.length - 1
    const picks = possible.map((_, index) => index)
    open.push({ picks, amount: 'NONE', standingAt: 0, fallingAt: last, helpingAt: last, ...at })
    return possible[0]
  }
  build({
    money: (...possible) => noted(possible, {}),
    lease: (...possible) => noted(possible, { standingAt: possible.length - 1, fallingAt: 0 }),
    day: (standing, ...possible) =>
      noted(possible, { standingAt: Math.max(0, possible.indexOf(standing)), fallingAt: 0 }),
    tax: (helping, ...possible) => noted(possible, { helpingAt: Math.max(0, possible.indexOf(helping)) }),
    amount: (most, _least, { hasRow = false, mayHelp = false } = {}) => {
      open.push({
        picks: [0, HALF, ...(hasRow ? [ALL_BUT_LEAST] : []), 1],
        amount: mayHelp ? 'TAX' : 'OTHER',
        standingAt: 0,
        fallingAt: 1,
        helpingAt: mayHelp ? HALF : 1,
      })
      return most
    },
  })
  return searched(open, (picks) => build(choosing(picks, search.scale)), search)
}

function choosing(picks: readonly Pick[], scale: Won): Choices {
  let at = -1
  const next = () => {
    at += 1
    return picks[at] ?? 0
  }
  const choose: Choose = (...possible) => {
    const chosen = possible[Math.min(next(), possible.length - 1)]
    // `null` is a possibility of its own
    return chosen === undefined ? possible[0] : chosen
  }
  return {
    money: choose,
    lease: choose,
    day: (_, ...possible) => choose(...possible),
    tax: (_, ...possible) => choose(...possible),
    amount: (most, least) => amountAt(next(), most, least, scale),
  }
}

/** Without a limit, half of the way gives the scale, and three quarters give a third of it. */
function amountAt(pick: Pick, most: Won, least: Won, scale: Won): Won {
  if (pick === 0) return most
  if (pick === 1) return least
  const between = most === WITHOUT_LIMIT ? (scale * (1 - pick)) / pick : (most - least) * (1 - pick)
  return Math.min(most, least + Math.max(1, Math.round(between)))
}
