import { type ReactNode, useEffect, useRef } from 'react'
import { FieldNote } from './field.tsx'
import styles from './search-list.module.css'

type Item = { key: string; content: ReactNode; onChoose(): void }

/** A search field above a list of buttons, with one line that summarises the results. */
export function SearchList({
  label,
  hint,
  typed,
  onType,
  status,
  items,
  id,
}: {
  label: ReactNode
  hint: ReactNode
  typed: string
  onType(text: string): void
  status: string
  items: Item[]
  id: string
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // text may have been typed into the prerendered page before listeners were attached
    const early = input.current?.value ?? ''
    if (early !== '') onType(early)
  }, [])
  return (
    <div className={styles['search']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        className={styles['input']}
        enterKeyHint="search"
        id={id}
        maxLength={200}
        onChange={(event) => onType(event.target.value)}
        ref={input}
        onKeyDown={(event) => {
          // nothing is submitted: the list follows the input
          if (event.key === 'Enter') event.preventDefault()
        }}
        type="search"
        value={typed}
      />
      <FieldNote hint={hint} id={`${id}-hint`} />
      <p className={styles['status']} role="status">
        {status}
      </p>
      <Items items={items} />
    </div>
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
