import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

/** The platform's dialog: Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, onClose, children }: { title: ReactNode; onClose(): void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // must be closed while still in the document, or the focus is lost
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog aria-labelledby={id} className={styles['dialog']} onClose={onClose} ref={dialog}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}

/** Asks for confirmation before an irreversible action. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  busy,
  onConfirm,
  onClose,
}: {
  title: ReactNode
  children?: ReactNode
  confirm: string
  cancel: string
  busy?: boolean
  onConfirm(): void
  onClose(): void
}) {
  return (
    <Dialog onClose={onClose} title={title}>
      {children}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button busy={busy} look="danger" onClick={onConfirm} sends>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
