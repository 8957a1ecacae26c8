const STEPS = [1, 2, 2.5, 5, 10]

/**
 * Round values that span a range: multiples of 1, 2, 2.5 or 5 times a power of ten, the first at most `least` and the
 * last at least `most`, in about `count` steps. A range of one value has a step on either side.
 */
export function niceTicks(least: number, most: number, count = 3): number[] {
  const span = most > least ? most - least : Math.abs(most) || 1
  const power = 10 ** Math.floor(Math.log10(span / count))
  const step = power * (STEPS.find((each) => each * power * count >= span) ?? 1)
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)]
  const last = to > from ? to : from + 1
  // a multiple, not a sum: sums of decimals drift
  return Array.from({ length: last - from + 1 }, (_, index) => round((from + index) * step))
}

function round(value: number): number {
  return Number(value.toPrecision(12))
}
