import { isInKorea } from '../../domain/geometry.ts'
import type { Coordinates } from '../../evidence/ports.ts'
import type { Interpretation } from '../http.ts'
import { interpretVworldResult } from '../vworld.ts'
import { asObject, malformed, readText } from '../wire-object.ts'

/** The point of a `getCoord` reply; `x` is the longitude, and both are strings. */
export function parseCoordinates(text: string): Interpretation<Coordinates> {
  return interpretVworldResult(text, (result) => {
    const point = asObject(result.point)
    const longitude = Number(readText(point, 'x') ?? Number.NaN)
    const latitude = Number(readText(point, 'y') ?? Number.NaN)
    if (!isInKorea([longitude, latitude])) return malformed('no point in Korea')
    return { status: 'FOUND', value: { longitude, latitude } }
  })
}
