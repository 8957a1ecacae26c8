import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { contradictionsOf } from './answer-contradictions.ts'

type Told = { headline: string; because: string | null; decision?: string; deposit?: number; over80?: number }

/** A home worth 40,000 (36,000–44,000), usually let for 30,000 (27,000–33,000). */
function diagnosis({ headline, because, decision = 'CONDITIONAL_CAUTION', deposit = 30_000, over80 = 0.3 }: Told) {
  const estimate = (mid: number) => ({ amountManwon: mid, lowManwon: mid * 0.9, highManwon: mid * 1.1, partial: false })
  const exceedance = [
    { ratio: 0.8, probability: over80 },
    { ratio: 1, probability: deposit > 40_000 ? 0.6 : 0.1 },
  ]
  return {
    answer: { headline, because, stake: { value: { midManwon: 40_000, basis: 'ESTIMATE' } } },
    decision,
    inputSummary: { depositAmountManwon: deposit },
    valueEstimate: { ...estimate(40_000), exceedance },
    jeonseEstimate: estimate(30_000),
  } as unknown as RentRiskDiagnosisResponse
}

for (const [told, refuted] of [
  [{ headline: '보증금 3억 원은 추정 집값 4억 원의 75%입니다.', because: null }, 0],
  [{ headline: '보증금 3억 원은 추정 집값 4억 원의 71%입니다.', because: null }, 1],
  [{ headline: '비슷한 전세의 가운데 값보다 많습니다.', because: 'LEASE_AMOUNT_HIGH' }, 1],
  [{ headline: '비슷한 전세의 가운데 값보다 많습니다.', because: 'LEASE_AMOUNT_HIGH', deposit: 33_100 }, 0],
  [{ headline: '주변의 비슷한 매매보다 많습니다.', because: 'DEPOSIT_ABOVE_VALUE' }, 1],
  [{ headline: '보증금은 추정 집값보다 많습니다.', because: 'DEPOSIT_ABOVE_VALUE', deposit: 45_000 }, 0],
  [{ headline: '이 집의 값을 보여 주는 자료가 없습니다.', because: null, deposit: 45_000 }, 1],
  [{ headline: '집값보다 많을 가능성이 큽니다.', because: 'DEPOSIT_NEAR_VALUE', deposit: 39_000 }, 1],
  [{ headline: '추정 집값의 75%입니다.', because: null, over80: 0.71, decision: 'DOCUMENT_CHECK_REQUIRED' }, 1],
  [{ headline: '추정 집값의 75%입니다.', because: null, over80: 0.71 }, 0],
] satisfies [Told, number][])
  test(`R-ANSWER-05: "${told.headline}" (${told.because}): ${refuted} of its own figures refute it`, () => {
    assert.equal(contradictionsOf(diagnosis(told)).length, refuted)
  })
