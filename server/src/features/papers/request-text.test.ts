import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PAPER_IDS } from '../../domain/checks/paper-names.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { requestText } from './request-text.ts'

const TERMS = { purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 55 } as const
const TOLD = {
  terms: TERMS,
  statements: [{ topic: 'SENIOR_DEPOSITS', by: 'BROKER', saidOn: '2026-11-20', amountManwon: 30_000 }] as const,
}

test('what is sent is Korean in every language, and has the same text beside it for who reads another', () => {
  for (const paper of PAPER_IDS) {
    for (const to of ['LANDLORD', 'BROKER'] as const) {
      const [korean, english] = [requestText({ paper, to }, TOLD, 'ko'), requestText({ paper, to }, TOLD, 'en')]
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

test('R-PAPERS-102: a request for a paper repeats what was said of what it shows, and of nothing else', () => {
  for (const paper of PAPER_IDS) {
    const { message, translation } = requestText({ paper, to: 'BROKER' }, TOLD, 'en')
    const isTold = ['FIXED_DATE_LIST', 'RESIDENT_LIST', 'BROKER_EXPLANATION'].includes(paper)
    assert.equal(message.includes('공인중개사의 말(2026년 11월 20일): 먼저 들어온 보증금의 합계 3억 원'), isTold, paper)
    assert.equal(/The broker said on/.test(translation ?? ''), isTold, paper)
    assert.doesNotMatch(requestText({ paper, to: 'BROKER' }, { ...TOLD, statements: [] }, 'ko').message, /의 말/)
  }
})
