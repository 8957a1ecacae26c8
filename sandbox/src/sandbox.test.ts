import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { type Fault, SANDBOX_KEY as KEY, SAMPLE_REQUESTS, startSandbox } from './index.ts'
import { SAMPLE_BUILDINGS } from './sample-buildings.ts'
import { SAMPLE_LOTS } from './sample-lots.ts'

let today = new Date('2026-11-20T03:00:00Z')
const sandbox = await startSandbox({ now: () => today })
after(() => sandbox.stop())
beforeEach(() => {
  sandbox.clear()
  today = new Date('2026-11-20T03:00:00Z')
})

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(sandbox.origin + path)
  return { status: response.status, text: await response.text() }
}

function deals(operation: string, lawdCd: string, month: string, rest = ''): string {
  return `/1613000/RTMSDataSvc${operation}/getRTMSDataSvc${operation}?serviceKey=${KEY}&LAWD_CD=${lawdCd}&DEAL_YMD=${month}${rest}`
}

function titles(code: string, rest = ''): string {
  return `/1613000/BldRgstHubService/getBrTitleInfo?serviceKey=${KEY}&sigunguCd=${code.slice(0, 5)}&bjdongCd=${code.slice(5)}${rest}`
}

function prices(pnu: string, rest = ''): string {
  return `/ned/data/getApartHousingPriceAttr?key=${KEY}&pnu=${pnu}&format=json${rest}`
}

const count = (text: string, part: string) => text.split(part).length - 1
const total = (text: string) => Number(/<totalCount>(\d+)/.exec(text)?.[1])

test('the same request twice gives the same bytes', async () => {
  for (const path of [deals('RHRent', '11620', '202608'), titles('1162010200'), prices('1162010200114220005')]) {
    assert.deepEqual(await read(path), await read(path))
  }
})

test('months follow the clock: none in the future, the running one so far, past ones whole', async () => {
  assert.equal(total((await read(deals('AptRent', '41135', '202612'))).text), 0)
  const whole = total((await read(deals('AptRent', '41135', '202609'))).text)
  today = new Date('2026-09-10T03:00:00Z')
  const running = await read(deals('AptRent', '41135', '202609', '&numOfRows=5000'))
  assert.ok(total(running.text) > 0 && total(running.text) < whole / 2)
  const days = [...running.text.matchAll(/<dealDay>(\d+)</g)].map(([, day]) => Number(day))
  assert.ok(Math.max(...days) <= 10)
})

test('every month of fifteen years has deals of the example lot or its neighbours', async () => {
  for (let year = 2016; year <= 2030; year += 1) {
    today = new Date('2031-01-15T00:00:00Z')
    assert.ok(total((await read(deals('RHRent', '11620', `${year}04`))).text) > 0)
  }
})

test('the example lot: plausible jeonse of 29.35 ㎡, several deals in three months', async () => {
  const amounts: number[] = []
  for (const month of ['202608', '202609', '202610']) {
    const { text } = await read(deals('RHRent', '11620', month, '&numOfRows=100'))
    for (const [item] of text.matchAll(/<item>.*?<\/item>/g)) {
      if (!item.includes('<jibun>1422-5<') || !item.includes('<monthlyRent>0<') || !item.includes('>29.35<')) continue
      amounts.push(Number(/<deposit>([\d,]+)/.exec(item)?.[1]?.replace(',', '')))
    }
  }
  amounts.sort((left, right) => left - right)
  const median = amounts[Math.floor(amounts.length / 2)] ?? 0
  assert.ok(amounts.length >= 3 && median >= 12_000 && median <= 15_000, amounts.join())
})

test('transactions: pages add up to totalCount without repeating', async () => {
  const all = (await read(deals('AptRent', '41135', '202609', '&numOfRows=5000'))).text
  assert.ok(total(all) > 1000)
  const pages = [1, 2, 3].map(async (page) =>
    read(deals('AptRent', '41135', '202609', `&numOfRows=500&pageNo=${page}`)),
  )
  const items = (await Promise.all(pages)).flatMap(({ text }) => text.match(/<item>.*?<\/item>/g) ?? [])
  assert.deepEqual(items, all.match(/<item>.*?<\/item>/g))
})

