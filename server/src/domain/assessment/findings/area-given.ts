import { message } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'
import { isValuedType } from '../../value/valued-home.ts'
import type { LeaseFacts } from '../facts/lease-facts.ts'
import type { Evidence } from './evidence.ts'
import { type Finding, finding } from './finding.ts'

/** The request field that is reported as missing without an area. */
export const AREA_FIELD = 'exclusiveAreaSquareMeter'

/** A finding on the area used for all comparisons, if it is not the typed one (R-SCORE-47, R-SCORE-48). */
export function areaGiven(facts: LeaseFacts): Finding[] {
  return facts.unitArea === undefined ? areaNotGiven(facts) : [areaOfUnit(facts.unitArea)]
}

function areaOfUnit({
  typedSquareMeter,
  publishedSquareMeter,
  isOfRegister: ofRegister,
}: NonNullable<LeaseFacts['unitArea']>): Finding {
  const isOfRegister = ofRegister === true
  const published: Evidence = {
    source: isOfRegister ? 'building-register' : 'public-price',
    field: 'publishedArea',
    value: publishedSquareMeter,
    description: message('EXCLUSIVE_AREA_PUBLISHED', { isOfRegister }),
  }
  if (typedSquareMeter === null) {
    return finding('AREA_OF_UNIT', 'NOTE', {
      sentence: message('AREA_OF_UNIT', { publishedSquareMeter, isOfRegister }),
      evidence: [published],
    })
  }
  const typed = { value: typedSquareMeter, description: message('EXCLUSIVE_AREA_TYPED') }
  return finding('AREA_DIFFERS_FROM_UNIT', 'CAUTION', {
    headline: message('HEADLINE_AREA_DIFFERS', { typedSquareMeter, publishedSquareMeter, isOfRegister }),
    sentence: message('AREA_DIFFERS_FROM_UNIT', { typedSquareMeter, publishedSquareMeter, isOfRegister }),
    evidence: [{ source: 'user-input', field: AREA_FIELD, ...typed }, published],
  })
}

/** Only for homes sold by the unit. If homes of the lot differ in size, a comparison may concern another home. */
function areaNotGiven({ terms, property, lotAreas: areas = [] }: LeaseFacts): Finding[] {
  if (terms.areaSquareMeter !== null || !isValuedType(property.propertyType)) return []
  const sentence = message('AREA_NOT_GIVEN', { areas })
  return [
    finding('AREA_NOT_GIVEN', areas.length > 1 ? 'CAUTION' : 'GAP', {
      headline: message('HEADLINE_AREA_NOT_GIVEN', { areas }),
      sentence,
      missing: [
        {
          field: AREA_FIELD,
          reason: sentence,
          requiredAction: checkOf('EXCLUSIVE_AREA').action,
          checkId: 'EXCLUSIVE_AREA',
          ...(areas.length > 0 && { choices: areas }),
        },
      ],
    }),
  ]
}
