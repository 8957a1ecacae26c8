import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import { evidenceOf } from '../../../../test/as-read.ts'
import { examples } from '../../../../test/examples.ts'
import fc from '../../../../test/properties.ts'
import { CHECKS } from '../../../domain/checks/catalogue.ts'
import { inKorean } from '../../../words/in-korean.fixture.ts'
import type { Worded } from '../../../words/message.ts'
import { buildSections } from './build-sections.ts'
import { anyDiagnosed, type DiagnosedWithFacts } from './diagnosed.fixture.ts'
import { LEASE_ITEMS } from './purposes.ts'

/** How an action starts that the user has to confirm (R-DIAG-42). */
const DIRECTLY = '직접 확인 필요: '

const RUNS = { numRuns: examples(400) }

function forAny(holds: (sections: Worded<ReturnType<typeof buildSections>>, diagnosed: DiagnosedWithFacts) => void) {
  fc.assert(
    fc.property(anyDiagnosed, (diagnosed) => holds(inKorean(buildSections(diagnosed)), diagnosed)),
    RUNS,
  )
}

test('one finding, one severity and one wording, whichever section shows it', () => {
  forAny(({ findings = [], confirmationMatrix, riskSummary }) => {
    const byCode = new Map(findings.map((finding) => [finding.code as string, finding]))
    assert.equal(byCode.size, findings.length, 'a finding is shown once')
    for (const { code, title } of confirmationMatrix.caution) {
      assert.ok(['SEVERE', 'CAUTION'].includes(byCode.get(code)?.severity ?? ''), code)
      assert.equal(title, byCode.get(code)?.title)
    }
    for (const { code, title } of confirmationMatrix.required) {
      assert.ok(['GAP', 'ASK'].includes(byCode.get(code)?.severity ?? ''), code)
      assert.equal(title, byCode.get(code)?.title)
    }
    const sentences = new Set(findings.map((each) => sentenceOf(each, riskSummary)))
    assert.ok(!sentences.has(''), 'every finding says something')
    for (const { severity, sentence } of findings) assert.equal(sentence !== undefined, severity === 'ASK')
    for (const reason of riskSummary.reasons.slice(0, -1)) assert.ok(sentences.has(reason), reason)
  })
})

test('the decision, the cards and the grade never contradict each other', () => {
  forAny(({ findings = [], decisionSummary, topRiskFindings, riskAssessment }) => {
    const severe = findings.filter(({ severity }) => severity === 'SEVERE')
    const held = findings.some(({ code }) => code === 'AMOUNT_UNREALISTIC' || code === 'ADDRESS_NOT_CONFIRMED')
    const { statusCode } = decisionSummary
    if (!held) assert.equal(statusCode === 'STOP_BEFORE_CONTRACT', severe.length > 0)
    const high = topRiskFindings.some(({ severity }) => severity === 'HIGH')
    assert.equal(high, severe.length > 0, 'a card is HIGH exactly where a finding is SEVERE')
    if (['HIGH', 'CRITICAL'].includes(riskAssessment.riskGrade)) assert.ok(severe.length > 0)
    if (statusCode === 'DOCUMENT_CHECK_REQUIRED') {
      assert.deepEqual(
        findings.filter(({ severity }) => severity !== 'NOTE' && severity !== 'ASK').map(({ code }) => code),
        [],
      )
    }
  })
})

test('R-DIAG-53: findings stand in the order of their severity, and what leads is the first of its severity', () => {
  const order = ['SEVERE', 'CAUTION', 'GAP', 'ASK', 'NOTE']
  forAny(({ findings = [], answer }) => {
    const ranks = findings.map(({ severity }) => order.indexOf(severity))
    assert.deepEqual(
      ranks,
      ranks.toSorted((a, b) => a - b),
    )
    const lead = findings.find(({ code }) => code === answer?.because)
    if (lead !== undefined)
      assert.equal(
        findings.find(({ severity }) => severity === lead.severity),
        lead,
      )
  })
})

test('a criterion shows its findings in their own words, and whatever number it prints is theirs', () => {
  forAny(({ riskAssessment }, { verdict }) => {
    const said = inKorean(verdict.findings).map(({ short, headline, sentence }) => short ?? headline ?? sentence)
    for (const { criterionCode, userVisibleExplanation } of riskAssessment.criteria) {
      let rest = userVisibleExplanation
      for (const sentence of said.toSorted((a, b) => b.length - a.length)) rest = rest.replace(sentence, '')
      assert.ok(userVisibleExplanation.length > 0 && rest.trim() === '', `${criterionCode}: ${rest}`)
    }
  })
})

