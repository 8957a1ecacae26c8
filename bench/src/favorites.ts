import { mergeGroups, type PlacedDeal } from '../../server/src/evidence/deals/index.ts'
import { notifyNewDeals } from '../../server/src/features/favorites/index.ts'
import { createDatabase, type DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { migrateFor } from '../../server/src/platform/database/request-role.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { count, heading, line, ratio } from './report.ts'
import type { ScratchServer } from './scratch-database.ts'

const MONTHS = ['202608', '202609', '202610']
const LOTS_OF_DISTRICT = 400
const IMPORTED_AT = new Date('2026-11-20T12:00:00+09:00')
const KEPT_AT = new Date('2026-11-01T12:00:00+09:00')

type Size = { deals: number; homes: number }

/**
 * Measures what favorites add to an import. The deals are merged as an import merges them, then the owners are notified.
 * It runs once without favorites and once with them, each in a database of its own.
 */
export async function measureFavorites(scratch: ScratchServer, { deals, homes }: Size): Promise<void> {
  heading(`Import of ${deals.toLocaleString('en-US')} deals with ${homes.toLocaleString('en-US')} favorites`)
  const alone = await importWith(scratch, { deals, homes: 0 })
  const kept = await importWith(scratch, { deals, homes })
  line('import, nobody keeps a home', seconds(alone.merged))
  line('import', seconds(kept.merged))
  line('notifying the owners, the job two minutes later', seconds(kept.notified))
  count('notifications', kept.notifications)
  ratio('import with favorites ÷ without', kept.merged / alone.merged, { atMost: 1.1 })
  ratio('the same with the notifications', (kept.merged + kept.notified) / alone.merged)
}

async function importWith(scratch: ScratchServer, { deals, homes }: Size) {
  const url = await scratch.createDatabase(`homes_${homes}`)
  await migrateFor(url)
  const database = createDatabase({ url, poolSize: 4, statementTimeoutMs: 600_000 })
  try {
    const districts = chosenDistricts()
    await keepHomes(database, districts, homes)
    const startedAt = performance.now()
    for (const groups of batches(districts, deals)) await mergeGroups(database.pool, groups, 'PART', IMPORTED_AT)
    const mergedAt = performance.now()
    await notifyNewDeals({ pool: database.pool, clock: { now: () => IMPORTED_AT } })
    const notifiedAt = performance.now()
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::int as count from notifications')
    return { merged: mergedAt - startedAt, notified: notifiedAt - mergedAt, notifications: rows[0]?.count ?? 0 }
  } finally {
    await database.close()
  }
}

/** Every fifth legal district of the lowest level, grouped by city district. */
function chosenDistricts(): Map<string, { code: string; name: string }[]> {
  const catalogue = loadDistrictCatalogue()
  const lowest = catalogue.active().filter(({ code }) => catalogue.childrenOf(code).length === 0)
  return Map.groupBy(
    lowest.filter((_, index) => index % 5 === 0).map(({ code, name }) => ({ code, name })),
    ({ code }) => code.slice(0, 5),
  )
}

/** Places favorites where deals are: a third on lots that receive one. Half of them have an area and a floor. */
async function keepHomes({ pool }: DatabaseConnection, districts: Map<string, { code: string }[]>, homes: number) {
  if (homes === 0) return
  const codes = [...districts.values()].flat().map(({ code }) => code)
  await pool.query(`insert into users (username, nickname, password_hash, role_name, department_code, created_at, password_changed_at)
    select 'home_' || n, 'home ' || n, '', 'ROLE_USER', 'GENERAL_USER', now(), now() from generate_series(1, 1000) as n`)
  await pool.query(
    `insert into favorites (user_id, pnu, address, input_address, area_square_meter, floor_number, property_type, created_at, updated_at)
     select user_id, pnu, pnu, pnu || n, case when n % 2 = 0 then 59.9 end, case when n % 2 = 0 then 3 end, 'APARTMENT', $3, $3
     from (
       select n, ($1::text[])[1 + n % cardinality($1::text[])] || '1' || lpad((1 + n % ${LOTS_OF_DISTRICT * 3})::text, 4, '0') || '0000' as pnu
       from generate_series(1, $2::int) as n
     ) as home join (select user_id, row_number() over () as place from users) as owner on place = 1 + n % 1000`,
    [codes, homes, KEPT_AT],
  )
  await pool.query('analyze favorites')
}

/** Batches of whole groups with about ten thousand deals, as an import passes them on. */
function* batches(districts: Map<string, { code: string; name: string }[]>, deals: number) {
  const all = [...districts].flatMap(([lawdCd, below]) => MONTHS.map((dealMonth) => ({ lawdCd, below, dealMonth })))
  const ofGroup = Math.ceil(deals / all.length)
  let batch = []
  for (const { lawdCd, below, dealMonth } of all) {
    const group = { source: 'AptRent' as const, lawdCd, dealMonth }
    batch.push({ ...group, deals: Array.from({ length: ofGroup }, (_, n) => dealOf(lawdCd, below, dealMonth, n)) })
    if (batch.length * ofGroup < 10_000) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function dealOf(lawdCd: string, below: { code: string; name: string }[], dealMonth: string, n: number): PlacedDeal {
  const { code = '', name = '' } = below[n % below.length] ?? {}
  const mainNumber = String(1 + ((n * 7) % LOTS_OF_DISTRICT)).padStart(4, '0')
  return {
    legalDistrictCode: code,
    dealMonth,
    deal: {
      source: 'AptRent',
      tradeKind: 'RENT',
      propertyType: 'APARTMENT',
      lawdCd,
      districtName: name,
      lot: { landKind: 'LAND', mainNumber, subNumber: '0000' },
      contractDate: `${dealMonth.slice(0, 4)}-${dealMonth.slice(4)}-${String(1 + (n % 28)).padStart(2, '0')}`,
      saleAmountManwon: null,
      depositManwon: 10_000 + n,
      monthlyRentManwon: 0,
      areaSquareMeter: [39.9, 59.9, 84.9][n % 3] ?? null,
      floor: 1 + (n % 20),
      buildYear: 2004,
      buildingName: '어느마을',
      houseKind: null,
      contractKind: null,
      contractTerm: null,
      previousDepositManwon: null,
      previousMonthlyRentManwon: null,
      cancelled: false,
      cancelledOn: null,
      dealingKind: null,
    },
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
