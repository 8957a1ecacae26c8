import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { testService } from '../../../test/service.ts'
import { findForbiddenWording } from '../../domain/wording/word-guard.ts'
import { saying } from '../../words/saying.fixture.ts'

const { app, sandbox, database, diagnose } = await testService()

const VILLA = { address: '서울 관악구 신림동 1422-5' }
const COMPLEX = { address: '경기 성남시 분당구 정자동 178-1' }

beforeEach(async () => {
  sandbox.clear()
  await database.pool.query(
    'truncate transaction_facts, collection_ledger, building_registers, market_statistics_monthly',
  )
})

const post = (payload: object) =>
  app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses/address-candidates', payload })

async function search(payload: object): Promise<Page<RentCandidate> & { message: string }> {
  const answer = await post(payload)
  assert.equal(answer.statusCode, 200, answer.body)
  const { data, message } = answer.json<{ data: Page<RentCandidate>; message: string }>()
  return { ...data, message }
}

/** Keeps only the deals of other lots. */
const forgetLot = () =>
  database.pool.query(`delete from transaction_facts where main_number = '1422' and sub_number = '0005'`)

test('past leases of the lot come first: only they are listed while there is one', async () => {
  const { content, totalElements } = await search(VILLA)
  assert.ok(totalElements > 3)
  for (const card of content) {
    assert.deepEqual([card.lot, card.matchLevel, card.confidence], ['1422-5', 'SAME_LOT', 'MEDIUM'])
    assert.match(card.contractDate, /^2026-(08|09|10)-\d\d$/)
    assert.match(card.sourceLabel, /샘플 데이터/)
    assert.equal(card.source, 'RHRent')
    assert.ok((card.depositAmountManwon ?? 0) > 0)
  }
  const dates = content.map(({ contractDate }) => contractDate)
  assert.deepEqual(dates, dates.toSorted().toReversed(), 'the newest first')
})

test('R-SCORE-41: a past lease with rent is one amount a month as well, a jeonse is not', async () => {
  const { content } = await search({ ...VILLA, size: 100 })
  const [rented, jeonse] = [true, false].map((withRent) =>
    content.filter(({ monthlyRentAmountManwon: rent }) => (rent ?? 0) > 0 === withRent),
  )
  assert.ok(rented !== undefined && rented.length > 0)
  for (const { depositAmountManwon: deposit, monthlyRentAmountManwon: rent, convertedMonthlyRentManwon } of rented)
    assert.equal(convertedMonthlyRentManwon, Math.round((rent ?? 0) + ((deposit ?? 0) * 0.065) / 12))
  assert.ok(jeonse?.every(({ convertedMonthlyRentManwon: converted }) => converted === null))
})

test('only when the lot has none: leases of the same legal district and type, as low-confidence reference', async () => {
  await search(VILLA)
  await forgetLot()
  const { content, message } = await search(VILLA)
  assert.ok(content.length > 0)
  for (const card of content) {
    assert.deepEqual(
      [card.matchLevel, card.confidence, card.propertyType],
      ['SAME_LEGAL_DISTRICT', 'LOW', 'ROW_HOUSE_MULTI_UNIT'],
    )
    assert.notEqual(card.lot, '1422-5')
  }
  assert.match(message, saying('PAST_LEASES_FOUND', { match: 'SAME_LEGAL_DISTRICT' }))
})

test('R-DIAG-47: stored-first and in order: the register before any transaction, and nothing asked twice', async () => {
  const first = await search(VILLA)
  assert.equal(sandbox.requests[0]?.provider, 'building-register')
  assert.ok(sandbox.requests.some(({ provider }) => provider === 'transactions'))
  sandbox.clear()
  assert.deepEqual(await search(VILLA), first)
  assert.deepEqual(sandbox.requests, [])
})

test('the purpose narrows the deals, and without one both are listed', async () => {
  const all = await search(VILLA)
  const jeonse = await search({ ...VILLA, contractPurpose: 'JEONSE' })
  const rent = await search({ ...VILLA, contractPurpose: 'MONTHLY_RENT' })
  assert.ok(jeonse.content.every(({ monthlyRentAmountManwon }) => monthlyRentAmountManwon === 0))
  assert.ok(rent.content.every(({ monthlyRentAmountManwon }) => (monthlyRentAmountManwon ?? 0) > 0))
  assert.equal(jeonse.totalElements + rent.totalElements, all.totalElements)
})

test('similar area and floor come first and are distinguished', async () => {
  const { content } = await search({ ...VILLA, exclusiveAreaSquareMeter: 41.2, floorNumber: 2 })
  const flags = content.map(({ confidence }) => confidence)
  assert.ok(flags.includes('HIGH') && flags.includes('MEDIUM'))
  assert.deepEqual(flags, [...flags].sort(), 'HIGH before MEDIUM')
  for (const { confidence, exclusiveAreaSquareMeter: area, floorNumber: floor } of content) {
    const similar = Math.abs((area ?? 0) - 41.2) <= 5 && Math.abs((floor ?? 99) - 2) <= 2
    assert.equal(confidence === 'HIGH', similar)
  }
})

