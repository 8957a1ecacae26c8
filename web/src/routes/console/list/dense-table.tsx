import type { ReactNode } from 'react'
import { Text } from '../../../ui/text.tsx'
import styles from '../console.module.css'

export type Column<T> = { header: string; isNumber?: boolean; cell(item: T): ReactNode }

/** A compact table. The first column names the row, and opens it when there is more to see. */
export function DenseTable<T>({
  caption,
  columns,
  items,
  keyOf,
  onOpen,
}: {
  caption: ReactNode
  columns: Column<T>[]
  items: T[]
  keyOf(item: T): string
  onOpen?(item: T): void
}) {
  return (
    <section aria-label={typeof caption === 'string' ? caption : undefined} className={styles['scroll']} tabIndex={0}>
      <table className={styles['table']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, isNumber }) => (
              <th className={isNumber ? styles['number'] : undefined} key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row columns={columns} item={item} key={keyOf(item)} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Row<T>({ item, columns, onOpen }: { item: T; columns: Column<T>[]; onOpen: ((item: T) => void) | undefined }) {
  return (
    <tr>
      {columns.map(({ header, isNumber, cell }, index) =>
        index === 0 ? (
          <th key={header} scope="row">
            {onOpen ? (
              <button className={styles['open']} data-row onClick={() => onOpen(item)} type="button">
                <Text>{cell(item)}</Text>
              </button>
            ) : (
              <Text>{cell(item)}</Text>
            )}
          </th>
        ) : (
          <td className={isNumber ? styles['number'] : undefined} key={header}>
            <Text>{cell(item)}</Text>
          </td>
        ),
      )}
    </tr>
  )
}
