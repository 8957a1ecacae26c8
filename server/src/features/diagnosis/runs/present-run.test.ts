import assert from 'node:assert/strict'
import { test } from 'node:test'
import { word } from '../../../words/in-words.ts'
import { message } from '../../../words/message.ts'
import { presentProgress } from './present-run.ts'
import type { Run } from './runs.ts'

const NOON = new Date('2026-11-20T12:00:00+09:00')
const startedAt = '2026-11-20T12:00:00+09:00'
const run: Run = {
  diagnosisId: 1,
  status: 'FAILED',
  events: [
    { type: 'status', processingStatus: 'RUNNING', occurredAt: startedAt },
    {
      type: 'step',
      step: 'address',
      stepName: '주소 확인',
      startedAt,
      endedAt: null,
      durationMillis: null,
      outcome: null,
    },
  ],
  failure: null,
  receivedAt: NOON,
  finishedAt: NOON,
  expiresAt: NOON,
}

test('steps that are stored by their Korean names are named in each language', () => {
  const [step] = presentProgress(run).steps
  assert.deepEqual(step?.stepName, message('STEP_NAME', { step: 'address' }))
})

test('a stored failure is said in each language where it is a known one, and stays as it is where it is not', () => {
  const said = (code: string, stored: string) => presentProgress({ ...run, failure: { code, message: stored } }).failure
  for (const [code, text] of [
    ['COMMON_500_INTERNAL', message('COMMON_500_INTERNAL')],
    ['COMMON_400_VALIDATION', message('NO_SUCH_CANDIDATE')],
  ] as const) {
    assert.deepEqual(said(code, word(text, 'ko')), { code, message: text })
  }
  assert.deepEqual(said('GONE', '예전의 문장입니다.'), { code: 'GONE', message: '예전의 문장입니다.' })
})
