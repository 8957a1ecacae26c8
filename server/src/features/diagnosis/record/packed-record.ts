import { readFileSync } from 'node:fs'
import { constants, createZstdCompress, zstdDecompressSync } from 'node:zlib'
import type { DiagnosisStepCode } from '@lease-risk/contract/diagnosis-async'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { bytesOf } from '../../../platform/bytes-of.ts'
import type { Unworded } from '../../../words/message.ts'

/**
 * Texts that diagnoses have in common; they reduce a record to a fifth of its size. A record must be read with the
 * dictionary it was packed with: a changed dictionary is a new file, and the old ones stay.
 */
const DICTIONARIES: Record<number, Buffer> = {
  1: readFileSync(new URL('dictionaries/1.txt', import.meta.url)),
  2: readFileSync(new URL('dictionaries/2.txt', import.meta.url)),
  3: readFileSync(new URL('dictionaries/3.txt', import.meta.url)),
  4: readFileSync(new URL('dictionaries/4.txt', import.meta.url)),
}
const CURRENT = 4

/**
 * With the whole answers of the dictionary, the next level saves nothing; the one after it saves a sixth for half as
 * much time again.
 */
const LEVEL = 2
const HEAD = Buffer.from([CURRENT])
const LINE_END = '\n'

/**
 * Packs each text into a separate frame, in order, with one compressor: loading the dictionary takes longer than
 * packing with it.
 */
function createPacker(): (text: Buffer) => Promise<Buffer> {
  const compressor = createZstdCompress({
    dictionary: DICTIONARIES[CURRENT],
    params: { [constants.ZSTD_c_compressionLevel]: LEVEL },
    flush: constants.ZSTD_e_end,
  })
  let packed: Buffer[] = []
  compressor.on('data', (chunk: Buffer) => packed.push(chunk))
  compressor.on('error', () => {
    pack = createPacker()
  })
  return (text) =>
    new Promise((resolve, reject) => {
      compressor.write(text, (error) => {
        const record = Buffer.concat([HEAD, ...packed])
        packed = []
        if (error) reject(error)
        else resolve(record)
      })
    })
}
let pack = createPacker()

/** The record to store. `answer`: not worded yet, or as sent for an older record; `basis`: the data stored with it. */
export function packRecord(answer: object, basis: object): Promise<Buffer> {
  return pack(bytesOf(JSON.stringify(answer) + LINE_END + JSON.stringify(basis)))
}

/** @throws Error for a record that no version packed. */
export function unpackRecord(record: Buffer): { answer: Buffer; basis: () => unknown } {
  const dictionary = DICTIONARIES[record[0] ?? 0]
  if (dictionary === undefined) throw new Error(`no dictionary ${record[0]} for a packed diagnosis`)
  const text = zstdDecompressSync(record.subarray(1), { dictionary })
  const end = text.indexOf(LINE_END)
  return { answer: text.subarray(0, end), basis: () => JSON.parse(text.toString('utf8', end + 1)) as unknown }
}

/** An answer as stored: its messages are worded when it is read; one of 0.3.0 or earlier contains its sentences. */
export type StoredAnswer = Unworded<Omit<RentRiskDiagnosisResponse, 'diagnosisId'>>

/** A step in progress, with its start in milliseconds since the run began. */
export type BegunStep = { step: DiagnosisStepCode; startedMillis: number }

/** Duration and outcome of one step of a run; shown to administrators and stored with the history. */
export type StepTiming = BegunStep & { durationMillis: number; outcome: string }
