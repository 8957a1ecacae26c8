import { join } from 'node:path'
import { Disk } from 'flydrive'
import type { Config } from './config/config.ts'
import { createConcurrencyLimit } from './http/concurrency-limit.ts'

const UNKNOWN_TYPE = 'application/octet-stream'

/** Of Node's four threads: a hanging disk blocks the ones waiting for it, and passwords and images need some too. */
const THREADS_FOR_FILES = 2

/** Files by key, such as `profile-images/12/name.webp`; on this machine's disk or in an S3 bucket. */
export type FileStorage = {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>
  /** Resolves to undefined if there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Removing a missing file succeeds. */
  remove(key: string): Promise<void>
  /** Resolves to undefined if there is no such file. */
  describe(key: string): Promise<{ bytes: number; contentType: string } | undefined>
  /** Lists every key, in no particular order. */
  list(): AsyncIterable<string>
}

/**
 * Opens the configured storage. Local files are stored under `DATA_DIR/files`, which several instances must share.
 * Keys are created by the service: text from a caller must be checked before it is put into one.
 */
export async function createFileStorage({
  storage,
  dataDir,
}: Pick<Config, 'storage' | 'dataDir'>): Promise<FileStorage> {
  return storage.kind === 's3' ? filesOf(new Disk(await s3Driver(storage.s3))) : createLocalStorage(dataDir)
}

/** Opens the storage on this machine's disk, whatever is configured. */
export async function createLocalStorage(dataDir: string): Promise<FileStorage> {
  const { put, read, remove, describe, list } = filesOf(new Disk(await localDriver(join(dataDir, 'files'))))
  const limited = createConcurrencyLimit({ atOnce: THREADS_FOR_FILES, waiting: 1_000 })
  return {
    put: (...file) => limited(() => put(...file)),
    read: (key) => limited(() => read(key)),
    remove: (key) => limited(() => remove(key)),
    describe: (key) => limited(() => describe(key)),
    list,
  }
}

function filesOf(disk: Disk): FileStorage {
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    read: (key) => unlessMissing(disk.getBytes(key)),
    async describe(key) {
      const found = await unlessMissing(disk.getMetaData(key))
      return found && { bytes: found.contentLength, contentType: found.contentType ?? UNKNOWN_TYPE }
    },
    remove: (key) => disk.delete(key),
    list: () => keysOf(disk),
  }
}

/** Copies files that are missing or incomplete in `to`; after an interruption it resumes where it stopped. */
export async function copyFiles(from: FileStorage, to: FileStorage): Promise<{ copied: number; present: number }> {
  const counts = { copied: 0, present: 0 }
  for await (const key of from.list()) {
    const [source, target] = await Promise.all([from.describe(key), to.describe(key)])
    const content = source === undefined || source.bytes === target?.bytes ? undefined : await from.read(key)
    if (source === undefined) continue
    if (content === undefined) counts.present += 1
    else {
      await to.put(key, content, source.contentType)
      counts.copied += 1
    }
  }
  return counts
}

async function* keysOf(disk: Disk): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const options = { recursive: true, ...(paginationToken === undefined ? {} : { paginationToken }) }
    // missing: nothing was ever stored
    const page = await unlessMissing(disk.listAll('', options))
    for (const object of page?.objects ?? []) if (object.isFile) yield object.key
    paginationToken = page?.paginationToken
  } while (paginationToken)
}

async function localDriver(location: string) {
  const { FSDriver } = await import('flydrive/drivers/fs')
  return new FSDriver({ location, visibility: 'private' })
}

/** Loaded only where it is used: the S3 client is large. */
async function s3Driver(s3: Config['storage']['s3']) {
  const { S3Driver } = await import('flydrive/drivers/s3')
  const { accessKeyId, secretAccessKey } = s3
  return new S3Driver({
    bucket: s3.bucket ?? '',
    region: s3.region,
    forcePathStyle: s3.forcePathStyle,
    visibility: 'private',
    supportsACL: false,
    ...(s3.endpoint === undefined ? {} : { endpoint: s3.endpoint }),
    // without both, the SDK uses its defaults (environment, instance role)
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  })
}

async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string; name?: string } | undefined) : undefined
  return cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey' || cause?.name === 'NotFound'
}
