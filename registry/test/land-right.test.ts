import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RegistryReading } from '../src/reading.ts'
import type { InventedDocument } from './generator/invented.ts'
import { layoutOf } from './generator/layout.ts'
import { readPrinted } from './read-printed.ts'
import { documentOf } from './rights.ts'

const LOTS = {
  kinds: ['1, 2, 3 소유권대지권', '4 지상권대지권', '5 임차권대지권', '6 전세권대지권'],
  shares: ['660.5분의 48.9', '120분의 10', '130분의 20', '1400분의 30'],
  cause: ['1999년3월2일 대지권', '1토지에 관하여 별도등기 있음'],
  struck: false,
}

async function readings(landRow: NonNullable<InventedDocument['landRow']>): Promise<RegistryReading[]> {
  const document = { ...documentOf(), kind: 'UNIT' as const, landShare: { of: '660.5', share: '48.9' }, landRow }
  return Promise.all(Array.from({ length: 8 }, (_, seed) => readPrinted(document, layoutOf(seed))))
}

test('R-REG-31: a note of a separate registry of the land is found if it is broken over lines beside other cells', async () => {
  for (const { signals } of await readings(LOTS)) assert.deepEqual(signals, ['SEPARATE_LAND_REGISTRY'])
})

test('R-REG-31: the shares of several lots are no share, and those of cancelled rows no right to the land', async () => {
  for (const { landShare } of await readings(LOTS)) assert.equal(landShare, null)
  for (const { signals, landShare } of await readings({ ...LOTS, shares: ['660.5분의 48.9'], struck: true }))
    assert.deepEqual([signals, landShare], [['NO_LAND_RIGHT'], null])
})