test('a gap in one section is a gap in all: no criterion has a number for what is said to be missing', () => {
  const behind = {
    SALES_MISSING: 'SALE_TRANSACTION_SUPPORT_RISK',
    PUBLIC_PRICE_MISSING: 'PUBLIC_PRICE_SUPPORT_RISK',
    APPROVAL_DATE_MISSING: 'BUILDING_AGE_CONDITION_RISK',
    OTHER_DEPOSITS_UNKNOWN: 'DEPOSIT_TO_VALUE_RISK',
  } as const
  const seen = new Set<string>()
  forAny(({ findings = [], riskAssessment, confirmationMatrix, propertyIdentity }) => {
    for (const [code, criterion] of Object.entries(behind)) {
      const gap = findings.some((finding) => finding.code === code)
      assert.equal(
        confirmationMatrix.required.some((item) => item.code === code),
        gap,
      )
      if (!gap || code === 'OTHER_DEPOSITS_UNKNOWN') continue
      seen.add(code)
      const { riskScore } = riskAssessment.criteria.find(({ criterionCode }) => criterionCode === criterion) ?? {}
      assert.equal(riskScore, null, code)
    }
    const shared = findings.some(({ code }) => code === 'OTHER_DEPOSITS_UNKNOWN')
    const waiting = riskAssessment.criteria.filter(({ missingData }) =>
      missingData.some(({ field }) => field === 'seniorTenantDeposits'),
    )
    assert.equal(waiting.length > 0, shared)
    if (shared) assert.ok(waiting.every(({ status }) => status === 'DATA_MISSING'))
    if (findings.some(({ code }) => code === 'APPROVAL_DATE_MISSING')) {
      assert.equal(propertyIdentity.useApprovalDate, null)
      assert.ok(!confirmationMatrix.confirmed.some(({ code }) => code === 'USE_APPROVAL_DATE'))
    }
  })
  assert.equal(seen.size, 3)
})

test('one age of the building, in every sentence and number', () => {
  let seen = 0
  forAny((sections) => {
    const age = sections.findings?.find(({ code }) => code === 'BUILDING_AGE' || code === 'OLD_BUILDING')
    if (age === undefined) return
    seen += 1
    const years = evidenceOf(sections, age).find(({ field }) => field === 'yearsSinceApproval')?.value
    const said = JSON.stringify(sections).matchAll(/(\d+)년이 지났습니다/g)
    for (const [, number] of said) assert.equal(Number(number), years)
  })
  assert.ok(seen > examples(40))
})

test('checks go by one key: matrix, checklist, next actions and what could change the total', () => {
  const known = new Set<string>(CHECKS.map(({ id }) => id))
  const purposeItems = new Set(inKorean(Object.values(LEASE_ITEMS).flat()).map(({ sentence }) => sentence))
  forAny(({ checklist, nextActions, nextActionItems = [], confirmationMatrix, riskAssessment, topRiskFindings }) => {
    assert.equal(nextActionItems.length, nextActions.length)
    const keys = [
      ...checklist.map(({ code }) => code),
      ...nextActionItems.flatMap(({ checkIds }) => checkIds),
      ...confirmationMatrix.required.flatMap(({ checkId }) => checkId ?? []),
      ...(riskAssessment.whatWouldChange ?? []).flatMap(({ checkId }) => checkId ?? []),
      ...topRiskFindings.map(({ checkId }) => checkId),
    ]
    for (const key of keys) assert.ok(key !== undefined && known.has(key), key)
    for (const [at, { checkIds }] of nextActionItems.entries()) {
      const sentence = nextActions[at] ?? ''
      const plain = sentence.replace(DIRECTLY, '')
      const worded = inKorean(CHECKS).some(({ id, action }) => action === plain && checkIds.includes(id))
      const ofPurpose = purposeItems.has(plain) && plain !== sentence
      assert.ok(worded || (ofPurpose && checkIds.length > 0), sentence)
    }
    const papers = (riskAssessment.whatWouldChange ?? []).filter(({ kind }) => kind === 'PAPER')
    assert.ok(papers.every(({ field, checkId }) => field === checkId))
  })
})

test('scoreReach and scoreRange hold the total and its floor', () => {
  forAny(({ riskAssessment: { totalRiskScore: total, scoreRange, scoreReach, severityFloor } }) => {
    if (total === null) return
    assert.ok(scoreRange.low <= total && total <= scoreRange.high)
    assert.ok(scoreReach && scoreReach.low <= total && total <= scoreReach.high)
    assert.ok(severityFloor === null || severityFloor <= total)
  })
})
