import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { ROOT } from '../source-files.ts'
import { cpuOfTree } from './cpu.ts'
import { emptyReport, type FileReport } from './file-report.ts'
import { SEVERAL_FILES_VARIABLE } from './several-files.ts'
import type { TestFile } from './test-files.ts'

export type FileResult = FileReport & { file: TestFile; cpuSeconds: number; seconds: number }
type Report = (result: FileResult) => void

/** Only reached if something hangs. */
const HANG_MINUTES = 15
const FILES_A_PROCESS = 60

/** Runs the files in `workers` processes; each takes the next file when it has finished one. */
export async function runInWorkers(files: readonly TestFile[], workers: number, report: Report): Promise<void> {
  const left = [...files]
  await Promise.all(
    Array.from({ length: Math.min(workers, files.length) }, async () => {
      while (left.length > 0) await runProcess(left, report)
    }),
  )
}

/** Compile cache of the test processes and those they start; valid as long as the sources are unchanged. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled')

/** Runs one process and its files; it is replaced after some, so that its memory stays small. */
async function runProcess(left: TestFile[], report: Report): Promise<void> {
  const worker = startWorker()
  const gone = once(worker, 'exit') as Promise<[number | null, string | null]>
  let last: TestFile | undefined
  let failed = 0
  for (let taken = 0; taken < FILES_A_PROCESS && worker.connected; taken += 1) {
    // The browser and service shared by journeys end before other files begin.
    if (last?.kind === 'journey' && left[0]?.kind !== 'journey') break
    const file = left.shift()
    if (file === undefined) break
    last = file
    const result = await runFile(worker, gone, file)
    failed += result.failed
    report(result)
  }
  // It ended during a file, whose report shows that.
  if (!worker.connected) return
  const ending = beforeHang(worker)
  worker.disconnect()
  const [code, signal] = await gone
  clearTimeout(ending)
  const expected = failed > 0 ? 1 : 0
  if (code !== expected && last) report({ ...lost(last, `its process ended with ${code ?? signal}`), file: last })
}

function startWorker(): ChildProcess {
  return fork(join(import.meta.dirname, 'worker.ts'), [], {
    cwd: ROOT,
    env: {
      NODE_COMPILE_CACHE: COMPILED,
      ...process.env,
      NODE_TEST_CONTEXT: undefined,
      [SEVERAL_FILES_VARIABLE]: 'true',
    },
    execArgv: [
      `--test-timeout=${HANG_MINUTES * 60_000}`,
      `--test-reporter=${join(import.meta.dirname, 'report-file.ts')}`,
      '--test-reporter-destination=stdout',
    ],
  })
}

async function runFile(worker: ChildProcess, gone: Promise<unknown>, file: TestFile): Promise<FileResult> {
  const begun = { cpu: cpuOfTree(worker.pid ?? 0), at: performance.now() }
  const reported = once(worker, 'message').then(([message]) => message as FileReport)
  worker.send(join(ROOT, file.file))
  const hang = beforeHang(worker)
  const report = await Promise.race([reported, gone.then(() => undefined)])
  clearTimeout(hang)
  return {
    ...(report ?? lost(file, 'the process ended before the file did')),
    file,
    cpuSeconds: Math.max(0, cpuOfTree(worker.pid ?? 0) - begun.cpu),
    seconds: (performance.now() - begun.at) / 1000,
  }
}

function beforeHang(worker: ChildProcess): NodeJS.Timeout {
  return setTimeout(() => worker.kill('SIGKILL'), 2 * HANG_MINUTES * 60_000)
}

function lost({ file }: TestFile, why: string): FileReport & { cpuSeconds: number; seconds: number } {
  return { ...emptyReport(), failed: 1, failures: [`${file}: ${why}`], cpuSeconds: 0, seconds: 0 }
}
