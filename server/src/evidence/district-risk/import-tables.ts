import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../../domain/district/district-catalogue.ts'
import { statement } from '../../platform/database/statement.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { type DistrictRiskRow, type DistrictRiskTable, readDistrictRiskTable } from './read-table.ts'

/** A published table on disk. */
export type DistrictRiskFile = { name: string; bytes: number; content(): Promise<Buffer> }

/** A refused row: its number within the table and the reason in Korean. */
export type DistrictRiskRefusal = { file: string; row: number; reason: string; text: string }

export type DistrictRiskImportContext = {
  pool: Pool
  catalogue: DistrictCatalogue
  now: () => Date
  onRefused: (refusal: DistrictRiskRefusal) => void
  onProgress: (bytes: number) => void
  /** Whether to also store tables again that are stored in their present form, byte for byte. */
  again?: boolean
  signal?: AbortSignal
}

export type DistrictRiskImportResult = {
  /** Rows of the tables, totals included. `districts`: rows stored now. */
  counts: { read: number; refused: number; districts: number }
  /** `YYYYMM`, in the order of the files. */
  storedMonths: string[]
  /** Months that were stored already in this form. */
  knownMonths: string[]
  /** Files of which nothing was stored, and why. */
  brokenFiles: { file: string; problem: string }[]
}

/** A table has 100 kB; a larger file is not one. */
const MOST_BYTES = 4_000_000

const findMonth = statement<{ digest: string }, { month: string }>({
  name: 'find-district-risk-month',
  columns: { digest: 'text' },
  text: 'select digest from district_risk_months where month = :month for update',
})

const dropMonth = statement<never, { month: string }>({
  name: 'drop-district-risk-month',
  columns: {},
  text: 'delete from district_risk_months where month = :month',
})

type Entry = { month: string; digest: string; name: string; rows: DistrictRiskRow[]; importedAt: Date }

const enterMonth = statement<never, Omit<Entry, 'rows'> & { rows: string }>({
  name: 'enter-district-risk-month',
  columns: {},
  text: `
    with entered as (
      insert into district_risk_months (month, digest, file_name, district_count, imported_at)
      values (:month, :digest, :name, json_array_length(:rows::json), :importedAt)
    )
    insert into district_risk (
      district_code, month, district_name, apartment_jeonse_year, apartment_jeonse_quarter, row_house_jeonse_year,
      row_house_jeonse_quarter, accident_count, accident_won, accident_rate, auction_lots, auction_sold, auction_price_ratio
    )
    select
      "districtCode", :month, "districtName", "apartmentJeonseYear", "apartmentJeonseQuarter", "rowHouseJeonseYear",
      "rowHouseJeonseQuarter", "accidentCount", "accidentWon", "accidentRate", "auctionLots", "auctionSold",
      "auctionPriceRatio"
    from json_to_recordset(:rows::json) as given (
      "districtCode" text, "districtName" text, "apartmentJeonseYear" numeric, "apartmentJeonseQuarter" numeric,
      "rowHouseJeonseYear" numeric, "rowHouseJeonseQuarter" numeric, "accidentCount" integer, "accidentWon" bigint,
      "accidentRate" numeric, "auctionLots" integer, "auctionSold" integer, "auctionPriceRatio" numeric
    )`,
})

/**
 * Stores the tables, each in one transaction: a killed import leaves whole months, and a file with a damaged row nothing.
 * A month that is stored already with other figures is replaced.
 */
export async function importDistrictRisk(
  context: DistrictRiskImportContext,
  files: readonly DistrictRiskFile[],
): Promise<DistrictRiskImportResult> {
  const counts = { read: 0, refused: 0, districts: 0 }
  const result: DistrictRiskImportResult = { counts, storedMonths: [], knownMonths: [], brokenFiles: [] }
  const digestOf = new Map<string, string>()
  for (const file of files) {
    if (context.signal?.aborted) break
    const refuse = (problem: string) => result.brokenFiles.push({ file: file.name, problem })
    const read = await readFile(context, file)
    context.onProgress(file.bytes)
    if (typeof read === 'string') {
      refuse(read)
      continue
    }
    const { table, digest } = read
    const { month, rows, refused, rowCount } = table
    counts.read += rowCount
    counts.refused += refused.length
    for (const row of refused) context.onRefused({ file: file.name, ...row })
    const earlier = digestOf.get(month)
    if (rows === null) refuse(`${refused[0].row}번째 줄: ${refused[0].reason}`)
    else if (earlier !== undefined && earlier !== digest) refuse(`${month}의 다른 파일이 앞에 있습니다.`)
    else {
      digestOf.set(month, digest)
      const isNew = await storeMonth(context, { month, digest, name: file.name, rows, importedAt: context.now() })
      if (isNew) counts.districts += rows.length
      ;(isNew ? result.storedMonths : result.knownMonths).push(month)
    }
  }
  return result
}

/** The table, or in Korean why it is none. */
async function readFile(
  { catalogue }: DistrictRiskImportContext,
  file: DistrictRiskFile,
): Promise<{ table: DistrictRiskTable; digest: string } | string> {
  if (file.bytes > MOST_BYTES) return '임대차 시장 정보의 표로 보기에는 너무 큰 파일입니다.'
  const content = await file.content()
  const digest = createHash('sha256').update(content).digest('hex')
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    const ownName = file.name.slice(Math.max(file.name.lastIndexOf('/'), file.name.lastIndexOf('\\')) + 1)
    return { table: readDistrictRiskTable(text, ownName, catalogue), digest }
  } catch (error) {
    return error instanceof TypeError ? 'UTF-8이 아닌 파일입니다.' : (error as Error).message
  }
}

/** Whether the month was stored; false if it is stored already in this form. */
function storeMonth({ pool, again = false }: DistrictRiskImportContext, entry: Entry): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const [known] = await findMonth(client, { month: entry.month })
    if (known?.digest === entry.digest && !again) return false
    if (known !== undefined) await dropMonth(client, { month: entry.month })
    await enterMonth(client, { ...entry, rows: JSON.stringify(entry.rows) })
    return true
  })
}
