import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { SANDBOX_KEY } from '@lease-risk/sandbox'
import { testService } from '../../../test/service.ts'
import { until } from '../../../test/until.ts'

const { app, sandbox, database } = await testService()
const keyless = await testService({ JUSO_SEARCH_KEY: '', JUSO_POPUP_KEY: '' })

beforeEach(() => sandbox.clear())

const search = (query: string, on = app) => on.inject(`/api/address-search/juso?${query}`)
const start = (query: string, on = app) => on.inject(`/api/address-search/juso-popup?${query}`)
const CALLBACK = '/api/address-search/juso-popup/callback?targetOrigin=https://client.example&requestId=req-1'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('a search answers candidates that serve as jusoAddress of a diagnosis', async () => {
  const answer = await search(`keyword=${encodeURIComponent('신림동 1422-5')}&currentPage=1&countPerPage=8&addInfoYn=Y`)
  const { data } = answer.json()
  assert.equal(data.status, 'FOUND')
  const [candidate] = data.candidates
  assert.deepEqual([candidate.admCd, candidate.lnbrMnnm, candidate.lnbrSlno], ['1162010200', '1422', '5'])
  const diagnosis = await app.inject({
    method: 'POST',
    url: '/api/rent-risk-diagnoses',
    payload: { address: '아무 글', contractPurpose: 'JEONSE', depositAmountManwon: 1, jusoAddress: candidate },
  })
  assert.equal(diagnosis.json().data.address.pnu, '1162010200114220005')
})

const keywordsSent = () => sandbox.requests.map(({ parameters }) => parameters['keyword'] ?? '')

test('R-ADDR-26: the provider is asked in Korean, and for what a spelling leaves open more than once', async () => {
  const { data } = (await search('keyword=1422-5%20Shillim-dong,%20Gwanak-gu')).json()
  assert.deepEqual(keywordsSent(), ['관악구 신림동 1422-5'])
  assert.deepEqual([data.status, data.candidates[0].admCd, data.totalCount], ['FOUND', '1162010200', 1])
  sandbox.clear()
  await search('keyword=Sillim-ro%2059-gil%2023')
  assert.deepEqual(keywordsSent().toSorted(), ['신림로59길 23', '실님로59길 23', '실림로59길 23'])
  sandbox.clear()
  await search('keyword=hotel')
  assert.deepEqual(keywordsSent(), ['hotel'])
})

/** Typed → what the provider is asked, and what was read beside it. */
const READ: [typed: string, searched: string, unit: string | null, floor: number | null, unread: string[]][] = [
  ['신림동1422-5', '신림동 1422-5', null, null, []],
  ['서울관악구신림동1422-5 301호', '서울특별시 관악구 신림동 1422-5', '301호', null, []],
  ['신림동 1422-5 301호', '신림동 1422-5', '301호', null, []],
  ['신림동 1422-5 301', '신림동 1422-5', '301호', null, []],
  ['신림동 1422-5 #301', '신림동 1422-5', '301호', null, []],
  ['신림동 1422-5 room 301', '신림동 1422-5', '301호', null, []],
  ['신림동 1422-5 B01호', '신림동 1422-5', 'B01호', null, []],
  ['신림동 1422-5 지하 1층', '신림동 1422-5', null, -1, []],
  ['신림동 1422-5 101-1203', '신림동 1422-5', '101동 1203호', null, []],
  ['신림동 1422-5 제3층 301호', '신림동 1422-5', '301호', 3, []],
  [
    '서울특별시 관악구 신림로 59길 23, 301호 (신림동, 어떤빌라)',
    '서울특별시 관악구 신림로59길 23',
    '301호',
    null,
    ['어떤빌라'],
  ],
  ['신림동 1422-5 301호 전세 1억 5천', '신림동 1422-5', '301호', null, ['전세 1억 5천']],
  ['Unit 301, 1422-5 Sillim-dong', '신림동 1422-5', '301호', null, []],
  ['싱림동 1422-5 301호', '서울특별시 관악구 신림동 1422-5', '301호', null, []],
]

for (const [typed, searched, unit, floor, unread] of READ) {
  test(`R-ADDR-35: of "${typed}" the provider is asked for "${searched}"`, async () => {
    const { data } = (await search(`keyword=${encodeURIComponent(typed)}`)).json()
    assert.ok(keywordsSent().includes(searched))
    assert.deepEqual(data.keyword, { searched, unit, floor, unread })
    assert.deepEqual([data.status, data.candidates[0]?.lnbrMnnm, data.candidates[0]?.lnbrSlno], ['FOUND', '1422', '5'])
  })
}

