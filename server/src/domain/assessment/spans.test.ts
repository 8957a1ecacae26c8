import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { inWords } from '../../words/in-words.ts'
import { assessLease } from './assess-lease.ts'
import { anyFacts } from './facts/any-facts.fixture.ts'

const SPANS = {
  ko: /([\d,.억만 ]+(?:원|%|점))에서 ([\d,.억만 ]+(?:원|%|점)) 사이/g,
  en: /between (₩?[\d,.]+(?: [mb]illion)?%?) and (₩?[\d,.]+(?: [mb]illion)?%?)/g,
}

test('R-SCORE-42: a span of equal ends is said as one number, whatever is known of a home', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const verdict = assessLease(facts)
      for (const language of ['ko', 'en'] as const) {
        const text = JSON.stringify(inWords(verdict, language))
        for (const [said, low, high] of text.matchAll(SPANS[language])) assert.notEqual(low?.trim(), high?.trim(), said)
      }
    }),
  )
})
