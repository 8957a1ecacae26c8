import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readManwon as serverRead } from '../../../server/src/domain/korean-amount.ts'
import fc from '../../../server/test/properties.ts'
import { formatManwon, groupDigits, pyeongToSquareMeter, readManwon } from './amount.ts'

test('an amount never breaks in the middle', () => assert.doesNotMatch(formatManwon(20_453), / /))

test('what was typed and grouped is read as the same number', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000_000 }), (amount) => {
      assert.equal(readManwon(groupDigits(String(amount))), amount)
    }),
  )
})

test('what is no whole amount stays as it was typed', () => {
  for (const text of ['', '억', '12.5', '-3', '1억 쯤', '1.23456억', '5천원', '15원', '2억5만', '5백5']) {
    assert.equal(readManwon(text), null)
    assert.equal(groupDigits(text), text)
  }
})

test('an amount is read as it is said', () => {
  for (const [text, manwon] of [
    ['2억 3천', 23_000],
    ['2억3천만원', 23_000],
    ['1.2억', 12_000],
    ['2억', 20_000],
    ['1억 2,000만 원', 12_000],
    ['23000만', 23_000],
    ['23,000만원', 23_000],
    ['5천만', 5_000],
    ['2억5', 25_000],
    ['1억2천5', 12_500],
    ['5천5', 5_500],
    ['3백', 300],
    ['230,000,000원', 23_000],
  ] as const)
    assert.equal(readManwon(text), manwon, text)
})

test('what has units stays as it was typed', () => assert.equal(groupDigits('23000만'), '23000만'))

test('an amount in words is the one that the service reads', () => {
  const part = (unit: string) =>
    fc.option(
      fc.integer({ min: 1, max: 9_999 }).map((count) => `${count}${unit}`),
      { nil: '' },
    )
  const rest = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 9_999 }).map(String))
  const ending = fc.constantFrom('', '만', '만원', ' 만 원')
  fc.assert(
    fc.property(part('억'), part('천'), part('백'), rest, ending, (eok, thousands, hundreds, plain, end) => {
      const text = [eok, thousands, hundreds, plain].filter(Boolean).join(' ')
      assert.equal(readManwon(text + end), text === '' ? null : serverRead(text + end))
    }),
  )
})

test('a pyeong is 3.3 square metres', () => assert.equal(pyeongToSquareMeter(10), 33.06))
