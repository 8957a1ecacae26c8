import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Explains a failure in place, with a retry if that helps. */
export function Failure({
  sentence,
  detail,
  countdown,
  retry,
}: {
  sentence: string
  detail?: string | null
  /** Time until a retry helps; screen readers do not announce every second. */
  countdown?: string | null
  retry?: { label: string; onRetry(): void }
}) {
  return (
    <div role="alert">
      <Notice title={sentence} tone="high">
        {detail && <p>{detail}</p>}
        {countdown && <p role="timer">{countdown}</p>}
        {retry && <Button onClick={retry.onRetry}>{retry.label}</Button>}
      </Notice>
    </div>
  )
}