test('R-ADDR-35: a name that every candidate bears was used; a text without a place is searched as it is typed', async () => {
  const keywordOf = async (typed: string) =>
    (await search(`keyword=${encodeURIComponent(typed)}`)).json().data.keyword as Record<string, unknown>
  assert.deepEqual((await keywordOf('신림동 1422-5 샘플하늘빌라 301호'))['unread'], [])
  sandbox.clear()
  assert.deepEqual(await keywordOf('어디에도없는동네이름'), {
    searched: '어디에도없는동네이름',
    unit: null,
    floor: null,
    unread: [],
  })
  assert.deepEqual(keywordsSent(), ['어디에도없는동네이름'])
})

test('R-ADDR-11: without a search key no call is made and the status is UNAVAILABLE', async () => {
  const answer = await search(`keyword=${encodeURIComponent('신림동')}`, keyless.app)
  assert.deepEqual([answer.statusCode, answer.json().data.status], [200, 'UNAVAILABLE'])
  assert.deepEqual(keyless.sandbox.requests, [])
})

test('a keyword of blanks is a missing keyword', async () => {
  sandbox.clear()
  for (const blank of ['%20', '%20%09', '%E3%80%80']) {
    const answer = await search(`keyword=${blank}`)
    const [error] = answer.json().errors
    assert.deepEqual([answer.statusCode, error?.field, error?.code], [400, 'keyword', 'REQUIRED'], blank)
  }
  assert.deepEqual(sandbox.requests, [])
})

test('nothing found is EMPTY, a refused keyword is REFINE_KEYWORD, a failing provider is ERROR: each with a notice', async () => {
  const statuses = []
  for (const keyword of ['어디에도없는동네이름 99', '%']) {
    const { data } = (await search(`keyword=${encodeURIComponent(keyword)}`)).json()
    statuses.push([data.status, typeof data.notice])
  }
  sandbox.faults.set('juso', 'errorInside200')
  const { data } = (await search(`keyword=${encodeURIComponent('신림동')}`)).json()
  statuses.push([data.status, typeof data.notice])
  assert.deepEqual(statuses, [
    ['EMPTY', 'string'],
    ['REFINE_KEYWORD', 'string'],
    ['ERROR', 'string'],
  ])
})

test('wrong query values: 400 names every one of them', async () => {
  const answer = await search('currentPage=0&countPerPage=101&hstryYn=X&firstSort=up')
  assert.equal(answer.statusCode, 400)
  assert.deepEqual(
    answer
      .json()
      .errors.map(({ field }: { field: string }) => field)
      .toSorted(),
    ['countPerPage', 'currentPage', 'firstSort', 'hstryYn', 'keyword'],
  )
})

test("R-ADDR-13, R-ADDR-14: the start page submits the form with the four fields; the return URL is the callback on the request's own origin", async () => {
  const page = await app.inject({
    url: '/api/address-search/juso-popup?targetOrigin=https://client.example&requestId=req-1',
    headers: { host: 'service.example:8080' },
  })
  assert.equal(page.statusCode, 200)
  assert.match(page.headers['content-type'] as string, /^text\/html/)
  assert.match(page.body, new RegExp(`action="${sandbox.origin}/addrlink/addrLinkUrl.do"`))
  assert.match(page.body, new RegExp(`name="confmKey" value="${SANDBOX_KEY}"`))
  assert.match(page.body, /name="resultType" value="4"/)
  assert.match(page.body, /name="useDetailAddr" value="Y"/)
  assert.match(
    page.body,
    /name="returnUrl" value="http:\/\/service.example:8080\/api\/address-search\/juso-popup\/callback\?/,
  )
})

test("R-ADDR-14: a configured return origin replaces the request's own", async () => {
  const { app: other } = await testService({ JUSO_POPUP_RETURN_ORIGIN: 'https://return.example' })
  const page = await start('requestId=req-1', other)
  assert.match(
    page.body,
    /name="returnUrl" value="https:\/\/return.example\/api\/address-search\/juso-popup\/callback\?/,
  )
})

test('R-ADDR-13: without the confirmation key the start is an HTML page with status 400', async () => {
  const page = await start('requestId=req-1', keyless.app)
  assert.equal(page.statusCode, 400)
  assert.match(page.headers['content-type'] as string, /^text\/html/)
})

