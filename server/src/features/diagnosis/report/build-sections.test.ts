import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { Value } from 'typebox/value'
import { examples } from '../../../../test/examples.ts'
import fc from '../../../../test/properties.ts'
import { eachTextOnce } from '../../../domain/wording/texts.fixture.ts'
import { findForbiddenWording } from '../../../domain/wording/word-guard.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import { inWords } from '../../../words/in-words.ts'
import { ENGLISH_SENTENCE, HANGUL, withoutBrackets } from '../../../words/letters.fixture.ts'
import type { Worded } from '../../../words/message.ts'
import { buildSections } from './build-sections.ts'
import { anyDiagnosed } from './diagnosed.fixture.ts'

/** How an action starts that the user has to confirm (R-DIAG-42). */
const DIRECTLY = '직접 확인 필요: '

/** The sentences of the sections themselves; titles, codes and labels are left out. */
function sentencesOf(sections: Worded<ReturnType<typeof buildSections>>): string[] {
  const { riskSummary, decisionSummary, topRiskFindings, checklist, nextActions, propertyIdentity, riskAssessment } =
    sections
  return [
    riskSummary.summary,
    ...riskSummary.reasons,
    decisionSummary.summary,
    decisionSummary.primaryAction,
    decisionSummary.cautionMessage,
    ...topRiskFindings.flatMap(({ evidence, limitation, action }) => [evidence, limitation, action]),
    ...checklist.flatMap(({ detail }) => detail ?? []),
    ...nextActions,
    propertyIdentity.determinationStatus,
    ...propertyIdentity.cautions,
    ...(riskAssessment.depositLines ?? []).flatMap(({ explanation, reason }) => explanation ?? reason ?? []),
    ...(riskAssessment.whatWouldChange ?? []).map(({ explanation }) => explanation),
  ]
}

/** 원, 건 and 동 end in a consonant, the percent sign in a vowel. */
const WRONG_PARTICLE =
  /(?:\d|만|억) ?원(?:는|가|를|와|로)(?![가-힣])|\d(?:건|동)(?:는|가|를|와)(?![가-힣])|%(?:은|이|을|과)(?![가-힣])/
const DEBRIS = /undefined|NaN|null|\[object|[{}]|Infinity| {2}|\.\.(?!\.)|\s[.,]|,,/

test('R-DIAG-24: any diagnosis gives an answer that the contract accepts', () => {
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => {
      const answer = {
        diagnosisId: 1,
        createdAt: '2026-11-21T09:00:00.000+09:00',
        ...inKorean(buildSections(diagnosed)),
      }
      assert.deepEqual([...Value.Errors(RentRiskDiagnosisResponse, JSON.parse(JSON.stringify(answer)))], [])
    }),
    { numRuns: examples(300) },
  )
})

test('R-DIAG-27, R-DIAG-40: five cards in their order, three findings, 12 criteria, and every sentence is whole', () => {
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => {
      const sections = inKorean(buildSections(diagnosed))
      assert.deepEqual(
        sections.dataStatuses.map(({ key }) => key),
        ['building-register', 'rent-transaction', 'sale-transaction', 'public-price', 'registry-document'],
      )
      assert.deepEqual(
        sections.topRiskFindings.map(({ category }) => category),
        ['money', 'rights', 'register_site'],
      )
      assert.equal(sections.riskAssessment.criteria.length, 12)
      assert.equal(sections.riskAssessment.depositLines?.length, 4)
      for (const { kind, span } of sections.riskAssessment.whatWouldChange ?? [])
        assert.ok(kind !== 'PAPER' || span > 0, 'a paper that moves nothing would change nothing')
      assert.ok(sections.dataStatuses.every(({ details }) => details.length > 0))
      for (const sentence of sentencesOf(sections)) assert.match(sentence, /^\S.*\.\)?$/s, sentence)
      for (const detail of sections.dataStatuses.flatMap(({ details }) => details))
        assert.doesNotMatch(detail, /[A-Z]_[A-Z]/, 'no code')
    }),
    { numRuns: examples(300) },
  )
})

test('Diagnosis rule 10: no text approves anything, and none holds a hole or a wrong particle', () => {
  const check = eachTextOnce((text) => {
    assert.deepEqual(findForbiddenWording(text), [], text)
    assert.doesNotMatch(text, DEBRIS)
    assert.doesNotMatch(text, WRONG_PARTICLE)
    if (!HANGUL.test(text)) assert.doesNotMatch(text, ENGLISH_SENTENCE)
  })
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => {
      const { inputSummary: _typed, ...written } = inKorean(buildSections(diagnosed))
      check(written)
    }),
    { numRuns: examples(300) },
  )
})

test('Diagnosis rule 10 in English: nothing is approved, and Korean letters stand in brackets after the English name alone', () => {
  const check = eachTextOnce((text) => {
    assert.deepEqual(findForbiddenWording(text), [], text)
    assert.doesNotMatch(text, DEBRIS)
    assert.doesNotMatch(withoutBrackets(text), HANGUL)
  })
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => {
      const { inputSummary: _typed, address: _named, ...sections } = inWords(buildSections(diagnosed), 'en')
      check({ ...sections, descriptionContradictions: sections.descriptionContradictions?.map(ownWords) })
    }),
    { numRuns: examples(200) },
  )
})

/** They include what the user typed, unchanged. */
function ownWords({ known, sentence }: { known: string; sentence: string }) {
  return { known, sentence }
}

