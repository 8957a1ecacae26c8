import { AGGREGATION, DECISION } from './aggregation.ts'
import * as answerThresholds from './answer-thresholds.ts'
import { CRITERION_RULES } from './criteria.ts'
import { CURVES } from './curves.ts'
import * as estimateThresholds from './estimate-thresholds.ts'
import * as evidenceThresholds from './evidence-thresholds.ts'
import { CONFIDENCE, FIXED_SCORES } from './scores.ts'
import * as thresholds from './thresholds.ts'
import * as valueThresholds from './value-thresholds.ts'

/**
 * Printed in every result. Everything that can change a verdict is in this folder, and any change there needs a new
 * version: a test compares it with a recorded hash of the numbers. The text of a `source` is not hashed.
 */
export const RULE_BOOK_VERSION = '2026.11.16'

/** All rules as one value, for the version test and for printing. */
export const RULE_BOOK = {
  CRITERION_RULES,
  CURVES,
  FIXED_SCORES,
  CONFIDENCE,
  AGGREGATION,
  DECISION,
  thresholds: { ...thresholds, ...evidenceThresholds, ...estimateThresholds, ...valueThresholds, ...answerThresholds },
}
