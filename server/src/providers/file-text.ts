import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { openPromise as openZip } from 'yauzl'

/** Small, so that objects made from a chunk are collected before they count as long-lived; larger chunks cost twice the memory. */
const CHUNK_BYTES = 32 * 1024
const ZIP = /\.zip$/i
const DIGEST_CHUNK_BYTES = 1024 * 1024
const SEEN_FOR_ZEROS = 4_000
/** In a text of one line in UTF-16; other texts contain none. */
const FEWEST_ZEROS = 8

/**
 * The text of a published file in chunks, decoded from its code page and with line feeds; decompressed when the name ends
 * in `.gz`; the largest CSV inside when the name ends in `.zip`, or the named `member`. `onBytes` is called for each part of
 * the file read.
 *
 * @throws Error in Korean when an archive cannot be unpacked completely.
 */
export async function* readFileText(
  path: string,
  onBytes: (count: number) => void,
  member?: string,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | null = null
  let hasReturnsAlone = false
  for await (const chunk of bytesOf(path, onBytes, member)) {
    const isFirst = decoder === null
    decoder ??= new TextDecoder(encodingOf(chunk))
    const text: string = decoder.decode(chunk, { stream: true })
    if (isFirst) hasReturnsAlone = text.includes('\r') && !text.includes('\n')
    // some spreadsheets write line breaks so
    yield hasReturnsAlone ? text.replaceAll('\r', '\n') : text
  }
  if (decoder !== null) yield decoder.decode()
}

async function* bytesOf(
  path: string,
  onBytes: (count: number) => void,
  member: string | undefined,
): AsyncGenerator<Buffer> {
  try {
    yield* (ZIP.test(path) ? await openZipped(path, onBytes, member) : openFile(path, onBytes)) as AsyncIterable<Buffer>
  } catch (error) {
    throw whyNotUnpacked(path, error)
  }
}

/** A problem of the file itself or of its content stays as it is. */
function whyNotUnpacked(path: string, error: unknown): unknown {
  const isPacked = ZIP.test(path) || path.endsWith('.gz')
  if (error instanceof WithoutCsv || 'syscall' in (error as Error) || !isPacked) return error
  return new Error('압축을 풀 수 없습니다. 파일이 깨졌거나 다 내려받지 못했습니다.', { cause: error })
}

/** What a published archive holds: names as they are read, without folders, and bytes as they lie there. */
export type ZipMember = { name: string; bytes: number }

/** @throws Error in Korean when the archive cannot be read. */
export async function listZipped(path: string): Promise<ZipMember[]> {
  try {
    const zip = await openZip(path, { decodeStrings: false })
    const members: ZipMember[] = []
    for await (const entry of zip.eachEntry()) members.push({ name: nameOf(entry), bytes: entry.compressedSize })
    return members
  } catch (error) {
    throw whyNotUnpacked(path, error)
  }
}

const [UTF8_NAME, CODE_PAGE] = [0x800, new TextDecoder('euc-kr')]

function nameOf({ fileName, generalPurposeBitFlag }: { fileName: unknown; generalPurposeBitFlag: number }): string {
  const bytes = Buffer.from(fileName as Buffer)
  return (generalPurposeBitFlag & UTF8_NAME) === 0 ? CODE_PAGE.decode(bytes) : bytes.toString('utf8')
}

class WithoutCsv extends Error {
  override message = '압축 파일에 CSV가 없습니다.'
}

function openFile(path: string, onBytes: (count: number) => void): Readable {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES })
  file.on('data', (chunk) => onBytes(chunk.length))
  const bytes = path.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : file
  file.on('error', (error) => bytes.destroy(error))
  return bytes
}

/** The archive may also contain a description and a sample. Reported bytes are scaled to the data's share of the archive. */
async function openZipped(path: string, onBytes: (count: number) => void, member?: string): Promise<Readable> {
  // names are in code page 949, whatever the archive declares
  const zip = await openZip(path, { autoClose: false, decodeStrings: false })
  const entries = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const [data] = entries
    .filter((entry) => (member === undefined ? /\.csv$/i.test(nameOf(entry)) : nameOf(entry) === member))
    .sort((one, other) => other.uncompressedSize - one.uncompressedSize)
  if (data === undefined) {
    zip.close()
    throw new WithoutCsv()
  }
  const bytes = await zip.openReadStreamPromise(data)
  bytes.on('data', (chunk: Buffer) => onBytes((chunk.length / data.uncompressedSize) * data.compressedSize))
  bytes.on('close', () => zip.close())
  return bytes
}

/**
 * Web exports use code page 949 (`euc-kr` in the encoding standard); anything that is valid UTF-8 is read as UTF-8. Spreadsheets
 * also save UTF-16, where every second byte of a digit or separator is 0, which no other text contains.
 */
function encodingOf(chunk: Buffer): 'utf-8' | 'euc-kr' | 'utf-16le' | 'utf-16be' {
  const [first, second] = chunk
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of chunk.subarray(0, SEEN_FOR_ZEROS).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // 가 has a zero in its other half; the zeros of a workbook are in both
  if (odd >= FEWEST_ZEROS && odd > 4 * even) return 'utf-16le'
  if (even >= FEWEST_ZEROS && even > 4 * odd) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(chunk, { stream: true })
    return 'utf-8'
  } catch {
    return 'euc-kr'
  }
}

/** SHA-256 of the bytes of a file, as hexadecimal digits. */
export async function digestOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: DIGEST_CHUNK_BYTES }), hash)
  return hash.digest('hex')
}
