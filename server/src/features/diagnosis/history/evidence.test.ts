import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { AsyncDiagnosisAccepted } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { DiagnosisSample, SampleSource } from '@lease-risk/contract/diagnosis-sample'
import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import { testService } from '../../../../test/service.ts'
import { VILLA } from '../../../../test/villa.ts'
import { quartiles } from '../../../domain/comparison/statistics.ts'
import { findForbiddenWording } from '../../../domain/wording/word-guard.ts'
import { formatManwon } from '../../../words/ko/format.ts'

const service = await testService()
const { app, sandbox, database, clock, diagnose, tokenOf } = service
const owner = await tokenOf('sample_owner', 'ROLE_USER')
const stranger = await tokenOf('sample_stranger', 'ROLE_USER')

beforeEach(async () => {
  sandbox.clear()
  await database.pool.query('truncate transaction_facts, collection_ledger')
})

const get = (id: number | string, source: string, token?: string) =>
  app.inject({
    url: `/api/rent-risk-diagnoses/${id}/evidence/${source}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })

async function sampleOf(id: number, source: SampleSource): Promise<DiagnosisSample> {
  const answer = await get(id, source, owner)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: DiagnosisSample }>().data
}

function assessed(diagnosis: RentRiskDiagnosisResponse, code: string, field: string) {
  const criterion = diagnosis.riskAssessment.criteria.find(({ criterionCode }) => criterionCode === code)
  return criterion?.evidence.find((evidence) => evidence.field === field)?.value
}

test('the deals are those that the diagnosis counted, and give its representative amount', async () => {
  const diagnosis = await diagnose(VILLA, owner)
  const sources: [SampleSource, string][] = [
    ['rent-transaction', 'MARKET_PRICE_COMPARISON_RISK'],
    ['sale-transaction', 'SALE_TRANSACTION_SUPPORT_RISK'],
  ]
  for (const [source, code] of sources) {
    const sample = await sampleOf(diagnosis.diagnosisId, source)
    const card = diagnosis.dataStatuses.find(({ key }) => key === source)
    assert.equal(sample.count, card?.sampleCount)
    assert.equal(sample.count, sample.deals.length)
    assert.equal(sample.collectedAt, card?.collectedAt)
    assert.equal(sample.level, assessed(diagnosis, code, 'sampleLevel'))
    const amounts = sample.deals.map(({ amountManwon }) => amountManwon)
    assert.deepEqual(sample.quartiles, quartiles(amounts))
    assert.match(
      String(assessed(diagnosis, code, 'quartiles')),
      new RegExp(`중앙값 ${formatManwon(sample.quartiles?.median ?? -1)}`),
    )
    const { lower, equal, higher } = sample.rank ?? assert.fail('no rank')
    assert.equal(lower + equal + higher, sample.count)
    assert.equal(lower, amounts.filter((amount) => amount < 12_000).length)
    assert.deepEqual(findForbiddenWording(sample.explanation), [])
    assert.doesNotMatch(JSON.stringify(sample), /매물/)
  }
})

test('each deal says how far it is from the input', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner)
  const { deals, input, months } = await sampleOf(diagnosisId, 'rent-transaction')
  const { amountManwon, areaSquareMeter, floorNumber } = input ?? assert.fail('no input')
  assert.deepEqual([amountManwon, areaSquareMeter, floorNumber], [12_000, 29.35, 3])
  assert.deepEqual(months, ['2026-08', '2026-09', '2026-10'])
  for (const deal of deals) {
    assert.ok(months.includes(deal.contractMonth))
    assert.equal(deal.matchLevel, 'SAME_LOT')
    assert.equal(deal.monthlyRentAmountManwon, 0)
    assert.equal(deal.amountManwon, deal.depositAmountManwon)
    assert.equal(deal.distance.amountManwon, deal.amountManwon - 12_000)
    assert.equal(deal.distance.floors, (deal.floorNumber ?? 99) - 3)
    assert.ok(Math.abs(deal.distance.areaSquareMeter ?? 99) <= 5)
  }
})

test('R-SCORE-41: with rent each deal and the input are one amount on one axis, deposit and rent beside it', async () => {
  const request = { ...VILLA, contractPurpose: 'MONTHLY_RENT' as const, depositAmountManwon: 1_000 }
  const diagnosis = await diagnose({ ...request, monthlyRentAmountManwon: 60 }, owner)
  const {
    basis,
    deals,
    input,
    conversion,
    quartiles: shown,
    rank,
  } = await sampleOf(diagnosis.diagnosisId, 'rent-transaction')
  assert.equal(basis, 'MONTHLY_RENT')
  const rate = conversion?.yearlyRate ?? assert.fail('no rate')
  assert.ok(conversion?.source)
  const asRent = (deposit: number | null, rent: number | null) => Math.round((rent ?? 0) + ((deposit ?? 0) * rate) / 12)
  assert.deepEqual(
    [input?.depositAmountManwon, input?.monthlyRentAmountManwon, input?.amountManwon],
    [1_000, 60, asRent(1_000, 60)],
  )
  assert.equal(input?.convertedDepositManwon, Math.round(1_000 + (60 * 12) / rate))
  assert.ok(deals.length > 0)
  for (const deal of deals) {
    assert.equal(deal.amountManwon, asRent(deal.depositAmountManwon, deal.monthlyRentAmountManwon))
    assert.equal(deal.convertedMonthlyRentManwon, deal.amountManwon)
    assert.equal(deal.distance.amountManwon, deal.amountManwon - (input?.amountManwon ?? 0))
    assert.ok((deal.monthlyRentAmountManwon ?? 0) > 0)
  }
  const amounts = deals.map(({ amountManwon }) => amountManwon)
  assert.ok(Math.abs((shown?.median ?? 0) - quartiles(amounts).median) <= 1)
  assert.equal(rank?.higher, amounts.filter((amount) => amount > (input?.amountManwon ?? 0)).length)
  // the finding, its evidence and the plot have the same median
  const said = String(assessed(diagnosis, 'MARKET_PRICE_COMPARISON_RISK', 'quartiles'))
  assert.match(said, new RegExp(`(중앙값|거래) ${formatManwon(shown?.median ?? -1)}`))
  const finding = diagnosis.findings?.find(({ code }) => code.startsWith('LEASE_AMOUNT'))
  assert.match(
    finding ? sentenceOf(finding, diagnosis.riskSummary) : '',
    new RegExp(`한 달 ${formatManwon(shown?.median ?? -1)}`),
  )
})

test('a sample that was stored before the rate was keeps its rents', async () => {
  const request = { ...VILLA, contractPurpose: 'MONTHLY_RENT' as const, depositAmountManwon: 1_000 }
  const { diagnosisId } = await diagnose({ ...request, monthlyRentAmountManwon: 60 }, owner)
  const older = {
    basis: 'MONTHLY_RENT',
    level: 'SAME_LOT_SIMILAR',
    months: ['202610'],
    quartiles: { min: 50, q1: 50, median: 50, q3: 50, max: 50 },
    inputManwon: 60,
    similarTo: { areaSquareMeter: null, floor: null },
    deals: [['2026-10-01', 1_000, 50, 29, 3, true, null]],
  }
  await database.pool.query(
    `insert into diagnosis_evidence (diagnosis_id, source_key, lookup_status, sample) values ($1, 'rent-transaction', 'FOUND', $2)
     on conflict (diagnosis_id, source_key) do update set sample = excluded.sample`,
    [diagnosisId, JSON.stringify(older)],
  )
  const { input, deals, conversion, explanation } = await sampleOf(diagnosisId, 'rent-transaction')
  assert.equal(conversion, null)
  assert.deepEqual([input?.amountManwon, input?.convertedDepositManwon, input?.depositAmountManwon], [60, null, null])
  assert.deepEqual([deals[0]?.amountManwon, deals[0]?.convertedMonthlyRentManwon], [50, null])
  assert.match(explanation, /월세 50만 원을/)
})

test('it stays what the diagnosis saw when later collection corrects or removes the deals', async () => {
  const { diagnosisId } = await diagnose(VILLA, owner)
  const before = await Promise.all([
    sampleOf(diagnosisId, 'rent-transaction'),
    sampleOf(diagnosisId, 'sale-transaction'),
  ])
  await database.pool.query(`update transaction_facts set cancelled = true where trade_kind = 'RENT'`)
  await database.pool.query(`delete from transaction_facts where trade_kind = 'SALE'`)
  const later = await Promise.all([
    sampleOf(diagnosisId, 'rent-transaction'),
    sampleOf(diagnosisId, 'sale-transaction'),
  ])
  assert.deepEqual(later, before)
})

test('without a sample: empty, with the reason, and nothing that reads as a good sign', async () => {
  sandbox.faults.set('transactions', 'empty')
  const diagnosis = await diagnose({ ...VILLA, address: '서울 관악구 신림동 1433-12' }, owner)
  const noAddress = await diagnose({ ...VILLA, address: '신림동' }, owner)
  const shop = await diagnose({ ...VILLA, address: '서울 강남구 역삼동 742-11' }, owner)
  for (const [{ diagnosisId }, status] of [
    [diagnosis, 'NOT_FOUND'],
    [noAddress, null],
    [shop, 'UNAVAILABLE'],
  ] as const) {
    const sample = await sampleOf(diagnosisId, 'sale-transaction')
    assert.deepEqual(
      [sample.lookupStatus, sample.count, sample.deals, sample.quartiles, sample.rank],
      [status, 0, [], null, null],
    )
    assert.deepEqual(findForbiddenWording(sample.explanation), [])
    // only a source that answered shows that there are none
    assert.equal(sample.explanation.includes('거래가 없었습니다'), status === 'NOT_FOUND', sample.explanation)
  }
})

test('only the owner: of others, anonymous and unknown ones there is 404, without a login 401', async () => {
  const own = await diagnose(VILLA, owner)
  const anonymous = await diagnose(VILLA)
  assert.equal((await get(own.diagnosisId, 'rent-transaction', owner)).statusCode, 200)
  for (const [id, token] of [
    [own.diagnosisId, stranger],
    [anonymous.diagnosisId, owner],
    [999_999, owner],
  ] as const) {
    const answer = await get(id, 'rent-transaction', token)
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'DIAGNOSIS_404_NOT_FOUND'])
  }
  assert.equal((await get(own.diagnosisId, 'rent-transaction')).statusCode, 401)
  assert.equal((await get(own.diagnosisId, 'public-price', owner)).statusCode, 400)
  assert.equal((await get('abc', 'rent-transaction', owner)).statusCode, 400)
})

test('asked for asynchronously: the status token shows it to whoever holds it, until its time is over', async () => {
  const byToken = (id: number, statusToken: string, token?: string) =>
    app.inject({
      url: `/api/rent-risk-diagnoses/${id}/evidence/rent-transaction?statusToken=${statusToken}`,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
  const accepted = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses/async', payload: VILLA })
  const { diagnosisId, statusToken } = accepted.json<{ data: AsyncDiagnosisAccepted }>().data
  assert.equal((await byToken(diagnosisId, statusToken)).statusCode, 404, 'not yet diagnosed')
  const [job] = service.jobs
  await job?.run({ diagnosisId } as never, new AbortController().signal)

  const shown = await byToken(diagnosisId, statusToken)
  assert.equal(shown.statusCode, 200, shown.body)
  assert.equal(shown.headers['cache-control'], 'no-store')
  assert.ok(shown.json<{ data: DiagnosisSample }>().data.count > 0)
  assert.equal((await byToken(diagnosisId, statusToken, stranger)).statusCode, 200)
  const { diagnosisId: another } = await diagnose(VILLA, owner)
  assert.equal((await byToken(another, statusToken)).statusCode, 404, 'a token shows its own diagnosis only')
  assert.equal((await byToken(diagnosisId, 'x'.repeat(43))).statusCode, 404)
  assert.equal((await byToken(another, 'x'.repeat(43), owner)).statusCode, 200, 'the owner needs no token')
  const now = clock.time
  clock.time = new Date(now.getTime() + 8 * 24 * 60 * 60_000)
  assert.equal((await byToken(diagnosisId, statusToken)).statusCode, 404)
  clock.time = now
})
