import type { EstimatorConstants, Points } from './estimator-constants.ts'
import type { HomeTraits } from './valued-home.ts'

/** The effects of floor and area on a home's ln amount; an unknown floor has no effect. */
export function floorAndArea(
  { floor, topFloor, areaSquareMeter }: Pick<HomeTraits, 'floor' | 'topFloor' | 'areaSquareMeter'>,
  { areaExponent, floorCurve, lowRise }: EstimatorConstants,
): number {
  const ofArea = areaExponent * Math.log(areaSquareMeter)
  if (floor === null) return ofArea
  const isLow = lowRise !== null && topFloor !== null && topFloor < lowRise.belowTopFloor
  return ofArea + interpolate(isLow ? lowRise.floorCurve : floorCurve, floor)
}

/** The area class of a home, from 0. */
export function areaClassOf(edges: readonly number[], areaSquareMeter: number): number {
  const above = edges.findIndex((edge) => areaSquareMeter < edge)
  return above === -1 ? edges.length : above
}

function interpolate(points: Points, x: number): number {
  const right = points.findIndex(([at]) => x <= at)
  const [rightX, rightValue] = points.at(right) ?? [0, 0]
  const [leftX, leftValue] = points[right - 1] ?? [rightX, rightValue]
  return rightX === leftX ? rightValue : leftValue + ((x - leftX) / (rightX - leftX)) * (rightValue - leftValue)
}
