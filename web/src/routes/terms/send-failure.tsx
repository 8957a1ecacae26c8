import { useSendFailure } from '../../lib/load-failure.ts'
import { Failure } from '../../ui/failure.tsx'
import { refusedFields } from './refused-fields.ts'

/** The reason why a diagnosis was not accepted, if it does not concern a field. */
export function SendFailure({ error, onAgain }: { error: unknown; onAgain(): void }) {
  const failure = useSendFailure(refusedFields(error).length > 0 ? null : error, onAgain)
  return failure && <Failure {...failure} />
}
