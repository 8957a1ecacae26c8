import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { readLotNumber } from './exported-lot.ts'

const land = (mainNumber: string, subNumber: string) => ({ landKind: 'LAND', mainNumber, subNumber })

const cases: [jibun: string | null, lot: ReturnType<typeof readLotNumber> | ReturnType<typeof land>][] = [
  ['12-3', land('0012', '0003')],
  ['606', land('0606', '0000')],
  ['606-0', land('0606', '0000')],
  ['산96', { landKind: 'MOUNTAIN', mainNumber: '0096', subNumber: '0000' }],
  ['산 12-3', { landKind: 'MOUNTAIN', mainNumber: '0012', subNumber: '0003' }],
  ['1***', null],
  ['6**', null],
  ['*', null],
  [null, null],
  ['가-', null],
  ['가-12', null],
  ['BL-7', null],
  ['0', null],
  ['12345', null],
  ['12-', null],
]
for (const [jibun, lot] of cases)
  test(`지번 ${jibun}: ${JSON.stringify(lot)}`, () => assert.deepEqual(readLotNumber(jibun), lot))

test('property: a lot is read back as it was written', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 9999 }),
      (mountain, main, sub) => {
        const lot = readLotNumber(`${mountain ? '산' : ''}${main}${sub === 0 ? '' : `-${sub}`}`)
        assert.deepEqual(lot, {
          landKind: mountain ? 'MOUNTAIN' : 'LAND',
          mainNumber: String(main).padStart(4, '0'),
          subNumber: String(sub).padStart(4, '0'),
        })
      },
    ),
  )
})
