import type { ExplanationInput, FindingExplanation } from '@lease-risk/contract/assistant'
import type { CheckCatalogue } from '@lease-risk/contract/checks'
import { sentenceOf } from '@lease-risk/contract/finding-sentence'
import type { Static } from 'typebox'
import type { Ask } from '../../platform/http/ask-operation.ts'
import { message } from '../../words/message.ts'
import { readResult } from './read-result.ts'
import { refusedField } from './refused-field.ts'

/**
 * A finding of a diagnosis with its evidence and the checks it calls for. @throws AppError naming `findingCode` where
 * the diagnosis has no such finding.
 */
export async function explainFinding(
  ask: Ask,
  { statusToken, findingCode }: Static<typeof ExplanationInput>,
): Promise<FindingExplanation> {
  const result = await readResult(ask, statusToken)
  const { findings = [], riskAssessment, riskSummary, createdAt, dataStatuses } = result
  const finding = findings.find(({ code }) => code === findingCode)
  if (!finding) {
    const choices = findings.map(({ code }) => code)
    return refusedField('findingCode', 'NOT_ALLOWED', message('FIELD_NOT_A_CHOICE', { choices }))
  }
  const { checks } = await ask<CheckCatalogue>({ method: 'GET', url: '/api/checks' })
  const { criterionCodes = [], checkIds } = finding
  return {
    createdAt,
    finding,
    sentence: sentenceOf(finding, riskSummary),
    criteria: riskAssessment.criteria.filter(({ criterionCode }) => criterionCodes.includes(criterionCode)),
    checks: checkIds.flatMap((id) => checks.find(({ checkId }) => checkId === id) ?? []),
    dataStatuses,
  }
}
