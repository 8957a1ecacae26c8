import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  formatArea,
  formatDate,
  formatManwon,
  formatMonths,
  formatPercent,
  formatTime,
  formatWonPerSquareMeter,
  listMonths,
} from './format.ts'

test('amounts read as people write them', () => {
  const amounts = [0, 5, 1_000, 10_000, 12_000, 12_345.6, 100_000_000, 120_000_000, -300].map(formatManwon)
  assert.deepEqual(amounts, [
    '0원',
    '5만 원',
    '1,000만 원',
    '1억 원',
    '1억 2,000만 원',
    '1억 2,346만 원',
    '1조 원',
    '1조 2,000억 원',
    '-300만 원',
  ])
})

test('small amounts, as rents are, lose nothing that a percent beside them rests on', () => {
  const amounts = [27.5, 61.25, 43.333, 0.35, 0.004, 999.999, 999.5, 1_000.5, -52.5].map(formatManwon)
  assert.deepEqual(amounts, [
    '27만 5,000원',
    '61만 2,500원',
    '43만 3,300원',
    '3,500원',
    '0원',
    '1,000만 원',
    '999만 5,000원',
    '1,001만 원',
    '-52만 5,000원',
  ])
})

test('shares as percent with at most one decimal', () => {
  assert.deepEqual([0, 0.8, 0.8234, 1.26, 100].map(formatPercent), ['0%', '80%', '82.3%', '126%', '10,000%'])
})

test('months are named by their span only where none of it is missing', () => {
  assert.equal(listMonths(['202610', '202612', '202611', '202701']), '2026년 10월~2027년 1월')
  assert.equal(listMonths(['202610', '202608']), '2026년 8월, 2026년 10월')
  assert.deepEqual([listMonths(['202610']), listMonths([])], ['2026년 10월', '기간 없음'])
})

test('areas, months and dates', () => {
  assert.deepEqual([29.35, 84.9712, 1234].map(formatArea), ['29.35㎡', '84.97㎡', '1,234㎡'])
  assert.equal(formatMonths(['202610', '202608', '202609']), '2026년 8월~2026년 10월')
  assert.equal(formatMonths(['202610']), '2026년 10월')
  assert.equal(formatMonths([]), '기간 없음')
  assert.equal(formatDate('2001-02-04'), '2001년 2월 4일')
})

test('the price of land by the square metre', () => {
  assert.equal(formatWonPerSquareMeter(13_400_000), '1㎡당 1,340만 원')
})

test('a time of day stands behind its date, in Korean time', () => {
  assert.equal(formatTime('2026-12-01T09:05:00+09:00'), '2026년 12월 1일 09:05')
})
