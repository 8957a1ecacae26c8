import assert from 'node:assert/strict'
import { test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import fc, { runs } from '../../../test/properties.ts'
import { lotOf, storeDeals } from '../../../test/stored-deals.ts'
import { createLogger } from '../../platform/log.ts'
import { type BuildingQuery, buildingNameKey, findBuildings } from './find-buildings.ts'
import { createKeptNames } from './kept-names.ts'

const database = await privateDatabase()
const { pool } = database
const log = createLogger('silent')

const DISTRICTS = ['1162010200', '1162010100', '1168010600', '1171010700', '4113510300', '2611010100']
const BRANDS = ['래미안', '푸르지오', '자이', '현대', 'e편한세상', 'SK뷰', '롯데캐슬', '주공', '힐스테이트', '은하', '']
const PLACES = ['신림', '마포', '강남', '대치', '한강', '센트럴', '그린', '동부', '미림']
const ENDS = ['아파트', '빌라', ' 1차', '2단지', '(주상복합)', '오피스텔', '#', '', 'APT', '파크']

const name = fc
  .tuple(fc.constantFrom(...BRANDS), fc.constantFrom(...PLACES), fc.constantFrom(...ENDS), fc.boolean())
  .map(([brand, place, end, isPlaceFirst]) => (isPlaceFirst ? `${place}${brand}${end}` : `${brand} ${place}${end}`))
const STORED = fc.sample(name, { numRuns: 4_000, seed: 1 })

/** More lots of one name than are examined. */
const MANY = Array.from(
  { length: 700 },
  (_, at) => [`11620101001${String(at + 1).padStart(4, '0')}0000`, '현대'] as const,
)

async function store(names: readonly (readonly [pnu: string, name: string])[]): Promise<void> {
  await pool.query(
    `insert into building_names (pnu, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [names.map(([pnu]) => pnu), names.map(([, each]) => each)],
  )
}

await store([
  ...MANY,
  ...STORED.map((each, at) => [`${DISTRICTS[at % 6]}1${String(1 + (at % 900)).padStart(4, '0')}0000`, each] as const),
])
await storeDeals(pool, '1162010200', [
  ...Array.from({ length: 3 }, () => ({ buildingName: '래미안 신림아파트', lot: lotOf(1) })),
  { buildingName: '현대', lot: lotOf(2) },
])

/** A name, part of one, one with a letter changed or omitted, letters of one, or any text. */
const asked = fc.oneof(
  name,
  fc.tuple(name, fc.nat(8)).map(([text, length]) => text.slice(0, length)),
  fc
    .tuple(name, fc.nat(8), fc.constantFrom('신', '레', '차', 'x', '', ' '))
    .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1)),
  fc
    .tuple(name, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }))
    .map(
      ([text, kept]) =>
        text.slice(0, 1) +
        text.slice(1).replaceAll(/./gu, (letter, at: number) => (kept[at % 12] === true ? letter : '')),
    ),
  fc.string({ unit: 'grapheme' }),
)
const question: fc.Arbitrary<BuildingQuery> = fc.record({
  texts: fc.array(asked, { minLength: 1, maxLength: 3 }),
  prefixes: fc.option(fc.subarray(['11620', '1168010600', '41', '2611010100'])),
  limit: fc.constantFrom(1, 10, 200),
})

test('names in memory answer what the database answers, to the letter', async () => {
  const names = createKeptNames({ pool, log })
  const versions = await names.readVersions()
  await names.find({ texts: ['현대'], prefixes: null, limit: 1 }, versions)
  await names.settled()
  let found = 0
  await fc.assert(
    fc.asyncProperty(question, async (query) => {
      const expected = await findBuildings(pool, query)
      found += expected.length > 0 ? 1 : 0
      const { statements } = await database.recordStatements(async () => {
        assert.deepEqual(await names.find(query, versions), expected)
        assert.deepEqual(await names.find(query, versions), expected)
      })
      assert.ok(statements.every((text) => !text.includes('building_names')))
      assert.ok(statements.length <= 1)
    }),
    runs(400),
  )
  assert.ok(found > 100, `${found} of the questions found something`)
})

test('the key of a name is the one that the database makes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { maxLength: 100 }), async (texts) => {
      const printable = texts.filter((text) => !text.includes('\0') && text.isWellFormed())
      const { rows } = await pool.query('select building_name_key(text) as key from unnest($1::text[]) as text', [
        printable,
      ])
      assert.deepEqual(
        printable.map(buildingNameKey),
        rows.map(({ key }) => key),
      )
    }),
    runs(100),
  )
})

test('a name that comes, goes or is another shows at once, and is found in memory again after a moment', async () => {
  const names = createKeptNames({ pool, log })
  const find = async (text: string) => {
    const found = await names.find({ texts: [text], prefixes: null, limit: 5 }, await names.readVersions())
    return found.map(({ name: each, pnu }) => `${each} ${pnu}`)
  }
  const pnu = '1162010200100070000'
  const changes: [() => Promise<unknown>, string[]][] = [
    [() => store([[pnu, '새솔타워']]), [`새솔타워 ${pnu}`]],
    [() => pool.query(`update building_names set name = '새솔타워B' where name = '새솔타워'`), [`새솔타워B ${pnu}`]],
    [() => pool.query(`delete from building_names where name = '새솔타워B'`), []],
    [() => store([['2911010100100070000', '새솔타워']]), ['새솔타워 2911010100100070000']],
    [() => pool.query('truncate building_names'), []],
  ]
  assert.deepEqual(await find('새솔타워'), [])
  for (const [change, expected] of changes) {
    await change()
    assert.deepEqual(await find('새솔타워'), expected)
    await names.settled()
    assert.deepEqual(await find('새솔타워'), expected)
    const { statements } = await database.recordStatements(() => find('새솔타'))
    assert.ok(
      statements.every((text) => !/from building_names/.test(text)),
      'looked for in memory',
    )
  }
})

test('of too many names none are kept, and the database answers', async () => {
  await store(MANY)
  const names = createKeptNames({ pool, log, mostNames: MANY.length - 1 })
  const query = { texts: ['현대'], prefixes: null, limit: 3 }
  for (let turn = 0; turn < 3; turn += 1) {
    const { statements } = await database.recordStatements(async () => {
      assert.equal((await names.find(query, await names.readVersions())).length, 1)
      await names.settled()
    })
    assert.ok(statements.some((text) => /found as materialized/.test(text)))
    assert.equal(
      statements.some((text) => /json_build_array\(pnu, name, name_key\)/.test(text)),
      turn === 0,
    )
  }
})

test('a count of deals that changes shows at once', async () => {
  await store([['1162010200100010000', '래미안 신림아파트']])
  const names = createKeptNames({ pool, log })
  const deals = async () => {
    const query = { texts: ['래미안신림'], prefixes: ['1162010200'], limit: 1 }
    return (await names.find(query, await names.readVersions()))[0]?.deals
  }
  await deals()
  await names.settled()
  assert.equal(await deals(), 3)
  await pool.query(`update transaction_facts set cancelled = true where main_number = '0001'`)
  assert.equal(await deals(), 0)
})

test('a writer of names waits for no other', async () => {
  const [first, second] = await Promise.all([pool.connect(), pool.connect()])
  const add = (at: number) => `insert into building_names (pnu, name) values ('11620102001${at}0000', '이름${at}')`
  try {
    for (const client of [first, second]) await client.query(`begin; set local lock_timeout = '5s'`)
    for (const at of [1001, 1003]) await first.query(add(at))
    for (const at of [1002, 1004]) await second.query(add(at))
    for (const client of [second, first]) await client.query('commit')
  } finally {
    for (const client of [first, second]) client.release()
  }
})