test('transactions: cancelled, direct, basement and masked ones are among them; thin months too', async () => {
  const months = Array.from(
    { length: 24 },
    (_, index) => `${2025 + Math.floor(index / 12)}${String((index % 12) + 1).padStart(2, '0')}`,
  )
  const all = async (operation: string, lawdCd: string) =>
    (
      await Promise.all(months.slice(0, 20).map((month) => read(deals(operation, lawdCd, month, '&numOfRows=900'))))
    ).map(({ text }) => text)
  const sales = (await all('AptTradeDev', '41135')).join('')
  const share = count(sales, '<cdealType>O<') / count(sales, '<item>')
  assert.ok(share > 0.03 && share < 0.1, `${share}`)
  assert.ok(count(sales, '직거래') > 0)
  assert.ok(count((await all('RHRent', '11620')).join(''), '<floor>-1<') > 0)
  assert.match((await all('SHTrade', '11620')).join(''), /<jibun>1\*\*\*</)
  assert.match((await all('AptRent', '11680')).join(''), /<monthlyRent>\d,\d{3}</)
  const thin = (await all('RHRent', '50110')).map(total)
  assert.ok(thin.includes(0) && thin.some((rows) => rows === 1 || rows === 2))
})

test('building register: at most 100 rows a page whatever is asked, keys of 22 digits as bare numbers', async () => {
  const lot = '&platGbCd=0&bun=0156&ji=0002&numOfRows=1000'
  const first = (await read(titles('2826012200', lot))).text
  const second = (await read(titles('2826012200', `${lot}&pageNo=2`))).text
  assert.deepEqual([count(first, '<item>'), count(second, '<item>'), total(first)], [100, 8, 108])
  assert.match((await read(titles('2826012200', `${lot}&_type=json`))).text, /"mgmBldrgstPk":\d{22},/)
})

test('building register: several buildings, mixed kinds, a blank approval date and a whole district', async () => {
  const mixed = (await read(titles('1120011500', '&bun=0277&ji=0043'))).text
  assert.ok(mixed.includes('다가구주택') && mixed.includes('제2종근린생활시설'))
  assert.equal(total((await read(titles('1120011500', '&bun=0289&ji=0005'))).text), 5)
  assert.match((await read(titles('2826012200', '&bun=0095&ji=0013'))).text, /<useAprDay> <\/useAprDay>/)
  assert.equal(total((await read(titles('5011025340', '&platGbCd=1'))).text), 1)
  assert.ok(total((await read(titles('1162010200'))).text) > 8)
})

