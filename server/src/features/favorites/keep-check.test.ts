import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RentRiskDiagnosisCreated } from '@lease-risk/contract/diagnosis-created'
import type { RegistryDocumentConfirmationResponse } from '@lease-risk/contract/diagnosis-history'
import type { RentRiskDiagnosisRequest } from '@lease-risk/contract/diagnosis-request'
import type { FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import type { Favorite } from '@lease-risk/contract/favorites'
import type { KeptPapers } from '@lease-risk/contract/saved-readings'
import { bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'

const { app, database } = await testService()
const [owner, stranger] = [await signUpAndLogIn(app, 'keeps_check'), await signUpAndLogIn(app, 'keeps_nothing')]

type Reply = { data: Favorite; code: string; errors: { field: string; existingId?: number }[] }

async function post(payload: object, by = owner) {
  const headers = bearer(by.accessToken)
  const answer = await app.inject({ method: 'POST', url: '/api/favorites', headers, payload })
  return { status: answer.statusCode, ...answer.json<Reply>() }
}

const get = (url: string) => app.inject({ url, headers: bearer(owner.accessToken) })

async function read<T>(url: string): Promise<T> {
  return (await get(url)).json<{ data: T }>().data
}

/** A check without a login. */
async function checked(request: Partial<RentRiskDiagnosisRequest> = {}): Promise<RentRiskDiagnosisCreated> {
  const payload = { ...VILLA, ...request }
  const answer = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload })
  return answer.json<{ data: RentRiskDiagnosisCreated }>().data
}

const REGISTRY = {
  readOn: '2026-11-20',
  part: 'UNIT',
  ownerIsLandlord: 'YES',
  entries: [{ kind: 'MORTGAGE', registeredOn: '2023-01-02', amountManwon: 2_000 }],
} as const
const papers = { version: 0, registry: REGISTRY }
const pathOf = ({ diagnosisId }: { diagnosisId: number }) => `/api/rent-risk-diagnoses/${diagnosisId}`
const favorites = async () => (await database.pool.query('select count(*)::int as count from favorites')).rows[0].count

test('R-FAV-20: one request saves the home, the check made without a login, its papers and that the registry was checked', async () => {
  const check = await checked({ depositAmountManwon: 11_000, maintenanceFeeAmountManwon: 7 })
  const { statusToken } = check
  const kept = await post({ statusToken, papers, registryChecked: true, label: '첫 집' })
  assert.equal(kept.status, 201)
  const { diagnosisId, depositAmountManwon, maintenanceFeeAmountManwon, exclusiveAreaSquareMeter, label } = kept.data
  assert.deepEqual(
    [diagnosisId, depositAmountManwon, maintenanceFeeAmountManwon, exclusiveAreaSquareMeter, label],
    [check.diagnosisId, 11_000, 7, 29.35, '첫 집'],
  )
  const data = await read<KeptPapers>(`${pathOf(check)}/papers`)
  assert.equal(data.version, 1)
  assert.deepEqual(data.reading?.registry?.entries[0]?.amountManwon, 2_000)
  const confirmed = await read<RegistryDocumentConfirmationResponse>(`${pathOf(check)}/registry-document-confirmation`)
  assert.deepEqual([confirmed.status, confirmed.viewedOn], ['CHECKED', '2026-11-20'])
})

test('R-FAV-20: a registry counts as checked only where its reader says so', async () => {
  const check = await checked({ depositAmountManwon: 10_500 })
  await post({ statusToken: check.statusToken, papers })
  const data = await read<RegistryDocumentConfirmationResponse>(`${pathOf(check)}/registry-document-confirmation`)
  assert.equal(data.status, 'NOT_CHECKED')
})

test('R-FAV-20: the same request again changes nothing, and a later reading is added to the home', async () => {
  const check = await checked({ depositAmountManwon: 10_000 })
  const request = { statusToken: check.statusToken, papers, registryChecked: true }
  const { data: first } = await post(request)
  const again = await post(request)
  assert.deepEqual([again.status, again.data], [200, first])
  const added = await post({ diagnosisId: check.diagnosisId, papers: { version: 1, registry: REGISTRY, taxes: [] } })
  assert.deepEqual([added.status, added.data.favoriteId], [200, first.favoriteId])
  const data = await read<KeptPapers>(`${pathOf(check)}/papers`)
  assert.equal(data.version, 2)
  const noted = await read<RegistryDocumentConfirmationResponse>(`${pathOf(check)}/registry-document-confirmation`)
  assert.equal(noted.history.length, 1)
  // without anything to add, the same home is a duplicate as ever
  const same = await post({ diagnosisId: check.diagnosisId })
  assert.deepEqual([same.status, same.errors[0]?.existingId], [409, first.favoriteId])
})

