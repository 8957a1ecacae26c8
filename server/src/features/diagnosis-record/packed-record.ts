import { readFileSync } from 'node:fs'
import { zstdDecompressSync } from 'node:zlib'
import type { StoredRecord } from './stored-record.ts'

// Releases 0.2.0 to 0.7.0 packed a diagnosis into `diagnoses.record`; this one packs nothing.

/** The first byte of a record is the number of the dictionary that it was packed with. */
const DICTIONARIES = [1, 2, 3, 4].map((number) => readFileSync(new URL(`dictionaries/${number}.txt`, import.meta.url)))

/** @throws Error for a record that no release packed. */
export function unpackRecord(record: Buffer): StoredRecord {
  const dictionary = DICTIONARIES[(record[0] ?? 0) - 1]
  if (dictionary === undefined) throw new Error(`no dictionary ${record[0]} for a packed diagnosis`)
  const text = zstdDecompressSync(record.subarray(1), { dictionary }).toString('utf8')
  const end = text.indexOf('\n')
  const basis = JSON.parse(text.slice(end + 1)) as Omit<StoredRecord, 'answer'>
  return { ...basis, answer: JSON.parse(text.slice(0, end)) }
}
