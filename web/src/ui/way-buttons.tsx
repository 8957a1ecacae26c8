import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** One button for each way; nothing where there is none. */
export function WayButtons<Id extends string>({
  ways,
  busy,
  refusal,
  onChoose,
}: {
  ways: readonly { id: Id; label: string }[]
  busy: boolean
  /** Why the last one was not taken. */
  refusal: string | undefined
  onChoose(id: Id): void
}) {
  if (ways.length === 0) return null
  return (
    <>
      {refusal && <Notice title={refusal} tone="moderate" />}
      {ways.map(({ id, label }) => (
        <Button busy={busy} key={id} onClick={() => onChoose(id)} sends wide>
          {label}
        </Button>
      ))}
    </>
  )
}
