import type { SHARING as KO } from '../../ko/diagnosis/sharing.ts'
import { counted, formatDate, formatManwon } from '../format.ts'
import { placeOf } from '../place-names.ts'

const LEASES = { JEONSE: 'jeonse deposit', MONTHLY_RENT: 'deposit' }
const STATES = {
  success: 'found',
  partial: 'part',
  empty: 'none',
  unavailable: 'not looked up',
  ambiguous: 'more than one',
  error: 'no answer',
}

export const SHARING = {
  SHARED_SHEET: 'What was checked before the contract, and what to ask',
  SHARED_WITHOUT_PAPERS: 'What the tenant read in papers, such as the registry, is not part of this.',
  SHARED_SHEET_IS_NO_VERDICT:
    'This shows the evidence in public data and what is not known yet. Whatever would identify the home is left out. It does not decide whether to sign, and it is no legal advice.',
  REGION_NOT_CONFIRMED: 'region not confirmed',
  SHEET_ABOUT: (of) =>
    `${placeOf(of.districtName)} · ${of.propertyTypeName} · ${LEASES[of.contractPurpose]} ${formatManwon(of.depositAmountManwon)}${of.monthlyRentAmountManwon ? `, rent ${formatManwon(of.monthlyRentAmountManwon)} a month` : ''}`,
  SHEET_FIRST: 'Know this first',
  SHEET_COMPARED: 'Amounts and deals compared',
  SHEET_CAUTIONS: 'Watch out for',
  SHEET_GAPS: 'Not known yet',
  SHEET_TO_DO: 'What to do first',
  SHEET_QUESTIONS: 'Ask, in Korean',
  SHEET_STATE: ({ title, state }) => `${title} (${STATES[state]})`,
  SHEET_SOURCE: ({ source, referencePeriod, sampleCount }) =>
    [
      `Source: ${source}`,
      ...(referencePeriod === null ? [] : [`period ${referencePeriod}`]),
      ...(sampleCount === null ? [] : [counted(sampleCount, 'record')]),
    ].join(' · '),
  SHEET_FOOT: ({ ruleBookVersion, diagnosedOn }) =>
    `Rule book ${ruleBookVersion} · checked on ${formatDate(diagnosedOn)} · Missing data is not a good sign.`,
  LINK_MADE: 'The link is made.',
  LINK_DELETED: 'The link is deleted.',
} satisfies typeof KO
