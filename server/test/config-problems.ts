import assert from 'node:assert/strict'
import { ConfigError } from '../src/platform/config/config.ts'

/** As production demands one. */
const RANDOM_SECRET = 'mQ7x-Vw2Tz9_Lk4Rb8Nc1Yf6Hs3Jd5Gp0'

/** What production demands, with an invented operator. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET: RANDOM_SECRET,
  OPERATOR_NAME: '전월세안심 협동조합',
  OPERATOR_CONTACT: 'service@lease-risk.example',
  PRIVACY_OFFICER: '김보호',
  PRIVACY_OFFICER_CONTACT: '02-000-0000',
}

/** Returns the problems of a refused configuration; none if it is accepted. */
export function problemsOf(load: () => unknown): string[] {
  try {
    load()
    return []
  } catch (error) {
    assert.ok(error instanceof ConfigError)
    return error.problems
  }
}

/** Returns the names of the variables with a problem, in alphabetical order. */
export function refusedVariables(load: () => unknown): string[] {
  return problemsOf(load)
    .map((problem) => problem.split(' ')[0] ?? '')
    .sort()
}
