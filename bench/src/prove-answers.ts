import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import type { Deal } from '../../server/src/domain/comparison/deal.ts'
import { createPlacer } from '../../server/src/features/collection/index.ts'
import { fitValues } from '../../server/src/features/value/index.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { loadDistrictCatalogue } from '../../server/src/platform/load-district-catalogue.ts'
import { createLogger } from '../../server/src/platform/log.ts'
import { openDealFile } from '../../server/src/providers/deals/deal-file.ts'
import { startService } from '../../server/src/start/start-service.ts'
import { contradictionsOf } from './answer-contradictions.ts'
import { dealFilesIn } from './market-files.ts'
import { REAL_PROVIDER_KEY, type RegisteredBuilding, startRealProvider } from './real-provider.ts'
import { runCommand } from './run-command.ts'
import { startScratchServer } from './scratch-database.ts'

const USAGE = `usage: npm run prove:answers -- FOLDER [--homes 300] [--month 202608] [--list]
Imports the deals of the folder before the month (the newest, if none is given), diagnoses that month's new leases with
their true terms, and prints decisions, grades and leading findings, and every answer that its own estimates refute.
With --list every answer is printed.
The files are those that npm run import:transactions takes; building registers are made of the deals of each lot.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { homes: { type: 'string', default: '300' }, month: { type: 'string' }, list: { type: 'boolean' } },
})
const [folder] = positionals
if (folder === undefined) {
  process.stderr.write(USAGE)
  process.exit(1)
}

/** Main use of a register by the kind of its deals. */
const USES = {
  APARTMENT: ['02000', '공동주택', '아파트'],
  OFFICETEL: ['14000', '업무시설', '오피스텔'],
  ROW_HOUSE_MULTI_UNIT: ['02000', '공동주택', '다세대주택'],
  DETACHED_MULTI_FAMILY: ['01000', '단독주택', '다가구주택'],
} as const

type PlacedLot = { deal: Deal; address: string; lot: string; month: string }

const placed = await readDeals(folder)
const month = values.month ?? placed.reduce((newest, deal) => (deal.month > newest ? deal.month : newest), '')
const leases = newLeases(placed, month, Number(values.homes))
if (leases.length === 0) {
  process.stdout.write(`skipped: no new leases of ${month} in ${folder}\n`)
  process.exit()
}
const now = new Date(`${month.slice(0, 4)}-${month.slice(4)}-01T12:00:00+09:00`)
const provider = await startRealProvider([], registersOf(placed))
const scratch = await startScratchServer()
try {
  const url = await scratch.createDatabase('answers')
  const config = loadConfig({
    PORT: '0',
    DATA_DIR: `${scratch.folder}/service`,
    DATABASE_URL: url,
    CLOCK_NOW: now.toISOString(),
    RATE_LIMIT_ENABLED: 'false',
    DATA_GO_KR_BASE_URL: provider.origin,
    DATA_GO_KR_SERVICE_KEY: REAL_PROVIDER_KEY,
    VWORLD_BASE_URL: provider.origin,
    VWORLD_KEY: 'any',
    VWORLD_DOMAIN: 'localhost',
    LOG_LEVEL: 'error',
  })
  const service = await startService({ config, log: createLogger(config.logLevel), dataMode: 'live' })
  try {
    await runCommand('import:transactions', [filesBefore(folder, month, `${scratch.folder}/before`)], {
      DATABASE_URL: url,
      CLOCK_NOW: now.toISOString(),
    })
    const database = createDatabase({ url, poolSize: 4, statementTimeoutMs: 600_000 })
    const fitted = await fitValues({ pool: database.pool, now })
    await database.close()
    process.stdout.write(`${fitted.deals.toLocaleString('en-US')} deals before ${month}, ${leases.length} new leases\n`)
    await judge(service.origin, leases)
  } finally {
    for (const [, close] of service.closing) await close()
  }
} finally {
  await scratch.stop()
  await provider.stop()
}

async function judge(origin: string, homes: readonly PlacedLot[]): Promise<void> {
  const tables = new Map<string, Map<string, number>>()
  const count = (table: string, row: string) => {
    const rows = tables.get(table) ?? new Map<string, number>()
    tables.set(table, rows.set(row, (rows.get(row) ?? 0) + 1))
  }
  const refuted: string[] = []
  for (const { deal, address } of homes) {
    const { depositManwon, monthlyRentManwon, areaSquareMeter, floor, propertyType } = deal
    const isRent = monthlyRentManwon !== 0
    const request = {
      address,
      contractPurpose: isRent ? 'MONTHLY_RENT' : 'JEONSE',
      depositAmountManwon: depositManwon,
      ...(isRent && { monthlyRentAmountManwon: monthlyRentManwon }),
      ...(areaSquareMeter !== null && { exclusiveAreaSquareMeter: areaSquareMeter }),
      ...(floor !== null && { floorNumber: floor }),
    }
    const reply = await fetch(`${origin}/api/rent-risk-diagnoses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    })
    if (reply.status !== 200) throw new Error(`${JSON.stringify(request)}: HTTP ${reply.status} ${await reply.text()}`)
    const { data } = (await reply.json()) as { data: RentRiskDiagnosisResponse }
    const kind = `${propertyType} ${request.contractPurpose}`
    count(`${kind}: decision`, data.decision ?? 'none')
    count(`${kind}: grade`, data.riskAssessment.riskGrade)
    count(`${kind}: what leads`, data.answer?.because ?? 'nothing stands out')
    count(
      `${kind}: value`,
      data.valueEstimate ? (data.valueEstimate.partial ? 'partial estimate' : 'estimate') : 'no estimate',
    )
    const found = contradictionsOf(data)
    if (values.list === true)
      process.stdout.write(`${data.decision} ${data.answer?.because} ${address}: ${data.answer?.headline}\n`)
    if (found.length > 0)
      refuted.push(`${JSON.stringify(request)}\n  ${data.answer?.headline}\n  ${found.join('\n  ')}`)
  }
  for (const [table, rows] of [...tables].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const all = [...rows.values()].reduce((sum, each) => sum + each, 0)
    process.stdout.write(`\n${table} (${all})\n`)
    for (const [row, times] of [...rows].toSorted(([, one], [, other]) => other - one))
      process.stdout.write(
        `  ${String(times).padStart(5)}  ${((times / all) * 100).toFixed(0).padStart(3)} %  ${row}\n`,
      )
  }
  process.stdout.write(`\n${refuted.length} of ${homes.length} answers are refuted by their own estimates\n`)
  for (const each of refuted) process.stdout.write(`${each}\n`)
  process.exitCode = refuted.length === 0 ? 0 : 1
}

