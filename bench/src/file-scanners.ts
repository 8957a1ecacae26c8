import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { JSONParser } from '@streamparser/json'
import { parse as csvParse } from 'csv-parse'
import Papa from 'papaparse'
import { parserStream } from 'stream-json'
import { pick } from 'stream-json/filters/pick.js'
import { streamArray } from 'stream-json/streamers/stream-array.js'
import type { DistrictCatalogue } from '../../server/src/domain/district/district-catalogue.ts'
import type { CollectedMonth } from '../../server/src/evidence/deals/index.ts'
import { openDealFile } from '../../server/src/providers/deals/deal-file.ts'
import { writeExports } from './import-files.ts'
import { alternate, median } from './measure.ts'
import { heading, line } from './report.ts'

const ROWS = 40_000
const PIECE_BYTES = 256 * 1024

type Scan = () => Promise<number>

/**
 * Compares the import's own parsing of CSV and JSON files with well-maintained libraries: rows per second of files of
 * published deals, starting from bytes. Ours also returns each record's line, text and month group; theirs only cells.
 */
export async function measureScanners(options: {
  months: CollectedMonth[]
  catalogue: DistrictCatalogue
  folder: string
  rounds: number
}): Promise<void> {
  const csv = repeated(writeExports(options.folder, options.catalogue, options.months)[0] ?? '')
  await compare('the web’s CSV, code page 949', options.rounds, {
    ours: () => countRecords(csv),
    papaparse: () => countOf(Readable.from(piecesOf(csv, 'euc-kr')).pipe(Papa.parse(Papa.NODE_STREAM_INPUT, {}))),
    'csv-parse': () =>
      countOf(Readable.from(piecesOf(csv, 'euc-kr')).pipe(csvParse({ relax_column_count: true, relax_quotes: true }))),
  })
  const json = writeDump(options.folder)
  await compare('a JSON dump of the service’s items', options.rounds, {
    ours: () => countRecords(json),
    '@streamparser/json': async () => {
      let count = 0
      const parser = new JSONParser({ paths: ['$.items.*'], keepStack: false })
      parser.onValue = () => {
        count += 1
      }
      for (const piece of piecesOf(json, 'utf-8')) parser.write(piece)
      return count
    },
    'stream-json': () =>
      countOf(
        Readable.from(piecesOf(json, 'utf-8'))
          .pipe(parserStream())
          .pipe(pick.asStream({ filter: 'items' }))
          .pipe(streamArray.asStream()),
      ),
  })
}

async function compare(described: string, rounds: number, scans: Record<string, Scan> & { ours: Scan }): Promise<void> {
  const rows = await scans.ours()
  const timings = await alternate(scans, { rounds, warmUp: 1 })
  heading(`Reading ${described}: ${rows.toLocaleString('en-US')} rows (${rounds} rounds)`)
  const ours = median(timings['ours'] as { sorted: number[] })
  for (const [name, found] of Object.entries(timings)) {
    const micros = (median(found) * 1000) / rows
    const ratio = (ours / median(found)).toFixed(2)
    line(
      name,
      `${Math.round(1e6 / micros).toLocaleString('en-US')} rows/s, ${micros.toFixed(1)} µs a row, ${ratio} of ours`,
    )
  }
}

async function countRecords(path: string): Promise<number> {
  let count = 0
  for await (const records of openDealFile(path).records(() => undefined)) count += records.length
  return count
}

async function countOf(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0
  for await (const _ of rows) count += 1
  return count
}

function* piecesOf(path: string, encoding: string): Generator<string> {
  const bytes = readFileSync(path)
  const decoder = new TextDecoder(encoding)
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true })
  }
}

/** Repeats the rows of an export until there are enough to time. */
function repeated(path: string): string {
  const lines = readFileSync(path, 'latin1').trimEnd().split('\n')
  const [head, rows] = [lines.slice(0, 3), lines.slice(3)]
  const many = Array.from({ length: ROWS }, (_, index) => rows[index % rows.length] ?? '')
  const large = path.replace('.csv', '-large.csv')
  writeFileSync(large, `${[...head, ...many].join('\n')}\n`, 'latin1')
  return large
}

function writeDump(folder: string): string {
  const items = Array.from({ length: ROWS / 2 }, (_, index) => ({
    sggCd: '11620',
    umdNm: '신림동',
    jibun: `${(index % 400) + 1}`,
    aptNm: `어느마을 ${index % 90}단지`,
    buildYear: String(1985 + (index % 40)),
    dealYear: '2026',
    dealMonth: '7',
    dealDay: String((index % 28) + 1),
    excluUseAr: String(40 + (index % 700) / 10),
    floor: String((index % 25) + 1),
    deposit: String(10_000 + ((index * 37) % 60_000)),
    monthlyRent: '0',
    contractTerm: '26.07~28.07',
    contractType: '신규',
    useRRRight: ' ',
    preDeposit: ' ',
    preMonthlyRent: ' ',
  }))
  const path = join(folder, 'dump.json')
  writeFileSync(path, JSON.stringify({ lawd_cd: '11620', deal_ymd: '202607', items }, null, 1))
  return path
}
