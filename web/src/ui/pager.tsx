import { Button } from './button.tsx'
import styles from './pager.module.css'

/** Pagination of a list, counted from 0; the caller supplies the words. */
export function Pager({
  page,
  totalPages,
  onPage,
  words,
}: {
  page: number
  totalPages: number
  onPage(page: number): void
  words: { label: string; previous: string; next: string; at(page: number, pages: number): string }
}) {
  if (totalPages <= 1) return null
  return (
    <nav aria-label={words.label} className={styles['pager']}>
      {page > 0 ? <Button onClick={() => onPage(page - 1)}>{words.previous}</Button> : <span />}
      <span>{words.at(page + 1, totalPages)}</span>
      {page + 1 < totalPages ? <Button onClick={() => onPage(page + 1)}>{words.next}</Button> : <span />}
    </nav>
  )
}
