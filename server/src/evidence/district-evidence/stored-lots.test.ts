import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { privateDatabase } from '../../../test/database.ts'
import fc from '../../../test/properties.ts'
import { publishedDeal } from '../../../test/published-deal.ts'
import { yearMonth } from '../../domain/calendar.ts'
import type { PublicPrice } from '../../domain/property/public-price.ts'
import { mergeMonth } from '../deals/merge-month.ts'
import { storePublicPrices } from '../public-price/read-public-price.ts'
import { deactivateRegister, storeRegister } from '../register/stored-register.ts'
import { findLotsOfDistricts } from './lots-of-districts.ts'
import { readEvidenceOfLots } from './stored-counts.ts'

const { pool } = await privateDatabase()
const TABLES =
  'transaction_facts, collection_ledger, building_registers, public_price_snapshots, stored_lots, district_lots'

/** The service never uses `truncate`, which fires none of the triggers. */
beforeEach(() => pool.query(`truncate ${TABLES} cascade`))

const DISTRICTS = ['1162010100', '1162010200', '1168010100']
const NAMES = [null, '하늘빌라', '은하빌라', '하늘은하']

const district = fc.constantFrom(...DISTRICTS)
const number = fc.integer({ min: 1, max: 4 }).map((each) => String(each).padStart(4, '0'))
const pnu = fc.tuple(district, number).map(([code, main]) => `${code}1${main}0000`)
const name = fc.constantFrom(...NAMES)
const time = fc.integer({ min: 1, max: 28 }).map((day) => new Date(Date.UTC(2026, 9, day)))

const month = fc
  .record({
    deals: fc.array(
      fc.record({ code: district, main: number, name, cancelled: fc.boolean(), mountain: fc.boolean() }),
      {
        maxLength: 12,
      },
    ),
    dealMonth: fc.constantFrom('202608', '202609'),
    at: time,
  })
  .map(({ deals, dealMonth, at }) => async () => {
    for (const lawdCd of ['11620', '11680']) {
      const own = deals.filter(({ code }) => code.startsWith(lawdCd))
      await mergeMonth(pool, {
        source: 'AptTradeDev',
        lawdCd,
        dealMonth,
        deals: own.map(({ main, name: buildingName, cancelled, mountain }) => ({
          ...publishedDeal({
            source: 'AptTradeDev',
            lawdCd,
            contractDate: `${yearMonth(dealMonth)}-03`,
          }),
          lot: { landKind: mountain ? 'MOUNTAIN' : 'LAND', mainNumber: main, subNumber: '0000' },
          buildingName,
          cancelled,
        })),
        districtCodes: own.map(({ code }) => code),
        skippedRows: 0,
        collectedAt: at,
      })
    }
  })
const register = fc.record({ pnu, name, at: time, gone: fc.boolean() }).map((each) => async () => {
  if (each.gone) return deactivateRegister(pool, each.pnu)
  const buildings = [{ buildingName: each.name }] as never
  return storeRegister(pool, each.pnu, { status: 'FOUND', buildings, collectedAt: each.at })
})
const price = fc
  .record({
    pnu,
    name,
    at: time,
    kind: fc.constantFrom('LAND', 'APARTMENT_UNIT'),
    count: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ pnu: of, name: buildingName, at, kind, count }) => () => {
    const prices = Array.from({ length: count }, () => ({ baseYear: 2026, priceWon: 1, buildingName }) as PublicPrice)
    return storePublicPrices(pool, { pnu: of, kind, prices, collectedAt: at })
  })

type LotRow = {
  pnu: string
  deals: number
  deal_at: Date | null
  registers: number
  prices: number
  price_at: Date | null
}

/** Counted from the source tables, without `stored_lots`. */
async function counted(codes: string[], buildingName: string | null): Promise<LotRow[]> {
  const { rows } = await pool.query<LotRow>(
    `select pnu, sum(deals)::int as deals, max(deal_at) as deal_at, sum(registers)::int as registers,
       sum(prices)::int as prices, max(price_at) as price_at
     from (
       select pnu, 0 as deals, null::timestamptz as deal_at, 1 as registers, 0 as prices, null::timestamptz as price_at,
         array[buildings->0->>'buildingName'] as names
       from building_registers where active
       union all
       select pnu, 0, null, 0, 1, collected_at, array(
         select building_name from public_prices p where p.pnu = s.pnu and p.kind = s.kind)
       from public_price_snapshots s where status = 'FOUND'
       union all
       select legal_district_code || case land_kind when 'MOUNTAIN' then '2' else '1' end || main_number || sub_number,
         1, collected_at, 0, 0, null, array[building_name]
       from transaction_facts where main_number is not null and not cancelled
     ) as stored
     where left(pnu, 10) = any($1)
     group by pnu
     having $2::text is null or exists (
       select from unnest(string_to_array(string_agg(array_to_string(names, '|'), '|'), '|')) as each
       where each like '%' || $2 || '%'
     )
     order by pnu`,
    [codes, buildingName],
  )
  return rows
}

