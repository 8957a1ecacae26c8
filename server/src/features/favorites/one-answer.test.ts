import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DiagnosisAnswer } from '@lease-risk/contract/diagnosis-answer'
import { bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'

const { app, diagnose } = await testService()
const owner = await signUpAndLogIn(app, 'one_answer')

type Said = { answer: DiagnosisAnswer | null; decision: string | null }

async function call<T>(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, language = 'ko'): Promise<T> {
  const headers = { ...bearer(owner.accessToken), 'accept-language': language }
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  assert.ok(answer.statusCode < 300, `${url}: ${answer.body}`)
  return answer.json<{ data: T }>().data
}

const entries = [
  { kind: 'LEASE_REGISTRATION', registeredOn: '2024-03-02', amountManwon: 17_000 },
  { kind: 'AUCTION', registeredOn: '2025-03-02', amountManwon: 3_764 },
]
const READINGS = [
  { registry: { readOn: '2026-11-20', part: 'UNIT', ownerIsLandlord: 'YES', entries } },
  { registry: { readOn: '2026-11-20', part: 'UNIT', ownerIsLandlord: 'NO', entries: [] } },
  {
    registry: {
      readOn: '2026-11-20',
      part: 'UNIT',
      ownerIsLandlord: 'YES',
      entries: [{ kind: 'MORTGAGE', registeredOn: '2023-01-02', amountManwon: 2_000 }],
    },
  },
]

test('R-ANSWER-09: every surface of a home says the same headline, stake, first action and decision, in each language', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const { favoriteId } = await call<{ favoriteId: number }>('POST', '/api/favorites', { diagnosisId })
  const other = await call<{ favoriteId: number }>('POST', '/api/favorites', { address: '서울 관악구 신림동 1422-6' })
  const path = `/api/rent-risk-diagnoses/${diagnosisId}`
  const { token } = await call<{ token: string }>('POST', `${path}/share`, { includePapers: true })
  const bare = await call<{ token: string }>('POST', `${path}/share`, {})
  for (const [version, reading] of READINGS.entries()) {
    await call('PUT', `${path}/papers`, { version, ...reading })
    for (const language of ['ko', 'en']) {
      const get = <T>(url: string) => call<T>('GET', url, undefined, language)
      const { calculation } = await get<{ calculation: Said }>(`${path}/papers`)
      const told = [
        await get<Said>(path),
        await get<Said>(`/api/favorites/${favoriteId}/analysis`),
        await get<Said>(`/api/favorites/${favoriteId}/way`),
        ...(
          await get<{ homes: Said[] }>(`/api/favorites/comparison?ids=${favoriteId},${other.favoriteId}`)
        ).homes.slice(0, 1),
        await get<Said>(`/api/shared-diagnoses/${token}`),
      ]
      for (const { answer, decision } of told) {
        assert.deepEqual(answer, calculation.answer)
        assert.equal(decision, calculation.decision)
      }
      const shared = await get<Said & { disclaimer: string }>(`/api/shared-diagnoses/${bare.token}`)
      assert.notEqual(shared.answer?.headline, calculation.answer?.headline)
      assert.match(shared.disclaimer, language === 'ko' ? /서류에서 읽은 내용은/ : /in papers/)
    }
  }
})
