import type { Confirmed, HomeGrade, HOME_REPORT as KO } from '../../ko/homes/report.ts'
import { are, counted, formatDate, formatMonths, formatPercent, were } from '../format.ts'
import { PAPERS } from '../paper-names.ts'

export const HOME_REPORT = {
  HOME_SAVED: 'The home is saved.',
  HOME_CHANGED: 'The home is changed.',
  HOME_DELETED: 'The saved home is deleted.',
  HOME_ALREADY_SAVED: 'You have already saved a home with this address and these terms.',
  ADDRESS_OR_DIAGNOSIS_REQUIRED: 'Give an address or the number of a diagnosis.',
  CHECK_OF_ANOTHER_HOME: 'This diagnosis is of another home than the address you typed.',
  PAPERS_WITHOUT_CHECK: 'Papers are saved with a diagnosis: give its diagnosisId or statusToken.',
  REGISTRY_NOT_READ_HERE: 'There is no registry document in papers that could be noted as checked.',
  SAVED_WITHOUT_LOT:
    'The address you saved does not come down to one lot number. Correct it to the lot address (지번주소) and save again.',

  HOME_GRADE: ({ grade }) => GRADES[grade],
  TOO_LITTLE_TO_GRADE: ({ coverage }) =>
    `${coverage === 0 ? 'No data are' : `Only ${formatPercent(coverage)} of the data are`} stored, so there is no letter. Missing data do not mean that the risk is low.`,
  TERMS_NOT_ASSESSED: ({ diagnosed }) =>
    `The risk of the terms you saved is not assessed: there is ${diagnosed ? 'only a diagnosis with other terms' : 'no diagnosis'}.`,
  DIAGNOSIS_WITHHELD_SCORE: 'The last diagnosis left too much unknown to give a score.',
  GRADE_OF_DIAGNOSIS: 'This follows the last diagnosis.',
  PRE_REVIEW: 'It tells you what to check first; it does not decide whether to sign.',
  HOME_NEEDS_LOT: 'The exact lot address (지번주소) is needed. Nothing is looked up before the lot is known.',
  HOME_SOURCES_FOUND: ({ found, all, grade }) =>
    `Of ${all} kinds of data, ${found} ${were(found)} found; rights in the home and its condition are in none of them: ${grade}.`,
  HOME_COVERED: ({ coverage, grade }) => `Stored data cover ${formatPercent(coverage)} of it: ${grade}.`,
  HOME_CONFIDENCE: ({ confirmed }) => CONFIRMED[confirmed],
  SOURCES_MISSING: ({ sources }) => `Not confirmed: ${sources.join(', ')}. Data that are missing are no good sign.`,
  NOT_IN_PUBLIC_DATA: `Public data do not hold the ${PAPERS.REGISTRY_DOCUMENT}, the deposits ahead of yours (선순위 보증금), whether a guarantor takes the lease (보증보험), or how the home looks: check these yourself.`,
  TITLED: ({ title, text }) => `${title}: ${text}`,

  NO_ASSESSMENT:
    'There is no diagnosis of this lot, so there is no assessment to show. This analysis does not make a new one.',
  ASSESSMENT_OF_THESE_TERMS: 'This is the result of the last diagnosis with these terms; nothing was assessed anew.',
  ASSESSMENT_OF_OTHER_TERMS:
    'This is the result of a diagnosis with other terms. Do not read it as an assessment of those you saved.',
  DIAGNOSE_SAVED_TERMS: 'Run a diagnosis with the terms you saved.',
  GET_REGISTRY_TWICE: `Get the ${PAPERS.REGISTRY_DOCUMENT} twice, right before you sign and right before you pay the balance, and read it.`,
  READ_EARLIER_DEPOSITS: `Read the ${PAPERS.FIXED_DATE_LIST} and the ${PAPERS.RESIDENT_LIST} for the deposits of tenants who came before you.`,

  NOTHING_CHANGED_SINCE: ({ day }) =>
    `No change was found in the stored data since the diagnosis of ${formatDate(day)}. That does not mean that nothing has changed.`,
  CHANGED_SINCE: ({ day }) => `Something has changed since the diagnosis of ${formatDate(day)}. Run a diagnosis again.`,
  NEW_DEALS_OF_LOT: ({ count, months }) =>
    `${counted(count, 'new deal')} of this lot ${are(count)} stored (${formatMonths(months)}).`,
  REGISTER_RENEWED: `The ${PAPERS.BUILDING_REGISTER} was received anew.`,
  PUBLIC_PRICE_RENEWED: 'The public price (공시가격) was received anew.',
  RULE_BOOK_CHANGED: 'The rules of the score have changed, so it may differ even with the same data and terms.',
} satisfies typeof KO

const GRADES: Record<HomeGrade, string> = {
  LOW: 'Low range, by public data',
  MODERATE: 'Middle range, by public data',
  HIGH: 'High range, by public data',
  CRITICAL: 'Very high range, by public data',
  NEED_MORE_INFORMATION: 'More has to be checked',
  TOO_LITTLE_DATA: 'Too little data',
}

const CONFIRMED: Record<Confirmed, string> = {
  MOSTLY: 'Mostly confirmed by data',
  PARTLY: 'Only partly confirmed by data',
  HARDLY: 'Mostly not confirmed',
}
