import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type LandRightRow, ledgerLandRight, ledgerOwner, mayTransfer, type OwnerRow } from './land-ledger.ts'

const row = (parts: Partial<OwnerRow> = {}): OwnerRow => ({
  unit: null,
  ownerClass: 'PERSON',
  changedOn: '2020-01-02',
  cause: '소유권이전',
  coOwnerCount: 0,
  asOf: '2026-11-01',
  ...parts,
})
const of = (ho: string, dong: string | null = null) => ({ dong, ho })

test('R-PAPERS-86: what is written of the lot says nothing of one of its units', () => {
  assert.equal(ledgerOwner([row()], { isUnit: true, unitText: '301호' }), null)
  assert.equal(ledgerOwner([row({ unit: of('302') })], { isUnit: true, unitText: '301호' }), null)
  assert.equal(ledgerOwner([row({ unit: of('301') })], { isUnit: true, unitText: null }), null)
  assert.equal(ledgerOwner([row({ unit: of('301') })], { isUnit: false, unitText: '301호' }), null)
  assert.equal(ledgerOwner([row({ unit: of('301') })], { isUnit: true, unitText: '제301호' })?.of, 'UNIT')
  assert.equal(ledgerOwner([row()], { isUnit: false, unitText: null })?.of, 'LOT')
})

test('R-PAPERS-86: a unit number of several buildings is none of them until the building is named', () => {
  const rows = [row({ unit: of('301', '1') }), row({ unit: of('301', '2'), ownerClass: 'COMPANY' })]
  assert.equal(ledgerOwner(rows, { isUnit: true, unitText: '301호' }), null)
  assert.equal(ledgerOwner(rows, { isUnit: true, unitText: '2동 301호' })?.ownerClass, 'COMPANY')
})

test('R-PAPERS-86: of rows of one home the newest data count, and of these the last change, a company and the most owners', () => {
  const rows = [
    row({ asOf: '2026-10-01', changedOn: '2026-09-30' }),
    row({ changedOn: '2024-05-06', coOwnerCount: 2 }),
    row({ changedOn: '2019-01-01', ownerClass: 'COMPANY' }),
  ]
  assert.deepEqual(ledgerOwner(rows, { isUnit: false, unitText: null }), {
    of: 'LOT',
    ownerClass: 'COMPANY',
    changedOn: '2024-05-06',
    cause: '소유권이전',
    coOwnerCount: 2,
    asOf: '2026-11-01',
  })
})

test('R-PAPERS-87: a change of a name or an address is no transfer; an unknown cause may be one', () => {
  for (const cause of ['소유권이전', '매매', null]) assert.ok(mayTransfer(cause))
  for (const cause of ['성명(명칭)변경', '주소변경', '등록번호정정']) assert.ok(!mayTransfer(cause))
})

const right = (ho: string | null, parts: Partial<LandRightRow> = {}): LandRightRow => ({
  unit: ho === null ? null : of(ho),
  ratio: '24.6/364.6',
  closed: false,
  asOf: '2026-11-01',
  ...parts,
})
const listed = (rows: LandRightRow[], unitText: string | null) => ledgerLandRight(rows, unitText).listed

test('R-PAPERS-88: a land right is missing from the list only where the list has other units of the floor', () => {
  assert.deepEqual(ledgerLandRight([right('301')], '301호'), {
    listed: true,
    ratio: '24.6/364.6',
    asOf: '2026-11-01',
  })
  assert.equal(listed([right('302')], '301호'), false)
  assert.equal(listed([right('301', { closed: true }), right('302')], '301호'), false)
  assert.equal(listed([right('201')], '301호'), null, 'no unit of the floor')
  assert.equal(listed([right('302', { closed: true })], '301호'), null)
  assert.equal(listed([right(null)], '301호'), null, 'the list names no unit')
  assert.equal(listed([right('302')], null), null, 'no unit was typed')
  assert.equal(listed([right('가'), right('나')], 'B01호'), null)
  assert.equal(listed([], '301호'), null)
})
