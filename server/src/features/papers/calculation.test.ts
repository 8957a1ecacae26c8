import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { type LeasePapersRequest, RegistryReading } from '@lease-risk/contract/papers-input'
import { bearer, signUpAndLogIn } from '../../../test/account-app.ts'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { testService } from '../../../test/service.ts'
import { VILLA } from '../../../test/villa.ts'

const { app, clock, database, diagnose } = await testService()
const { pool } = database
const owner = await signUpAndLogIn(app, 'papers_owner')
const stranger = await signUpAndLogIn(app, 'papers_stranger')
const diagnosed = await diagnose(VILLA, owner.accessToken)

const REQUEST = {
  terms: { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  home: { legalDistrictCode: '1162010200', propertyType: 'APARTMENT' },
  value: { lowManwon: 18_000, midManwon: 20_000, highManwon: 22_000, basis: '중개사 두 곳의 말' },
  registry: {
    readOn: '2026-11-19',
    part: 'UNIT',
    ownerIsLandlord: 'YES',
    entries: [{ kind: 'MORTGAGE', registeredOn: '2024-03-02', amountManwon: 6_000, note: '국민은행' }],
  },
  taxArrearsManwon: 0,
  dates: { contractOn: '2026-11-20', balanceOn: '2026-12-01' },
}

const post = (payload: object, token?: string) =>
  app.inject({ method: 'POST', url: '/api/lease-papers/calculation', payload, headers: token ? bearer(token) : {} })
async function calculated(payload: object, token?: string): Promise<LeasePapers> {
  const answer = await post(payload, token)
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ data: LeasePapers }>().data
}
const wrongFields = async (payload: object) => {
  const answer = await post(payload)
  assert.equal(answer.statusCode, 400, answer.body)
  return answer
    .json<{ errors: { field: string; code: string }[] }>()
    .errors.map(({ field, code }) => `${field} ${code}`)
}

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    // the result of a lookup expires by itself
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables where relname <> 'lookup_claims' order by 1`,
  )
  assert.ok(rows.length > 20)
  const texts = await Promise.all(
    rows.map(({ name }) => pool.query<{ text: string }>(`select t::text as text from ${name} as t order by 1`)),
  )
  return texts.flatMap(({ rows: kept }, index) => kept.map(({ text }) => `${rows[index]?.name} ${text}`))
}

test('R-PAPERS-01, R-PAPERS-04: anonymous, from what was typed alone; named as such, with basis, date and every constant', async () => {
  const papers = await calculated(REQUEST)
  assert.equal(papers.title, '입력하신 내용으로 계산')
  assert.deepEqual(papers.basis, {
    asOf: '2026-11-20',
    registryReadOn: '2026-11-19',
    terms: REQUEST.terms,
    termsSource: 'TYPED',
    home: REQUEST.home,
    homeSource: 'TYPED',
    value: REQUEST.value,
    valueSource: 'TYPED',
  })
  assert.deepEqual([papers.totalAhead.low, papers.totalAhead.high], [6_000, 6_000])
  assert.deepEqual(
    papers.recoveryBands.map(({ shareOfValue }) => shareOfValue),
    [1, 0.9, 0.8, 0.7, 0.6],
  )
  assert.ok(papers.constants.every(({ sourceName, checkedOn, sureness }) => sourceName && checkedOn && sureness))
  assert.ok(papers.datePlan.length > 0 && papers.gap?.hours === 15)
  assert.ok(!JSON.stringify(papers).includes('국민은행'), 'a note enters no calculation and no answer')
})

test('R-PAPERS-13: a term in months ends the lease where no last day is typed, and nothing without its first day', async () => {
  const endOf = async (dates: object) => {
    const { datePlan } = await calculated({ terms: REQUEST.terms, home: REQUEST.home, dates })
    return datePlan.find(({ code }) => code === 'LEASE_END')?.untilOn
  }
  assert.equal(await endOf({ balanceOn: '2026-12-01', termMonths: 24 }), '2028-11-30')
  assert.equal(await endOf({ balanceOn: '2026-12-01', termMonths: 24, endOn: '2027-11-30' }), '2027-11-30')
  assert.equal(await endOf({ contractOn: '2026-11-20', termMonths: 24 }), undefined)
})

test('what is left out is unknown: an empty request but for terms and home', async () => {
  const papers = await calculated({ terms: REQUEST.terms, home: REQUEST.home })
  assert.deepEqual([papers.totalAhead.high, papers.coverage, papers.recoveryBands], [null, null, []])
  assert.equal(papers.claimsAhead[0]?.certainty, 'UNKNOWN')
})

test('an own diagnosis gives terms, home and value; what is sent beside it wins and is named as typed', async () => {
  const { diagnosisId } = diagnosed
  const papers = await calculated({ diagnosisId }, owner.accessToken)
  assert.deepEqual(
    [papers.basis.termsSource, papers.basis.homeSource, papers.basis.valueSource],
    ['DIAGNOSIS', 'DIAGNOSIS', 'DIAGNOSIS'],
  )
  assert.deepEqual(papers.basis.home.propertyType, 'ROW_HOUSE_MULTI_UNIT')
  assert.match(papers.basis.value?.basis ?? '', /매매가 사분위/)
  assert.equal(papers.recoveryBands.length, 5)
  const limit = papers.guarantorConditions.find(({ code }) => code === 'PUBLIC_PRICE_LIMIT')
  assert.notEqual(limit?.ownValue, null, 'the public price of the diagnosis')
  const typed = await calculated(
    { diagnosisId, terms: { ...REQUEST.terms, depositAmountManwon: 9_000 } },
    owner.accessToken,
  )
  assert.deepEqual(
    [typed.basis.terms.depositAmountManwon, typed.basis.termsSource, typed.basis.homeSource],
    [9_000, 'TYPED', 'DIAGNOSIS'],
  )
})

test('R-DIAG-19: the terms of a diagnosis with a very large deposit are taken over, and may be sent back', async () => {
  const large = await diagnose({ ...VILLA, depositAmountManwon: 9_000_000_000 }, owner.accessToken)
  const { terms, home } = (await calculated({ diagnosisId: large.diagnosisId }, owner.accessToken)).basis
  assert.equal(terms.depositAmountManwon, 9_000_000_000)
  assert.deepEqual((await calculated({ terms, home })).basis.terms, terms)
})

test('a typed home of another district or type has nothing of the diagnosed one: no value, no public price, no lot', async () => {
  const { diagnosisId } = diagnosed
  const same = { legalDistrictCode: '1162010200', propertyType: 'ROW_HOUSE_MULTI_UNIT' }
  const { basis } = await calculated({ diagnosisId, home: same }, owner.accessToken)
  assert.deepEqual([basis.homeSource, basis.valueSource], ['TYPED', 'DIAGNOSIS'])
  for (const other of [
    { ...same, legalDistrictCode: '1168010100' },
    { ...same, propertyType: 'APARTMENT' },
  ]) {
    const papers = await calculated({ diagnosisId, home: other }, owner.accessToken)
    assert.deepEqual([papers.basis.value, papers.basis.valueSource, papers.recoveryBands], [null, null, []])
    const limits = papers.guarantorConditions.filter(({ code }) => code === 'PUBLIC_PRICE_LIMIT')
    assert.ok(limits.every(({ ownValue }) => ownValue === null))
  }
})

test('a status token opens the diagnosis of an anonymous caller until it expires; a wrong one is 404', async () => {
  const created = await app.inject({ method: 'POST', url: '/api/rent-risk-diagnoses', payload: VILLA })
  const { statusToken } = created.json().data
  assert.equal((await calculated({ statusToken })).basis.termsSource, 'DIAGNOSIS')
  assert.equal((await post({ statusToken: 'x'.repeat(43) })).statusCode, 404)
  await pool.query('update status_tokens set expires_at = $1', [clock.now()])
  assert.equal((await post({ statusToken })).statusCode, 404)
})

test('another’s diagnosis is 404, and without a login 401', async () => {
  const { diagnosisId } = diagnosed
  assert.equal((await post({ diagnosisId }, stranger.accessToken)).json().code, 'DIAGNOSIS_404_NOT_FOUND')
  assert.equal((await post({ diagnosisId: 999_999 }, owner.accessToken)).statusCode, 404)
  assert.equal((await post({ diagnosisId })).json().code, 'AUTH_401_TOKEN_MISSING')
})

test('wrong input is refused, each field named: amounts, days, order of values, district, resident numbers', async () => {
  const { registry } = REQUEST
  const [mortgage] = registry.entries
  const withRegistry = (more: object, entry: object = {}) => ({
    ...REQUEST,
    registry: { ...registry, ...more, entries: [{ ...mortgage, ...entry }] },
  })
  assert.deepEqual(await wrongFields({}), ['terms REQUIRED', 'home REQUIRED'])
  assert.deepEqual(await wrongFields({ ...REQUEST, terms: { contractPurpose: 'JEONSE', depositAmountManwon: 0 } }), [
    'terms.depositAmountManwon INVALID_AMOUNT',
  ])
  assert.deepEqual(
    await wrongFields({ ...REQUEST, terms: { contractPurpose: 'MONTHLY_RENT', depositAmountManwon: 0 } }),
    ['terms.monthlyRentAmountManwon INVALID_AMOUNT'],
  )
  assert.deepEqual(await wrongFields({ ...REQUEST, home: { ...REQUEST.home, legalDistrictCode: '9999999999' } }), [
    'home.legalDistrictCode NOT_FOUND',
  ])
  assert.deepEqual(await wrongFields({ ...REQUEST, value: { ...REQUEST.value, midManwon: 30_000 } }), ['value RANGE'])
  assert.deepEqual(await wrongFields(withRegistry({ readOn: '2026-11-21' })), ['registry.readOn RANGE'])
  assert.deepEqual(await wrongFields(withRegistry({}, { registeredOn: '2026-11-20' })), [
    'registry.entries[0].registeredOn RANGE',
  ])
  assert.deepEqual(await wrongFields(withRegistry({}, { registeredOn: '2026-02-30' })), [
    'registry.entries[0].registeredOn FORMAT',
  ])
  assert.deepEqual(await wrongFields(withRegistry({}, { amountManwon: 0.5 })), [
    'registry.entries[0].amountManwon TYPE',
  ])
  for (const note of ['소유자 900101-1234567', '소유자 9001011234567'])
    assert.deepEqual(await wrongFields(withRegistry({}, { note })), ['registry.entries[0].note RESIDENT_NUMBER'])
  assert.deepEqual(await wrongFields({ ...REQUEST, dates: { endOn: '9999-12-31' } }), ['dates.endOn FORMAT'])
})

test('null, "" and missing are the same: not given', async () => {
  const blank = { ...REQUEST, taxArrearsManwon: null, seniorTenants: null, dates: { contractOn: '', balanceOn: null } }
  const { taxArrearsManwon: _, dates: __, ...left } = REQUEST
  assert.deepEqual(await calculated(blank), await calculated(left))
})

test('a shared house: the deposits of the others are supposed from stored leases of the district', async () => {
  await storeStatistics(pool, [
    { propertyType: 'DETACHED_MULTI_FAMILY', dealMonth: '202610', median: 6_000, sampleCount: 12 },
  ])
  const home = { legalDistrictCode: '1162010200', propertyType: 'DETACHED_MULTI_FAMILY', householdCount: 8 }
  const { unseenSeniorDeposits } = await calculated({ ...REQUEST, home })
  assert.deepEqual(
    [unseenSeniorDeposits?.otherHouseholds, unseenSeniorDeposits?.mid, unseenSeniorDeposits?.basis?.scope],
    [7, 42_000, 'LEGAL_DISTRICT'],
  )
})

test('the market rate is the region’s where one is stored, the country’s elsewhere', async () => {
  assert.equal((await calculated(REQUEST)).rentConversion.market?.source, 'COUNTRY')
  await pool.query(
    `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
     values ('A_2024_00156', '1100000000', '202609', 4.8, '%', '서울', $1)`,
    [clock.now()],
  )
  const { market } = (await calculated(REQUEST)).rentConversion
  assert.deepEqual(market, { rate: 0.048, source: 'REGION', label: '서울 아파트 전월세전환율(2026-09)' })
})

test('the calculation stores nothing: the database is the same before and after', async () => {
  const before = await wholeDatabase()
  await calculated(REQUEST)
  await calculated({ ...REQUEST, diagnosisId: diagnosed.diagnosisId }, owner.accessToken)
  await post({ ...REQUEST, value: { ...REQUEST.value, midManwon: 1 } })
  assert.deepEqual(await wholeDatabase(), before)
})

test('one statement without a diagnosis, two with one', async () => {
  const statementsOf = async (payload: object, token?: string) =>
    (await database.recordStatements(() => calculated(payload, token))).statements
  assert.equal((await statementsOf(REQUEST)).length, 1)
  const withDiagnosis = await statementsOf({ diagnosisId: diagnosed.diagnosisId }, owner.accessToken)
  assert.equal(withDiagnosis.filter((text) => !/from users/.test(text)).length, 2, 'beside the look at the token')
})

test('sixty calculations a minute and address, then 429', async () => {
  const limited = await testService({ RATE_LIMIT_ENABLED: 'true' })
  const payload: LeasePapersRequest = {
    terms: { contractPurpose: 'JEONSE', depositAmountManwon: 1 },
    home: { legalDistrictCode: '1162010200', propertyType: 'APARTMENT' },
  }
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1) {
    statuses.push(
      (await limited.app.inject({ method: 'POST', url: '/api/lease-papers/calculation', payload })).statusCode,
    )
  }
  assert.deepEqual([statuses.indexOf(429), statuses.at(0)], [60, 200])
})

test('R-DIST-08: entries of one day count in the order in which they are sent, and the contract says so', async () => {
  assert.match(JSON.stringify(RegistryReading.properties.entries), /같은 날의 등기끼리는 적은 순서/)
  const sameDay = [
    { kind: 'MORTGAGE', registeredOn: '2021-05-05', amountManwon: 20_000 },
    { kind: 'PROVISIONAL_SEIZURE', registeredOn: '2021-05-05', amountManwon: 20_000 },
  ]
  const leftOf = async (sent: typeof sameDay) => {
    const papers = await calculated({
      ...REQUEST,
      terms: { ...REQUEST.terms, depositAmountManwon: 20_000 },
      registry: { ...REQUEST.registry, entries: sent },
      dates: { moveInOn: '2022-01-01', reportOn: '2022-01-01', fixedDateOn: '2022-01-01' },
      taxes: [],
      taxArrearsManwon: undefined,
      wages: { amountManwon: 0 },
      salePriceManwon: 30_000,
    })
    return papers.distribution?.left
  }
  assert.deepEqual(await leftOf(sameDay), { low: 4_850, high: 4_850 })
  assert.deepEqual(await leftOf(sameDay.toReversed()), { low: 0, high: 0 })
})
