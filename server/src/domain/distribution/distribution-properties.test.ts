import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc, { runs } from '../../../test/properties.ts'
import { addDays } from '../calendar.ts'
import { ANY_KIND, anyClaimOf, anySaleOf, OWN, paidTo } from './sales.fixture.ts'
import { settle } from './settle.ts'
import type { Sale } from './settlement.ts'
import { sum } from './won.ts'

const RUNS = runs(500)
/** Won by which one sharing may round; far below the manwon of the result. */
const ROUNDING = 20
const own = ({ tenants }: Sale) => tenants.find(({ id }) => id === OWN)

test('R-DIST-02: payments and the rest add up to what the costs leave, to the won', () => {
  fc.assert(
    fc.property(anySaleOf(...ANY_KIND), (sale) => {
      const { payments, rest } = settle(sale)
      assert.equal(sum(payments.map(({ won }) => won)) + rest, sale.pool)
      assert.ok([rest, ...payments.map(({ won }) => won)].every((won) => Number.isInteger(won) && won >= 0))
    }),
    RUNS,
  )
})

test('nobody gets more than is owed', () => {
  fc.assert(
    fc.property(anySaleOf(...ANY_KIND), (sale) => {
      for (const { id, amount } of sale.claims) {
        const same = sale.claims.filter((claim) => claim.id === id)
        assert.ok(paidTo(sale, id) <= amount * same.length)
      }
      for (const { id, parts } of sale.tenants) assert.ok(paidTo(sale, id) <= sum(parts.map(({ amount }) => amount)))
    }),
    RUNS,
  )
})

test('R-DIST-07: small tenants together get at most half', () => {
  fc.assert(
    fc.property(anySaleOf(...ANY_KIND), (sale) => {
      const small = settle(sale).payments.filter(({ basis }) => basis.startsWith('SMALL_LEASE'))
      assert.ok(sum(small.map(({ won }) => won)) <= sale.pool / 2)
    }),
    RUNS,
  )
})

/** Without both a tax on the home and a security right: in a ring (R-DIST-18), one who lacks less takes less. */
const anySaleWithoutRing = fc.oneof(
  anySaleOf('WAGES', 'TAX', 'SECURITY', 'RANKED', 'GENERAL'),
  anySaleOf('WAGES', 'OWN_TAX', 'TAX', 'RANKED', 'GENERAL'),
)

test('a higher price never lowers what the tenant gets', () => {
  fc.assert(
    fc.property(anySaleWithoutRing, fc.integer({ min: 0, max: 200_000_000 }), (sale, more) => {
      assert.ok(paidTo({ ...sale, pool: sale.pool + more }) >= paidTo(sale) - ROUNDING)
    }),
    RUNS,
  )
})

/**
 * Except for named rules: a provisional seizure lets the tenant take from later claims (R-DIST-09), a tax later than the
 * fixed date is paid to the tenant (R-DIST-10), an older security right gives other tenants less first (R-DIST-06).
 */
test('a further claim never raises what the tenant gets', () => {
  const plain = ['WAGES', 'TAX', 'RANKED'] as const
  fc.assert(
    fc.property(anySaleOf(...plain, 'SECURITY'), anyClaimOf(...plain), (sale, claim) => {
      assert.ok(paidTo({ ...sale, claims: [...sale.claims, claim] }) <= paidTo(sale) + ROUNDING)
    }),
    RUNS,
  )
})

test('a later date of the own deposit never raises what the tenant gets', () => {
  fc.assert(
    fc.property(anySaleWithoutRing, fc.integer({ min: 1, max: 900 }), (sale, days) => {
      const parts = own(sale)?.parts ?? []
      const later = parts.map((part) => {
        const rank = part.rank && { ...part.rank, day: addDays(part.rank.day, days) }
        return { ...part, rank, fixedDateOn: rank?.day ?? null }
      })
      const tenants = sale.tenants.map((tenant) => (tenant.id === OWN ? { ...tenant, parts: later } : tenant))
      assert.ok(paidTo({ ...sale, tenants }) <= paidTo(sale) + ROUNDING)
    }),
    RUNS,
  )
})
