import { useEffect, useState } from 'react'
import { useWords } from '../../../lib/words.ts'
import styles from '../console.module.css'
import { ko } from '../words.ko.ts'

const KEPT = 'consoleKeys'
const STEPS: Record<string, number> = { j: 1, k: -1 }

/** `j` and `k` move between rows, Enter opens one; single-letter shortcuts must be possible to turn off (WCAG 2.1.4). */
export function RowKeys() {
  const words = useWords(ko)
  const [isOn, setIsOn] = useState(() => localStorage.getItem(KEPT) !== 'off')
  useEffect(() => {
    if (!isOn) return
    addEventListener('keydown', moveOver)
    return () => removeEventListener('keydown', moveOver)
  }, [isOn])
  return (
    <label className={styles['keys']}>
      <input
        checked={isOn}
        onChange={({ target }) => {
          localStorage.setItem(KEPT, target.checked ? 'on' : 'off')
          setIsOn(target.checked)
        }}
        type="checkbox"
      />
      {words.keys}
    </label>
  )
}

function moveOver(event: KeyboardEvent): void {
  const step = STEPS[event.key]
  const isTyped =
    event.target instanceof HTMLElement && event.target.closest('input:not([type=checkbox]), select, textarea, dialog')
  if (step === undefined || isTyped || event.ctrlKey || event.metaKey || event.altKey) return
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = at === -1 ? rows[0] : rows[at + step]
  next?.focus()
}
