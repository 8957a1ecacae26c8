import { type ReactNode, useEffect, useRef } from 'react'
import { FieldNote } from './field.tsx'
import styles from './search-list.module.css'

type Item = { key: string; content: ReactNode; onChoose(): void }

/** The field is cut off behind them. */
export const MOST_LETTERS = 200

/** A search field above a list of buttons, with one line that summarises the results. */
export function SearchList({
  label,
  hint,
  status,
  items,
  id,
  ...input
}: InputProps & { label: ReactNode; hint: ReactNode; status: string; items: Item[] }) {
  return (
    <div className={styles['search']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <Input {...input} id={id} />
      <FieldNote hint={hint} id={`${id}-hint`} />
      <p className={styles['status']} role="status">
        {status}
      </p>
      <Items items={items} />
    </div>
  )
}

type InputProps = {
  id: string
  typed: string
  onType(text: string): void
  /** Pasted text with its line breaks, which the field itself would lose; true if it was taken. */
  onPasteText?: ((text: string) => boolean) | undefined
}

function Input({ id, typed, onType, onPasteText }: InputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // text may have been typed into the prerendered page before listeners were attached
    const early = input.current?.value ?? ''
    if (early !== '') onType(early)
  }, [])
  return (
    <input
      aria-describedby={`${id}-hint`}
      autoComplete="off"
      className={styles['input']}
      enterKeyHint="search"
      id={id}
      maxLength={MOST_LETTERS}
      onChange={(event) => onType(event.target.value)}
      onPaste={(event) => {
        if (onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault()
      }}
      ref={input}
      // so that a style can tell an empty field, before any script runs
      placeholder=" "
      onKeyDown={(event) => {
        // nothing is submitted: the list follows the input
        if (event.key === 'Enter') event.preventDefault()
      }}
      type="search"
      value={typed}
    />
  )
}

function Items({ items }: { items: Item[] }) {
  if (items.length === 0) return null
  return (
    <ul className={styles['list']}>
      {items.map(({ key, content, onChoose }) => (
        <li key={key}>
          <button className={styles['item']} onClick={onChoose} type="button">
            {content}
          </button>
        </li>
      ))}
    </ul>
  )
}
