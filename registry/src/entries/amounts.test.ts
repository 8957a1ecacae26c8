import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amountsAfter, wonOf } from './amounts.ts'

test('R-REG-11: amounts are read in digits and in words, and not at all where a digit may be missing', () => {
  const known: [string, number | null][] = [
    ['250,360,000', 250_360_000],
    ['30000000', 30_000_000],
    ['1억5천만', 150_000_000],
    ['일억오천만', 150_000_000],
    ['5,000만', 50_000_000],
    ['1.5억', 150_000_000],
    ['삼천이백만', 32_000_000],
    ['12억3,456만7,890', 1_234_567_890],
    ['250,36,000', null],
    ['250,3600,00', null],
    ['2503,60,000', null],
    ['1억2억', null],
    ['만1억', null],
    ['', null],
    ['0', null],
  ]
  for (const [text, won] of known) assert.equal(wonOf(text), won, text)
})

test('an amount follows its label at once, whatever stands between its letters', () => {
  const label = /채권최고액/
  const first = (text: string) => amountsAfter(text, label)[0]?.won
  assert.equal(first('채권최고액금250,360,000원채무자아무개'), 250_360_000)
  assert.equal(first('채권최고액:금일억오천만원정'), 150_000_000)
  assert.equal(first('채권최고액미화금100,000달러'), null)
  assert.equal(first('채권최고액'), null)
  assert.equal(first('거래가액금9원'), undefined)
})

test('R-REG-11: an amount with another one right behind it is none', () => {
  const first = (text: string) => amountsAfter(text, /채권최고액/)[0]?.won
  for (const behind of [
    '을금200,000,000원으로변경',
    '에서이억원으로',
    '및미화100,000달러',
    '5천만원',
    ',금5,000,000원',
    '(2022년3월1일금20,000,000원증액)',
    '(증액금20,000,000원)차임없음',
    '추가금20,000,000원',
    // the letter that ends the amount came to stand in the midst of it
    ',000범위',
    '2,000,000범위',
    '4100만범위',
    '사천백만정',
  ])
    assert.equal(first(`채권최고액금100,000,000원${behind}`), null, behind)
  for (const behind of [
    '정',
    '(금일억원)채무자',
    '(증액)채무자',
    '차임금500,000원추가약정',
    '및2020년1월2일부터의이자',
    '금지사항',
    '채무자금일만',
    '2024년3월2일부터',
    ',2015년1월2일부터',
    '3층101호',
    '이천시',
  ])
    assert.equal(first(`채권최고액금100,000,000원${behind}`), 100_000_000, behind)
})
