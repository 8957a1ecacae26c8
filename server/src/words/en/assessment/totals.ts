import type { TOTALS as KO } from '../../ko/assessment/totals.ts'
import { are, formatPercent } from '../format.ts'

const GRADES = {
  CRITICAL: 'Very high',
  HIGH: 'High',
  MODERATE: 'Moderate',
  LOW: 'Low',
  NEED_MORE_INFORMATION: 'Too little data',
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
} satisfies typeof KO
