import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const SOURCE = join(import.meta.dirname, '../src')

/** Where judgements are made or worded. Every number that can change one stands in domain/rule-book. */
const JUDGING = '{domain/{assessment,checks,comparison,market,property}/**,features/diagnosis-report/**}/*.ts'

/** Numbers that are no lines of ours: what each is, and where. */
const NO_JUDGEMENT: Record<string, RegExp> = {
  // the building code's own height of an apartment (five floors of homes), by which the register is read
  'domain/property/building-use.ts': /floors (?:>=|<=) [146]/,
  'domain/property/choose-public-price.ts': /WON_PER_MANWON = 10_000|SAME_PLAN_SQUARE_METER = 0\.05/,
  // how doors are numbered, from which a name tells its floor
  'domain/property/published-unit.ts': /number > 100 && number < 10_000/,
  'domain/comparison/sample.ts': /ROUNDING = 1e-9/,
  'domain/comparison/statistics.ts': /quantile\(sorted, 0\.(?:25|5|75)\)|^ +0\.5,/m,
  // what is asked for, and no line
  'features/diagnosis-report/read-terms.ts': /LEAST_MANWON = 1$/,
  // how a text is cut, not what it says
  'features/diagnosis-report/decision-summary.ts': /NAMED_AT_MOST = 3/,
  'features/diagnosis-report/top-risk-findings.ts': /SENTENCES_AT_MOST = 2/,
  'domain/assessment/risks-add-up.ts': /NAMED_AT_MOST = 2/,
  'domain/assessment/sources/register-source.ts': /NAMED_AT_MOST = 5|candidates\.length > 1|rest\.length === 0/,
  'domain/assessment/model-scoring/model-prompt.ts': /MAX_VALUE_LENGTH = 120/,
  'domain/assessment/model-scoring/model-sentence.ts': /(?:SHORTEST|LONGEST) = \d+/,
  'domain/assessment/sources/identity.ts': /candidates\.length < 2/,
  // the scale itself
  'domain/assessment/model-scoring/read-model-answer.ts': /<= 100/,
  'domain/assessment/deposit-lines.ts': /1e-6/,
  'domain/assessment/aggregate.ts': /1e-9/,
  'domain/assessment/lease-facts.ts': /FACTS_VERSION = \d+/,
}

const FOUND = [
  /(?:[<>]=?|===|!==)\s*-?(?!0\b|1\b)\d[\d_.]*/g,
  /\b\d[\d_]*\.\d+\b/g,
  /\b[A-Z][A-Z_]{2,}\s*=\s*-?\d[\d_.e-]*/g,
]

/** Code without comments, texts and patterns: what is left can decide something. */
function codeOf(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``')
    .replaceAll(/\/(?![*/\s])(?:[^/\\\n]|\\.)+\/[a-z]*(?=[.,)\s])/g, '//')
}

function judgementLiterals(file: string, source: string): string[] {
  const allowed = NO_JUDGEMENT[file]
  const code = codeOf(source)
    .split('\n')
    .filter((line) => !(allowed?.test(line) ?? false))
    .join('\n')
  return FOUND.flatMap((pattern) => code.match(pattern) ?? []).map((literal) => `${file}: ${literal}`)
}

test('the scan sees judgements and nothing else', () => {
  const bad = ['if (ratio >= 0.8) stop()', 'const YEARS = 30', 'return score > 60', 'x * 1.2']
  for (const line of bad) assert.ok(judgementLiterals('any.ts', line).length > 0, line)
  const good = [
    'if (count > 0) go()',
    'list.slice(0, 4)',
    "const WORDS = '80 % 이상'",
    '/** from 0.8 on */',
    '`${n} > 30`',
  ]
  for (const line of good) assert.deepEqual(judgementLiterals('any.ts', line), [], line)
})

test('no numeric judgement stands outside the rule book', () => {
  const files = globSync(JUDGING, { cwd: SOURCE }).filter((file) => !/\.(?:test|fixture)\.ts$/.test(file))
  assert.ok(files.length > 60, `only ${files.length} files were scanned`)
  const found = files.flatMap((file) => judgementLiterals(file, readFileSync(join(SOURCE, file), 'utf8')))
  assert.deepEqual(found, [])
})
