import { readFileSync } from 'node:fs'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/**
 * Texts that diagnoses have in common; they make a record a fifth of its size. What was packed with one is read with the same
 * one: a changed dictionary is a new file, and the old ones stay.
 */
const DICTIONARIES: Record<number, Buffer> = {
  1: readFileSync(new URL('dictionaries/1.txt', import.meta.url)),
  2: readFileSync(new URL('dictionaries/2.txt', import.meta.url)),
}
const CURRENT = 2

/** With the whole answers of the dictionary the next level takes a quarter more time and saves nothing, the one after it twice the time for a fifth. */
const LEVEL = 2
const LINE_END = Buffer.from('\n')

/** `answer`: the bytes that are sent, JSON without a line end; `basis`: what is kept beside it. */
export function packRecord(answer: Buffer, basis: object): Buffer {
  const text = Buffer.concat([answer, LINE_END, Buffer.from(JSON.stringify(basis))])
  const packed = zstdCompressSync(text, {
    dictionary: DICTIONARIES[CURRENT],
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
  })
  return Buffer.concat([Buffer.from([CURRENT]), packed])
}

/** @throws Error for what no version packed. */
export function unpackRecord(record: Buffer): { answer: Buffer; basis: () => unknown } {
  const dictionary = DICTIONARIES[record[0] ?? 0]
  if (dictionary === undefined) throw new Error(`no dictionary ${record[0]} for a packed diagnosis`)
  const text = zstdDecompressSync(record.subarray(1), { dictionary })
  const end = text.indexOf(LINE_END)
  return { answer: text.subarray(0, end), basis: () => JSON.parse(text.toString('utf8', end + 1)) as unknown }
}
