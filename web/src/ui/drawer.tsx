import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './drawer.module.css'
import { Icon } from './icon.tsx'
import { Text } from './text.tsx'

/** Details of one item, at the side of the page. Esc closes it and returns the focus to where it was. */
export function Drawer({
  title,
  close,
  onClose,
  children,
}: {
  title: ReactNode
  /** Label of the close button. */
  close: string
  onClose(): void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog aria-labelledby={titleId} className={styles['drawer']} onClose={onClose} ref={dialog}>
      <div className={styles['head']}>
        <h2 id={titleId}>
          <Text>{title}</Text>
        </h2>
        <button aria-label={close} className={styles['close']} onClick={() => dialog.current?.close()} type="button">
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  )
}
