/** An index into a list; for an amount, the position between the most (0) and the least (1). */
export type Pick = number

/**
 * An unknown. `amount`: whether it is an amount, and of a tax. `standingAt`: the pick that lets the lease stand and takes the most money. `fallingAt`: the opposite.
 * `helpingAt`: the pick that leaves the most by a rule that gives the tenant another creditor's money.
 */
export type Open = {
  picks: Pick[]
  amount: 'NONE' | 'TAX' | 'OTHER'
  standingAt: Pick
  fallingAt: Pick
  helpingAt: Pick
}

/**
 * One end of a range: a value to maximise, and its ceiling, which no combination exceeds. `limit`: what no combination with
 * the same picks exceeds, whatever the amounts of taxes are.
 */
export type Goal<T> = { of: (built: T) => number; ceiling: number; limit: (built: T) => number }

/** `proven`, for each goal: that no combination gives more than the largest that was built. */
export type Searched<T> = { built: T[]; proven: boolean[] }

type Found<T> = { picks: readonly Pick[]; built: T }

/** The results built so far, one per combination and at most `most`. */
type Trials<T> = { found: Map<string, Found<T>>; build: (picks: readonly Pick[]) => T; most: number }

/** Number of halvings in the search for an amount; this is precise to less than a manwon. */
const HALVINGS = 18

/**
 * Builds every combination if there are few enough; else the worst, the best, and those that oppose lease and money. If
 * that does not cover everything, climbs towards each goal from there, changing one unknown at a time, then two.
 */
export function searched<T>(
  open: readonly Open[],
  build: (picks: readonly Pick[]) => T,
  { most, goals }: { most: number; goals: readonly Goal<T>[] },
): Searched<T> {
  const isFew = open.reduce((product, { picks }) => product * picks.length, 1) <= most
  const bases = isFew ? [] : basesOf(open)
  const trials: Trials<T> = { found: new Map(), build, most }
  for (const picks of isFew ? all(open) : [...bases, ...scattered(open, most / 8)]) tried(trials, picks)
  const isAll = isFew && open.every(({ amount }) => amount === 'NONE')
  const isAllButTaxes = isFew && open.every(({ amount }) => amount !== 'OTHER')
  for (const [index, goal] of (isAll ? [] : goals).entries()) {
    const left = most - trials.found.size
    trials.most = trials.found.size + Math.floor(left / (goals.length - index))
    climb(trials, open, goal, bases)
  }
  const built = [...trials.found.values()].map((each) => each.built)
  const isProven = ({ of, ceiling, limit }: Goal<T>) => {
    const largest = Math.max(...built.map(of))
    return isAll || largest >= ceiling || (isAllButTaxes && largest >= Math.max(...built.map(limit)))
  }
  return { built, proven: goals.map(isProven) }
}

/** `null`: the maximum number was built. */
function tried<T>({ found, build, most }: Trials<T>, picks: readonly Pick[]): Found<T> | null {
  const key = picks.join()
  const known = found.get(key)
  if (known !== undefined || found.size >= most) return known ?? null
  const built = { picks, built: build(picks) }
  found.set(key, built)
  return built
}

/** Climbs from each base by one unknown at a time; then from the best result, also by amounts and by two unknowns. */
function climb<T>(trials: Trials<T>, open: readonly Open[], goal: Goal<T>, bases: readonly (readonly Pick[])[]): void {
  for (const base of bases) {
    const start = tried(trials, base)
    if (start !== null) ascend(trials, goal, start, [(from) => byOne(open, from)])
  }
  const [first, ...others] = trials.found.values()
  if (first === undefined) return
  const top = others.reduce((best, each) => (goal.of(each.built) > goal.of(best.built) ? each : best), first)
  ascend(trials, goal, top, [(from) => byOne(open, from), (from) => byAmount(open, from), (from) => byTwo(open, from)])
}

type Steps = (from: () => readonly Pick[]) => Iterable<readonly Pick[]>

/** Continues until no step is better; tries the first kind of steps before the next. */
function ascend<T>(trials: Trials<T>, goal: Goal<T>, start: Found<T>, kinds: readonly Steps[]): void {
  let at = start
  for (let kind = 0; kind < kinds.length && goal.of(at.built) < goal.ceiling; ) {
    const steps = kinds[kind]
    const next: Found<T> = steps === undefined ? at : pass(trials, goal, at, steps)
    kind = next === at ? kind + 1 : 0
    at = next
  }
}

/** Takes every step that is better. */
function pass<T>(trials: Trials<T>, goal: Goal<T>, start: Found<T>, steps: Steps): Found<T> {
  let at = start
  for (const picks of steps(() => at.picks)) {
    const next = tried(trials, picks)
    if (next === null) return at
    if (goal.of(next.built) > goal.of(at.built)) at = next
  }
  return at
}

function* byOne(open: readonly Open[], from: () => readonly Pick[]): Generator<Pick[]> {
  for (const [at, { picks }] of open.entries()) for (const pick of picks) yield from().with(at, pick)
}

function* byAmount(open: readonly Open[], from: () => readonly Pick[]): Generator<Pick[]> {
  for (const at of open.flatMap(({ amount }, index) => (amount === 'NONE' ? [] : [index])))
    for (let halving = 1; halving <= HALVINGS; halving += 1)
      for (const step of [-(2 ** -halving), 2 ** -halving]) {
        const moved = (from()[at] ?? 0) + step
        if (moved > 0 && moved < 1) yield from().with(at, moved)
      }
}

function* byTwo(open: readonly Open[], from: () => readonly Pick[]): Generator<Pick[]> {
  for (const [at, { picks }] of open.entries())
    for (const [later, { picks: others }] of open.entries())
      if (later > at)
        for (const pick of picks) for (const other of others) yield from().with(at, pick).with(later, other)
}

function all(open: readonly Open[]): Pick[][] {
  return open.reduce<Pick[][]>(
    (vectors, { picks }) => vectors.flatMap((vector) => picks.map((pick) => [...vector, pick])),
    [[]],
  )
}

function basesOf(open: readonly Open[]): Pick[][] {
  return [
    open.map(() => 0),
    open.map(({ picks }) => picks.at(-1) ?? 0),
    open.map(({ standingAt }) => standingAt),
    open.map(({ fallingAt }) => fallingAt),
    open.map(({ helpingAt }) => helpingAt),
  ]
}

/** A deterministic sample of all combinations. */
function scattered(open: readonly Open[], count: number): Pick[][] {
  let state = 1
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  return Array.from({ length: Math.floor(count) }, () => open.map(({ picks }) => picks[next(picks.length)] ?? 0))
}
