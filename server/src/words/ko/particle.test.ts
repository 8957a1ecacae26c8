import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAPERS_ANSWER } from './papers/answer.ts'
import { withParticle } from './particle.ts'

const table: [string, Parameters<typeof withParticle>[1], string][] = [
  ['신림동', '은/는', '신림동은'],
  ['강남구', '은/는', '강남구는'],
  ["'신림역'", '을/를', "'신림역'을"],
  ['서울', '으로/로', '서울로'],
  ['신림동', '으로/로', '신림동으로'],
  ['성수동2가', '으로/로', '성수동2가로'],
  ['기암리(岐岩)', '이/가', '기암리(岐岩)가'],
  ['1.3', '이/가', '1.3이'],
  ['A7', '으로/로', 'A7로'],
  ["'Sillim'", '을/를', "'Sillim'을"],
  ["'Gangnam Station'", '은/는', "'Gangnam Station'은"],
  ["'Sillim-dong'", '으로/로', "'Sillim-dong'으로"],
  ["'Jongno'", '은/는', "'Jongno'는"],
  ["'Sillim-ro 59-gil'", '으로/로', "'Sillim-ro 59-gil'로"],
  ['LH', '은/는', 'LH는'],
  ['SGL', '을/를', 'SGL을'],
  ['', '을/를', '를'],
]
for (const [word, particle, expected] of table) {
  test(`particle: ${word || 'nothing'} + ${particle} is ${expected}`, () => {
    assert.equal(withParticle(word, particle), expected)
  })
}

test('the name of a new entry has its particle', () => {
  const named = (['TRUST', 'PROVISIONAL_REGISTRATION'] as const).map((kind) =>
    PAPERS_ANSWER.CAUTION_ENTRY_AFTER_CONTRACT({ kind }),
  )
  assert.deepEqual(named, [
    '계약한 날이나 그 뒤에 등기된 신탁이 있습니다.',
    '계약한 날이나 그 뒤에 등기된 가등기가 있습니다.',
  ])
})
