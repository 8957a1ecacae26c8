import type { REVIEW as KO } from '../../ko/diagnosis/review.ts'
import { counted } from '../format.ts'

export const REVIEW = {
  REVIEW_LABEL: ({ level }) =>
    ({
      CONDITIONAL_REVIEW: 'Conditional review',
      REGIONAL_REFERENCE_ONLY: 'Area data only',
      FURTHER_CONFIRMATION_NEEDED: 'More to confirm',
      NOT_ENOUGH_DATA: 'Too little data',
    })[level],
  REVIEW_TITLE: ({ level }) =>
    ({
      CONDITIONAL_REVIEW: 'A review on condition that you check the papers yourself',
      REGIONAL_REFERENCE_ONLY: 'Data of the area alone, none of this address',
      FURTHER_CONFIRMATION_NEEDED: 'More has to be confirmed before you sign',
      NOT_ENOUGH_DATA: 'Too little data for a verdict',
    })[level],
  REVIEW_SUMMARY: ({ level }) =>
    ({
      CONDITIONAL_REVIEW:
        'The building register and amounts to compare with are found. Check the registry and the deposits of earlier tenants yourself before you decide.',
      REGIONAL_REFERENCE_ONLY:
        'No public data of this address are confirmed, so this result rests on deals of the area alone.',
      FURTHER_CONFIRMATION_NEEDED:
        'The data show a strong warning, or a part is not confirmed yet. More has to be confirmed before you sign.',
      NOT_ENOUGH_DATA:
        'The public data that a verdict needs are not confirmed. Missing data do not mean that the risk is low.',
    })[level],
  INVENTED_DATA: 'This is an example made of invented sample data, not of real public data.',
  FINDING_COUNTS: ({ severe, caution, gap }) => {
    const named = [
      ...(severe > 0 ? [counted(severe, 'strong warning')] : []),
      ...(caution > 0 ? [counted(caution, 'warning')] : []),
      ...(gap > 0 ? [`${counted(gap, 'item')} that could not be confirmed`] : []),
    ]
    return named.length === 0 ? 'Everything that only you can check is still open.' : `Found: ${named.join(', ')}.`
  },
} satisfies typeof KO
