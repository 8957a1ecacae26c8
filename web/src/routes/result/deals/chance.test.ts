import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ModelEstimate } from '../../../../../server/src/domain/value/estimate.ts'
import { depositSentences } from '../../../../../server/src/domain/value/estimate-sentences.ts'
import { inKorean } from '../../../../../server/src/words/in-korean.fixture.ts'
import fc from '../../../../../server/test/properties.ts'
import { wordChance } from './chance.ts'
import { ko } from './words.ko.ts'

test('one chance is one number, on the screen and in the sentence of the service', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (probability) => {
      const deposit = { amountManwon: 100, exceedance: [{ ratio: 0.8, probability }] }
      const estimate = { kind: 'SALE', lowManwon: 90, midManwon: 100, highManwon: 110, deposit } as ModelEstimate
      const [said = ''] = inKorean(depositSentences(estimate))
      assert.ok(said.includes(`가능성은 ${wordChance(probability, ko.estimate.chance)}로 계산`), said)
    }),
  )
})
