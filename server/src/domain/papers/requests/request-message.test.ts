import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { word } from '../../../words/in-words.ts'
import { CHECKS } from '../../checks/catalogue.ts'
import { PAPER_IDS } from '../../checks/paper-names.ts'
import { findForbiddenWording } from '../../wording/word-guard.ts'
import { requestMessage } from './request-message.ts'
import { requestablePaper } from './requestable-papers.ts'

const requestText = (...of: Parameters<typeof requestMessage>) => inKorean(requestMessage(...of))
const JEONSE = { purpose: 'JEONSE', depositManwon: 12_000, monthlyRentManwon: 0 } as const
const RENT = { purpose: 'MONTHLY_RENT', depositManwon: 1_000, monthlyRentManwon: 55 } as const

for (const paper of PAPER_IDS) {
  test(`request for ${paper}: names the paper, what it is for and the terms, politely and without a verdict`, () => {
    for (const to of ['LANDLORD', 'BROKER'] as const) {
      for (const terms of [JEONSE, RENT]) {
        const message = requestText(paper, to, terms)
        const { name, lookFor } = inKorean(requestablePaper(paper))
        assert.ok(message.includes(name) && message.includes(lookFor))
        assert.match(
          message,
          terms === RENT ? /보증금 1,000만 원, 월세 55만 원의 월세/ : /보증금 1억 2,000만 원의 전세/,
        )
        assert.deepEqual(findForbiddenWording(message), [])
      }
    }
  })
}

test('the duty is that of whom the message goes to', () => {
  assert.match(requestText('TAX_CERTIFICATES', 'LANDLORD', JEONSE), /임대인은 계약할 때 국세와 지방세의 납세증명서/)
  assert.match(requestText('TAX_CERTIFICATES', 'BROKER', JEONSE), /공인중개사는 임대인의 체납 세금/)
  assert.doesNotMatch(requestText('BROKER_EXPLANATION', 'LANDLORD', JEONSE), /제25조/)
})

test('whatever the catalogue of checks has a paper for may be asked for', () => {
  const withPaper = CHECKS.filter(({ paper }) => paper !== null).map(({ id }) => id)
  assert.deepEqual([...PAPER_IDS], withPaper)
})

test('R-PAPERS-19: the landlord is asked for consent only where a paper needs it before the contract', () => {
  const asked = (language: 'ko' | 'en') =>
    PAPER_IDS.filter((paper) =>
      /동의해 주시면|agree to my viewing/.test(word(requestMessage(paper, 'LANDLORD', JEONSE), language)),
    )
  for (const language of ['ko', 'en'] as const)
    assert.deepEqual(asked(language), ['FIXED_DATE_LIST', 'RESIDENT_LIST', 'TAX_CERTIFICATES'])
})
