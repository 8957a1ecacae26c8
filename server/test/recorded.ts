import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const FOLDER = new URL('../../../shared/samples/', import.meta.url)

/** A test on one recorded reply of a provider; skipped, and said so, where the folder of recordings is absent. */
export function testRecorded(path: string, rule: string, check: (text: string) => void | Promise<void>): void {
  const file = new URL(path, FOLDER)
  const skip = existsSync(file) ? false : `no recording ../shared/samples/${path}`
  test(`recorded ${path}: ${rule}`, { skip }, () => check(readFileSync(file, 'utf8')))
}
