import type { DiagnosisStepCode } from '@lease-risk/contract/diagnosis-async'
import { observe } from '../../platform/observe.ts'
import type { BegunStep, StepTiming } from '../diagnosis-record/face.ts'

/** The steps of the walk in their order, with the names that people read. Those that a diagnosis does not need never begin. */
const STEP_NAMES: Record<DiagnosisStepCode, string> = {
  address: '주소 확인',
  'building-register': '건축물대장 조회',
  transactions: '전월세·매매 실거래 조회',
  'public-price': '공시가격 조회',
  'market-signal': '지역 통계 확인',
  'value-estimate': '추정 금액 계산',
  'risk-scoring': '위험 점수 계산',
}

export const PLANNED_STEPS = Object.entries(STEP_NAMES).map(([step, stepName]) => ({
  step: step as DiagnosisStepCode,
  stepName,
}))

/** Awaited, so that steps are sent in the order in which they began and ended. */
export type OnStep = (step: BegunStep | StepTiming) => Promise<void>

/** Measures the steps of one diagnosis. `outcomeOf` names how a step ended, such as `FOUND` or `ERROR`; `onStep` hears of each as it begins and as it has ended. */
export function createStepTimings(onStep?: OnStep) {
  const timings: StepTiming[] = []
  const beganAt = performance.now()
  const elapsed = () => Math.round(performance.now() - beganAt)
  return {
    timings,
    async measure<T>(
      step: DiagnosisStepCode,
      work: () => T | Promise<T>,
      outcomeOf: (result: T) => string,
    ): Promise<T> {
      const begun = { step, startedMillis: elapsed() }
      await onStep?.(begun)
      const startedAt = performance.now()
      const result = await observe('step', step, async () => work(), outcomeOf)
      const durationMillis = Math.round(performance.now() - startedAt)
      const timing = { ...begun, durationMillis, outcome: outcomeOf(result) }
      timings.push(timing)
      await onStep?.(timing)
      return result
    },
  }
}