async function assertSame(codes: string[], buildingName: string | null): Promise<void> {
  const expected = await counted(codes, buildingName)
  for (const { limit, offset } of [
    { limit: 50, offset: 0 },
    { limit: 2, offset: 1 },
    { limit: 3, offset: 4 },
  ]) {
    const found = await findLotsOfDistricts(pool, { districtCodes: codes, buildingName, limit, offset })
    assert.deepEqual(found, {
      total: expected.length,
      pnus: expected.slice(offset, offset + limit).map((row) => row.pnu),
    })
  }
  const evidence = await readEvidenceOfLots(
    pool,
    expected.map((row) => row.pnu),
  )
  assert.deepEqual(
    evidence.map(({ pnu: of, counts: { transaction, buildingRegister, publicPrice } }) => ({
      pnu: of,
      deals: transaction.count,
      deal_at: transaction.latestAt,
      registers: buildingRegister.count,
      prices: publicPrice.count,
      price_at: publicPrice.latestAt,
    })),
    expected,
  )
}

test('lists of lots and what is shown of each equal a full count of the sources after any writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(month, register, price), { minLength: 1, maxLength: 15 }), async (writes) => {
      for (const write of writes) await write()
      await assertSame(DISTRICTS, null)
      await assertSame(['1162010200'], null)
      await assertSame(DISTRICTS, '하늘')
      const { rows } = await pool.query(
        'select from stored_lots where deal_count + price_count = 0 and register_at is null',
      )
      assert.equal(rows.length, 0, 'a lot of which nothing is stored stands nowhere')
    }),
    { numRuns: 60 },
  )
})

test('the name shown is that of the register, else of a deal, else of a price', async () => {
  const [of] = ['1162010200100010000']
  const named = async () => (await readEvidenceOfLots(pool, [of]))[0]?.buildingName
  const prices = [{ baseYear: 2026, priceWon: 1, buildingName: '가격 이름' } as PublicPrice]
  await storePublicPrices(pool, { pnu: of, kind: 'LAND', prices, collectedAt: new Date() })
  assert.equal(await named(), '가격 이름')
  await storeRegister(pool, of, {
    status: 'FOUND',
    buildings: [{ buildingName: '대장 이름' }] as never,
    collectedAt: new Date(),
  })
  assert.equal(await named(), '대장 이름')
  await deactivateRegister(pool, of)
  assert.equal(await named(), '가격 이름')
})

test('writers of one city district at once neither wait for each other in a circle nor lose a count', async () => {
  const months = ['202601', '202602', '202603', '202604'].map((dealMonth) =>
    mergeMonth(pool, {
      source: 'AptTradeDev',
      lawdCd: '11620',
      dealMonth,
      deals: Array.from({ length: 60 }, (_, index) => ({
        ...publishedDeal({ source: 'AptTradeDev', contractDate: `2026-${dealMonth.slice(4)}-03`, floor: index }),
        lot: { landKind: 'LAND' as const, mainNumber: String(index % 20).padStart(4, '0'), subNumber: '0000' },
      })),
      districtCodes: Array.from({ length: 60 }, (_, index) => DISTRICTS[index % 2] ?? null),
      skippedRows: 0,
      collectedAt: new Date(),
    }),
  )
  const others = DISTRICTS.flatMap((code) =>
    Array.from({ length: 20 }, (_, index) => {
      const of = `${code}1${String(index).padStart(4, '0')}0000`
      const prices = [{ baseYear: 2026, priceWon: 1 } as PublicPrice]
      return index % 2 === 0
        ? storeRegister(pool, of, { status: 'FOUND', buildings: [], collectedAt: new Date() })
        : storePublicPrices(pool, { pnu: of, kind: 'LAND', prices, collectedAt: new Date() })
    }),
  )
  await Promise.all([...months, ...others])
  await assertSame(DISTRICTS, null)
})
