import { kindOf } from '../../../lib/errors.ts'
import { failureWords } from '../../../lib/failure.ts'
import { useSendFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { Failure } from '../../../ui/failure.tsx'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import { ko } from '../words.ko.ts'
import { ENTRIES, type ScreenName } from './entries.ts'

/** Shown in place of records that failed to load: the cause, whom to ask or how to retry, and the request id. */
export function LoadFailure({ name, error, onRetry }: { name: ScreenName; error: unknown; onRetry(): void }) {
  const words = useWords(ko)
  const { authorities } = useWords(codes)
  const failure = useSendFailure(error, onRetry)
  const authority = ENTRIES.find((entry) => entry.name === name)?.authority ?? ''
  if (kindOf(error) === 'forbidden')
    return (
      <Failure
        detail={[words.forbiddenHow(wordOf(authorities, authority)), failure?.detail].join(' ')}
        sentence={words.forbidden}
      />
    )
  return failure && <Failure {...failure} retry={{ label: failureWords.again, onRetry }} />
}