test('rule 3: what no interface can confirm is always left to the user and never confirmed', () => {
  const leftToUser = ['REGISTRY_RIGHTS', 'SENIOR_TENANTS', 'GUARANTEE', 'SITE_DEFECTS']
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => {
      const { confirmationMatrix, dataStatuses, checklist, nextActions } = inKorean(buildSections(diagnosed))
      const required = confirmationMatrix.required.map(({ code }) => code)
      const confirmed = confirmationMatrix.confirmed.map(({ code }) => code)
      for (const code of leftToUser) {
        assert.ok(required.includes(code))
        assert.ok(!confirmed.includes(code))
      }
      const registry = dataStatuses.at(-1)
      assert.equal(registry?.state, 'unavailable')
      assert.equal(registry?.lookupStatus, null)
      assert.ok(checklist.some(({ code }) => code === 'VIOLATING_BUILDING'))
      assert.ok(nextActions.some((action) => action.startsWith(DIRECTLY)))
      assert.equal(new Set(nextActions).size, nextActions.length)
    }),
    { numRuns: examples(200) },
  )
})

test('a failed address: empty, nothing looked up, nothing confirmed, verdict on hold', () => {
  fc.assert(
    fc.property(
      anyDiagnosed.filter(({ address }) => !address.ok),
      (diagnosed) => {
        const sections = inKorean(buildSections(diagnosed))
        assert.equal(sections.diagnosisState, 'empty')
        assert.equal(sections.address.state, 'empty')
        assert.equal(sections.address.lookupAvailable, false)
        assert.ok(sections.dataStatuses.every(({ lookupStatus }) => lookupStatus === null))
        assert.deepEqual(sections.confirmationMatrix.confirmed, [])
        assert.equal(sections.decisionSummary.statusCode, 'JUDGMENT_HOLD')
        assert.equal(sections.riskSummary.riskLevelCode, 'NOT_ENOUGH_DATA')
      },
    ),
    { numRuns: 60 },
  )
})

test('missing data never look good: no mild decision, no mild level and no mild finding over a gap', () => {
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => {
      const { decisionSummary, dataStatuses, topRiskFindings, riskSummary } = inKorean(buildSections(diagnosed))
      const money = dataStatuses.slice(1, 4)
      const allMissing = money.every(({ state }) => state !== 'success' && state !== 'partial')
      if (decisionSummary.statusCode === 'DOCUMENT_CHECK_REQUIRED') {
        assert.equal(dataStatuses[0]?.state, 'success')
        assert.ok(money.filter(({ state }) => state === 'success').length >= 1)
        assert.equal(diagnosed.verdict.assessment.riskGrade, 'LOW')
      }
      if (dataStatuses[0]?.lookupStatus !== 'FOUND') assert.notEqual(riskSummary.riskLevelCode, 'CONDITIONAL_REVIEW')
      const { facts } = diagnosed
      // an estimate rests on older deals: it is evidence where no card has any
      const { marketSignal, valueEstimate, jeonseEstimate } = facts
      const silent = [marketSignal.lease, marketSignal.sale, valueEstimate, jeonseEstimate].every(
        (each) => each === null,
      )
      // cautions about missing data or about the region do not count as mild findings either
      if (allMissing && silent) assert.ok(['UNKNOWN', 'CAUTION'].includes(topRiskFindings[0]?.severity ?? ''))
    }),
    { numRuns: examples(300) },
  )
})

test('sample data never carry the official name alone', () => {
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => {
      const { dataStatuses, riskSummary } = inKorean(buildSections(diagnosed))
      const sample = diagnosed.dataMode === 'sample'
      for (const { source } of dataStatuses) assert.equal(source.includes('샘플 데이터'), sample)
      assert.equal(riskSummary.summary.includes('샘플 데이터'), sample)
    }),
    { numRuns: 60 },
  )
})

test('the generator reaches every card state, sample level, decision, level and severity', () => {
  const answers = fc
    .sample(anyDiagnosed, { numRuns: 3_000, seed: 7 })
    .map((diagnosed) => inKorean(buildSections(diagnosed)))
  const seen = (of: (sections: (typeof answers)[number]) => string[]) => new Set(answers.flatMap(of)).size
  assert.equal(
    seen(({ propertyIdentity }) => [propertyIdentity.state]),
    6,
  )
  assert.equal(
    seen(({ dataStatuses }) => [dataStatuses[0]?.state ?? '']),
    6,
  )
  assert.equal(
    seen(({ dataStatuses }) => [dataStatuses[1]?.state ?? '']),
    5,
  )
  assert.equal(
    seen(({ dataStatuses }) => [dataStatuses[3]?.state ?? '']),
    5,
  )
  assert.equal(
    seen(({ decisionSummary }) => [decisionSummary.statusCode]),
    4,
  )
  assert.equal(
    seen(({ riskSummary }) => [riskSummary.riskLevelCode]),
    4,
  )
  assert.equal(
    seen(({ topRiskFindings }) => [topRiskFindings[0]?.severity ?? '']),
    4,
  )
  assert.equal(
    seen(({ topRiskFindings }) => [topRiskFindings[2]?.severity ?? '']),
    4,
  )
  const levels = answers.flatMap(({ riskAssessment }) =>
    riskAssessment.criteria.flatMap(({ evidence }) =>
      evidence.flatMap(({ field, value }) => (field === 'sampleLevel' ? [value] : [])),
    ),
  )
  assert.equal(new Set(levels).size, 5)
})
