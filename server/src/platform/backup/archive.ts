import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { extract, pack } from 'tar-stream'

const FORMAT = 1
const MANIFEST = 'manifest.json'

/** One table or one file; a large table is stored as many consecutive entries of the archive. */
type Part = { name: string; bytes: number; sha256: string }

export type Manifest = {
  format: number
  /** The version of the service that wrote the archive. */
  version: string
  createdAt: string
  /** The migrations applied to the database, in order. */
  migrations: { name: string; checksum: string }[]
  tables: { name: string; columns: string[]; rows: number }[]
  sequences: { name: string; value: string }[]
  /** In the order of the archive. */
  parts: Part[]
}

export type ArchiveWriter = {
  /** Appends to the part with this name, which must be the last one or new. */
  add(name: string, content: Uint8Array): Promise<void>
  /** Completes the archive; the file exists only after this. */
  finish(rest: Omit<Manifest, 'format' | 'parts'>): Promise<Manifest>
  /** Leaves nothing behind. */
  abandon(): Promise<void>
}

/** The manifest contains the checksums of the parts; the checksum of the whole stream covers the manifest. */
const WITH_CHECKSUM = { params: { [constants.ZSTD_c_checksumFlag]: 1 } }

/** Writes a tar archive compressed with zstd, which any machine can open. The file appears whole or not at all. */
export function writeArchive(path: string): ArchiveWriter {
  const unfinished = `${path}.unfinished`
  const tar = pack()
  const written = pipeline(tar, createZstdCompress(WITH_CHECKSUM), createWriteStream(unfinished, { mode: 0o600 }))
  let problem: unknown
  // reported by the next entry
  written.catch((error: unknown) => {
    problem = error
  })
  const listed = createPartList()

  async function addEntry(name: string, content: Uint8Array): Promise<void> {
    const added = Promise.withResolvers<void>()
    try {
      const entry = tar.entry({ name }, Buffer.from(content), (error) =>
        error ? added.reject(error) : added.resolve(),
      )
      // an entry still waiting its turn also fails with the disk's error, which would end the process if unhandled
      entry.on('error', added.reject)
      // a full disk ends the pipeline, after which no entry is ever added
      await Promise.race([added.promise, written])
    } catch (error) {
      throw problem ?? error
    }
  }
  return {
    async add(name, content) {
      listed.add(name, content)
      await addEntry(name, content)
    },
    async finish(rest) {
      const manifest = { format: FORMAT, ...rest, parts: listed.parts }
      await addEntry(MANIFEST, Buffer.from(JSON.stringify(manifest)))
      tar.finalize()
      await written
      await flush(unfinished)
      await rename(unfinished, path)
      return manifest
    },
    async abandon() {
      tar.destroy()
      await written.catch(() => undefined)
      await rm(unfinished, { force: true })
    },
  }
}

/** Lists the parts added so far, each with the size and hash of all its entries. */
function createPartList() {
  const parts: Part[] = []
  let hash = createHash('sha256')
  return {
    parts,
    add(name: string, content: Uint8Array): void {
      let part = parts.at(-1)
      if (part?.name !== name) {
        hash = createHash('sha256')
        part = { name, bytes: 0, sha256: '' }
        parts.push(part)
      }
      part.bytes += content.length
      part.sha256 = hash.update(content).copy().digest('hex')
    },
  }
}

/** Reads the entries of the archive in order; the manifest comes last. */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; content: Buffer }> {
  const entries = extract()
  const read = pipeline(createReadStream(path), createZstdDecompress(), entries)
  read.catch(() => undefined)
  for await (const entry of entries) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    yield { name: entry.header.name, content: Buffer.concat(chunks) }
  }
  await read
}

/**
 * Reads the archive to its end and checks every part against its checksum in the manifest.
 * @throws Error if it is truncated, changed, or of a later format.
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found: Part[] = []
  let hash = createHash('sha256')
  let manifest: Manifest | undefined
  try {
    for await (const { name, content } of readArchive(path)) {
      if (name === MANIFEST) {
        manifest = JSON.parse(content.toString('utf8')) as Manifest
        continue
      }
      if (found.at(-1)?.name !== name) {
        hash = createHash('sha256')
        found.push({ name, bytes: 0, sha256: '' })
      }
      const part = found.at(-1) as Part
      hash.update(content)
      part.bytes += content.length
      part.sha256 = hash.copy().digest('hex')
    }
  } catch (error) {
    throw new Error(`${path}: 백업을 끝까지 읽을 수 없습니다 (${(error as Error).message}).`, { cause: error })
  }
  if (manifest === undefined) throw new Error(`${path}: 완성된 백업이 아닙니다.`)
  if (manifest.format !== FORMAT) throw new Error(`${path}: 더 새로운 판의 백업입니다.`)
  const wrong = manifest.parts.find((part, index) => JSON.stringify(part) !== JSON.stringify(found[index]))
  if (wrong !== undefined || found.length !== manifest.parts.length) {
    throw new Error(`${path}: 쓴 그대로가 아닙니다 (${wrong?.name ?? '남는 내용이 있습니다'}).`)
  }
  return manifest
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
