import { kindOf } from '../../lib/errors.ts'
import { failureWords } from '../../lib/failure.ts'
import { COMMUNITY } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Screen } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** Shown instead of a request that does not exist or could not be loaded. */
export function NotShown({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const words = useWords(ko)
  const failure = useSendFailure(error, onRetry)
  return (
    <Screen title={words.missing}>
      {kindOf(error) === 'missing' || kindOf(error) === 'input' ? (
        <p>{words.missingHow}</p>
      ) : (
        failure && <Failure {...failure} retry={{ label: failureWords.again, onRetry }} />
      )}
      <ButtonLink href={COMMUNITY}>{words.toCommunity}</ButtonLink>
    </Screen>
  )
}
