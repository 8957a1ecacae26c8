import { message } from '../../../words/message.ts'
import { LOT_JEONSE } from '../../rule-book/value-lines.ts'
import { ratioEvidence } from '../criteria/sample.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/** Jeonse of a building that was never sold, above what is usual there: a better home, or inflated deposits (R-VALUE-31). */
export function lotJeonse({ lotJeonse: found }: LeaseFacts): Finding[] {
  if (found === undefined || found.share < LOT_JEONSE.aboveUsual * found.usualShare) return []
  const { count, share, usualShare } = found
  return [
    finding('LOT_JEONSE_ABOVE_USUAL', 'NOTE', {
      sentence: message('LOT_JEONSE_ABOVE_USUAL', { count, share, usualShare }),
      evidence: [
        ratioEvidence('lotJeonseToValue', share, message('LOT_JEONSE_TO_VALUE', { count })),
        ratioEvidence('usualJeonseToValue', usualShare, message('USUAL_JEONSE_TO_VALUE')),
      ],
    }),
  ]
}
