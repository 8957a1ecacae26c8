import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAPER_IDS } from '../../domain/checks/paper-names.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { requestText } from './request-text.ts'

const TERMS = { purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 55 } as const

test('what is sent is Korean in every language, and has the same text beside it for who reads another', () => {
  for (const paper of PAPER_IDS) {
    for (const to of ['LANDLORD', 'BROKER'] as const) {
      const [korean, english] = [requestText({ paper, to }, TERMS, 'ko'), requestText({ paper, to }, TERMS, 'en')]
      assert.equal('translation' in korean, false)
      assert.equal(english.message, korean.message)
      const { translation = '' } = english
      assert.match(
        translation,
        /^Hello\. I am preparing to sign a lease with a deposit of ₩10 million and .*₩550,000\./,
      )
      assert.deepEqual(findForbiddenWording(translation), [])
      assert.doesNotMatch(translation.replaceAll(/\([^()]*\)/g, ''), /\p{Script=Hangul}/u)
    }
  }
})
