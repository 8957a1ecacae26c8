import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** A button each, one under the other; nothing where there is none. */
export function ButtonList<Id extends string>({
  items,
  busy,
  refusal,
  onChoose,
}: {
  items: readonly { id: Id; label: string }[]
  busy: boolean
  /** Why the last one was not taken. */
  refusal: string | undefined
  onChoose(id: Id): void
}) {
  if (items.length === 0) return null
  return (
    <>
      {refusal && <Notice title={refusal} tone="moderate" />}
      {items.map(({ id, label }) => (
        <Button busy={busy} key={id} onClick={() => onChoose(id)} sends wide>
          {label}
        </Button>
      ))}
    </>
  )
}