test('pages of one list: each deal once, none past the end', async () => {
  const whole = await search({ ...COMPLEX, size: 100 })
  assert.ok(whole.totalElements > 20)
  const { totalElements } = whole
  const pages = await Promise.all([0, 1, 2].map((page) => search({ ...COMPLEX, page, size: 7 })))
  const ids = pages.flatMap(({ content }) => content.map(({ candidateId }) => candidateId))
  assert.deepEqual(
    ids,
    whole.content.slice(0, 21).map(({ candidateId }) => candidateId),
  )
  assert.deepEqual(
    pages.map(({ hasNext, totalPages }) => [hasNext, totalPages]),
    pages.map(() => [true, Math.ceil(totalElements / 7)]),
  )
  const past = await search({ ...COMPLEX, page: 10_000 })
  assert.deepEqual([past.content, past.totalElements, past.hasNext], [[], totalElements, false])
})

test('cancelled deals, sales and leases older than two years are no candidates', async () => {
  const { totalElements } = await search(VILLA)
  const ofLot = `main_number = '1422' and sub_number = '0005' and trade_kind = 'RENT' and not cancelled`
  const change = (set: string) =>
    database.pool.query(
      `update transaction_facts set ${set}
       where fact_id = (select fact_id from transaction_facts where ${ofLot} and deal_month > '202500' limit 1)`,
    )
  await change('cancelled = true')
  await change(`deal_month = '202410', contract_date = '2024-10-05'`)
  await change(`deal_month = '202411', contract_date = '2024-11-05'`)
  const { content, totalElements: left } = await search({ ...VILLA, size: 100 })
  assert.equal(left, totalElements - 2)
  assert.equal(content.at(-1)?.contractDate, '2024-11-05')
})

test('an address that is no lot: an empty page that says what to re-check, and no call', async () => {
  const { content, totalElements, message } = await search({ address: '서울 관악구 신림로 12' })
  assert.deepEqual([content, totalElements], [[], 0])
  assert.match(message, /도로명/)
  assert.deepEqual(sandbox.requests, [])
})

test('R-DIAG-06: a provider that fails leaves what is stored; of an unknown type nothing is asked', async () => {
  const { totalElements } = await search(VILLA)
  await database.pool.query('truncate collection_ledger, building_registers')
  for (const provider of ['building-register', 'transactions'] as const) sandbox.faults.set(provider, 'http500')
  assert.equal((await search(VILLA)).totalElements, totalElements)
  await forgetLot()
  const none = await search(VILLA)
  assert.deepEqual(none.content, [])
  assert.match(none.message, saying('NO_PAST_LEASES_TYPE_UNKNOWN'))
  const hinted = await search({ ...VILLA, knownPropertyType: '빌라' })
  assert.equal(hinted.content[0]?.matchLevel, 'SAME_LEGAL_DISTRICT')
})

test('R-DIAG-02: never listings, in no word of it, and no word promises anything', async () => {
  const answers = [await search(VILLA), await search({ address: '신림동' })]
  await forgetLot()
  answers.push(await search(VILLA), await search({ address: '서울 강남구 역삼동 742-11' }))
  for (const answer of answers) {
    const text = JSON.stringify(answer)
    assert.doesNotMatch(text, /매물|급매|입주 가능|임대 중|available|listing/i)
    assert.deepEqual(findForbiddenWording(text), [])
  }
})

test('a card can be handed on as the selected candidate of a diagnosis', async () => {
  const [card] = (await search(VILLA)).content
  assert.ok(card)
  const { candidateId, sourceLabel, contractDate, propertyType, matchLevel, limitation } = card
  const selected = { candidateId, sourceLabel, dealDate: contractDate, propertyType, matchLevel, limitation }
  const diagnosis = await diagnose({
    ...VILLA,
    contractPurpose: 'JEONSE',
    depositAmountManwon: 12_000,
    selectedRentCandidate: selected,
  })
  assert.deepEqual(diagnosis.inputSummary.selectedRentCandidate, selected)
})

test('wrong input: 400 names every wrong field', async () => {
  const answer = await post({ size: 101, page: -1, contractPurpose: 'SALE', floorNumber: 1.5 })
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(
    answer
      .json()
      .errors.map(({ field }: { field: string }) => field)
      .toSorted(),
    ['address', 'contractPurpose', 'floorNumber', 'page', 'size'],
  )
})

test('a lot with several buildings: the chosen one settles the type, so that the district’s leases can be shown', async () => {
  const several = { address: '서울 성동구 성수동2가 277-43' }
  const open = await search(several)
  assert.deepEqual([open.totalElements, open.content], [0, []])
  assert.match(open.message, saying('NO_PAST_LEASES_TYPE_UNKNOWN'))
  assert.deepEqual(findForbiddenWording(open.message), [])
  const diagnosis = await diagnose({ ...several, contractPurpose: 'JEONSE', depositAmountManwon: 15_000 })
  const [house] = diagnosis.propertyIdentity.registerCandidates ?? assert.fail('no candidates')
  const chosen = await search({ ...several, selectedRegisterKey: house?.registerKey })
  assert.equal(chosen.content[0]?.propertyType, 'DETACHED_MULTI_FAMILY')
  const wrong = await post({ ...several, selectedRegisterKey: 'nobody' })
  assert.deepEqual([wrong.statusCode, wrong.json().errors[0].field], [400, 'selectedRegisterKey'])
})
