import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** One button per item, stacked; renders nothing if there are no items. */
export function ButtonList<Id extends string>({
  items,
  busy,
  refusal,
  onChoose,
}: {
  items: readonly { id: Id; label: string }[]
  busy: boolean
  /** Why the last choice was not accepted. */
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