test('R-FAV-20: a later check of the home that was saved before becomes its own', async () => {
  const terms = { depositAmountManwon: 9_500 }
  const { data: saved } = await post({ ...VILLA, ...terms })
  assert.equal(saved.diagnosisId, null)
  const check = await checked(terms)
  const { status, data } = await post({ statusToken: check.statusToken })
  assert.deepEqual([status, data.favoriteId, data.diagnosisId], [200, saved.favoriteId, check.diagnosisId])
})

test('R-FAV-20: another person’s check is unknown, with its token too, and nothing of the request is kept', async () => {
  const check = await checked({ depositAmountManwon: 9_000 })
  await post({ statusToken: check.statusToken })
  const before = await favorites()
  for (const request of [
    { statusToken: check.statusToken, papers },
    { diagnosisId: check.diagnosisId, papers },
    { statusToken: 'unknown', papers },
  ]) {
    const refused = await post(request, stranger)
    assert.deepEqual([refused.status, refused.code], [404, 'DIAGNOSIS_404_NOT_FOUND'])
  }
  const other = await checked({ depositAmountManwon: 8_500 })
  const mixed = await post({ statusToken: other.statusToken, diagnosisId: check.diagnosisId })
  assert.equal(mixed.status, 404)
  assert.equal((await get(pathOf(other))).statusCode, 404)
  assert.equal(await favorites(), before)
  assert.equal((await read<KeptPapers>(`${pathOf(check)}/papers`)).version, 0)
})

test('R-FAV-20: what is wrong in papers is named field by field, and neither the check nor the home is kept', async () => {
  const check = await checked({ depositAmountManwon: 8_000 })
  const { statusToken } = check
  const before = await favorites()
  const fieldsOf = async (request: object) => {
    const { status, errors } = await post(request)
    assert.equal(status, 400)
    return errors.map(({ field }) => field).toSorted()
  }
  const late = { ...REGISTRY, readOn: '2027-01-01', entries: [{ kind: 'TRUST', registeredOn: '2027-02-01' }] }
  assert.deepEqual(await fieldsOf({ statusToken, memo: '9001011234567', papers: { version: 0, registry: late } }), [
    'memo',
    'papers.registry.entries[0].registeredOn',
    'papers.registry.readOn',
  ])
  const broken = { version: 0, registry: { ...REGISTRY, part: 'ROOF' } }
  assert.deepEqual(await fieldsOf({ statusToken, papers: broken }), ['papers.registry.part'])
  assert.deepEqual(await fieldsOf({ address: VILLA.address, papers }), ['papers'])
  assert.deepEqual(await fieldsOf({ statusToken, registryChecked: true }), ['registryChecked'])
  assert.deepEqual(await fieldsOf({ statusToken, papers, address: '서울 강남구 역삼동 736-25' }), ['address'])
  const stale = await post({ statusToken, papers: { version: 3, registry: REGISTRY } })
  assert.deepEqual([stale.status, stale.code], [409, 'PAPERS_409_STALE_VERSION'])
  assert.equal(await favorites(), before)
  assert.equal((await get(pathOf(check))).statusCode, 404)
})

test('R-FAV-20: the published area of the unit is that of the home where none was typed, also in a comparison', async () => {
  const address = `${VILLA.address} 301호`
  const { exclusiveAreaSquareMeter: _, ...withoutArea } = VILLA
  const payload = { ...withoutArea, address, depositAmountManwon: 7_500 }
  const answer = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload })
  const check = answer.json<{ data: RentRiskDiagnosisCreated }>().data
  const { data } = await post({ statusToken: check.statusToken })
  assert.deepEqual([data.exclusiveAreaSquareMeter, data.publishedAreaSquareMeter], [null, 29.35])
  const { data: typed } = await post({ ...VILLA, depositAmountManwon: 7_400 })
  const ids = `${data.favoriteId},${typed.favoriteId}`
  const { items } = await read<FavoriteComparison>(`/api/favorites/comparison?ids=${ids}`)
  const area = items.find(({ code }) => code === 'AREA')
  assert.deepEqual([area?.comparable, area?.values.map(({ value }) => value)], [true, [29.35, 29.35]])
})

test('R-FAV-20: the building that was chosen for the check is that of the home', async () => {
  const request = {
    address: '서울 성동구 성수동2가 277-43',
    exclusiveAreaSquareMeter: undefined,
    floorNumber: undefined,
  }
  const [, second] = (await checked(request)).propertyIdentity.registerCandidates ?? []
  assert.ok(second)
  const check = await checked({ ...request, selectedRegisterKey: second.registerKey })
  const { data } = await post({ statusToken: check.statusToken })
  assert.equal(data.selectedRegisterKey, second.registerKey)
})
