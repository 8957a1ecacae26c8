import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { EN } from './en/index.ts'
import { inWords, word } from './in-words.ts'
import { KO } from './ko/index.ts'
import { type Message, message, sentences } from './message.ts'

const age = message('BUILDING_AGE', { date: '2001-12-24', years: 24, oldestOfSeveral: false, old: false })

test('a message is worded in each language, later too: it is plain JSON', () => {
  const stored = JSON.parse(JSON.stringify(age)) as Message
  assert.equal(word(stored, 'ko'), '사용승인일은 2001년 12월 24일이며 진단일까지 24년이 지났습니다.')
  assert.equal(word(stored, 'en'), 'The building was approved for use on 24 December 2001, 24 years ago.')
})

test('messages anywhere in a value are worded, also those among the params of others; the rest is the same value', () => {
  const plain = { list: [1, null, 'as typed'], date: new Date(0) }
  assert.equal(inWords(plain, 'en'), plain)
  const worded = inWords({ plain, findings: [{ sentence: sentences([age, 'as typed']) }], title: age }, 'en')
  assert.equal(worded.plain, plain)
  assert.equal(worded.findings[0]?.sentence, `${word(age, 'en')} as typed`)
  assert.equal(worded.title, word(age, 'en'))
})

test('a message among the params of several others is worded once', () => {
  let readings = 0
  const params = {
    years: 24,
    oldestOfSeveral: false,
    old: false,
    get date() {
      readings += 1
      return '2001-12-24'
    },
  }
  const once = message('BUILDING_AGE', params)
  const [alone, first, second] = inWords([once, sentences([once, 'a']), sentences([once, 'b'])], 'ko')
  assert.deepEqual([first, second], [`${alone} a`, `${alone} b`])
  // read by the walk through the params, and by the catalogue
  assert.equal(readings, 3)
})

test('a code that a later release has stored has a sentence, and the rest is read', () => {
  const later = { messageCode: 'OF_TOMORROW', params: { at: 1 } }
  const [first, second] = inWords(['a', later], 'en') as string[]
  assert.deepEqual([first, second], ['a', EN.OF_LATER_RELEASE])
})

test('no language is missing a code, and none has one of its own', () => {
  assert.deepEqual(Object.keys(EN).toSorted(), Object.keys(KO).toSorted())
})

test('no two areas of the catalogue have words under one code', async () => {
  const index = readFileSync(new URL('ko/index.ts', import.meta.url), 'utf8')
  const areas = [...index.matchAll(/import \{ (\w+) \} from '(.+)'/g)]
  const codes = await Promise.all(
    areas.map(async ([, name = '', file = '']) => {
      const area = (await import(new URL(`ko/${file}`, import.meta.url).href)) as Record<string, object>
      return Object.keys(area[name] ?? {})
    }),
  )
  assert.ok(areas.length > 10)
  assert.deepEqual(codes.flat().toSorted(), Object.keys(KO).toSorted())
})

test('English words hold Korean letters in brackets alone: the official name of a paper that is asked for at an office', () => {
  for (const [code, words] of Object.entries(EN)) {
    const text = typeof words === 'string' ? words : String(words)
    assert.doesNotMatch(text.replaceAll(/\([^()]*\)/g, ''), /\p{Script=Hangul}/u, code)
  }
})

test('messages as they were stored before rent was one amount still have whole sentences, true of what was compared', () => {
  const sample = message('SAMPLE', {
    level: 'SAME_LOT_AREA',
    basis: 'MONTHLY_RENT',
    count: 5,
    months: ['202610'],
    alike: 'AREA',
  })
  const stored: [Message, RegExp][] = [
    [
      {
        messageCode: 'COMPARED_WITH_SAMPLE',
        params: {
          typed: 'MONTHLY_RENT',
          sampled: 'MONTHLY_RENT',
          typedManwon: 60,
          medianManwon: 50,
          ratio: 1.2,
          sample,
        },
      },
      /월세 거래 5건의 월세 중앙값\(가운데 값\) 50만 원보다 10만 원 많습니다\.$/,
    ],
    [
      { messageCode: 'LEASE_FAR_ABOVE_MEDIAN', params: { share: 1.2, of: 'MONTHLY_RENT', alone: true } },
      /20% 이상 많으므로/,
    ],
    [{ messageCode: 'LEASE_WITH_DEPOSIT', params: { rate: 0.065, ratio: 9_106.777 } }, /중앙값의 999% 초과입니다/],
    [
      {
        messageCode: 'MONTHLY_COST',
        params: {
          costManwon: 70,
          among: message('REGION_RENT_MEDIAN'),
          medianManwon: 50,
          ratio: 1.4,
        },
      },
      /^월 고정비\(월세와 관리비의 합\) 70만 원은 지역 임대차 통계의 월세 중앙값 50만 원보다 20만 원 많습니다\.$/,
    ],
    [
      { messageCode: 'LEASE_TO_ESTIMATE', params: { depositManwon: 12_000, ratio: 1.2 } },
      /추정 전세 보증금의 120%입니다/,
    ],
  ]
  for (const [old, words] of stored) {
    assert.match(word(old, 'ko'), words)
    assert.doesNotMatch(`${word(old, 'ko')} ${word(old, 'en')}`, /undefined|NaN/)
  }
})

test('R-ANSWER-05: no sentence calls a deposit of 199 % not lower than what it is compared with', () => {
  const lines = { guarantee: 1.26, discussed: 1.12, basis: 1.4 }
  const said = [
    ...(['BASIS', 'GUARANTEE', 'PRICE'] as const).map((above) => message('PUBLIC_PRICE_LINE', { above, ...lines })),
    message('DEPOSIT_ABOVE_SALES'),
    message('DEPOSIT_SHARE_NOTEWORTHY_TITLE'),
  ]
  for (const each of said) assert.doesNotMatch(`${word(each, 'ko')} ${word(each, 'en')}`, /낮지 않|no less|fairly/)
})
