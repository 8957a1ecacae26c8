import { AGGREGATION, DECISION } from './aggregation.ts'
import * as answerLines from './answer-lines.ts'
import { CRITERION_RULES } from './criteria.ts'
import { CURVES } from './curves.ts'
import * as estimateLines from './estimate-lines.ts'
import * as evidenceLines from './evidence-lines.ts'
import * as lines from './lines.ts'
import { CONFIDENCE, FIXED_SCORES } from './scores.ts'
import * as valueLines from './value-lines.ts'

/**
 * Printed in every result. Everything that can change a verdict is in this folder, and any change there needs a new
 * version: a test compares it with a recorded hash of the numbers. The text of a `source` is not hashed.
 */
export const RULE_BOOK_VERSION = '2026.11.12'

/** All rules as one value, for the version test and for printing. */
export const RULE_BOOK = {
  CRITERION_RULES,
  CURVES,
  FIXED_SCORES,
  CONFIDENCE,
  AGGREGATION,
  DECISION,
  lines: { ...lines, ...evidenceLines, ...estimateLines, ...valueLines, ...answerLines },
}
