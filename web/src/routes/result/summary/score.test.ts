import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Result } from '../queries.ts'
import { scoreOf } from './score.ts'

type Assessment = Result['riskAssessment']
type Change = NonNullable<Assessment['whatWouldChange']>[number]

const BASE = {
  totalRiskScore: 20,
  severityFloor: null,
  severityFloorCriterion: null,
  riskGrade: 'LOW',
  scoreRange: { low: 20, high: 20 },
  criteria: [{ criterionCode: 'DEPOSIT_TO_VALUE_RISK', criterionName: '보증금과 주택 가격 비교' }],
  whatWouldChange: [],
} as unknown as Assessment

function paper(field: string, criterionCode: string, span: number): Change {
  return { kind: 'PAPER', field, checkId: field, criterionCode, span, low: 20, high: 20 + span } as unknown as Change
}

test('the reach is as far as any paper can move the score', () => {
  const whatWouldChange = [paper('REGISTRY_DOCUMENT', 'REGISTRY_RIGHTS_RISK', 60), paper('GUARANTEE', 'GUARANTEE', 5)]
  const { mark, low, high } = scoreOf({ ...BASE, whatWouldChange })
  assert.deepEqual({ mark, low, high }, { mark: 20, low: 20, high: 80 })
})

test('the reach never starts below the floor of one severe item, and names it', () => {
  const { low, floorName } = scoreOf({
    ...BASE,
    totalRiskScore: 70,
    severityFloor: 68,
    severityFloorCriterion: 'DEPOSIT_TO_VALUE_RISK',
    scoreReach: { low: 20, high: 76 },
  })
  assert.equal(low, 68)
  assert.equal(floorName, '보증금과 주택 가격 비교')
})

test('where the judgement is held there is no mark, only how far it is open', () => {
  const { mark, low, high } = scoreOf({
    ...BASE,
    riskGrade: 'NEED_MORE_INFORMATION',
    totalRiskScore: 40,
    scoreRange: { low: 10, high: 95 },
  })
  assert.deepEqual({ mark, low, high }, { mark: null, low: 10, high: 95 })
})
