import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { saying } from '../../../words/saying.fixture.ts'
import { assessLease } from '../assess-lease.ts'
import { factsOf, someTerms } from '../facts/lease-facts.fixture.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'

const UNSEEN = {
  otherHouseholds: 5,
  mid: 30_000,
  basis: null,
  papers: ['FIXED_DATE_LIST', 'RESIDENT_LIST'],
  sentence: '',
} as const

/** A shared house with a public price of 10억. */
function shared(
  depositManwon: number,
  others: { low: number; high: number } | null,
  priceManwon: number | null = 100_000,
): LeaseFacts {
  const facts = factsOf({ terms: someTerms({ depositManwon }) })
  const property = {
    ...facts.property,
    propertyType: 'DETACHED_MULTI_FAMILY' as const,
    cautions: ['SEVERAL_HOUSEHOLDS' as const],
  }
  const choice = { basis: 'HOUSE', baseYear: 2026, priceManwon, alike: true } as NonNullable<
    LeaseFacts['publicPrice']['choice']
  >
  return {
    ...facts,
    property,
    publicPrice: { ...facts.publicPrice, choice: priceManwon === null ? null : choice },
    unseenSeniorDeposits: others && ({ ...UNSEEN, ...others } as LeaseFacts['unseenSeniorDeposits']),
  }
}

function judged(facts: LeaseFacts) {
  const { assessment, findings } = assessLease(facts)
  const criterion = assessment.criteria.find(({ criterionCode }) => criterionCode === 'DEPOSIT_TO_VALUE_RISK')
  return { criterion, frame: inKorean(findings).find(({ code }) => code === 'SHARED_HOUSE_FRAME') }
}

test('R-VALUE-29: all deposits are held against the frame of the whole house, and nothing of it is scored', () => {
  const cases = [
    [{ low: 190_000, high: 300_000 }, 'CAUTION', '높은 쪽보다 많습니다'],
    [{ low: 10_000, high: 110_000 }, 'CAUTION', '80%를 넘을 수 있습니다'],
    [{ low: 10_000, high: 90_000 }, 'NOTE', '80% 이하입니다'],
  ] as const
  for (const [others, severity, words] of cases) {
    const { criterion, frame } = judged(shared(10_000, others))
    assert.deepEqual([criterion?.status, criterion?.riskScore], ['DATA_MISSING', null])
    assert.equal(frame?.severity, severity)
    assert.match(frame.sentence, /14억 원~18억 6,568만 원입니다\..*확인하지 못한 어림/)
    assert.match(frame.sentence, /다른 5가구의 보증금을 지난 계약으로 어림해 더하면/)
    assert.ok(frame.sentence.includes(words), frame.sentence)
  }
})

test('R-ANSWER-01: the headline of a shared house is read at a glance', () => {
  for (const others of [
    { low: 190_345, high: 300_456 },
    { low: 10_345, high: 110_456 },
    { low: 90_001, high: 173_456 },
    null,
  ])
    for (const depositManwon of [12_345, 98_765, 200_123]) {
      const headline = inKorean(assessLease(shared(depositManwon, others)).answer.headline)
      assert.ok(headline.length <= 60, `${headline.length}: ${headline}`)
      assert.match(headline, /건물값|다른 .*보증금/)
    }
})

test('R-VALUE-29: even a deposit above the whole frame is no score; without others it stands alone', () => {
  const { criterion, frame } = judged(shared(200_000, null))
  assert.deepEqual([criterion?.status, frame?.severity], ['DATA_MISSING', 'CAUTION'])
  assert.match(frame?.sentence ?? '', saying('OWN_AGAINST_FRAME', { depositManwon: 200000, standing: 'ABOVE' }))
})

test('R-VALUE-29: without a price of the whole house there is no frame, and it is said that nothing shows the value', () => {
  const facts = shared(10_000, { low: 10_000, high: 20_000 }, null)
  assert.equal(judged(facts).frame, undefined)
  assert.ok(assessLease(facts).findings.some(({ code }) => code === 'NO_VALUE_EVIDENCE'))
})
