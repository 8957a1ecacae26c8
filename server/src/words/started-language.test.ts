import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSource, sourceFiles } from '../../test/source-files.ts'
import { EN } from './en/index.ts'
import { inCatalogue } from './in-words.ts'
import { KO } from './ko/index.ts'
import { type Message, message, sentences } from './message.ts'
import { sampleParams } from './sample-params.fixture.ts'
import { missingCodes, startedFrom } from './started-language.ts'

/** A third language, started as described in docs/how-to/add-a-language.md. */
const ZH = {
  REQUEST_DONE: '请求已处理。',
  DIAGNOSIS_DONE: '诊断已完成。',
  SHARE: ({ share }) => `${Math.round(share * 100)}%`,
  DIRECT_CONFIRMATION: ({ action }) => `请自行确认：${action}`,
  SEVERE_CRITERION: ({ criterion }) => `“${criterion}”的风险较高。`,
  LOOK_AT_FIRST: ({ named }) => `请先查看：${named.join('、')}。`,
  FIELD_REQUIRED: '此项为必填项。',
  FIELD_NOT_A_CHOICE: ({ choices }) => `请选择以下值之一：${choices.join('、')}`,
  DATE: ({ date }) => date,
  LEASE_RISK_TEMPLATE: '租房合同签订前的风险诊断',
} satisfies Partial<typeof KO>

const STARTED = startedFrom(EN, ZH)
const CODES = Object.keys(KO) as (keyof typeof KO)[]
/** Types the fixture does not support. */
const WITHOUT_SAMPLE = ['HOME_SOURCE', 'TERM_SHARE']

test('a language starts with ten codes: they are said in it, and every other one in the language that it starts from', () => {
  for (const messageCode of CODES.filter((code) => !WITHOUT_SAMPLE.includes(code))) {
    const params = typeof KO[messageCode] === 'string' ? {} : sampleParams(messageCode, ([first]) => first as never)
    const words: unknown = { ...EN, ...ZH }[messageCode]
    const expected = typeof words === 'function' ? String(words(params)) : words
    assert.equal(inCatalogue({ messageCode, params } as Message, STARTED), expected, messageCode)
  }
  const mixed = sentences([message('DIAGNOSIS_DONE'), message('AMOUNTS_IN_MANWON')])
  assert.equal(inCatalogue(mixed, STARTED), `${ZH.DIAGNOSIS_DONE} ${EN.AMOUNTS_IN_MANWON}`)
})

test('what is missing is a list, and a compile error once the language is to have every word', () => {
  assert.equal(missingCodes(KO, ZH).length, CODES.length - 10)
  assert.deepEqual(missingCodes(KO, EN), [])
  // @ts-expect-error most codes are missing
  ZH satisfies typeof KO
  // @ts-expect-error there is no such code
  const unknown = { NO_SUCH_CODE: '' } satisfies Partial<typeof KO>
  // @ts-expect-error its words take a share
  const wrong = { SHARE: ({ amount }) => String(amount) } satisfies Partial<typeof KO>
  assert.ok(unknown && wrong)
})

test('no place outside words/ names a language: one more is a folder and two lines', () => {
  const elsewhere = sourceFiles('{server,contract}/src/**/*.ts').filter(
    (file) => !/^server\/src\/words\/|\.(?:test|fixture)\.ts$/.test(file),
  )
  for (const file of elsewhere) assert.doesNotMatch(readSource(file), /(?:[=!]==? |case |\| )'(?:ko|en)'/, file)
})
