import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** Why something did not work, in place; with a second try where that helps. */
export function Failure({
  sentence,
  detail,
  countdown,
  retry,
}: {
  sentence: string
  detail?: string | null
  /** Until a second try helps; its seconds are not spoken one by one. */
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
