import { createWriteStream, type WriteStream } from 'node:fs'
import { resolve } from 'node:path'
import type { Pool } from 'pg'
import type { DistrictCatalogue } from '../domain/district/district-catalogue.ts'
import type { FileImports } from '../evidence/index.ts'
import { clockOf } from '../platform/clock.ts'
import { loadConfig } from '../platform/config/config.ts'
import { loadDistrictCatalogue } from '../platform/load-district-catalogue.ts'
import { givenFile, requirePlaceForFile } from './given-files.ts'
import { startProgressBar } from './progress-bar.ts'
import { openDatabase } from './reach-database.ts'
import type { GivenFiles } from './run-import.ts'

type Context<Refusal> = {
  pool: Pool
  catalogue: DistrictCatalogue
  now: () => Date
  onRefused: (refusal: Refusal) => void
  onProgress: (bytes: number) => void
  again: boolean
  signal: AbortSignal
}

type Result = { counts: { read: number; refused: number }; brokenFiles: { file: string; problem: string }[] }

/** How to import one kind of file. */
type FileImport<File extends { bytes: number }, Refusal, Read extends Result> = {
  /** The file that lists refused rows, and its columns. */
  rejects: { name: string; columns: (keyof Refusal & string)[] }
  /** The file at a path, or those inside an archive. */
  open: (path: string) => File | Promise<File[]>
  importFiles: (context: Context<Refusal>, files: File[]) => Promise<Read>
  /** Korean lines; `perSecond`: rows read. */
  summary: (result: Read, perSecond: number) => string
  /** Work to do after an import that was not interrupted. */
  afterwards?: (context: Pick<Context<Refusal>, 'pool' | 'now' | 'signal'>, result: Read) => Promise<void>
}

/** Imports the files, with a progress bar. Sets exit code 1 if a file was not read to its end or the import was interrupted. */
export async function importFiles<File extends { bytes: number }, Refusal, Read extends Result>(
  command: FileImport<File, Refusal, Read>,
  { paths, rejects: asked, again }: GivenFiles,
): Promise<void> {
  const files: File[] = []
  for (const path of paths) {
    const opened = await command.open(path)
    files.push(...(Array.isArray(opened) ? opened : [opened]))
  }
  const config = loadConfig(process.env)
  const rejectsPath = givenFile(asked ?? placeOf(command.rejects.name, config.dataDir))
  const clock = clockOf(config)
  const { database, close } = await openDatabase(config)
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  const { columns } = command.rejects
  const rejects = rejectFile(rejectsPath, columns)
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const bar = startProgressBar(bytes, () => `파일 ${files.length}개`)
  const startedAt = performance.now()
  const context: Context<Refusal> = {
    pool: database.pool,
    catalogue: loadDistrictCatalogue(),
    now: clock.now,
    onRefused: (refusal) => rejects.write(...columns.map((column) => String(refusal[column]))),
    onProgress: bar.advance,
    again,
    signal: interrupted.signal,
  }
  try {
    const result = await command.importFiles(context, files)
    bar.end()
    const perSecond = Math.round((result.counts.read * 1000) / (performance.now() - startedAt))
    process.stdout.write(`${command.summary(result, perSecond)}\n`)
    if (result.counts.refused > 0) process.stdout.write(`거절한 행과 이유: ${rejectsPath}\n`)
    if (!interrupted.signal.aborted) await command.afterwards?.(context, result)
    if (result.brokenFiles.length > 0 || interrupted.signal.aborted) process.exitCode = 1
  } finally {
    await close()
    await rejects.close()
  }
}

const number = new Intl.NumberFormat('ko-KR')

/** Korean lines on the files that were skipped or broke off. `kept`: what is stored of a broken one. */
export function outcomeOfFiles(
  { knownFiles, brokenFiles }: Pick<FileImports, 'knownFiles' | 'brokenFiles'>,
  kept: string,
): string[] {
  return [
    ...knownFiles.map(
      ({ file, refusedCount }) =>
        `내용이 그대로여서 다시 읽지 않은 파일: ${file}${refusedCount > 0 ? ` (앞서 ${number.format(refusedCount)}행을 거절했습니다)` : ''}`,
    ),
    ...brokenFiles.map(({ file, problem }) => `끝까지 읽지 못한 파일: ${file} - ${problem} ${kept}`),
  ]
}

/** Default location: the caller's folder, or the service's data folder if the former is not writable. */
function placeOf(name: string, dataDir: string): string {
  try {
    requirePlaceForFile(givenFile(name))
    return name
  } catch {
    return resolve(dataDir, name)
  }
}

type RejectFile = {
  /** Writes one line, replacing characters in its cells that would break it. */
  write(...cells: (string | number)[]): void
  close(): Promise<void>
}

/** Writes a TSV with a header of the rows an import refused; created only if a row is refused. */
function rejectFile(path: string, header: readonly string[]): RejectFile {
  let stream: WriteStream | undefined
  let problem: Error | undefined
  const lineOf = (cells: readonly (string | number)[]) =>
    `${cells.map((cell) => String(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\n`
  return {
    write(...cells) {
      if (stream === undefined) {
        stream = createWriteStream(path)
        stream.on('error', (error) => {
          problem ??= error
        })
        stream.write(lineOf(header))
      }
      stream.write(lineOf(cells))
    },
    async close() {
      await new Promise<void>((resolve) => (stream === undefined ? resolve() : stream.end(() => resolve())))
      if (problem !== undefined) throw problem
    },
  }
}
