import { statSync } from 'node:fs'
import type { PriceRow, PublicPriceFile } from '../../evidence/ports.ts'
import { type CsvRecord, cellsOf, createCsvRecords } from '../csv-records.ts'
import { digestOfFile, readFileText } from '../file-text.ts'
import { isHeader, type PriceLayout, readHeader } from './price-layout.ts'
import { createRowReader } from './price-row.ts'

/** Occurs in every header and in no row. */
const HEADER_MARK = '법정동코드'
const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)] as const

/** Nearly every row begins with a digit, and no title does. */
function mayBeHeader(text: string): boolean {
  const first = text.charCodeAt(text.startsWith('"') ? 1 : 0)
  return !(first >= ZERO && first <= NINE) && text.includes(HEADER_MARK)
}

/**
 * A published file of official prices on disk: apartment units (V-World AL_D167, data.go.kr 3073746), individual houses
 * (AL_D169) or land (AL_D151), as CSV in code page 949 or UTF-8, alone or in a `.zip` or `.gz`. Throws when the file does not exist.
 */
export function openPublicPriceFile(path: string): PublicPriceFile {
  return {
    name: path,
    bytes: statSync(path).size,
    digest: () => digestOfFile(path),
    async *rows(onBytes) {
      const csv = createCsvRecords()
      const readRow = createRowReader()
      let layout: PriceLayout | null = null

      function read(records: CsvRecord[]): PriceRow[] {
        const rows: PriceRow[] = []
        for (const record of records) {
          const header = mayBeHeader(record.text) ? cellsOf(record) : null
          if (header !== null && isHeader(header)) {
            const found = readHeader(header)
            if (typeof found === 'string') throw new Error(`공시가격 파일의 머리줄에 ${found} 칸이 없습니다.`)
            layout = found
          } else if (layout !== null && record.text.trim() !== '') rows.push(readRow(record, layout))
        }
        return rows
      }
      for await (const text of readFileText(path, onBytes)) yield read(csv.push(text))
      yield read(csv.end())
      if (layout === null) throw new Error('공시가격 자료의 머리줄(법정동코드, 기준연도)이 없습니다.')
    },
  }
}