/** Deals of the folder with a lot, with the address as a tenant would write it. */
async function readDeals(folder: string): Promise<PlacedLot[]> {
  const catalogue = loadDistrictCatalogue()
  const place = createPlacer(catalogue)
  const deals: PlacedLot[] = []
  for (const file of dealFilesIn(folder)) {
    for await (const records of openDealFile(file).records(() => {})) {
      for (const record of records) {
        const read = place(record)
        if ('refusal' in read || read.deal.lot === null || read.legalDistrictCode === null) continue
        const { landKind, mainNumber, subNumber } = read.deal.lot
        const number = [mainNumber, subNumber].map(Number).filter((part) => part > 0)
        const lot = `${landKind === 'MOUNTAIN' ? '산' : ''}${number.join('-')}`
        const name = catalogue.find(read.legalDistrictCode)?.fullName
        deals.push({
          deal: read.deal,
          address: `${name} ${lot}`,
          lot: `${read.legalDistrictCode} ${mainNumber} ${subNumber}`,
          month: read.dealMonth,
        })
      }
    }
  }
  return deals
}

/** The same leases for the same data, spread over all kinds and districts. */
function newLeases(deals: readonly PlacedLot[], month: string, homes: number): PlacedLot[] {
  const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
  return deals
    .filter(
      ({ deal, month: agreed }) =>
        agreed === month && deal.tradeKind !== 'SALE' && deal.contractKind !== '갱신' && !deal.cancelled,
    )
    .filter(({ deal }) => (deal.depositManwon ?? 0) > 0)
    .map((each) => ({ each, order: digest(each) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, homes)
    .map(({ each }) => each)
}

/** Copies the files without the deals of the month and later. @returns the folder of the copies. */
function filesBefore(folder: string, month: string, target: string): string {
  mkdirSync(target)
  for (const [index, file] of dealFilesIn(folder).entries()) {
    const bytes = readFileSync(file)
    const text = new TextDecoder().decode(file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    const name = `${target}/${index}-${basename(file).replace(/\.gz$/, '')}`
    if (!file.includes('.csv')) {
      if ((/"deal_ymd":\s*"(\d{6})"/.exec(text)?.[1] ?? '') < month) writeFileSync(name, text)
      continue
    }
    const isBefore = (line: string) => (/,"?((?:19|20)\d{4})"?,/.exec(line)?.[1] ?? '') < month
    writeFileSync(name, text.split('\n').filter(isBefore).join('\n'))
  }
  return target
}

/** What a building register would say of the lot, as far as its deals show it: the kind, the year, and floors enough. */
function registersOf(deals: readonly PlacedLot[]): (lot: string) => RegisteredBuilding | null {
  const lots = Map.groupBy(deals, ({ lot }) => lot)
  return (lot) => {
    const [first, ...others] = (lots.get(lot) ?? []).map(({ deal }) => deal)
    if (first === undefined) return null
    return {
      use: USES[first.propertyType],
      builtYear: first.buildYear ?? others.find(({ buildYear }) => buildYear !== null)?.buildYear ?? null,
      floors: Math.max(1, ...[first, ...others].map(({ floor }) => floor ?? 1)),
    }
  }
}
