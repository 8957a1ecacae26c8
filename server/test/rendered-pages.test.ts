import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createApp } from '../src/app.ts'
import { atEnd } from './at-end.ts'
import { communityBoard } from './community-board.ts'
import { openDatabase } from './database.ts'
import { storeStatistics } from './market-statistics.ts'

const PATHS = [
  '/',
  '/method',
  '/region/:code',
  '/community/:postId',
  '/result',
  '/result/ask',
  '/shared',
  '/me',
  '/diagnoses/:id',
  '/map',
]
const SHELL =
  '<!doctype html><html data-mode="sample" lang="ko"><head><meta property="og:title" content="of the client" /><meta name="description" content="of the client" /><title>client</title></head>' +
  '<body><div id="root"></div></body></html>'
const METHOD = {
  title: 'How & why',
  about: 'About <this>',
  parts: [{ title: 'Checked', items: ['deals', 'registers'] }],
}
const METHOD_IN_ENGLISH = { title: 'How', about: 'About', parts: [] }
const HOSTILE = `</script><script>alert(1)</script><img src=x onerror=alert(2)>" onload="alert(3) $& $' \u2028`

function builtClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-found-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['start', 'shell'])
    for (const kind of ['html', 'sample.html']) writeFileSync(join(folder, `${name}.${kind}`), SHELL)
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(PATHS.map((path) => ({ path, preload: null }))))
  writeFileSync(join(folder, 'method.json'), JSON.stringify({ ko: METHOD, en: METHOD_IN_ENGLISH }))
  writeFileSync(join(folder, 'sources-mark'), 'mark')
  return folder
}

const board = await communityBoard()
const { config, clock, log, database } = board
const folder = builtClient()

async function serviceWith(dataMode: 'live' | 'sample') {
  const own = openDatabase(database.url)
  const version = '0.0.0-test'
  const { app } = await createApp({ config, clock, database: own, log, version, dataMode, clientFolder: folder })
  await app.ready()
  after(async () => {
    await app.close()
    await own.close()
  })
  return { app, database: own }
}

const live = await serviceWith('live')
const sample = await serviceWith('sample')
const { app } = live
await storeStatistics(database.pool, [
  { dealMonth: '202610', median: 21_000 },
  { dealMonth: '202610', median: 1_000, rent: 55, tradeKind: 'RENT_MONTHLY', propertyType: 'OFFICETEL' },
])
const author = await board.member('found_author')
const { postId } = await board.post(author, { title: HOSTILE.slice(0, 80), content: `전세 이야기 ${HOSTILE}` })
const SILLIM = encodeURI('/region/관악구-신림동')
const SILLIM_ADDRESS = `http://lease.example${SILLIM}`
const ORIGIN = { host: 'lease.example' }

function dataOf(page: string): Record<string, unknown> {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? assert.fail(page)
  return JSON.parse(text ?? '') as Record<string, unknown>
}

test('R-WEB-36: a region is served with its stored statistics, title, description, canonical address and data', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/region/1162010200', headers: ORIGIN })
  assert.equal(statusCode, 200)
  assert.equal(headers['x-robots-tag'], undefined)
  assert.match(body, /<title>서울특별시 관악구 신림동 전월세와 매매의 과거 거래<\/title>/)
  assert.match(body, /<meta name="description" content="서울특별시 관악구 신림동에서 신고된/)
  assert.match(body, /<link rel="canonical" href="(.*?)">/)
  assert.ok(body.includes(`<link rel="canonical" href="${SILLIM_ADDRESS}">`))
  assert.match(body, /<h1>서울특별시 관악구 신림동/)
  assert.match(body, /<li>아파트 전세 보증금의 중위 금액은 2억 1,000만 원입니다\(2026년 10월, 10건\)\.<\/li>/)
  assert.match(body, /현재 매물이 아니며/)
  assert.equal(dataOf(body)['url'], SILLIM_ADDRESS)
  assert.match(String(headers['content-security-policy']), /script-src 'self';/)
})

test('R-REGION-15: a page by its name is the page by its code, in each language, and both have the name as canonical', async () => {
  for (const search of ['', '?lang=en']) {
    const byName = await app.inject({ url: `${SILLIM}${search}`, headers: ORIGIN })
    const others = ['/region/1162010200', encodeURI('/region/서울특별시-관악구-신림동')]
    assert.equal(byName.statusCode, 200)
    assert.ok(byName.body.includes(`<link rel="canonical" href="${SILLIM_ADDRESS}${search}">`))
    for (const path of others)
      assert.equal((await app.inject({ url: `${path}${search}`, headers: ORIGIN })).body, byName.body, path)
  }
  const decomposed = encodeURI('/region/관악구-신림동'.normalize('NFD'))
  assert.equal((await app.inject({ url: decomposed, headers: ORIGIN })).statusCode, 200)
})

