import { CRITERION_CODES } from '@lease-risk/contract/codes/assessment'
import type { CriterionStatus } from '../criteria/criterion-outcome.ts'

/** Version of the schema below. Any change requires a new version; a test compares it with a recorded hash. */
export const ANSWER_SCHEMA_VERSION = '2026.11.1'

export const ANSWER_SCHEMA_NAME = 'lease_rent_risk_scores'

/** Statuses that a model may give an item; not the two for a failure of the service. */
export const MODEL_STATUSES: readonly CriterionStatus[] = [
  'AVAILABLE',
  'PARTIAL',
  'DATA_MISSING',
  'NEEDS_USER_DOCUMENT',
  'NOT_APPLICABLE',
]

/**
 * The answer of the model: only scores and one sentence each, because the facts are ours and output takes time. Strict
 * structured outputs require every property to be required and no others to be allowed. Counts and ranges are checked by
 * `readModelAnswer`, because not every model accepts such keywords.
 */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['criteria'],
  properties: {
    criteria: {
      type: 'array',
      description: 'All 12 criteria, each exactly once, in the order of the input.',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['criterionCode', 'status', 'riskScore', 'userVisibleExplanation'],
        properties: {
          criterionCode: { type: 'string', enum: CRITERION_CODES },
          status: { type: 'string', enum: MODEL_STATUSES },
          riskScore: {
            type: ['integer', 'null'],
            description: '0 to 100, higher is riskier; null unless status is AVAILABLE or PARTIAL.',
          },
          userVisibleExplanation: {
            type: ['string', 'null'],
            description: 'One Korean sentence, or null to keep the sentence of the rule book.',
          },
        },
      },
    },
  },
}
