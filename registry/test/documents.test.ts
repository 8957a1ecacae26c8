import assert from 'node:assert/strict'
import { test } from 'node:test'
import { examples } from '../../server/test/examples.ts'
import { ownerNamesOf } from '../src/owner-names.ts'
import { readPages } from '../src/read-registry.ts'
import { compare } from './compare.ts'
import { invent } from './generator/invent.ts'
import { layoutOf } from './generator/layout.ts'
import { printedPages, readPrinted, TODAY } from './read-printed.ts'

const SEEDS = Array.from({ length: examples(60) }, (_, at) => at + 1)

test('R-REG-01: of invented documents nothing settled is wrong, and nearly everything is settled', async () => {
  let [settled, values] = [0, 0]
  for (const seed of SEEDS) {
    const document = invent(seed)
    const compared = compare(document, await readPrinted(document, layoutOf(seed)))
    assert.deepEqual(compared.wrong, [], `document ${seed}`)
    settled += compared.settled
    values += compared.values
  }
  assert.ok(values > examples(500), `only ${values} entries`)
  assert.ok(settled >= values * 0.95, `${settled} of ${values} are settled`)
})

test('a document has its kind, address, time, area, share of the land and owners', async () => {
  for (const seed of SEEDS.slice(0, examples(30))) {
    const document = invent(seed)
    const reading = await readPrinted(document, layoutOf(seed))
    const { kind, scope, address, viewedAt, area, floor, landShare, separateLand, owners } = document
    const isUnit = kind === 'UNIT'
    assert.deepEqual(
      {
        kind: reading.kind,
        scope: reading.scope,
        address: reading.addressText,
        viewedAt: reading.viewedAt,
        unit: reading.unit,
        landShare: reading.landShare,
        signals: reading.signals,
        since: reading.owners.since,
      },
      {
        kind,
        scope,
        address,
        viewedAt,
        unit: isUnit ? { areaSquareMeter: area, floor } : null,
        landShare: isUnit && landShare !== null ? `${landShare.share}/${landShare.of}` : null,
        signals: !isUnit ? [] : landShare === null ? ['NO_LAND_RIGHT'] : separateLand ? ['SEPARATE_LAND_REGISTRY'] : [],
        since: owners.since,
      },
      `document ${seed}`,
    )
    assert.deepEqual(
      [reading.owners.count, reading.owners.company],
      [owners.names.length, owners.company],
      `document ${seed}`,
    )
  }
})

test('R-REG-12: the names of the owners are found for the question on the device, and stand in no reading', async () => {
  for (const seed of SEEDS.filter((each) => invent(each).hasSummary).slice(0, examples(10))) {
    const document = invent(seed)
    const pages = await printedPages(document, layoutOf(seed))
    assert.deepEqual(ownerNamesOf(pages), document.owners.names, `document ${seed}`)
    const text = JSON.stringify(readPages(pages, TODAY))
    for (const name of document.names) assert.ok(!text.includes(name), `document ${seed}`)
  }
})