test('R-REGION-14: districts of one name differ by their 시도, and an unknown or hostile name is 404 and not echoed', async () => {
  for (const city of ['서울특별시', '부산광역시', '대전광역시']) {
    const { body } = await app.inject({ url: encodeURI(`/region/${city}-중구`), headers: ORIGIN })
    assert.match(body, new RegExp(`<h1>${city} 중구 `))
  }
  const hostile = [
    '중구',
    '중구-무교동',
    '없는구-없는동',
    '관악구--신림동',
    '관악구-신림동-',
    '관악구 신림동',
    '__proto__',
    'constructor',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '../../api/me',
    "' or 1=1 --",
    '관악구-신림동\u0000',
    '\ud7a4'.repeat(90),
  ]
  for (const name of hostile) {
    const url = `/region/${encodeURIComponent(name)}`
    const { statusCode, headers, body } = await app.inject({ url, headers: { ...ORIGIN, accept: 'text/html' } })
    assert.equal(statusCode, 404, name)
    assert.equal(headers['x-robots-tag'], 'noindex', name)
    assert.equal(body, SHELL, name)
  }
})

test('R-WEB-36: the method is served with the words of the client and the record of accuracy', async () => {
  const { body } = await app.inject({ url: '/method', headers: ORIGIN })
  for (const part of ['<h1>How &#38; why</h1>', '<p>About &#60;this&#62;</p>', '<li>registers</li>', '추정은 얼마나'])
    assert.ok(body.includes(part), part)
  assert.equal(dataOf(body)['headline'], METHOD.title)
})

test('R-WEB-36: a region and the method are served in English too, and each names the other', async () => {
  for (const [url, heading] of [
    [SILLIM, /<h1>Past leases and sales in /],
    ['/method', /<h1>How<\/h1>/],
  ] as const) {
    const { body } = await app.inject({ url: `${url}?lang=en`, headers: ORIGIN })
    assert.match(body, /<html[^>]* lang="en"/)
    assert.match(body, heading)
    assert.ok(body.includes(`<link rel="canonical" href="http://lease.example${url}?lang=en">`), body)
    assert.equal(dataOf(body)['inLanguage'], 'en')
    const korean = (await app.inject({ url, headers: { ...ORIGIN, 'accept-language': 'en' } })).body
    assert.match(korean, /<html[^>]* lang="ko"/)
    for (const page of [body, korean])
      assert.deepEqual(
        [...page.matchAll(/hreflang="([\w-]+)" href="http:\/\/lease.example([^"]+)"/g)].map(([, ...each]) => each),
        [
          ['ko', url],
          ['en', `${url}?lang=en`],
          ['x-default', url],
        ],
      )
  }
  assert.doesNotMatch((await app.inject({ url: `/community/${postId}?lang=en`, headers: ORIGIN })).body, /hreflang/)
})

const propertiesOf = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<meta property="([\w:]+)" content="([^"]*)">/g)].map(([, name, text]) => [name, text]),
  )

test('R-WEB-39: what people send has a card by its language, which names no home, no address and no token', async () => {
  for (const url of ['/shared', '/result', '/result/ask'])
    for (const [language, locale, title] of [
      ['ko', 'ko_KR', /확인/],
      ['en', 'en_GB', /checked/],
    ] as const) {
      const { body, headers } = await app.inject({ url: `${url}?lang=${language}`, headers: ORIGIN })
      const card = propertiesOf(body)
      assert.equal(body.match(/og:title/g)?.length, 1)
      assert.equal(card['og:locale'], locale)
      assert.match(card['og:title'] ?? '', title)
      assert.equal(card['og:image'], `http://lease.example/card-${language}.png`)
      assert.equal(card['og:url'], undefined, 'it would take the place of the address with its token')
      assert.doesNotMatch(body, /canonical|\d{4}-\d/)
      assert.equal(headers['x-robots-tag'], 'noindex')
      assert.match(String(headers['content-security-policy']), /script-src 'self';/)
    }
  const one = await app.inject({ url: '/shared', headers: ORIGIN })
  assert.equal((await app.inject({ url: '/shared?token=x', headers: ORIGIN })).body, one.body)
})

test('R-WEB-39: pages that are found have a card too, and a hostile host is none', async () => {
  const card = propertiesOf((await app.inject({ url: '/region/1162010200', headers: ORIGIN })).body)
  assert.match(card['og:title'] ?? '', /신림동/)
  assert.equal(card['og:url'], SILLIM_ADDRESS)
  const hostile = await app.inject({ url: '/shared', headers: { host: '"><script>' } })
  assert.equal(hostile.statusCode, 400)
})

