import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

const [LOCAL, DESCRIPTOR, CENTRAL, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50]
const [VERSION, DEFLATE] = [20, 8]
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808
/** 1 January 1980, the first day that the format knows. */
const [NO_TIME, FIRST_DAY] = [0, 33]

/** What the format can hold without an extension that some programs cannot read. */
export const ZIP_LIMITS = { bytes: 0xffff_ffff, files: 0xffff } as const

export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** Writes an archive piece by piece: only what it lists of each file stays in memory. */
export async function* zipArchive(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, content } of entries) {
    const nameBytes = Buffer.from(name)
    const start = offset
    const local = Buffer.concat([
      words(4, LOCAL),
      words(2, VERSION, FLAGS, DEFLATE, NO_TIME, FIRST_DAY),
      words(4, 0, 0, 0),
      words(2, nameBytes.length, 0),
      nameBytes,
    ])
    yield local
    const sums = { crc: 0, bytes: 0, packed: 0 }
    for await (const chunk of packed(content, sums)) yield chunk
    const sizes = words(4, sums.crc, sums.packed, sums.bytes)
    yield Buffer.concat([words(4, DESCRIPTOR), sizes])
    offset += local.length + sums.packed + 4 + sizes.length
    directory.push(
      Buffer.concat([
        words(4, CENTRAL),
        words(2, VERSION, VERSION, FLAGS, DEFLATE, NO_TIME, FIRST_DAY),
        sizes,
        words(2, nameBytes.length, 0, 0, 0, 0),
        words(4, 0, start),
        nameBytes,
      ]),
    )
  }
  const central = Buffer.concat(directory)
  const count = directory.length
  yield Buffer.concat([
    central,
    words(4, END),
    words(2, 0, 0, count, count),
    words(4, central.length, offset),
    words(2, 0),
  ])
}

async function* packed(
  content: ZipEntry['content'],
  sums: { crc: number; bytes: number; packed: number },
): AsyncGenerator<Buffer> {
  async function* summed() {
    for await (const chunk of content) {
      sums.crc = crc32(chunk, sums.crc)
      sums.bytes += chunk.length
      yield chunk
    }
  }
  const deflate = createDeflateRaw()
  const source = Readable.from(summed())
  source.on('error', (error) => deflate.destroy(error))
  for await (const chunk of source.pipe(deflate)) {
    const bytes = chunk as Buffer
    sums.packed += bytes.length
    yield bytes
  }
}

/** @throws RangeError for a number that the format cannot hold. */
function words(size: 2 | 4, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length)
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size)
  return bytes
}
