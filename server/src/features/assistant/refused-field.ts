import { AppError } from '../../platform/http/errors.ts'
import type { Message } from '../../words/message.ts'

/** @throws AppError 400 that names this field. */
export function refusedField(field: string, code: string, why: Message): never {
  throw new AppError('COMMON_400_VALIDATION', { errors: [{ field, code, message: why }] })
}
