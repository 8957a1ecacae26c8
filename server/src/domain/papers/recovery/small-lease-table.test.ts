import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { createDistrictCatalogue } from '../../district/district-catalogue.ts'
import { type Group, tableOf } from '../papers.fixture.ts'
import { smallLeaseTable } from './small-lease-table.ts'

const catalogue = createDistrictCatalogue(
  readFileSync(new URL('../../district/catalogue/districts.tsv', import.meta.url), 'utf8'),
)
const amounts = (table: ReturnType<typeof smallLeaseTable>) =>
  table.map(({ effectiveFrom, limitManwon, protectedManwon }) => `${effectiveFrom} ${limitManwon}/${protectedManwon}`)

// biome-ignore format: a table
const ALWAYS: [place: string, code: string, group: Group][] = [
  ['신림동, Seoul', '1162010200', 'SEOUL'],
  ['우동, Busan', '2635010500', 'METROPOLITAN'],
  ['연동, Jeju', '5011010300', 'OTHER'],
]
for (const [place, code, group] of ALWAYS) {
  test(`small-lease table of ${place}: the rows of its group, each from its day on`, () => {
    const rows = amounts(tableOf(group))
    assert.deepEqual(
      amounts(smallLeaseTable(code)),
      rows.filter((row, index) => row.slice(11) !== rows[index - 1]?.slice(11)),
    )
  })
}

test('a city that changed its group: Kimpo, elsewhere, then the metropolitan group, then the zone', () => {
  const rows = amounts(smallLeaseTable('4157010300'))
  assert.ok(rows.includes('2008-08-21 4000/1400') && !rows.includes('2018-09-18 6000/2000'))
  assert.ok(
    rows.includes('2010-07-26 5500/1900') &&
      rows.includes('2021-05-11 13000/4300') &&
      rows.includes('2023-02-21 14500/4800'),
  )
})

test('a change between two rows of the decree counts from its own day: Ulsan became a metropolitan city in 1997', () => {
  const rows = amounts(smallLeaseTable('3114010100'))
  assert.deepEqual(rows.slice(1, 4), ['1995-10-19 2000/800', '1997-07-15 3000/1200', '2001-09-15 3500/1400'])
})

test('a code of no province has no table', () => {
  assert.deepEqual(smallLeaseTable('9900000000'), [])
})

test('in no district do later terms grant less than earlier ones, but where the region became unclear', () => {
  for (const { code } of catalogue.active()) {
    let most = 0
    let least = 0
    for (const group of Map.groupBy(smallLeaseTable(code), ({ effectiveFrom }) => effectiveFrom).values()) {
      const shares = group.map((row) => row.protectedManwon)
      assert.ok(Math.max(...shares) >= most, code)
      if (group.length === 1) assert.ok(Math.min(...shares) >= least, code)
      most = Math.max(...shares)
      least = group.length === 1 ? Math.min(...shares) : least
    }
  }
})
