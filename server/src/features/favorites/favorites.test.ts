import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { Favorite } from '@lease-risk/contract/favorites'
import { bearer, type LoggedIn, signUpAndLogIn } from '../../../test/account-app.ts'
import { testService } from '../../../test/service.ts'
import { until } from '../../../test/until.ts'

const { app, clock, database, diagnose } = await testService()
const owner = await signUpAndLogIn(app, 'favorite_owner')
const stranger = await signUpAndLogIn(app, 'favorite_stranger')
const VILLA = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 } as const

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, by: LoggedIn | null = owner) =>
  app.inject({
    method,
    url: `/api/favorites${path}`,
    ...(by && { headers: bearer(by.accessToken) }),
    ...(payload && { payload }),
  })
async function create(payload: object, by = owner): Promise<Favorite> {
  const answer = await call('POST', '', payload, by)
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<{ data: Favorite }>().data
}

test('R-FAV-01: a home is kept with its terms, normalised to its lot, and read as it was kept', async () => {
  const kept = await create({ ...VILLA, label: '첫 집', memo: '언덕', exclusiveAreaSquareMeter: 29.35, floorNumber: 3 })
  assert.deepEqual(
    [kept.addressState, kept.address, kept.pnu, kept.legalDistrictCode, kept.label],
    ['NORMALIZED', '서울특별시 관악구 신림동 1422-5', '1162010200114220005', '1162010200', '첫 집'],
  )
  const read = (await call('GET', `/${kept.favoriteId}`)).json<{ data: Favorite }>().data
  assert.deepEqual(read, kept)
})

test('R-PAPERS-02: a resident number in a memo or a label is refused, with its dash or without', async () => {
  for (const field of ['memo', 'label'])
    for (const text of ['900101-1234567', '집주인 9001011234567']) {
      const answer = await call('POST', '', { ...VILLA, [field]: text })
      assert.equal(answer.statusCode, 400, answer.body)
      assert.deepEqual(answer.json<{ errors: { field: string }[] }>().errors[0]?.field, field)
    }
  const kept = await create({ address: '서울 강남구 역삼동 736-30' })
  const { address } = kept
  const changed = await call('PUT', `/${kept.favoriteId}`, { address, memo: '9001011234567' })
  assert.equal(changed.statusCode, 400, changed.body)
})

test('R-HTTP-02: every wrong field of a home is named in one answer, whichever rule it breaks', async () => {
  const wrong = {
    depositAmountManwon: -1,
    floorNumber: 'third',
    label: '9001011234567',
    dates: { contractOn: '2026-12-01', balanceOn: '2026-11-01', endOn: 'soon' },
  }
  const fieldsOf = async (method: 'POST' | 'PUT', path: string, payload: object) => {
    const answer = await call(method, path, payload)
    assert.equal(answer.statusCode, 400, answer.body)
    return answer
      .json<{ errors: { field: string }[] }>()
      .errors.map(({ field }) => field)
      .toSorted()
  }
  const terms = ['dates.balanceOn', 'dates.endOn', 'depositAmountManwon', 'floorNumber', 'label']
  assert.deepEqual(await fieldsOf('POST', '', wrong), ['address', ...terms])
  assert.deepEqual(await fieldsOf('PUT', '/1', wrong), terms)
})

test('an address without a lot is kept and says how to go on', async () => {
  const kept = await create({ address: '서울 관악구 신림동' })
  assert.deepEqual([kept.addressState, kept.pnu], ['NEEDS_EXACT_ADDRESS', null])
  assert.match(kept.addressMessage ?? '', /지번/)
})

