import type { TOTALS as KO } from '../../ko/assessment/totals.ts'
import { are, formatPercent } from '../format.ts'

const GRADES = {
  CRITICAL: 'Very high',
  HIGH: 'High',
  MODERATE: 'Moderate',
  LOW: 'Low',
  NEED_MORE_INFORMATION: 'Too little data',
}

const CLAIMS = {
  SENIOR_DEBT: 'the debts that are paid before your deposit',
  SENIOR_DEPOSITS: 'the deposits of earlier tenants',
}

export const TOTALS = {
  GRADE_LABEL: ({ grade }) => GRADES[grade],
  CRITERION_STATUS_LABEL: ({ status }) =>
    ({
      AVAILABLE: 'Scored',
      PARTIAL: 'Partly scored',
      DATA_MISSING: 'Too little data',
      NEEDS_USER_DOCUMENT: 'For you to confirm',
      NOT_APPLICABLE: 'Does not apply',
      AI_UNAVAILABLE: 'Model not available',
      CALCULATION_FAILED: 'Calculation failed',
    })[status],
  GRADE_SENTENCE: ({ grade }) =>
    ({
      NEED_MORE_INFORMATION: 'Too little data is confirmed to give a risk grade.',
      CRITICAL: 'The warnings are very strong. Do not go on with the contract before an expert has reviewed it.',
      HIGH: 'The warnings are strong. Review this home closely before you sign.',
      MODERATE: 'There are warnings that you have to check.',
      LOW: 'The public data that are confirmed lead to a score in the lowest band. What only you can check is not part of it.',
    })[grade],
  TOTAL_SCORE: ({ total }) => `The risk score is ${total} out of 100.`,
  CRITERION_COUNTS: ({ all, byData, byPapers, open, notApplicable }) => {
    const rest = [
      ...(open === 0 ? [] : [`${open} unknown for want of data`]),
      ...(notApplicable === 0 ? [] : [`${notApplicable} not applicable`]),
    ]
    const besides = rest.length === 0 ? '' : ` (${rest.join(', ')})`
    return `Of the ${all} items, ${byData} ${are(byData)} answered by data and ${byPapers} by papers that you get${besides}.`
  },
  SCORE_COVERAGE: ({ coverage }) => `${formatPercent(coverage)} of the weight of all items has a score.`,
  TOTAL_AND_COVERAGE: ({ total, coverage }) =>
    `The risk score is ${total} of 100, and ${formatPercent(coverage)} of the weight of all items has a score.`,
  ASSESSMENT_DISCLAIMER:
    'This result does not decide about the contract. Check the registered rights and the deposits of earlier tenants yourself.',
  RISKS_ADD_UP: ({ total, grade, named }) =>
    `The risk score is ${total} (${GRADES[grade].toLowerCase()}), not because of one strong warning: several risks and unconfirmed data add up. The items that weigh most: ${named.join(', ')}.`,
  OPEN_CRITERION_TITLE: ({ criterion }) => `${criterion}: not confirmed yet`,
  COMPARED_WITHOUT_AREA: 'With the area, the home can be compared with homes of its size.',
  OPEN_CRITERIA_TITLE: ({ criteria }) => `${criteria.join(', ')}: data not confirmed`,
  PAPER_OF_SAME_DATUM: ({ title }) =>
    `This paper shows the same amount that “${title}” is computed from, so no range of its own is given.`,
  CONFIRM_IT_YOURSELF: 'Confirm this yourself.',
  TOTAL_COULD_BE: ({ low, high }) =>
    low === high
      ? `Once this is confirmed, the total can come to ${low}.`
      : `Once this is confirmed, the total can come to between ${low} and ${high}.`,
  TOTAL_STAYS: ({ total }) =>
    `Another item with a high risk decides the total, so it stays at ${total} even once this is confirmed.`,
  TOTAL_COULD_CHANGE: ({ total, low, high }) =>
    `Once this is confirmed, the total, now ${total}, can come to between ${low} and ${high}.`,
  PAPER_WITHOUT_SCORE: 'This enters no score, but you have to check it before you sign.',
  PAPER_WITHOUT_DEPOSIT:
    'Without a deposit, this paper does not move the total. Check it for money that you pay in advance, and for whether you can stay.',
  PAPER_NOT_COMPUTED: ({ claims }) =>
    `Add ${CLAIMS[claims]} to your deposit; how far that moves the total cannot be worked out from the data so far.`,
  PAPER_COULD_CHANGE: ({ claims, low, high }) =>
    `With ${CLAIMS[claims]} added to your deposit, the total can come to between ${low} and ${high}.`,
} satisfies typeof KO
