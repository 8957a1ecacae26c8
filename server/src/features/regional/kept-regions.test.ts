import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SAMPLE_REQUESTS } from '@lease-risk/sandbox'
import type { InjectOptions } from 'fastify'
import { importDistrictFigures } from '../../../test/district-figures.ts'
import { storeStatistics } from '../../../test/market-statistics.ts'
import { anotherInstance, testService } from '../../../test/service.ts'
import { completedMonths } from '../../domain/calendar.ts'

const service = await testService()
const { app, database, clock } = service
const { pool } = database
for (const { body } of SAMPLE_REQUESTS) await service.diagnose(body)
await storeStatistics(
  pool,
  completedMonths(clock.now(), 30).flatMap((dealMonth) =>
    (['RENT_JEONSE', 'RENT_MONTHLY', 'SALE'] as const).map((tradeKind) => ({
      dealMonth,
      tradeKind,
      propertyType: 'OFFICETEL',
      median: 20_000,
      rent: tradeKind === 'RENT_MONTHLY' ? 50 : null,
    })),
  ),
)

const analyse = (rawKeyword: string) => ({
  method: 'POST' as const,
  url: '/api/regional-indicator-analyses',
  payload: { rawKeyword },
})
const QUESTIONS: InjectOptions[] = [
  ...['신림동 오피스텔 전세', '신림동 오피스텔 월세 1000/60', '신림동 빌라 20평 전세 2억', '중구', '샘플하늘빌라'].map(
    analyse,
  ),
  { url: '/api/search', query: { keyword: '신림동' } },
  { url: '/api/regions', query: { keyword: '중구' } },
  { url: '/api/regions/1162010200/summary' },
  { url: '/api/regions/1162010200/trend', query: { propertyType: 'OFFICETEL' } },
]

async function writePost(title: string): Promise<void> {
  const headers = { authorization: `Bearer ${await service.tokenOf('writer', 'ROLE_USER')}` }
  const payload = { boardCode: 'FREE', title, content: '어떤 집을 보아야 하는지' }
  const written = await app.inject({ method: 'POST', url: '/api/community/posts', headers, payload })
  assert.equal(written.statusCode, 201, written.body)
}

async function answers(instance: typeof app): Promise<unknown[]> {
  const all: unknown[] = []
  for (const question of QUESTIONS) {
    const answer = await instance.inject(question)
    assert.equal(answer.statusCode, 200, answer.body)
    all.push(answer.json<{ data: unknown }>().data)
  }
  return all
}

const CHANGES: Record<string, () => Promise<unknown>> = {
  'a statistic is made anew': () =>
    pool.query('update market_statistics_monthly set median_amount = median_amount + 700, q1_amount = 1'),
  'a month comes': () =>
    storeStatistics(pool, [
      {
        dealMonth: '202610',
        propertyType: 'OFFICETEL',
        tradeKind: 'SALE',
        legalDistrictCode: null,
        lawdCd: '11620',
        median: 1,
      },
    ]),
  'leases are corrected': () => pool.query(`update transaction_facts set deposit_manwon = 7 where trade_kind = 'RENT'`),
  'a district has other deals': () =>
    storeStatistics(
      pool,
      ['2611010100', '2711010100'].map((legalDistrictCode) => ({ dealMonth: '202609', median: 1, legalDistrictCode })),
    ),
  'a post is written': () => writePost('신림동에서 전세 구하기'),
  'a post has another title': () => pool.query(`update post_texts set title = '신림동 이야기'`),
  'a post is hidden': () => pool.query('update posts set hidden_at = now()'),
  'a lot has a register': () =>
    pool.query(
      `update stored_lots set register_name = '새 이름', register_at = now() where pnu::text like '1162010200%'`,
    ),
  'figures of districts are imported': () => importDistrictFigures(pool, clock.now(), 2),
  'a lot goes': () =>
    pool.query('delete from stored_lots where pnu = (select min(pnu) from stored_lots where pnu::text like $1)', [
      '1162010200%',
    ]),
  'an indicator is published': () =>
    pool.query(
      `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
       values ('A_2024_00618', '0000000000', '202610', 102, '지수', '전국', now())`,
    ),
  'a rate is published': () =>
    pool.query(
      `insert into market_indicators (table_id, region_code, period, value, unit, region_name, collected_at)
       select table_id, '1162000000', '202610', 9.9, '%', '서울>관악구', now()
       from unnest($1::text[]) as table_id`,
      [['T241163133546529', 'A_2024_00157']],
    ),
  'indicators go': () => pool.query('truncate market_indicators'),
  'statistics go': () => pool.query('delete from market_statistics_monthly'),
  'deals go': () => pool.query('truncate transaction_facts cascade'),
}

test('R-REGION-01: what is kept of regions is never older than what is stored: after each change an instance answers as one that has just started', async () => {
  for (const [change, make] of Object.entries(CHANGES)) {
    const before = await answers(app)
    assert.deepEqual(await answers(app), before)
    await make()
    const after = await answers(app)
    assert.deepEqual(after, await answers((await anotherInstance(service)).app), change)
    assert.notDeepEqual(after, before, `nothing that is asked depends on this: ${change}`)
  }
})

test('R-MAP-10: what was searched before is asked of the database by its versions alone', async () => {
  const search = () => app.inject({ url: '/api/search', query: { keyword: '신림동 1422-5' } })
  const first = await search()
  const { statements, result } = await database.recordStatements(search)
  assert.equal(result.body, first.body)
  assert.deepEqual(
    statements.map((text) => /\b(?:search_versions)\b/.exec(text)?.[0]),
    ['search_versions'],
    statements.join('\n'),
  )
  const inEnglish = await app.inject({ url: '/api/search', query: { keyword: '신림동 1422-5', lang: 'en' } })
  assert.deepEqual(
    [first, inEnglish].map(({ headers }) => headers['content-language']),
    ['ko', 'en'],
  )
  assert.notEqual(inEnglish.body, first.body)
})

test('R-REGION-01: what was asked before is asked of the database by its versions alone', async () => {
  const ask = () => app.inject(analyse('신림동 오피스텔 월세'))
  await ask()
  const { statements } = await database.recordStatements(ask)
  assert.deepEqual(
    statements.map((text) => /\b(?:evidence_versions|refresh_targets)\b/.exec(text)?.[0]),
    ['evidence_versions', 'refresh_targets'],
    statements.join('\n'),
  )
})
