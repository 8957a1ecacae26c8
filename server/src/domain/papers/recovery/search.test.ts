import assert from 'node:assert/strict'
import { test } from 'node:test'
import { WITHOUT_LIMIT } from '../../distribution/won.ts'
import { type Choices, completions } from './completions.ts'

const MOST = 200

/** The largest result for some unknowns, and the number of results built. */
function searchedFor(valueOf: (choices: Choices) => number, ceiling = Infinity) {
  let count = 0
  const build = (choices: Choices) => {
    count += 1
    return valueOf(choices)
  }
  const { built } = completions(build, {
    most: MOST,
    scale: 1_000,
    goals: [{ of: (value) => value, ceiling, limit: () => Infinity }],
  })
  return { largest: Math.max(...built), count }
}

test('R-DIST-03: so many are built and no more, whatever is unknown', () => {
  for (const unknowns of [1, 8, 30]) {
    const { count } = searchedFor(({ money, amount }) => {
      let total = 0
      for (let index = 0; index < unknowns; index += 1)
        total += money(0, 1, 2) * Math.sin(amount(WITHOUT_LIMIT, 0) + index)
      return total
    })
    // plus one, which only counts the unknowns
    assert.ok(count <= MOST + 1, `${count}`)
  }
})

test('R-DIST-03: an end between nothing and everything is found to the unit', () => {
  const { largest } = searchedFor(({ amount }) => -Math.abs(amount(WITHOUT_LIMIT, 0) - 137))
  assert.ok(largest >= -1, `${largest}`)
})

test('R-DIST-03: what two unknowns give only together is found where there are too many for all', () => {
  const { largest } = searchedFor(({ money }) => {
    const picks = Array.from({ length: 12 }, () => money(0, 1))
    return picks[3] === 1 && picks[7] === 0 && picks.every((pick, at) => at === 3 || at === 7 || pick === 1) ? 1 : 0
  })
  assert.equal(largest, 1)
})

test('R-DIST-03: an end is proven by all combinations, by its ceiling, or for taxes by what no amount of them exceeds', () => {
  type Built = { value: number; limit: number }
  const isProven = (build: (choices: Choices) => Built, ceiling = Infinity) =>
    completions(build, {
      most: MOST,
      scale: 1_000,
      goals: [{ of: ({ value }) => value, ceiling, limit: ({ limit }) => limit }],
    }).proven[0]
  const product = ({ money }: Choices, unknowns: number): Built => {
    const picks = Array.from({ length: unknowns }, () => money(0, 1))
    return { value: picks.reduce<number>((sum, pick) => sum + pick, 0), limit: Infinity }
  }
  const ofAmount =
    (mayHelp: boolean, limit: number) =>
    ({ amount }: Choices): Built => ({ value: Math.min(100, amount(WITHOUT_LIMIT, 0, { mayHelp })), limit })
  assert.equal(
    isProven((choices) => product(choices, 7)),
    true,
  )
  assert.equal(
    isProven((choices) => product(choices, 9)),
    false,
  )
  assert.equal(
    isProven((choices) => product(choices, 9), 9),
    true,
  )
  assert.equal(isProven(ofAmount(true, 100)), true)
  assert.equal(isProven(ofAmount(true, 101)), false)
  assert.equal(isProven(ofAmount(false, 100)), false)
})