test('from a diagnosis of one’s own come address, terms and type; another’s or nobody’s is 404', async () => {
  const diagnosed = await diagnose({ ...VILLA, floorNumber: 2 }, owner.accessToken)
  const { diagnosisId } = diagnosed
  const kept = await create({ diagnosisId, label: '진단한 집' })
  assert.deepEqual(
    [kept.depositAmountManwon, kept.floorNumber, kept.propertyType, kept.diagnosisId],
    [12_000, 2, 'ROW_HOUSE_MULTI_UNIT', diagnosisId],
  )
  assert.equal((await call('POST', '', { diagnosisId }, stranger)).json().code, 'DIAGNOSIS_404_NOT_FOUND')
  const anonymous = await diagnose(VILLA)
  assert.equal((await call('POST', '', { diagnosisId: anonymous.diagnosisId })).statusCode, 404)
})

test('beside an address a diagnosis gives its terms and type where it is of the same home, and nothing else', async () => {
  const { diagnosisId } = await diagnose({ ...VILLA, depositAmountManwon: 9_000, floorNumber: 2 }, owner.accessToken)
  const same = await create({ diagnosisId, address: '서울 관악구 신림동 1422-5', floorNumber: 4 })
  assert.deepEqual(
    [same.depositAmountManwon, same.floorNumber, same.propertyType, same.diagnosisId],
    [9_000, 4, 'ROW_HOUSE_MULTI_UNIT', diagnosisId],
  )
  const other = await create({ diagnosisId, address: '서울 강남구 역삼동 736-25', depositAmountManwon: 1_000 })
  assert.deepEqual(
    [other.depositAmountManwon, other.contractPurpose, other.floorNumber, other.propertyType, other.diagnosisId],
    [1_000, null, null, null, null],
  )
  assert.equal(other.pnu, '1168010100107360025')
})

test('a diagnosis that is deleted while a home is kept from it is 404', async () => {
  const { diagnosisId } = await diagnose({ ...VILLA, depositAmountManwon: 8_000 }, owner.accessToken)
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('delete from diagnoses where diagnosis_id = $1', [diagnosisId])
  const keeping = call('POST', '', { diagnosisId })
  const text = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await database.pool.query(text)).rowCount, 'the home waits for the deletion')
  await client.query('commit')
  client.release()
  assert.deepEqual([(await keeping).statusCode, (await keeping).json().code], [404, 'DIAGNOSIS_404_NOT_FOUND'])
})

test('an amount of 0 that says nothing is none: the same home is not kept twice, nor beside one kept with 0 before', async () => {
  const home = { address: '서울 강남구 역삼동 736-24', contractPurpose: 'JEONSE', depositAmountManwon: 0 }
  const zeros = { maintenanceFeeAmountManwon: 0, monthlyRentAmountManwon: 0 }
  const kept = await create({ ...home, ...zeros })
  assert.deepEqual(
    [kept.depositAmountManwon, kept.maintenanceFeeAmountManwon, kept.monthlyRentAmountManwon],
    [0, null, null],
  )
  const refusedFor = async (payload: object) => {
    const answer = await call('POST', '', payload)
    return [answer.statusCode, answer.json().errors[0]?.existingId]
  }
  assert.deepEqual(await refusedFor(home), [409, kept.favoriteId])
  const text = 'update favorites set maintenance_fee_manwon = 0, monthly_rent_manwon = 0 where favorite_id = $1'
  await database.pool.query(text, [kept.favoriteId])
  for (const terms of [home, { ...home, ...zeros }]) assert.deepEqual(await refusedFor(terms), [409, kept.favoriteId])
  await create({ ...home, maintenanceFeeAmountManwon: 5 })
  const rent = await create({ ...home, ...zeros, contractPurpose: 'MONTHLY_RENT' })
  assert.equal(rent.monthlyRentAmountManwon, 0)
})

test('neither an address nor a diagnosis: 400 that names the address', async () => {
  const answer = await call('POST', '', { label: '빈 집' })
  assert.deepEqual([answer.statusCode, answer.json().errors[0].field], [400, 'address'])
})

