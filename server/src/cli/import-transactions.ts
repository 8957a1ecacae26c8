import { createWriteStream, type WriteStream } from 'node:fs'
import { parseArgs } from 'node:util'
import { type ImportResult, importTransactions, type Refusal } from '../features/collection/index.ts'
import { loadConfig } from '../platform/config.ts'
import { loadDistrictCatalogue } from '../platform/load-district-catalogue.ts'
import { endWithProblem } from '../platform/start-problem.ts'
import { openTransactionFile } from '../providers/transactions/transaction-file.ts'
import { fitWithProgress } from './fit-with-progress.ts'
import { openDatabase } from './open-database.ts'
import { startProgressBar } from './progress-bar.ts'

const USAGE = `사용법: npm run import:transactions -- 파일… [--rejects 거절목록.tsv]
국토교통부 실거래가 공개시스템(rt.molit.go.kr)에서 받은 CSV와, 실거래가 API 항목을 담은 JSON·XML 파일을 가져옵니다.
압축 파일(.gz)도 됩니다. 같은 파일을 다시 가져와도 바뀌는 것이 없습니다.
`
const number = new Intl.NumberFormat('ko-KR')

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rejects: { type: 'string', default: 'import-rejects.tsv' } },
  })
  if (positionals.length === 0) throw new Error(USAGE)
  const files = positionals.map(openTransactionFile)
  const { database, close } = await openDatabase(loadConfig(process.env))
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort())
  const rejects = rejectFile(values.rejects)
  const bar = startProgressBar(
    files.reduce((sum, file) => sum + file.bytes, 0),
    () => `파일 ${files.length}개`,
  )
  const startedAt = performance.now()
  try {
    const result = await importTransactions(
      {
        pool: database.pool,
        catalogue: loadDistrictCatalogue(),
        now: () => new Date(),
        onRefused: rejects.write,
        onProgress: bar.advance,
        signal: interrupted.signal,
      },
      files,
    )
    bar.end()
    process.stdout.write(`${summary(result, (performance.now() - startedAt) / 1000)}\n`)
    if (result.counts.refused > 0) process.stdout.write(`거절한 행과 이유: ${values.rejects}\n`)
    const { inserted, updated, vanished } = result.counts
    if (inserted + updated + vanished > 0 && !interrupted.signal.aborted) {
      await fitWithProgress(database.pool, new Date(), interrupted.signal)
    }
    if (result.brokenFiles.length > 0 || interrupted.signal.aborted) process.exitCode = 1
  } finally {
    await rejects.close()
    await close()
  }
} catch (error) {
  endWithProblem(error)
}

function summary({ counts, brokenFiles }: ImportResult, seconds: number): string {
  return [
    `읽음 ${number.format(counts.read)} · 저장 ${number.format(counts.inserted)} · 갱신 ${number.format(counts.updated)}` +
      ` · 변화 없음 ${number.format(counts.unchanged)} · 사라진 거래 ${number.format(counts.vanished)}` +
      ` · 거절 ${number.format(counts.refused)} (초당 ${number.format(Math.round(counts.read / seconds))}행)`,
    ...brokenFiles.map(({ file, problem }) => `끝까지 읽지 못한 파일: ${file} - ${problem} 그 앞까지는 저장했습니다.`),
  ].join('\n')
}

/** Made only when something is refused. */
function rejectFile(path: string): { write: (refusal: Refusal) => void; close: () => Promise<void> } {
  let stream: WriteStream | undefined
  return {
    write({ file, line, record, reason, text }) {
      if (stream === undefined) {
        stream = createWriteStream(path)
        stream.write('file\tline\trecord\treason\ttext\n')
      }
      stream.write(`${file}\t${line}\t${record}\t${reason}\t${text.replaceAll(/[\t\r\n]+/g, ' ')}\n`)
    },
    close: () => new Promise((resolve) => (stream === undefined ? resolve() : stream.end(() => resolve()))),
  }
}