test('R-WEB-36: a hostile post is text in the page, in its head and in its data', async () => {
  const { body } = await app.inject({ url: `/community/${postId}`, headers: ORIGIN })
  assert.equal(body.match(/<script/g)?.length, 1, 'only the data, which run nothing')
  assert.equal(body.match(/<\/script>/g)?.length, 1)
  for (const wrong of ['<img', '" onload="alert(3)']) assert.ok(!body.includes(wrong), wrong)
  assert.match(String(dataOf(body)['text']), /<img src=x onerror=alert\(2\)>/)
  assert.ok(!body.includes('found_author'))
  assert.match(body, /전세 이야기/)
})

test('R-WEB-36: what is hidden, gone, or never was is 404 and in no list', async () => {
  const { postId: gone } = await board.post(author, { title: 'gone', content: 'secret words' })
  await database.pool.query('update posts set hidden_at = now() where post_id = $1', [gone])
  const paths = [
    `/community/${gone}`,
    '/community/999999',
    '/community/abc',
    '/community/1e3',
    '/region/9999999999',
    '/region/x',
    '/region/%00',
  ]
  for (const url of paths) {
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept: 'text/html' } })
    assert.ok([400, 404].includes(statusCode), `${url} ${statusCode}`)
    if (statusCode === 404) assert.equal(headers['x-robots-tag'], 'noindex', url)
    assert.ok(!body.includes('secret words'))
  }
  const posts = (await app.inject('/sitemaps/posts.xml')).body
  assert.ok(!posts.includes(`/community/${gone}<`))
})

test('R-WEB-38: results, shared links and personal pages are in no list, nor a region without statistics', async () => {
  for (const url of ['/result', '/shared', '/me', '/diagnoses/7']) {
    const { headers } = await app.inject(url)
    assert.equal(headers['x-robots-tag'], 'noindex', url)
  }
  for (const url of ['/', '/map']) assert.equal((await app.inject(url)).headers['x-robots-tag'], undefined, url)
  assert.match((await app.inject('/region/5011010100')).body, /<meta name="robots" content="noindex">/)
})

test('R-WEB-37: robots.txt names the sitemap; it lists files with their last change, and these what may be found', async () => {
  assert.equal(
    (await app.inject({ url: '/robots.txt', headers: ORIGIN })).body,
    'User-agent: *\nDisallow: /console\nSitemap: http://lease.example/sitemap.xml\n',
  )
  const index = await app.inject({ url: '/sitemap.xml', headers: ORIGIN })
  assert.match(String(index.headers['content-type']), /^application\/xml/)
  const files = [...index.body.matchAll(/<loc>http:\/\/lease.example(.*?)<\/loc>/g)].map(([, path]) => path ?? '')
  assert.deepEqual(files, ['/sitemaps/pages.xml', '/sitemaps/regions.xml', '/sitemaps/posts.xml'])
  assert.match(index.body, /regions\.xml<\/loc><lastmod>2\d{3}-\d\d-\d\dT/)
  const regions = (await app.inject({ url: '/sitemaps/regions.xml', headers: ORIGIN })).body
  assert.deepEqual(
    [...regions.matchAll(/<loc>(.*?)<\/loc><lastmod>/g)].map(([, url]) => url),
    [SILLIM_ADDRESS],
  )
  for (const [language, search] of [
    ['ko', ''],
    ['en', '?lang=en'],
  ])
    assert.ok(regions.includes(`hreflang="${language}" href="${SILLIM_ADDRESS}${search}"/>`), regions)
  assert.match((await app.inject('/sitemaps/posts.xml')).body, new RegExp(`/community/${postId}</loc><lastmod>`))
  assert.equal((await app.inject('/sitemaps/none.xml')).statusCode, 404)
  assert.equal((await app.inject('/sitemaps/constructor.xml')).statusCode, 404)
})

test('R-WEB-38: invented data are for no search engine', async () => {
  assert.equal((await sample.app.inject('/robots.txt')).body, 'User-agent: *\nDisallow: /\n')
  assert.equal((await sample.app.inject('/sitemap.xml')).statusCode, 404)
  for (const url of ['/', '/method', '/region/1162010200', `/community/${postId}`])
    assert.equal((await sample.app.inject(url)).headers['x-robots-tag'], 'noindex', url)
})

test('R-WEB-36: a page takes few statements, asks no provider and counts no view', async () => {
  const calls = async () =>
    Number((await database.pool.query('select count(*) as n from external_api_calls')).rows[0].n)
  const before = await calls()
  for (const [url, most] of [
    ['/region/1162010200', 6],
    ['/method', 2],
    [`/community/${postId}`, 1],
    ['/sitemap.xml', 2],
  ] as const) {
    const { statements } = await live.database.recordStatements(() => app.inject(url))
    assert.ok(statements.length <= most, `${url}: ${statements.join('\n')}`)
  }
  assert.equal(await calls(), before)
  assert.deepEqual(board.sandbox.requests, [])
  const { rows } = await database.pool.query('select view_count from posts where post_id = $1', [postId])
  assert.equal(rows[0].view_count, 0)
})
