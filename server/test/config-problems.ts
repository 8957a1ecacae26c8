import assert from 'node:assert/strict'
import { ConfigError } from '../src/platform/config.ts'

/** What a configuration is refused for; none where it is taken. */
export function problemsOf(load: () => unknown): string[] {
  try {
    load()
    return []
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.problems
  }
}

/** The names of the variables that have a problem, in the order of the alphabet. */
export function refusedVariables(load: () => unknown): string[] {
  return problemsOf(load)
    .map((problem) => problem.split(' ')[0] ?? '')
    .sort()
}
