import type { SimilarTo } from '../comparison/sample.ts'
import type { PropertyDetermination } from './determination.ts'

/**
 * The terms that past sales should be similar to. A detached house is sold whole, so its sales are compared by the
 * building's total floor area rather than the rented rooms; every other type is sold by the unit.
 */
export function saleSimilarTo(terms: SimilarTo, property: PropertyDetermination): SimilarTo {
  if (property.propertyType !== 'DETACHED_MULTI_FAMILY')
    return { areaSquareMeter: terms.areaSquareMeter, floor: terms.floor }
  return { areaSquareMeter: property.building?.totalAreaSquareMeter ?? null, floor: null }
}
