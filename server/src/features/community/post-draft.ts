import type { CommunityPostDraft } from '@lease-risk/contract/community'
import type { RentRiskDiagnosisResponse } from '@lease-risk/contract/diagnosis-response'
import { findPersonalData } from '../../domain/community/personal-data.ts'
import { message, type Unworded } from '../../words/message.ts'
import { namesTheHome } from '../sharing/face.ts'

type Draft = Unworded<CommunityPostDraft>

const MOST_ITEMS = 5
const MANWON_PER_EOK = 10_000

/**
 * A text to ask others about a diagnosis, with the district and rounded amounts. It names no lot, unit, building or
 * person: a title that does is left out entirely.
 */
export function postDraft(diagnosis: RentRiskDiagnosisResponse): Draft {
  const { address, propertyIdentity, inputSummary } = diagnosis
  const { depositAmountManwon: deposit, monthlyRentAmountManwon: rent, contractPurpose: purpose } = inputSummary
  const names = namesTheHome(diagnosis)
  const isTellable = (text: string) => !names(text) && findPersonalData(text).length === 0
  const shown = (items: string[]) => items.filter(isTellable).slice(0, MOST_ITEMS)
  const home = { district: address.legalDistrictName ?? null, type: propertyIdentity.propertyTypeName ?? null, purpose }
  const content = message('POST_DRAFT', {
    home,
    depositManwon: roundedTo(deposit, deposit >= MANWON_PER_EOK ? 1_000 : 100),
    rentManwon: rent > 0 ? roundedTo(rent, 5) : null,
    cautions: shown(titles(diagnosis, ['SEVERE', 'CAUTION'], 'caution')),
    gaps: shown(titles(diagnosis, ['GAP', 'ASK'], 'required')),
  })
  const legalDistrictCode = address.legalDistrictCode ?? null
  return { boardCode: 'FREE', title: message('POST_DRAFT_TITLE', home), content, legalDistrictCode }
}

/** Titles from the findings; from the matrix if an older diagnosis has no findings. */
function titles(
  { findings, confirmationMatrix }: RentRiskDiagnosisResponse,
  severities: string[],
  column: 'caution' | 'required',
): string[] {
  const items = findings?.filter(({ severity }) => severities.includes(severity)) ?? confirmationMatrix[column]
  return [...new Set(items.map(({ title }) => title))]
}

/** Rounded so that the amounts alone do not identify the contract. */
function roundedTo(amount: number, step: number): number {
  return Math.round(amount / step) * step
}