test('recoded district: VWorld and the register know the old code, the transactions the new one', async () => {
  assert.equal(total((await read(titles('2827511100'))).text), 0)
  assert.match((await read(prices('2827511100101560002'))).text, /^\{"response":/)
  assert.match((await read(prices('2826012200101560002'))).text, /^\{"apartHousingPrices":/)
  assert.equal(total((await read(deals('AptRent', '28260', '202609'))).text), 0)
  assert.ok(total((await read(deals('AptRent', '28275', '202609'))).text) > 0)
})

test('public price: all years oldest first, rows doubled, this year from the end of April, 1,000 rows at most', async () => {
  type Reply = { apartHousingPrices: { field: Record<string, string>[]; totalCount: string } }
  const rows = async (rest: string) =>
    (JSON.parse((await read(prices('1162010200114220005', rest))).text) as Reply).apartHousingPrices.field
  const years = (await rows('&numOfRows=1000')).map(({ stdrYear }) => stdrYear)
  assert.deepEqual(
    years,
    years.toSorted((left, right) => Number(left) - Number(right)),
  )
  const latest = await rows('&numOfRows=1000&stdrYear=2026')
  assert.equal(latest.length, 30)
  assert.equal(new Set(latest.map(({ hoNm }) => hoNm)).size, 15)
  assert.equal(new Set(latest.map(({ hoNm, pblntfPc }) => `${hoNm} ${pblntfPc}`)).size, 30)
  assert.match((await read(prices('1162010200114220005', '&numOfRows=1001'))).text, /^\{"response":/)
  today = new Date('2026-03-01T00:00:00Z')
  assert.match((await read(prices('1162010200114220005', '&stdrYear=2026'))).text, /^\{"response":/)
})

test('r-one: without a key five rows and success, with one the latest month is last', async () => {
  const path = '/r-one/openapi/SttsApiTblData.do?Type=json&STATBL_ID=A_2024_00045&DTACYCLE_CD=MM'
  assert.equal(count((await read(path)).text, '"DTA_VAL"'), 5)
  const seoul = (await read(`${path}&KEY=${KEY}&CLS_ID=500007&ITM_ID=100001&START_WRTTIME=202601`)).text
  assert.deepEqual(seoul.match(/20\d{4}(?=","GRP_ID)/g)?.at(-1), '202610')
  assert.match((await read(`${path}&KEY=${KEY}&WRTTIME_IDTFR_ID=202611`)).text, /INFO-200/)
})

test('address popup: posts the chosen address back with inputYn=Y, and escapes what it is given', async () => {
  const form = new URLSearchParams({
    confmKey: KEY,
    returnUrl: 'http://localhost:1/back?a="><script>',
    resultType: '4',
  })
  const response = await fetch(`${sandbox.origin}/addrlink/addrLinkUrl.do`, { method: 'POST', body: form })
  const page = await response.text()
  assert.ok(!page.includes('<script>'))
  assert.equal(count(page, '<form method="post"'), SAMPLE_LOTS.length)
  assert.equal(count(page, 'name="inputYn" value="Y"'), SAMPLE_LOTS.length)
  assert.match(page, /name="admCd" value="1162010200"/)
})

test('address search: finds by words, refuses what the provider refuses', async () => {
  const search = async (keyword: string) =>
    (await read(`/addrlink/addrLinkApi.do?confmKey=${KEY}&resultType=json&keyword=${encodeURIComponent(keyword)}`)).text
  assert.match(await search('서울 관악구 신림동'), /"totalCount":"7"/)
  assert.match(await search('샘플하늘빌라'), /"lnbrMnnm":"1422"/)
  assert.match(await search('없는동네 1'), /"totalCount":"0".*"juso":\[\]/)
  for (const [keyword, code] of [
    ['', 'E0005'],
    ['신', 'E0008'],
    ['신림동 %', 'E0013'],
    ['12-3', 'E0012'],
  ] as const) {
    assert.match(await search(keyword), new RegExp(`"errorCode":"${code}".*"juso":null`))
  }
})

test('every request is logged in order, with provider, operation and parameters', async () => {
  await read(titles('1162010200'))
  await read(deals('RHRent', '11620', '202609'))
  await read('/nowhere')
  assert.deepEqual(
    sandbox.requests.map(({ provider, operation }) => `${provider} ${operation}`),
    ['building-register getBrTitleInfo', 'transactions getRTMSDataSvcRHRent', 'unknown '],
  )
  assert.equal(sandbox.requests[1]?.parameters.DEAL_YMD, '202609')
})

const CLEAR_FAULTS: [Fault, number, RegExp][] = [
  ['http500', 500, /Unexpected errors/],
  ['http429', 429, /quota exceeded/],
  ['html', 200, /^<!doctype html>/],
  ['emptyBody', 200, /^$/],
  ['errorInside200', 200, /<resultCode>01<.*APPLICATION_ERROR/],
  ['quota', 429, /"returnReasonCode":"22"/],
  ['empty', 200, /<items\/>.*<totalCount>0</],
  ['wrongCharset', 200, /\ufffd/],
  ['truncated', 200, /<item>(?!.*<\/response>)/],
]
for (const [fault, status, body] of CLEAR_FAULTS) {
  test(`fault ${fault}: as asked, and gone after clear`, async () => {
    sandbox.faults.set('transactions', fault)
    const reply = await read(deals('RHRent', '11620', '202609'))
    assert.equal(reply.status, status)
    assert.match(reply.text, body)
    sandbox.clear()
    assert.ok(total((await read(deals('RHRent', '11620', '202609'))).text) > 0)
  })
}

test('fault reset: the connection breaks', async () => {
  sandbox.faults.set('transactions', 'reset')
  await assert.rejects(read(deals('RHRent', '11620', '202609')))
})

test('fault timeout: no answer comes', async () => {
  sandbox.faults.set('juso', 'timeout')
  const waiting = fetch(`${sandbox.origin}/addrlink/addrLinkApi.do`, { signal: AbortSignal.timeout(200) })
  await assert.rejects(waiting, { name: 'TimeoutError' })
})

test('fault held: the answer comes when the faults change, as they then are', async () => {
  sandbox.faults.set('transactions', 'held')
  const answers = [read(deals('RHRent', '11620', '202609')), read(deals('RHRent', '11620', '202608'))]
  while (sandbox.requests.length < answers.length) await new Promise((resolve) => setImmediate(resolve))
  sandbox.faults.set('juso', 'http500')
  sandbox.faults.set('transactions', 'http500')
  for (const answer of await Promise.all(answers)) assert.equal(answer.status, 500)
  sandbox.faults.set('transactions', 'held')
  const answer = read(deals('RHRent', '11620', '202609'))
  while (sandbox.requests.length <= answers.length) await new Promise((resolve) => setImmediate(resolve))
  sandbox.faults.clear()
  assert.equal((await answer).status, 200)
})

test('fault endless: the body goes on and on', async () => {
  sandbox.faults.set('transactions', 'endless')
  const response = await fetch(sandbox.origin + deals('RHRent', '11620', '202609'))
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > 20_000_000) break
  }
  assert.ok(bytes > 20_000_000)
})

test('a fault can be limited to one operation and to a number of times', async () => {
  sandbox.faults.set('transactions', 'http500', { operation: 'getRTMSDataSvcRHRent', times: 1 })
  assert.equal((await read(deals('RHTrade', '11620', '202609'))).status, 200)
  assert.equal((await read(deals('RHRent', '11620', '202609'))).status, 500)
  assert.equal((await read(deals('RHRent', '11620', '202609'))).status, 200)
})

test('sample data never passes for real: every building name says 샘플', () => {
  for (const { name } of SAMPLE_BUILDINGS) assert.ok(name === null || name.startsWith('샘플'))
})

test('every sample request names a lot that the sandbox knows', () => {
  for (const { body } of SAMPLE_REQUESTS) {
    const [, district, lot] = /(\S+) (\S+)$/.exec(body.address) ?? []
    const known = SAMPLE_LOTS.find(({ districtName, lotNumber }) => districtName === district && lotNumber === lot)
    const areas = known?.building.homes.map(({ areaSquareMeter }) => areaSquareMeter)
    assert.ok(areas?.includes(body.exclusiveAreaSquareMeter ?? 0), body.address)
  }
})

test('a decoded key with special characters must arrive encoded exactly once', async () => {
  const other = await startSandbox({ key: 'ab+/c==' })
  const ask = async (key: string) =>
    (await fetch(other.origin + deals('RHRent', '11620', '202609').replace(KEY, key))).status
  assert.equal(await ask(encodeURIComponent('ab+/c==')), 200)
  assert.equal(await ask('ab+/c=='), 403)
  assert.equal(await ask(encodeURIComponent(encodeURIComponent('ab+/c=='))), 403)
  await other.stop()
})
