import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TEST_NOW } from '../../../test/app.ts'
import { privateDatabase } from '../../../test/database.ts'
import { publishedDeal } from '../../../test/published-deal.ts'
import { lotOf } from '../../../test/stored-deals.ts'
import type { Deal } from '../../domain/comparison/deal.ts'
import { readDistrictWindow } from './district-window.ts'
import { mergeGroups } from './merge-held-deals.ts'
import { mergeMonth } from './merge-month.ts'
import { readStoredDeals } from './stored-deals.ts'

// A later release may change the database while this one uses it (ADR 77): deals that refer to their place and
// month by number, presented by `stored_deals`, and moved back before a merge.
const OF_DEAL = `fact_id, contract_date, sale_amount_manwon, deposit_manwon, monthly_rent_manwon, area_square_meter, floor,
  house_kind, contract_kind, contract_term, previous_deposit_manwon, previous_monthly_rent_manwon, dealing_kind, cancelled,
  cancelled_on, collected_at, stored_at`
const OF_PLACE = `legal_district_code, district_name, land_kind, main_number, sub_number, build_year, building_name,
  road_address`
const OF_MONTH = 'source, trade_kind, property_type, lawd_cd, deal_month'
const NEXT_RELEASE = `
  create table deal_months (month_id int generated always as identity primary key, source text, trade_kind text,
    property_type text, lawd_cd text, deal_month text);
  create table deal_places (place_id int generated always as identity primary key, legal_district_code text,
    district_name text, land_kind text, main_number text, sub_number text, build_year smallint, building_name text,
    road_address text);
  create table placed_deals as select ${OF_DEAL}, 0 as place_id, 0 as month_id from transaction_facts with no data;
  create view deals_elsewhere as
    select ${OF_DEAL}, ${OF_PLACE}, ${OF_MONTH}
    from placed_deals join deal_months using (month_id) join deal_places using (place_id);
  do $$ declare
    columns text := (select string_agg(attname, ', ' order by attnum) from pg_attribute
      where attrelid = 'transaction_facts'::regclass and attnum > 0 and not attisdropped);
  begin
    execute format('create or replace view stored_deals as select %1$s from transaction_facts
      union all select %1$s from deals_elsewhere', columns);
  end $$;
  create or replace function make_months_writable(sources text[], lawd_cds text[], deal_months text[]) returns void
    language sql as $$
    insert into transaction_facts (${OF_DEAL}, ${OF_PLACE}, ${OF_MONTH})
    select ${OF_DEAL}, ${OF_PLACE}, ${OF_MONTH} from deals_elsewhere
    join unnest(sources, lawd_cds, deal_months) as chosen (source, lawd_cd, deal_month)
      using (source, lawd_cd, deal_month);
    delete from placed_deals using deal_months as kept
      join unnest(sources, lawd_cds, deal_months) as chosen (source, lawd_cd, deal_month)
        using (source, lawd_cd, deal_month)
    where kept.month_id = placed_deals.month_id
  $$;`
const MOVE_ALL = `
  insert into deal_months (${OF_MONTH}) select distinct ${OF_MONTH} from transaction_facts;
  insert into deal_places (${OF_PLACE}) select distinct ${OF_PLACE} from transaction_facts;
  insert into placed_deals (${OF_DEAL}, place_id, month_id)
  select ${OF_DEAL}, place_id, month_id from transaction_facts as fact
  join deal_months using (${OF_MONTH})
  join deal_places as place on to_jsonb(place) - 'place_id' <@ to_jsonb(fact);
  delete from transaction_facts`

const DISTRICT = '1162010200'
const MONTHS = ['202608', '202609']
const QUERY = {
  lot: { legalDistrictCode: DISTRICT, ...lotOf(1422, 5) },
  propertyType: 'APARTMENT',
  purpose: 'JEONSE',
  months: [...MONTHS],
  similarTo: { RENT: { areaSquareMeter: 59.95, floor: null }, SALE: { areaSquareMeter: null, floor: null } },
} as const
const query = { ...QUERY, months: [...MONTHS] }

const dealsOf = (dealMonth: string, changed: Partial<Deal> = {}) =>
  [3, 3, 4, 7].map((floor, at) =>
    publishedDeal({
      contractDate: `${dealMonth.slice(0, 4)}-${dealMonth.slice(4)}-0${at + 1}`,
      floor,
      lot: at < 3 ? lotOf(1422, 5) : lotOf(7),
      ...(at === 2 ? { cancelled: true } : {}),
      ...(at === 0 ? changed : {}),
    }),
  )
const month = (dealMonth: string, deals: Deal[]) => ({
  source: 'AptRent' as const,
  lawdCd: '11620',
  dealMonth,
  deals,
  districtCodes: deals.map(() => DISTRICT),
  skippedRows: 0,
  collectedAt: TEST_NOW,
})

/** Stores two months, then reads and merges them. Returns the results and the rows stored at the end. */
async function workedOn({ isElsewhere }: { isElsewhere: boolean }) {
  const { pool } = await privateDatabase()
  for (const dealMonth of MONTHS) await mergeMonth(pool, month(dealMonth, dealsOf(dealMonth)))
  if (isElsewhere) await pool.query(NEXT_RELEASE + MOVE_ALL)
  const kept = async () =>
    (await pool.query(`select to_jsonb(deal) as deal from stored_deals as deal order by fact_id`)).rows
  const read = [await readStoredDeals(pool, query), await readDistrictWindow(pool, query), await kept()]
  const [first = '', second = ''] = MONTHS
  const corrected = dealsOf(first, { contractKind: '갱신' }).slice(0, 3)
  const merged = [
    await mergeMonth(pool, month(first, corrected)),
    // an older part: a cancellation stays
    await mergeGroups(
      pool,
      [
        {
          source: 'AptRent',
          lawdCd: '11620',
          dealMonth: second,
          deals: dealsOf(second).map((deal) => ({
            deal: { ...deal, cancelled: false },
            legalDistrictCode: DISTRICT,
            dealMonth: second,
          })),
        },
      ],
      'PART',
      TEST_NOW,
    ),
  ]
  const { rows: counts } = await pool.query(
    'select (select count(*)::int from stored_deals) as all, (select count(*)::int from transaction_facts) as here',
  )
  return { read, merged, kept: await kept(), counts: counts[0] as { all: number; here: number } }
}

test('deals that the next release keeps elsewhere are read, corrected, withdrawn and added once, as if they were here', async () => {
  const here = await workedOn({ isElsewhere: false })
  const elsewhere = await workedOn({ isElsewhere: true })
  assert.deepEqual(elsewhere, here)
  assert.deepEqual(here.merged, [
    { inserted: 0, updated: 1, vanished: 1, copies: 0 },
    { inserted: 0, updated: 0, vanished: 0, copies: 0 },
  ])
  assert.deepEqual(here.counts, { all: 7, here: 7 })
})

test('deals elsewhere stay there while their months are only read', async () => {
  const { pool } = await privateDatabase()
  await mergeMonth(pool, month('202609', dealsOf('202609')))
  await pool.query(NEXT_RELEASE + MOVE_ALL)
  const { RENT } = await readStoredDeals(pool, query)
  assert.equal(RENT.factCount, 3)
  assert.equal((await pool.query('select from transaction_facts')).rowCount, 0)
})
