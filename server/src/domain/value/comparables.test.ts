import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { CHOICE, chooseNear, chooseOwn } from './comparables.ts'

const TODAY = 20_600
/** Builds both lists from one. */
function choose(list: readonly Parameters<typeof chooseOwn>[0][number][]) {
  const own = chooseOwn(list, HOME, TODAY)
  return [...own, ...chooseNear(list, HOME, TODAY, own.length)]
}
const HOME = { lot: 'home', areaSquareMeter: 59.9, floor: 8, buildYear: 2005, topFloor: 20 }

const deal = fc.record({
  dealId: fc.integer({ min: 0, max: 60 }).map((n) => `deal ${n}`),
  lot: fc.constantFrom('home', 'a', 'b', 'c'),
  weak: fc.boolean(),
  day: fc.integer({ min: TODAY - 900, max: TODAY + 20 }),
  areaSquareMeter: fc.constantFrom(40, 59.9, 60.2, 84.9),
  floor: fc.option(fc.integer({ min: -1, max: 20 })),
  buildYear: fc.option(fc.integer({ min: 1980, max: 2026 })),
  topFloor: fc.option(fc.integer({ min: 1, max: 40 })),
})
/** One deal per id, as in a store. */
const deals = fc
  .array(deal, { maxLength: 80 })
  .map((list) => [...new Map(list.map((each) => [each.dealId, each])).values()])

test('comparables: earlier deals only, within their days, bounded in number, none twice, weak ones of the own lot only', () => {
  fc.assert(
    fc.property(deals, (list) => {
      const chosen = choose(list)
      const own = chosen.filter(({ lot }) => lot === 'home')
      const near = chosen.filter(({ lot }) => lot !== 'home')
      assert.ok(chosen.every(({ day }) => day < TODAY))
      assert.ok(own.every(({ day }) => day >= TODAY - CHOICE.own.days))
      assert.ok(near.every(({ day, weak }) => day >= TODAY - CHOICE.near.days && !weak))
      assert.ok(chosen.length <= CHOICE.together && near.length <= CHOICE.near.most)
      for (const lot of ['a', 'b', 'c']) {
        assert.ok(near.filter((each) => each.lot === lot).length <= CHOICE.near.mostOfALot)
      }
      assert.equal(new Set(chosen.map(({ dealId }) => dealId)).size, chosen.length)
      if (own.length >= CHOICE.enoughOwn) assert.deepEqual(near, [])
    }),
  )
})

test('comparables: neither the order of the rows nor a row that comes twice changes the choice', () => {
  fc.assert(
    fc.property(
      deals.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
      ),
      ([list, shuffled]) => {
        const chosen = choose(list)
        assert.deepEqual(choose(shuffled), chosen)
      },
    ),
  )
})

test('comparables: of each other lot the most alike ones are taken', () => {
  const of = (dealId: string, day: number) => ({ ...HOME, dealId, lot: 'a', weak: false, day: TODAY - day })
  const list = [of('100', 100), of('10', 10), of('1', 1), of('50', 50), of('5', 5)]
  assert.deepEqual(
    choose(list).map(({ dealId }) => dealId),
    ['1', '5', '10'],
  )
})

test('comparables: a deal of the home’s plan a year ago comes before a new one of another size; a direct deal counts as nine months older', () => {
  const of = (dealId: string, daysAgo: number, areaSquareMeter: number, weak = false) => ({
    ...HOME,
    dealId,
    weak,
    day: TODAY - daysAgo,
    areaSquareMeter,
  })
  const list = [of('other size', 1, 84.9), of('a year ago', 365, 59.9), of('direct', 96, 59.9, true)]
  assert.deepEqual(
    choose(list).map(({ dealId }) => dealId),
    ['a year ago', 'direct', 'other size'],
  )
})
