import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { formatManwon } from '../../lib/amount.ts'
import type { PostText } from './post-draft.ts'
import type { ko } from './words.ko.ts'

type Result = Pick<RentRiskDiagnosisResponse, 'inputSummary' | 'confirmationMatrix' | 'riskAssessment' | 'address'>

/**
 * Drafts a question to others from a result: the kind and terms of the lease, what is known and what is not. Of the
 * location, only the legal district is included; lot, unit and names of buildings and people are left out.
 */
export function draftOfResult(
  { inputSummary, confirmationMatrix, riskAssessment, address }: Result,
  words: (typeof ko)['draft'],
): PostText {
  const { contractPurpose, depositAmountManwon, monthlyRentAmountManwon } = inputSummary
  // plain blanks, so that the text can be searched
  const plain = (manwon: number) => formatManwon(manwon).replaceAll('\u00a0', ' ')
  const deposit = plain(depositAmountManwon)
  const isMonthly = contractPurpose === 'MONTHLY_RENT'
  const purpose = words.purposes[contractPurpose]
  const terms = isMonthly ? words.monthly(deposit, plain(monthlyRentAmountManwon)) : deposit
  const { confirmed, caution, required } = confirmationMatrix
  const unknown = riskAssessment.criteria
    .filter(({ riskScore }) => riskScore === null)
    .map(({ criterionName }) => criterionName)
  const lines = [
    words.terms(`${purpose} ${terms}`),
    words.counts(confirmed.length, caution.length, required.length),
    ...(unknown.length > 0 ? [words.unknown(unknown.join(', '))] : []),
    '',
    words.ask,
  ]
  return {
    boardCode: 'FREE',
    title: words.title(purpose),
    content: lines.join('\n'),
    ...(address.legalDistrictCode ? { legalDistrictCode: address.legalDistrictCode } : {}),
  }
}
