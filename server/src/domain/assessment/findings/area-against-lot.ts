import { message } from '../../../words/message.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import { type Finding, finding } from './finding.ts'

/**
 * A typed area that no known home of the lot has. It is more often a gross area (공급면적) or another lot than an unknown
 * home, and it makes every comparison by area wrong.
 */
export function areaAgainstLot({ terms: { areaSquareMeter }, unlikeAreas }: LeaseFacts): Finding[] {
  if (areaSquareMeter === null || unlikeAreas === undefined) return []
  const { count, fromSquareMeter, toSquareMeter } = unlikeAreas
  const known = { fromSquareMeter, toSquareMeter }
  return [
    finding('AREA_UNLIKE_LOT', 'CAUTION', {
      headline: message('HEADLINE_AREA_UNLIKE_LOT', { areaSquareMeter, ...known }),
      sentence: message('AREA_UNLIKE_LOT', { areaSquareMeter, count, ...known }),
      evidence: [
        {
          source: 'user-input',
          field: 'exclusiveAreaSquareMeter',
          value: areaSquareMeter,
          description: message('EXCLUSIVE_AREA_TYPED'),
        },
        {
          source: 'rule-book',
          field: 'knownAreas',
          value: message('AREAS', known),
          description: message('AREAS_OF_LOT', { count }),
        },
      ],
    }),
  ]
}
