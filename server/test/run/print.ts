import type { Kind } from './test-files.ts'
import type { FileResult } from './workers.ts'

export function printFile({ file, passed, failed, skipped, failures, seconds, cpuSeconds }: FileResult): void {
  const counts = countsText(passed, failed, skipped.length)
  print(`${failed ? '✖' : '✔'} ${file.file}: ${counts} (${seconds.toFixed(1)} s, CPU ${cpuSeconds.toFixed(1)} s)`)
  for (const failure of failures) print(`  ✖ ${failure}`)
  for (const skip of skipped) print(`  ﹣ ${skip}`)
}

/** Prints skips and failures again, each file with the command that runs it alone; the counts are the last line. */
export function printSummary(results: readonly FileResult[], postgresSeconds: number | undefined): void {
  for (const { file, skipped } of results) for (const skip of skipped) print(`﹣ ${file.file}: ${skip}`)
  for (const { file, failed, failures } of results) {
    for (const failure of failures) print(`✖ ${file.file}: ${failure}`)
    if (failed > 0) print(`  alone: npx node server/test/run/main.ts ${file.file}`)
  }
  if (postgresSeconds !== undefined) printCpu(results, postgresSeconds)
  const total = (count: (result: FileResult) => number) => results.reduce((sum, each) => sum + count(each), 0)
  print(
    countsText(
      total(({ passed }) => passed),
      total(({ failed }) => failed),
      total(({ skipped }) => skipped.length),
    ),
  )
}

function printCpu(results: readonly FileResult[], postgresSeconds: number): void {
  const kinds = new Map<Kind, { files: number; seconds: number }>()
  for (const { file, cpuSeconds } of results) {
    const { files, seconds } = kinds.get(file.kind) ?? { files: 0, seconds: 0 }
    kinds.set(file.kind, { files: files + 1, seconds: seconds + cpuSeconds })
  }
  for (const [kind, { files, seconds }] of kinds) {
    print(`CPU ${kind}: ${seconds.toFixed(0)} s in ${files} files`)
  }
  print(`CPU PostgreSQL: ${postgresSeconds.toFixed(0)} s`)
}

function countsText(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
