import {
  type AddressMerge,
  type MergedAddresses,
  mergeAddresses,
  stageAddresses,
  stagedLine,
} from '../../evidence/addresses/index.ts'
import { type FileImports, importEachOnce } from '../../evidence/index.ts'
import type { AddressFile } from '../../evidence/ports.ts'

export type AddressRefusal = { file: string; line: number; reason: string; text: string }

type AddressImportContext = Parameters<typeof importEachOnce>[0] & { onRefused: (refusal: AddressRefusal) => void }

export type AddressImportResult = Pick<FileImports, 'knownFiles' | 'brokenFiles'> & {
  counts: Pick<FileImports, 'read' | 'refused'> & Pick<MergedAddresses, 'inserted' | 'updated' | 'removed'>
  /** Files of an earlier day than what is stored, which change nothing. */
  olderFiles: string[]
}

/** Most of the work on a file is reading it; the rest is shown when it is merged. */
const READING_SHARE = 0.8

/**
 * Stores the addresses of the files: whole ones before changes, each in the order of its day. Each file is read into a
 * staging table and merged in one transaction: of a file that breaks off, or is killed halfway, nothing is stored.
 */
export async function importAddresses(
  context: AddressImportContext,
  files: readonly AddressFile[],
): Promise<AddressImportResult> {
  const counts = { read: 0, refused: 0, inserted: 0, updated: 0, removed: 0 }
  const result: AddressImportResult = { counts, knownFiles: [], brokenFiles: [], olderFiles: [] }
  for (const { isOfStep, atOnce } of STEPS) {
    const ofStep = files.filter(isOfStep).toSorted(byDay)
    const imports = await importEachOnce(
      context,
      'ADDRESSES',
      ofStep,
      async (file) => {
        const { merged, ...read } = await storeFile(context, file)
        if (merged?.refusal === 'OLDER') result.olderFiles.push(file.name)
        for (const count of ['inserted', 'updated', 'removed'] as const) counts[count] += merged?.[count] ?? 0
        return read
      },
      atOnce,
    )
    counts.read += imports.read
    counts.refused += imports.refused
    result.knownFiles.push(...imports.knownFiles)
    result.brokenFiles.push(...imports.brokenFiles)
  }
  return result
}

/** Other lots need the roads of the addresses, and changes what they change. Reading one file occupies one processor while the database merges another. */
const STEPS: { isOfStep: (file: AddressFile) => boolean; atOnce: number }[] = [
  { isOfStep: ({ isChange, kind }) => !isChange && kind === 'ADDRESSES', atOnce: 2 },
  { isOfStep: ({ isChange, kind }) => !isChange && kind === 'LOTS', atOnce: 2 },
  { isOfStep: ({ isChange }) => isChange, atOnce: 1 },
]

function byDay(one: AddressFile, other: AddressFile): number {
  const order = ({ day, isChange, kind }: AddressFile) => `${day ?? ''} ${isChange ? 1 : 0} ${kind}`
  return order(one) < order(other) ? -1 : 1
}

async function storeFile({ pool, onRefused, onProgress, signal }: AddressImportContext, file: AddressFile) {
  const read = { rows: 0, refused: 0, problem: null as string | null }
  const districts = new Map<
    string,
    AddressMerge['districts'] extends ReadonlyMap<string, infer Names> ? Names : never
  >()
  let bytesLeft = file.bytes

  async function* lines(): AsyncGenerator<string> {
    const share = (bytes: number) => {
      bytesLeft -= bytes * READING_SHARE
      onProgress(bytes * READING_SHARE)
    }
    for await (const rows of file.rows(share)) {
      let text = ''
      for (const row of rows) {
        read.rows += 1
        if ('refusal' in row) {
          read.refused += 1
          onRefused({ file: file.name, line: row.line, reason: row.refusal, text: row.text })
          continue
        }
        const { address } = row
        const code = address.pnu.slice(0, 10)
        if (!districts.has(code)) districts.set(copyOf(code), address.district.map(copyOf))
        text += stagedLine(row.line, address)
      }
      if (text !== '') yield text
      if (signal?.aborted) return
    }
  }
  const client = await pool.connect()
  try {
    try {
      await stageAddresses(client, lines())
    } catch (error) {
      return { ...read, problem: (error as Error).message, merged: null }
    }
    if (signal?.aborted) return { ...read, merged: null }
    const { kind, isChange, day } = file
    const merged = await mergeAddresses(client, { kind, isChange, day: day ?? '', districts })
    onProgress(bytesLeft)
    const problem =
      merged.refusal === 'SHRUNK'
        ? '저장된 이 지역 주소의 20 % 넘게 파일에 없어 저장하지 않았습니다. 끊겼거나 다른 지역의 파일입니다.'
        : null
    return { ...read, problem, merged }
  } finally {
    // the staging tables are dropped with the connection
    client.release(true)
  }
}

/** A slice of the file's text would keep all of it in memory. */
function copyOf(text: string): string {
  return ` ${text}`.slice(1)
}
