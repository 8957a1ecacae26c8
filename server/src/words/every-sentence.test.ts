import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../test/properties.ts'
import { findForbiddenWording } from '../domain/wording/word-guard.ts'
import { EN } from './en/index.ts'
import { KO } from './ko/index.ts'
import { withoutBrackets } from './letters.fixture.ts'
import { sampleParams } from './sample-params.fixture.ts'

type Words = string | ((params: unknown) => string)

/** A type the fixture does not support, and one whose values cannot all occur; they have their own tests. */
const WITHOUT_SAMPLE = ['HOME_SOURCE', 'TERM_SHARE']
const DEBRIS = /undefined|NaN|\[object|Infinity|\S {2}|\.\.(?!\.)|\s[.,]|,,/
const CODES = (Object.keys(KO) as (keyof typeof KO)[]).filter((code) => !WITHOUT_SAMPLE.includes(code))

for (const [language, catalogue] of Object.entries({ ko: KO, en: EN })) {
  test(`${language}: every sentence, with whatever params its words take, is whole and makes no forbidden statement`, () => {
    for (const code of CODES) {
      const words = catalogue[code] as Words
      if (typeof words === 'string') assertGood(code, words, language)
      else {
        fc.assert(
          fc.property(fc.gen(), (draw) => {
            const params = sampleParams(code, (from) => draw(fc.constantFrom, ...from))
            assertGood(code, words(params), language)
          }),
          { numRuns: 20 },
        )
      }
    }
  })
}

function assertGood(code: string, text: string, language: string): void {
  assert.deepEqual(findForbiddenWording(text), [], `${code}: ${text}`)
  assert.doesNotMatch(text, DEBRIS, code)
  if (language === 'en') assert.doesNotMatch(withoutBrackets(text), /\p{Script=Hangul}/u, code)
}
