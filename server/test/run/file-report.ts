import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'

/** The results of the tests of one file. */
export type FileReport = {
  passed: number
  failed: number
  /** Each with its reason. */
  skipped: string[]
  /** Descriptions of the failures, for printing. */
  failures: string[]
}

type Ended = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>['data']

export function emptyReport(): FileReport {
  return { passed: 0, failed: 0, skipped: [], failures: [] }
}

export function addEvent(report: FileReport, event: TestEvent): void {
  if (event.type === 'test:pass') addPassed(report, event.data)
  if (event.type === 'test:fail') addFailed(report, event.data)
}

function addPassed(report: FileReport, { name, skip, todo, details }: Ended): void {
  if (skip !== undefined && skip !== false) report.skipped.push(`${name} # ${skip}`)
  else if (details.type !== 'suite' && !todo) report.passed += 1
}

/** Counts a file as failed only if it failed itself, not because of one of its tests. */
function addFailed(report: FileReport, { name, details, file, line }: Ended): void {
  const { error } = details as { error: Error & { failureType?: string } }
  const isOfSubtest = error.failureType === 'subtestsFailed'
  if (details.type !== 'suite' || !isOfSubtest) report.failed += 1
  if (!isOfSubtest) report.failures.push(`${name} (${file}:${line})\n${indented(inspect(error.cause ?? error))}`)
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ')
}
