import { type BoundingBox, readBoundingBox } from '../../domain/bounding-box.ts'
import { AppError } from '../../platform/http/errors.ts'

/** The box of a query; `null`: none was asked for. @throws AppError 400 for one that is none. */
export function boxOf(bbox: string | undefined): BoundingBox | null {
  if (bbox === undefined) return null
  const box = readBoundingBox(bbox)
  if (box !== null) return box
  const message = 'minLon,minLat,maxLon,maxLat 순서의 경도와 위도여야 합니다.'
  throw new AppError('COMMON_400_VALIDATION', { errors: [{ field: 'bbox', code: 'RANGE', message }] })
}