test('the same lot and terms twice is 409 with the existing id, also at the same time and after a change', async () => {
  const same = { ...VILLA, depositAmountManwon: 13_000 }
  const answers = await Promise.all(
    ['서울 관악구 신림동 1422-5', '서울특별시 관악구 신림동 1422-5번지'].map((address) =>
      call('POST', '', { ...same, address }),
    ),
  )
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    [201, 409],
  )
  const kept = answers.find(({ statusCode }) => statusCode === 201)?.json().data.favoriteId
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
  assert.deepEqual([refused.code, refused.errors[0].existingId], ['FAVORITE_409_DUPLICATE', kept])
  const other = await create({ ...VILLA, depositAmountManwon: 14_000 })
  const changed = await call('PUT', `/${other.favoriteId}`, { contractPurpose: 'JEONSE', depositAmountManwon: 13_000 })
  assert.deepEqual([changed.statusCode, changed.json().errors[0].existingId], [409, kept])
  await create(same, stranger)
})

test('an update replaces the terms; the address changes only where one is given', async () => {
  const kept = await create({ address: '서울 강남구 역삼동 736-25', label: '옛 이름', memo: '메모' })
  const renamed = (await call('PUT', `/${kept.favoriteId}`, { label: '새 이름' })).json<{ data: Favorite }>().data
  assert.deepEqual([renamed.label, renamed.memo, renamed.pnu], ['새 이름', null, kept.pnu])
  const moved = await call('PUT', `/${kept.favoriteId}`, { address: '서울 강남구 역삼동 742-11' })
  assert.match(moved.json<{ data: Favorite }>().data.address, /742-11$/)
})

test('a home that moves to another lot leaves behind what belonged to the old one', async () => {
  const { diagnosisId } = await diagnose({ ...VILLA, depositAmountManwon: 9_500 }, owner.accessToken)
  const { favoriteId } = await create({ diagnosisId })
  const vague = await create({ address: '서울시 관악구 신림동', label: '번지 모르는 집' })
  const elsewhere = await create({ address: '관악구 신림동', label: '다른 동으로 바뀔 집' })
  const left = async (id: number) => {
    const { rows } = await database.pool.query(
      `select (select count(*)::int from favorite_news where favorite_id = $1) as news,
         (select count(*)::int from field_checks where favorite_id = $1) as checks, diagnosis_id::int as diagnosis
       from favorites where favorite_id = $1`,
      [id],
    )
    return Object.values(rows[0])
  }
  for (const id of [favoriteId, vague.favoriteId, elsewhere.favoriteId]) {
    await database.pool.query(
      `insert into favorite_news (favorite_id, lot_count, lot_months, told_on) values ($1, 2, '{202610}', now())`,
      [id],
    )
    const items = [{ code: 'NOISE_CHECK', completed: true }]
    const payload = { favoriteId: id, items }
    const headers = bearer(owner.accessToken)
    const kept = await app.inject({ method: 'PUT', url: '/api/map/field-checks', payload, headers })
    assert.equal(kept.statusCode, 200, kept.body)
  }
  const change = async (id: number, address: string) => {
    const changed = await call('PUT', `/${id}`, { address, contractPurpose: 'JEONSE', depositAmountManwon: 9_700 })
    assert.equal(changed.statusCode, 200, changed.body)
  }
  await change(favoriteId, '서울특별시 관악구 신림동 1422-5번지')
  assert.deepEqual(await left(favoriteId), [1, 1, diagnosisId])
  await change(favoriteId, '서울 강남구 역삼동 742-11')
  assert.deepEqual(await left(favoriteId), [0, 0, null])
  // a more precise address still belongs to the same home
  await change(vague.favoriteId, '서울 관악구 신림동 1423')
  assert.deepEqual(await left(vague.favoriteId), [1, 1, null])
  await change(elsewhere.favoriteId, '서울 강남구 역삼동 679-13')
  assert.deepEqual(await left(elsewhere.favoriteId), [0, 0, null])
})

