import { useSendFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { useRemove } from './queries.ts'
import { ko } from './words.ko.ts'

/** Asks before a favorite is removed. */
export function RemoveDialog({
  favoriteId,
  onClose,
  onRemoved,
}: {
  favoriteId: number
  onClose(): void
  onRemoved(): void
}) {
  const words = useWords(ko)
  const { mutate, isPending, error } = useRemove()
  const failure = useSendFailure(error)
  const remove = () =>
    mutate(favoriteId, {
      onSuccess: () => {
        onRemoved()
        onClose()
      },
    })
  return (
    <ConfirmDialog
      busy={isPending}
      cancel={words.cancel}
      confirm={words.remove}
      onClose={onClose}
      onConfirm={remove}
      title={words.removeTitle}
    >
      <p>{words.removeHow}</p>
      {failure && <Failure {...failure} />}
    </ConfirmDialog>
  )
}
