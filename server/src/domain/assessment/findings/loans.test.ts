import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/properties.ts'
import { word } from '../../../words/in-words.ts'
import { addDays } from '../../calendar.ts'
import { clausesOn } from '../../clauses/catalogue.ts'
import { assessLease } from '../assess-lease.ts'
import { factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

const JEONSE = factsOf({ terms: someTerms({}) })

function findingsOf(facts: LeaseFacts) {
  return assessLease(facts).findings
}

function findingsAt(legalDistrictCode: string, facts = JEONSE) {
  return findingsOf({ ...facts, address: { ...facts.address, legalDistrictCode } as LeaseFacts['address'] })
}

function codesAt(legalDistrictCode: string, facts = JEONSE): string[] {
  return findingsAt(legalDistrictCode, facts).map(({ code }) => code)
}

test('R-LAW-45: every jeonse in Seoul, Incheon and Gyeonggi asks how the deposit is paid back, none elsewhere', () => {
  for (const code of ['1162010200', '2818510600', '4111710300']) {
    const asked = findingsAt(code).find((each) => each.code === 'OWNER_LOAN_LIMIT')
    assert.deepEqual([asked?.severity, asked?.checks], ['ASK', ['REPAYMENT_PLAN']], code)
    const sentence = asked && word(asked.sentence, 'ko')
    assert.match(sentence ?? '', /2025년 6월 28일부터 .*1억 원까지.*2차 자료, 2026년 11월 28일 확인.*은행에 확인/)
  }
  for (const code of ['2626010900', '5011025000', '3611010100'])
    assert.ok(!codesAt(code).includes('OWNER_LOAN_LIMIT'), code)
})

test('R-LAW-45: a lease with rent and a home without a confirmed lot are not asked about the loan of the owner', () => {
  const rent = factsOf({ terms: someTerms({ purpose: 'MONTHLY_RENT', monthlyRentManwon: 50 }) })
  assert.ok(!codesAt('1162010200', rent).some((code) => /LOAN/.test(code)))
  const unknown = { confirmed: false, legalDistrictCode: null, districtName: null, pnu: null, unitText: null } as const
  const codes = findingsOf({ ...JEONSE, address: unknown }).map(({ code }) => code)
  assert.ok(!codes.includes('OWNER_LOAN_LIMIT'))
})

test('R-LAW-45: the rules of 2027 are to come until 2026-12-31 and in force from 2027-01-01 on', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40, max: 40 }), (days) => {
      const asOf = addDays('2027-01-01', days)
      const clause = clausesOn(asOf).find(({ id }) => id === 'GUARANTEE_REFUSED')
      for (const text of [clause?.limits]) {
        assert.ok(text)
        const [ko, en] = [word(text, 'ko'), word(text, 'en')]
        assert.match(ko, /70%.*80%/)
        assert.deepEqual(
          [/예정/.test(ko), /From 1 January 2027 on/.test(en), /Since 1 January/.test(en)],
          [days < 0, days < 0, days >= 0],
        )
        assert.equal(/확인 날짜가 지났습니다/.test(ko), days >= 0)
      }
    }),
  )
})

test('R-LAW-45: what is known of loans changes no score', () => {
  const { riskScore, grade } = scored('1162010200')
  assert.deepEqual(scored('2626010900'), { riskScore, grade })
})

function scored(legalDistrictCode: string) {
  const address = { ...JEONSE.address, legalDistrictCode } as LeaseFacts['address']
  const { assessment } = assessLease({ ...JEONSE, address })
  return { riskScore: assessment.totalRiskScore, grade: assessment.riskGrade }
}
