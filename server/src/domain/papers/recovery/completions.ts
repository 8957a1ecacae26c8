import { WITHOUT_LIMIT, type Won } from '../../distribution/won.ts'
import { type Goal, type Open, type Pick, searched } from './search.ts'

/** Takes one of the possibilities of something unknown: the worst for the tenant comes first, the best last. */
export type Choose = <T>(...possible: readonly [T, ...T[]]) => T

/** Of days in order of time; `standing` is that from which on an entry leaves the lease standing. */
type ChooseDay = (standing: string, ...possible: readonly [string, ...string[]]) => string

/** Of whether and how a tax ranks; `helping` is that of which the tenant may take the share (R-DIST-10). */
type ChooseTax = <T>(helping: T, ...possible: readonly [T, ...T[]]) => T

/**
 * Takes any amount between the two. `hasRow`: the smallest one differs from none, as of a right that sets a row. `mayHelp`: of
 * a tax of which the tenant may take the share.
 */
type ChooseAmount = (most: Won, least: Won, kind?: { hasRow?: boolean; mayHelp?: boolean }) => Won

/**
 * What is unknown. `lease`: whether and from when the lease binds a buyer, which may be at its best while the money is at
 * its worst, or the other way round; then most, or least, stays against the buyer.
 */
export type Choices = { money: Choose; lease: Choose; day: ChooseDay; tax: ChooseTax; amount: ChooseAmount }

/** An amount of any size may help the tenant most somewhere between nothing and all: from here it is looked for. */
const HALF = 0.5

/** The smallest amount there is, as a part of the way from the most to the least. */
const ALL_BUT_LEAST = 1 - 2 ** -40

type Search<T> = {
  /** How many are built at most. */
  most: number
  goals: readonly Goal<T>[]
  /** An amount of which no limit is known is looked for around this. */
  scale: Won
}

/**
 * What may be, built for each combination of the possibilities. Where there are too many, or an amount may be anything
 * between two, those at which the goals are largest are searched for.
 */
export function completions<T>(build: (choices: Choices) => T, search: Search<T>): T[] {
  const open: Open[] = []
  const noted = <O>(possible: readonly [O, ...O[]], at: Partial<Open>): O => {
    const last = possible.length - 1
    const picks = possible.map((_, index) => index)
    open.push({ picks, isAmount: false, standingAt: 0, fallingAt: last, helpingAt: last, ...at })
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
        isAmount: true,
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
  const choose: Choose = (...possible) => possible[Math.min(next(), possible.length - 1)] ?? possible[0]
  return {
    money: choose,
    lease: choose,
    day: (_, ...possible) => choose(...possible),
    tax: (_, ...possible) => choose(...possible),
    amount: (most, least) => amountAt(next(), most, least, scale),
  }
}

/** Without a limit half of the way is the scale, and three quarters a third of it. */
function amountAt(pick: Pick, most: Won, least: Won, scale: Won): Won {
  if (pick === 0) return most
  if (pick === 1) return least
  const between = most === WITHOUT_LIMIT ? (scale * (1 - pick)) / pick : (most - least) * (1 - pick)
  return Math.min(most, least + Math.max(1, Math.round(between)))
}