for (const query of [
  '',
  'requestId=%3Cscript%3E',
  'requestId=a&targetOrigin=javascript:alert(1)',
  'requestId=a&targetOrigin=*',
  'requestId=a&requestId=b',
]) {
  test(`a start with "${query}" is an HTML page with status 400`, async () => {
    assert.equal((await start(query)).statusCode, 400)
  })
}

test('R-ADDR-16: the callback posts type, requestId and payload to the target alone, by POST and by GET', async () => {
  const fields = new URLSearchParams({
    inputYn: 'Y',
    roadAddrPart1: '서울특별시 관악구 신림로 1',
    roadAddrPart2: ' (신림동)',
    admCd: '1162010200',
    lnbrMnnm: '1422',
  })
  const byPost = await app.inject({ method: 'POST', url: CALLBACK, headers: FORM, payload: String(fields) })
  const byGet = await app.inject(`${CALLBACK}&${fields.toString()}`)
  for (const page of [byPost, byGet]) {
    assert.equal(page.statusCode, 200)
    const [, message, target] = /postMessage\((\{.*\}), ("[^"]*")\)/.exec(page.body) ?? []
    const { type, requestId, payload } = JSON.parse(message ?? 'null')
    assert.deepEqual([type, requestId], ['service:juso-address-selected', 'req-1'])
    assert.deepEqual(
      [payload.roadAddr, payload.admCd, payload.lnbrMnnm],
      ['서울특별시 관악구 신림로 1 (신림동)', '1162010200', '1422'],
    )
    assert.equal(target, '"https://client.example"')
  }
})

test('R-JUSO-08: until the user has finished, the callback sends the form again', async () => {
  const page = await app.inject({ method: 'POST', url: CALLBACK, headers: FORM, payload: 'inputYn=N&roadFullAddr=x' })
  assert.match(page.body, /addrLinkUrl\.do/)
})

test('R-ADDR-16: an address without `inputYn` is a selection; `roadAddr` is the one given, its parts, or the full address', async () => {
  const roadAddrOf = async (fields: Record<string, string>) => {
    const page = await app.inject(`${CALLBACK}&${new URLSearchParams(fields).toString()}`)
    const [, message] = /postMessage\((\{.*\}), "[^"]*"\)/.exec(page.body) ?? []
    return message === undefined ? null : JSON.parse(message).payload.roadAddr
  }
  const [whole, part] = ['서울특별시 관악구 신림로 1', '서울특별시 관악구 신림로 2']
  assert.equal(await roadAddrOf({ roadAddr: whole, roadAddrPart1: part, admCd: '1162010200' }), whole)
  assert.equal(await roadAddrOf({ roadFullAddr: whole, inputYn: 'Y' }), whole)
  assert.equal(await roadAddrOf({ jibunAddr: '서울특별시 관악구 신림동 1422-5' }), '')
  assert.equal(await roadAddrOf({ admCd: '1162010200' }), null)
})

test('whatever the browser sends is escaped, and unknown fields are dropped', async () => {
  const evil = '</script><script>alert(1)</script>\u2028'
  const payload = String(new URLSearchParams({ inputYn: 'Y', bdNm: evil, evil }))
  const page = await app.inject({ method: 'POST', url: CALLBACK, headers: FORM, payload })
  assert.equal(page.body.match(/<\/script>/g)?.length, 1)
  assert.ok(!page.body.includes('alert(1)</script>'))
  assert.ok(!page.body.includes('"evil"'))
})

test('R-ADDR-17: the popup pages keep their opener, run only their own script, and are not stored', async () => {
  const page = await start('requestId=req-1')
  assert.notEqual(page.headers['cross-origin-opener-policy'], 'same-origin')
  const nonce = /script-src 'nonce-([^']+)'/.exec(page.headers['content-security-policy'] as string)?.[1]
  assert.ok(nonce && page.body.includes(`<script nonce="${nonce}">`))
  assert.equal(page.headers['cache-control'], 'no-store')
})

test('no key and no keyword reach the call log', async () => {
  await search(`keyword=${encodeURIComponent('신림동 1422-5')}`)
  const calls = async () => (await database.pool.query('select * from external_api_calls')).rows
  await until(async () => (await calls()).some(({ request_id }) => request_id !== null), 'the call is logged')
  const rows = await calls()
  assert.ok(!JSON.stringify(rows).includes(SANDBOX_KEY))
  assert.ok(!JSON.stringify(rows).includes('신림동'))
})
