import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLotNumber, formatLotNumber, readLotNumber } from './lot-number.ts'

for (const [text, number, rest] of [
  ['1422-5', '1422-5', ''],
  ['0012-0003', '12-3', ''],
  ['7', '7', ''],
  ['7-0', '7', ''],
  ['산 12-3', '산 12-3', ''],
  ['산12', '산 12', ''],
  ['산12번지의 3', '산 12-3', ''],
  ['123-4번지', '123-4', ''],
  ['123번지', '123', ''],
  ['123 - 4', '123-4', ''],
  ['123의 4', '123-4', ''],
  ['123번지 4호', '123-4', ''],
  ['123-4호', '123-4', ''],
  ['123번지 401호', '123', ' 401호'],
  ['123-4번지 5호', '123-4', ' 5호'],
  ['123-4 호반아파트', '123-4', ' 호반아파트'],
  ['1422-5신림빌라', '1422-5', '신림빌라'],
  ['12-3 101동 1203호', '12-3', ' 101동 1203호'],
  ['12-3 가동 101호', '12-3', ' 가동 101호'],
] as const) {
  test(`lot number ${text}`, () => {
    const read = readLotNumber(text)
    assert.deepEqual(read && [formatLotNumber(read.lotNumber), read.rest], [number, rest])
  })
}

for (const text of [
  '',
  '101동 1203호',
  '3층',
  '1203호',
  '1***',
  '6**',
  '*',
  'BL-7',
  '가-12',
  '12길 3',
  '12번길 3',
  '0',
  '0-3',
  '12345',
  '12-12345',
  '2가 15',
]) {
  test(`no lot number: ${JSON.stringify(text)}`, () => assert.equal(readLotNumber(text), null))
}

test('numbers outside the cadastre make no lot number', () => {
  assert.equal(createLotNumber('LAND', 0, 0), null)
  assert.equal(createLotNumber('LAND', 10_000, 0), null)
  assert.equal(createLotNumber('LAND', 1, 10_000), null)
  assert.equal(createLotNumber('LAND', 1.5, 0), null)
  assert.deepEqual(createLotNumber('MOUNTAIN', 9999, 9999), {
    landKind: 'MOUNTAIN',
    mainNumber: '9999',
    subNumber: '9999',
  })
})
