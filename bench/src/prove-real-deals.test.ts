import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishedMonths } from '@lease-risk/sandbox'
import { proveRealDeals } from './prove-real-deals.ts'
import { hasRealMonths, type RealMonth, readRealMonths } from './real-months.ts'

const LEVELS = ['SAME_LOT_SIMILAR', 'SAME_LOT_AREA', 'SAME_DISTRICT_SIMILAR', 'SAME_LOT_ALL', 'SAME_DISTRICT_ALL']
/** Invented months on every machine, and real months where available. */
const SOURCES: [which: string, months: () => RealMonth[]][] = [
  ['invented', publishedMonths],
  ...(hasRealMonths() ? [['real', readRealMonths] satisfies [string, () => RealMonth[]]] : []),
]

for (const [which, months] of SOURCES)
  test(`R-EVID-10: the representative amounts of 50 ${which} lots equal those computed from the published files`, async () => {
    const proof = await proveRealDeals(months(), 50)
    assert.deepEqual(proof.disagreements, [])
    assert.equal(proof.agreeing, 50)
    assert.deepEqual(
      LEVELS.filter((level) => !proof.levels.has(`sale ${level}`)),
      [],
      'every level of the ladder is reached',
    )
    assert.ok(proof.rows.published > 0)
    assert.equal(proof.rows.stored, proof.rows.published)
  })
