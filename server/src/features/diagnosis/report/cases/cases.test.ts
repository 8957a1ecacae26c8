import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assessLease } from '../../../../domain/assessment/assess-lease.ts'
import { ofSeverity } from '../../../../domain/assessment/findings/finding.ts'
import { inKorean } from '../../../../words/in-korean.fixture.ts'
import { inWords } from '../../../../words/in-words.ts'
import { LANGUAGES, type Language } from '../../../../words/language.ts'
import { ENGLISH_SENTENCE, HANGUL, withoutBrackets } from '../../../../words/letters.fixture.ts'
import { buildSections } from '../build-sections.ts'
import { diagnosedOf } from '../diagnosed.fixture.ts'
import { nextActions } from '../next-actions.ts'
import { topRiskFindings } from '../present-assessment.ts'
import { ALL_CASES } from './all-cases.fixture.ts'
import { apartment, type Case, casesOf, deals, jeonse, ORDINARY } from './case.fixture.ts'
import { MONEY_CASES } from './money-cases.fixture.ts'
import { ORDINARY_CASES } from './ordinary-cases.fixture.ts'
import { READING_CASES } from './reading-cases.fixture.ts'
import { RIGHTS_CASES } from './rights-cases.fixture.ts'

const FRAUD = [...MONEY_CASES, ...RIGHTS_CASES, ...READING_CASES]
const FIRST = 3

/** Whether a finding that identifies the pattern stands out. */
function isWarned({ facts, warnings }: Case): boolean {
  const weighty = ofSeverity(assessLease(facts).findings, 'SEVERE', 'CAUTION')
  return weighty.some(({ code }) => warnings.includes(code))
}

/** The papers that the first three actions do not name. */
function missingPapers({ facts, papers }: Case): string[] {
  const named = nextActions(diagnosedOf(facts))
    .slice(0, FIRST)
    .flatMap(({ checkIds }) => checkIds)
  return papers.filter((paper) => !named.includes(paper))
}

/** A stop, or a money card that stands out, for an ordinary home. */
function falseAlarms({ facts }: Case): string[] {
  const verdict = assessLease(facts)
  const [money] = topRiskFindings(verdict)
  return [
    ...(verdict.decision === 'STOP_BEFORE_CONTRACT' ? ['STOP'] : []),
    ...(money?.severity === 'HIGH' || money?.severity === 'CAUTION' ? [`money ${money.severity}`] : []),
  ]
}

test('the table: at least 60 homes of the known patterns and 40 ordinary ones', (t) => {
  assert.ok(FRAUD.length >= 60, `${FRAUD.length}`)
  assert.ok(ORDINARY_CASES.length >= 40, `${ORDINARY_CASES.length}`)
  for (const pattern of new Set(FRAUD.map((each) => each.pattern))) {
    const cases = FRAUD.filter((each) => each.pattern === pattern)
    const visible = cases.filter(({ warnings }) => warnings.length > 0)
    const [warned, named] = [visible.filter(isWarned), cases.filter((each) => missingPapers(each).length === 0)]
    t.diagnostic(
      `${pattern}: warned ${warned.length} of ${visible.length}, papers named ${named.length} of ${cases.length}`,
    )
  }
  const alarmed = ORDINARY_CASES.filter((each) => falseAlarms(each).length > 0)
  t.diagnostic(`${ORDINARY}: false alarms ${alarmed.length} of ${ORDINARY_CASES.length}`)
})

for (const each of FRAUD) {
  test(`${each.pattern}: ${each.name}`, () => {
    const { findings } = assessLease(each.facts)
    const seen = findings.map(({ code, severity }) => `${severity} ${code}`).join(', ')
    if (each.warnings.length > 0) assert.ok(isWarned(each), seen)
    assert.deepEqual(missingPapers(each), [], seen)
  })
}

test('missing evidence never reads as a low risk', () => {
  for (const { facts, name, pattern } of FRAUD) {
    if (pattern === 'no value evidence at all') assert.notEqual(assessLease(facts).assessment.riskGrade, 'LOW', name)
  }
})

/** All texts about a case; typed text and names from data are the same in every language. */
function saidOf({ facts }: Case, language: Language): string[] {
  const said: string[] = []
  const sections = inWords(buildSections(diagnosedOf(facts)), language)
  const { inputSummary: _typed, address: _named, descriptionContradictions: _quoted, ...written } = sections
  JSON.stringify(written, (name, value: unknown) => {
    // a wing (동) of one letter, which is its own evidence
    const isName = ['buildingName', 'dongName'].includes(name) || (name === 'value' && /^[가-하]$/.test(String(value)))
    if (typeof value === 'string' && !isName) said.push(value)
    return isQuoted(value) ? undefined : value
  })
  return said
}

/** Evidence that quotes the listing. */
function isQuoted(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'field' in value && value.field === 'listingDescription'
}

test('every case is worded in English without a Korean word, and in Korean without an English sentence', () => {
  for (const each of [...FRAUD, ...ORDINARY_CASES]) {
    for (const text of saidOf(each, 'en')) assert.doesNotMatch(withoutBrackets(text), HANGUL, `${each.name}: ${text}`)
    for (const text of saidOf(each, 'ko'))
      if (!HANGUL.test(text)) assert.doesNotMatch(text, ENGLISH_SENTENCE, each.name)
  }
})

/** A complex without a named building. */
const COMPLEX = casesOf(
  'a complex of 24 buildings',
  { warnings: [], papers: [] },
  {
    complex: {
      terms: jeonse(45_000),
      buildings: Array.from({ length: 24 }, (_, n) => apartment({ registerKey: `${n}`, dongName: `${101 + n}동` })),
      leases: deals(8, 45_000),
      sales: deals(8, 80_000),
    },
  },
)

/** As it is sent, with any repetition that makes it too long (R-ANSWER-07). */
const MOST_BYTES = 45_000

test('R-ANSWER-07: no answer is longer than 45 kB, and each finding’s evidence stands in it once', () => {
  for (const { facts, name } of [...ALL_CASES, ...COMPLEX]) {
    const sections = buildSections(diagnosedOf(facts))
    for (const language of LANGUAGES) {
      const bytes = Buffer.byteLength(JSON.stringify(inWords(sections, language)))
      assert.ok(bytes <= MOST_BYTES, `${name}: ${bytes} bytes in ${language}`)
    }
    const answer = inKorean(sections)
    const ofCriteria = new Set(
      answer.riskAssessment.criteria.flatMap(({ evidence }) => evidence.map((fact) => JSON.stringify(fact))),
    )
    for (const { evidence = [] } of answer.findings ?? [])
      for (const fact of evidence) assert.ok(!ofCriteria.has(JSON.stringify(fact)), `${name}: ${fact.field}`)
  }
})

test('ordinary homes are not cried wolf at', () => {
  const alarmed = ORDINARY_CASES.flatMap((each) => falseAlarms(each).map((alarm) => `${each.name}: ${alarm}`))
  assert.deepEqual(alarmed, [])
})
