import { join } from 'node:path'
import { Disk } from 'flydrive'
import type { Config } from './config.ts'

/** Files by key, such as `profile-images/12/name.webp`; on this machine's disk or in an S3 bucket. */
export type FileStorage = {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>
  /** `undefined` when there is no such file. */
  read(key: string): Promise<Uint8Array | undefined>
  /** Removing what is not there succeeds. */
  remove(key: string): Promise<void>
}

/**
 * Opens the storage that is configured; local files lie under `DATA_DIR/files`, which several instances have to share.
 * Keys are made by us: whoever puts a caller's text into one has checked it before.
 */
export async function createFileStorage({
  storage,
  dataDir,
}: Pick<Config, 'storage' | 'dataDir'>): Promise<FileStorage> {
  const disk = new Disk(storage.kind === 's3' ? await s3Driver(storage.s3) : await localDriver(join(dataDir, 'files')))
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    async read(key) {
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: (key) => disk.delete(key),
  }
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
    // without both, the SDK looks where it always does (environment, instance role)
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  })
}

function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: string; name?: string } | undefined) : undefined
  return cause?.code === 'ENOENT' || cause?.name === 'NoSuchKey' || cause?.name === 'NotFound'
}
