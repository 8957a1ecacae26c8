import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import { ESTIMATE_SHOWN } from '../src/domain/rule-book/estimate-thresholds.ts'
import { REGION_THRESHOLDS } from '../src/domain/rule-book/shown-thresholds.ts'
import { REALISM, SALE_THRESHOLDS, SAMPLE_RULES, WINDOWS } from '../src/domain/rule-book/thresholds.ts'
import { readSource, sourceFiles } from './source-files.ts'
import { CUT_NAME, DATA, JUDGING, NO_THRESHOLDS, TECHNICAL_NAME, THRESHOLD_NAME } from './technical-numbers.ts'

const FOUND = [
  /(?:[<>]=?|===|!==)\s*-?(?!0\b|1\b)\d[\d_.]*/g,
  /\b\d[\d_]*\.\d+\b/g,
  /\b[A-Z][A-Z_]{2,}\s*=\s*-?\d[\d_.e-]*/g,
]
const NAMED = /\bconst ([A-Z][A-Z_]+) = .*/
const WHOLE = / = -?[\d_]+$/
/** Comparisons of reply statuses, and of text or list lengths: none, one, a pair. */
const SHAPES =
  /\b\w*[sS]tatus(?:Code)? (?:[<>]=?|===|!==) \d{3}\b|\.(?:length (?:===|!==) \d+|(?:length|size) [<>]=? 2\b)/g

/** Removes comments, strings and patterns: only the remaining code can decide anything. */
function codeOf(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''")
    .replaceAll(/`(?:[^`\\]|\\.)*`/g, '``')
    .replaceAll(/\/(?![*/\s])(?:[^/\\\n]|\\.)+\/[a-z]*(?=[.,)\s])/g, '//')
}

/** `used`: collects the list entries that exempted a line. */
function thresholdsIn(file: string, source: string, used = new Set<RegExp>()): string[] {
  const known = NO_THRESHOLDS.filter(([path]) => file.startsWith(path))
  return codeOf(source)
    .split('\n')
    .flatMap((line) => {
      const name = NAMED.exec(line)?.[1]
      if (name !== undefined && (TECHNICAL_NAME.test(name) || CUT_NAME.test(name))) return []
      if (name !== undefined && WHOLE.test(line) && !THRESHOLD_NAME.test(name) && !JUDGING.test(file)) return []
      const found = FOUND.flatMap((pattern) => line.replaceAll(SHAPES, '').match(pattern) ?? [])
      const reason = found.length === 0 ? undefined : known.find(([, code]) => code.test(line))
      if (reason) used.add(reason[1])
      return reason ? [] : found.map((literal) => `${file}: ${literal}`)
    })
}

test('the scan sees thresholds and nothing else', () => {
  const bad = [
    'if (ratio >= 0.8) stop()',
    'const YEARS = 30',
    'return score > 60',
    'x * 1.2',
    'const ENOUGH_DEALS = 3',
    'const MOST_MONTHS = 24',
    'if (deals.length < 3) return null',
  ]
  for (const line of bad) assert.ok(thresholdsIn('any.ts', line).length > 0, line)
  const good = [
    'if (count > 0) go()',
    'if (sides.length < 2) go()',
    'list.slice(0, 4)',
    "const WORDS = '80 % 이상'",
    '/** from 0.8 on */',
    '`${n} > 30`',
    'const PAUSE_MS = 500',
    'const MOST_LISTED = 20',
    'const STANDARD_OUTPUT = 1',
    'if (reply.statusCode >= 500) log()',
    'if (code.length === 10) go()',
  ]
  for (const line of good) assert.deepEqual(thresholdsIn('any.ts', line), [], line)
})

test('where judgements are made every named number is a threshold', () => {
  assert.deepEqual(thresholdsIn('server/src/domain/assessment/any.ts', 'const TOLERANCE = 3'), [
    'server/src/domain/assessment/any.ts: TOLERANCE = 3',
  ])
})

test('no threshold stands outside the rule book, in the server, the contract or the client', () => {
  const files = sourceFiles('{server,web,contract}/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(?:test|fixture)\.tsx?$/.test(file) && !DATA.test(file),
  )
  assert.ok(files.length > 900, `only ${files.length} files were scanned`)
  const used = new Set<RegExp>()
  assert.deepEqual(
    files.flatMap((file) => thresholdsIn(file, readSource(file), used)),
    [],
  )
  const unused = NO_THRESHOLDS.filter(([, code]) => !used.has(code)).map(([path, code]) => `${path} ${code}`)
  assert.deepEqual(unused, [], 'no code needs these exceptions any more')
})

test('the client draws by the thresholds of the rule book', () => {
  const { probability, countedShare } = ESTIMATE_SHOWN
  assert.deepEqual(CLIENT_THRESHOLDS, {
    enoughDeals: SAMPLE_RULES.enoughDeals,
    shownMonths: REGION_THRESHOLDS.shownMonths,
    askUnitFromManwon: REALISM.jeonseDeposit.high,
    countedShare,
    probability,
    exceeded: { value: SALE_THRESHOLDS.near, jeonse: SALE_THRESHOLDS.above },
  })
  assert.equal(SAMPLE_RULES.enoughDeals, WINDOWS.enoughDeals)
})
