import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { DiagnosisAnswer } from '@lease-risk/contract/diagnosis-answer'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { DiagnosisHistorySummary } from '@lease-risk/contract/diagnosis-history'
import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import type { FavoriteAnalysis, FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import type { FavoriteWay } from '@lease-risk/contract/favorite-way'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'
import { word } from '../../words/in-words.ts'
import { message } from '../../words/message.ts'

const { app, diagnose } = await testService()
const owner = await signUpAndLogIn(app, 'one_answer')

const assistant = new Client({ name: 'test', version: '1' })
const address = new URL(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/mcp`)
const requestInit = { headers: bearer(owner.accessToken) }
await assistant.connect(new StreamableHTTPClientTransport(address, { requestInit }))

type Said = { answer: DiagnosisAnswer | null; decision: NonNullable<FavoriteAnalysis['decision']> | null }

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

const NOT_PART = /서류에서 읽은 내용은|in papers/
const textsOf = ({ parts }: DiagnosisSheet) => parts.flatMap(({ items }) => items.flatMap(({ texts }) => texts))

/** What an assistant reads of the home with the papers, in the structured content and in the text. */
async function assistantSays(diagnosisId: number, reading: object, lang: string): Promise<Said> {
  const { content, structuredContent } = await assistant.callTool({
    name: 'calculate_papers',
    arguments: { diagnosisId, ...reading, lang },
  })
  const { answer, decision } = (structuredContent as { answer: Said }).answer
  const texts = content.map((block) => (block.type === 'text' ? block.text : ''))
  for (const said of [answer?.headline, answer?.firstAction.sentence, `"decision":"${decision}"`])
    assert.ok(texts.some((text) => text.includes(String(said))))
  return { answer, decision }
}

test('R-ANSWER-09: every surface of a home says the same headline, stake, first action and decision, in each language', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner.accessToken)
  const { favoriteId } = await call<{ favoriteId: number }>('POST', '/api/favorites', { diagnosisId })
  const other = await call<{ favoriteId: number }>('POST', '/api/favorites', { address: '서울 관악구 신림동 1422-6' })
  const path = `/api/rent-risk-diagnoses/${diagnosisId}`
  const { token } = await call<{ token: string }>('POST', `${path}/share`, { includePapers: true })
  const bare = await call<{ token: string }>('POST', `${path}/share`, {})
  for (const [version, reading] of READINGS.entries()) {
    await call('PUT', `${path}/papers`, { version, ...reading })
    for (const language of ['ko', 'en'] as const) {
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
      const sheet = await get<DiagnosisSheet>(`${path}/sheet?includePapers=true`)
      const { answer, decision } = calculation
      assert.ok(answer && decision)
      const { content } = await get<Page<DiagnosisHistorySummary>>('/api/rent-risk-diagnoses')
      assert.deepEqual(content.find((each) => each.diagnosisId === diagnosisId)?.withPapers, {
        headline: answer.headline,
        decision,
      })
      assert.deepEqual(sheet.parts[0]?.items[0]?.texts, [answer.headline, answer.stake?.sentence].filter(Boolean))
      assert.equal(sheet.parts[0]?.items[0]?.title, word(message('DECISION_LABEL', { decision }), language))
      assert.ok(textsOf(sheet).includes(answer.firstAction.sentence))
      assert.doesNotMatch(sheet.note, NOT_PART)
      const publicSheet = await get<DiagnosisSheet>(`${path}/sheet`)
      assert.ok(!textsOf(publicSheet).includes(answer.headline))
      assert.match(publicSheet.note, NOT_PART)
      assert.deepEqual(await assistantSays(diagnosisId, reading, language), { answer, decision })
      const shared = await get<Said & { disclaimer: string }>(`/api/shared-diagnoses/${bare.token}`)
      assert.notEqual(shared.answer?.headline, calculation.answer?.headline)
      assert.match(shared.disclaimer, NOT_PART)
    }
  }
})

test('R-FAV-20, R-FAV-21: a home checked without a login is saved with what was learnt, and every surface starts from it', async () => {
  const [first, second] = [{ depositAmountManwon: 11_000 }, { depositAmountManwon: 11_500 }].map(async (terms) => {
    const request = { ...VILLA, maintenanceFeeAmountManwon: 7, ...terms }
    const made = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: request })
    const { statusToken, answer: before } = made.json<{ data: RentRiskDiagnosisCreated }>().data
    const { registry } = READINGS[2] as (typeof READINGS)[number]
    const payload = { statusToken, registry }
    const url = '/api/lease-papers/calculation'
    const read = await app.inject({ method: 'POST', url, payload, headers: { 'accept-language': 'en' } })
    const { data: calculated } = read.json<{ data: LeasePapers }>()
    const saved = { statusToken, papers: { version: 0, registry } }
    return { before, calculated, ...(await call<{ favoriteId: number }>('POST', '/api/favorites', saved)) }
  })
  const [home, other] = [await first, await second]
  if (home === undefined || other === undefined) throw new Error('two homes are saved')
  const get = <T>(url: string, language = 'en') => call<T>('GET', url, undefined, language)
  const { answer } = home.calculated
  const path = `/api/favorites/${home.favoriteId}`
  const way = await get<FavoriteWay>(`${path}/way`)
  assert.deepEqual([way.answer, way.headline], [answer, answer?.headline])
  assert.equal(way.next?.step, 'QUESTIONS')
  const registry = way.papers.find(({ paper }) => paper === 'REGISTRY_DOCUMENT')
  assert.equal(registry?.readOn, '2026-11-20')
  assert.equal(way.parts[0]?.steps.find(({ step }) => step === 'PAPERS')?.progress?.done, 1)
  const analysis = await get<FavoriteAnalysis>(`${path}/analysis`)
  assert.equal(analysis.nextActions[0], answer?.firstAction.sentence)
  assert.ok(!analysis.nextActions.some((action) => action.startsWith('Run a diagnosis')))
  // the registry that was read is no longer what to get first
  assert.equal(home.before?.firstAction.checkId, 'REGISTRY_DOCUMENT')
  assert.notEqual(answer?.firstAction.checkId, 'REGISTRY_DOCUMENT')
  const comparison = await get<FavoriteComparison>(
    `/api/favorites/comparison?ids=${home.favoriteId},${other.favoriteId}`,
  )
  assert.deepEqual(
    comparison.homes.map(({ answer: said }) => said),
    [answer, other.calculated.answer],
  )
  const known = analysis.features.filter(({ value }) => value !== null).map(({ code }) => code)
  const compared = comparison.items.filter(({ comparable }) => comparable).map(({ code }) => code)
  assert.deepEqual(compared, [...known, 'MONTHLY_COST'])
})

test('R-ANSWER-14: a saved home whose deposit is raised keeps what its papers say, on every surface', async () => {
  const { diagnosisId } = await diagnose({ ...VILLA, depositAmountManwon: 12_500 }, owner.accessToken)
  const { favoriteId } = await call<{ favoriteId: number }>('POST', '/api/favorites', { diagnosisId })
  await call('PUT', `/api/rent-risk-diagnoses/${diagnosisId}/papers`, { version: 0, ...READINGS[0] })
  const { contractPurpose, address } = VILLA
  for (const depositAmountManwon of [9_000, 13_000, 40_000]) {
    await call('PUT', `/api/favorites/${favoriteId}`, { address, contractPurpose, depositAmountManwon })
    const { homes } = await call<FavoriteComparison>(
      'GET',
      `/api/favorites/comparison?ids=${favoriteId},${favoriteId - 1}`,
    )
    for (const said of [
      await call<Said>('GET', `/api/favorites/${favoriteId}/analysis`),
      await call<Said>('GET', `/api/favorites/${favoriteId}/way`),
      homes.find((home) => home.favoriteId === favoriteId),
    ]) {
      assert.deepEqual([said?.decision, said?.answer?.because], ['STOP_BEFORE_CONTRACT', 'AUCTION'])
      assert.equal(said?.answer?.stake?.depositManwon, depositAmountManwon)
    }
  }
})
