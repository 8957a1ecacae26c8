import { type BoundingBox, readBoundingBox } from '../../domain/bounding-box.ts'
import { AppError } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'

/** The bounding box of a query; `null`: none was given. @throws AppError 400 for an invalid one. */
export function boxOf(bbox: string | undefined): BoundingBox | null {
  if (bbox === undefined) return null
  const box = readBoundingBox(bbox)
  if (box !== null) return box
  const problem = { field: 'bbox', code: 'RANGE', message: message('BOX_UNREADABLE') }
  throw new AppError('COMMON_400_VALIDATION', { errors: [problem] })
}
