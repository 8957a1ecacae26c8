import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { encodeCp949 } from '@lease-risk/sandbox'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Deal } from '../../server/src/domain/comparison/deal.ts'
import type { DistrictCatalogue } from '../../server/src/domain/district/district-catalogue.ts'
import type { CollectedMonth } from '../../server/src/evidence/deals/index.ts'
import { importDeals } from '../../server/src/features/collection/index.ts'
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { openDealFile } from '../../server/src/providers/deals/deal-file.ts'
import { alternate, median } from './measure.ts'
import { count, heading, line, ratio } from './report.ts'
import { runCommand } from './run-command.ts'

/**
 * Compares rows per second of the import of the web's CSV files with one COPY, in one transaction, of the same stored
 * rows in the same order into the same table with its indexes and without its triggers. The import also reads the files
 * and maintains statistics and counts.
 */
export async function measureImport(
  { pool, url }: DatabaseConnection & { url: string },
  options: { paths: string[]; described: string; catalogue: DistrictCatalogue; folder: string; rounds: number },
): Promise<void> {
  const { paths, described, catalogue, folder, rounds } = options
  const empty = () =>
    pool.query(
      `alter table transaction_facts enable trigger user;
       truncate transaction_facts, market_statistics_monthly, collection_ledger, district_evidence, stored_lots,
         district_lots, imported_files`,
    )
  const emptyBare = () => empty().then(() => pool.query('alter table transaction_facts disable trigger user'))
  const importAll = (again = false) => {
    const context = {
      pool,
      catalogue,
      now: () => new Date(),
      onRefused: ({ reason, line: row }: { reason: string; line: number }) => {
        throw new Error(`line ${row} of the bench's own file was refused: ${reason}`)
      },
      onProgress: () => undefined,
      again,
    }
    return importDeals(context, paths.map(openDealFile))
  }
  await empty()
  const { counts } = await importAll()
  const dump = await dumpFacts(pool)
  const timings = await alternate(
    {
      empty,
      first: () => importAll(),
      again: () => importAll(),
      readAgain: () => importAll(true),
      emptyBare,
      copy: () => copyFacts(pool, dump),
    },
    { rounds, warmUp: 1 },
  )
  const rate = (name: 'first' | 'readAgain' | 'copy') => counts.read / (median(timings[name]) / 1000)
  const perSecond = (value: number) => `${Math.round(value).toLocaleString('en-US')} rows/s`
  heading(
    `Import of ${described} as ${paths.length} CSV files: ${counts.read.toLocaleString('en-US')} rows (${rounds} rounds)`,
  )
  line('A  import into an empty table', perSecond(rate('first')))
  line('B  COPY of the same rows, ready-made text', perSecond(rate('copy')))
  ratio('A ÷ B', rate('first') / rate('copy'), { atLeast: 0.6 })
  ratio('first ÷ second run of unchanged files', median(timings.first) / median(timings.again), { atLeast: 10 })
  line('the same files read again, nothing changed', perSecond(rate('readAgain')))
  await empty()
  const memory = await runCommand('import:transactions', paths, { DATABASE_URL: url, DATA_DIR: folder })
  count('peak memory of the command, MiB', Math.round(memory), { atMost: 300 })
}

const NOTICE = '"□ 본 서비스에서 제공하는 정보는 법적인 효력이 없으므로 참고용으로만 활용하시기 바랍니다."\n'
const LEASES =
  'NO,시군구,번지,본번,부번,단지명,전월세구분,전용면적(㎡),계약년월,계약일,보증금(만원),월세금(만원),층,건축년도,도로명,계약기간,계약구분,갱신요구권 사용,종전계약 보증금(만원),종전계약 월세(만원),주택유형'
const SALES =
  'NO,시군구,번지,본번,부번,단지명,전용면적(㎡),계약년월,계약일,거래금액(만원),동,층,매수자,매도자,건축년도,도로명,해제사유발생일,거래유형,중개사소재지,등기일자'

/** Writes the deals as the web exports them, leases in one file and sales in another. Returns the paths of the files. */
export function writeExports(folder: string, catalogue: DistrictCatalogue, months: CollectedMonth[]): string[] {
  return (['RENT', 'SALE'] as const).map((kind) => {
    const header = kind === 'RENT' ? LEASES : SALES
    const rows = months.flatMap(({ deals, districtCodes }) =>
      deals.flatMap((deal, index) => {
        const fullName = catalogue.find(districtCodes[index] ?? '')?.fullName
        return deal.tradeKind === kind && fullName !== undefined ? [exportedRow(header, deal, fullName)] : []
      }),
    )
    const path = join(folder, `${kind}.csv`)
    const text = `${NOTICE}"실거래구분 : 아파트"\n${quoted(header.split(','))}\n${rows.join('\n')}\n`
    writeFileSync(path, encodeCp949(text))
    return path
  })
}

function exportedRow(header: string, deal: Deal, fullName: string): string {
  const { lot } = deal
  const values: Record<string, string | number | null> = {
    시군구: fullName,
    번지: lot && `${lot.landKind === 'MOUNTAIN' ? '산' : ''}${Number(lot.mainNumber)}-${Number(lot.subNumber)}`,
    단지명: deal.buildingName,
    '전용면적(㎡)': deal.areaSquareMeter,
    계약년월: deal.contractDate.slice(0, 7).replace('-', ''),
    계약일: deal.contractDate.slice(8),
    '보증금(만원)': deal.depositManwon,
    '월세금(만원)': deal.monthlyRentManwon,
    '거래금액(만원)': deal.saleAmountManwon,
    층: deal.floor,
    건축년도: deal.buildYear,
    계약기간: deal.contractTerm,
    계약구분: deal.contractKind,
    '종전계약 보증금(만원)': deal.previousDepositManwon,
    '종전계약 월세(만원)': deal.previousMonthlyRentManwon,
    해제사유발생일: deal.cancelledOn?.replaceAll('-', '') ?? null,
    거래유형: deal.dealingKind,
    주택유형: '아파트',
  }
  return quoted(header.split(',').map((title) => String(values[title] ?? '-')))
}

function quoted(cells: string[]): string {
  return cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
}

async function dumpFacts(pool: DatabaseConnection['pool']): Promise<Buffer> {
  const client = await pool.connect()
  try {
    return Buffer.concat(await client.query(copyTo('copy transaction_facts to stdout')).toArray())
  } finally {
    client.release()
  }
}

async function copyFacts(pool: DatabaseConnection['pool'], dump: Buffer): Promise<void> {
  const client = await pool.connect()
  try {
    await pipeline(Readable.from([dump]), client.query(copyFrom('copy transaction_facts from stdin')))
  } finally {
    client.release()
  }
}