test('R-HTTP-07, R-FAV-18: pages and orders of the own list; missing amounts come last, and dropped homes after them', async () => {
  const lister = await signUpAndLogIn(app, 'favorite_lister')
  for (const [index, deposit] of [300, null, 100, 200].entries()) {
    clock.time = new Date(clock.time.getTime() + 1_000)
    const amount = deposit === null ? {} : { depositAmountManwon: deposit }
    await create({ address: `서울 관악구 신림동 ${100 + index}`, label: `집 ${index}`, ...amount }, lister)
  }
  const list = async (query: string) =>
    (await call('GET', query, undefined, lister)).json<{ data: Page<Favorite> }>().data
  const labels = async (query: string) => (await list(query)).content.map(({ label }) => label)
  assert.deepEqual(await labels(''), ['집 3', '집 2', '집 1', '집 0'])
  assert.deepEqual(await labels('?sort=CREATED_AT_ASC'), ['집 0', '집 1', '집 2', '집 3'])
  assert.deepEqual(await labels('?sort=DEPOSIT_ASC'), ['집 2', '집 3', '집 0', '집 1'])
  assert.deepEqual(await labels('?sort=DEPOSIT_DESC'), ['집 0', '집 3', '집 2', '집 1'])
  const second = await list('?sort=LABEL_ASC&page=1&size=3')
  assert.deepEqual([second.totalElements, second.hasNext, second.content[0]?.label], [4, false, '집 3'])
  assert.equal((await call('GET', '?sort=BEST')).statusCode, 400)
  const [newest] = (await list('')).content
  const dropped = await call('PUT', `/${newest?.favoriteId}/way/state`, { state: 'DROPPED' }, lister)
  assert.equal(dropped.statusCode, 200)
  assert.deepEqual(await labels(''), ['집 2', '집 1', '집 0', '집 3'])
  assert.deepEqual(await labels('?sort=DEPOSIT_DESC'), ['집 0', '집 2', '집 1', '집 3'])
})

test('another’s home is 404 for reading, changing and deleting; without a login 401', async () => {
  const { favoriteId } = await create({ address: '서울 관악구 신림동 7' })
  for (const [method, body] of [['GET'], ['PUT', {}], ['DELETE']] as const) {
    const answer = await call(method, `/${favoriteId}`, body, stranger)
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'FAVORITE_404_NOT_FOUND'])
    assert.equal((await call(method, `/${favoriteId}`, body, null)).statusCode, 401)
  }
  assert.equal((await call('DELETE', `/${favoriteId}`)).statusCode, 200)
  assert.equal((await call('GET', `/${favoriteId}`)).statusCode, 404)
})

test('a user keeps 200 homes at most, also when the last two come at once', async () => {
  const collector = await signUpAndLogIn(app, 'favorite_collector')
  await database.pool.query(
    `insert into favorites (user_id, address, input_address, created_at, updated_at)
     select $1, 'x', 'address ' || n, now(), now() from generate_series(1, 199) as n`,
    [collector.userId],
  )
  const answers = await Promise.all(
    [1, 2, 3].map((n) => call('POST', '', { address: `서울 관악구 신림동 ${n}` }, collector)),
  )
  const codes = answers
    .map((answer) => String(answer.json().code ?? answer.statusCode))
    .toSorted((a, b) => a.localeCompare(b))
  assert.deepEqual(codes, ['201', 'FAVORITE_409_LIMIT', 'FAVORITE_409_LIMIT'])
})

test('what a user keeps ends with the account', async () => {
  const leaver = await signUpAndLogIn(app, 'favorite_leaver')
  await create({ ...VILLA, memo: '곧 지울 메모' }, leaver)
  const headers = bearer(leaver.accessToken)
  const payload = { confirmationPassword: leaver.password }
  const ended = await app.inject({ method: 'DELETE', url: '/api/users/me', headers, payload })
  assert.equal(ended.statusCode, 200, ended.body)
  const { rows } = await database.pool.query('select from favorites where user_id = $1', [leaver.userId])
  assert.deepEqual(rows, [])
})
