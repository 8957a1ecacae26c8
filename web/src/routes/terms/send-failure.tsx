import { useSendFailure } from '../../lib/load-failure.ts'
import { Failure } from '../../ui/failure.tsx'
import { refusedFields } from './refused-fields.ts'

/** Why a diagnosis was not taken, where it is not about a field. */
export function SendFailure({ error, onAgain }: { error: unknown; onAgain(): void }) {
  const failure = useSendFailure(refusedFields(error).length > 0 ? null : error, onAgain)
  return failure && <Failure {...failure} />
}
