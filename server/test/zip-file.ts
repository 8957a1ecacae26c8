import { crc32, deflateRawSync } from 'node:zlib'

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50]
const [VERSION, DEFLATE] = [20, 8]

/** Creates an archive like those of the portals: deflated entries, names as the given bytes. */
export function zipOf(entries: { name: Buffer; content: Buffer }[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const data = deflateRawSync(content)
    const sums = [crc32(content), data.length, content.length]
    const file = Buffer.concat([
      words(4, LOCAL),
      words(2, VERSION, 0, DEFLATE, 0, 0),
      words(4, ...sums),
      words(2, name.length, 0),
      name,
      data,
    ])
    directory.push(
      words(4, CENTRAL),
      words(2, VERSION, VERSION, 0, DEFLATE, 0, 0),
      words(4, ...sums),
      words(2, name.length, 0, 0, 0, 0),
      words(4, 0, offset),
      name,
    )
    files.push(file)
    offset += file.length
  }
  const central = Buffer.concat(directory)
  const count = entries.length
  const end = [words(4, END), words(2, 0, 0, count, count), words(4, central.length, offset), words(2, 0)]
  return Buffer.concat([...files, central, ...end])
}

function words(size: 2 | 4, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length)
  for (const [index, value] of values.entries()) bytes.writeUIntLE(value, index * size, size)
  return bytes
}
