import type { ReactNode } from 'react'
import styles from './table.module.css'
import { Text } from './text.tsx'

export type Column = { header: string; isNumber?: boolean }

/** A table with a caption and row headers; on a phone each row is a card that names its columns. */
export function Table({
  caption,
  columns,
  rows,
  isCompact,
}: {
  caption: ReactNode
  columns: Column[]
  rows: { key: string; cells: ReactNode[] }[]
  /** On a phone, two lines per row without column names; only for values that are self-explanatory. */
  isCompact?: boolean
}) {
  return (
    <table className={`${styles['table']} ${isCompact ? styles['compact'] : ''}`}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead className={styles['heads']}>
        <tr>
          {columns.map(({ header, isNumber }) => (
            <th className={isNumber ? styles['number'] : undefined} key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr className={styles['row']} key={key}>
            {columns.map(({ header, isNumber }, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  className={`${styles['cell']} ${isNumber ? styles['number'] : ''}`}
                  data-label={header}
                  key={header}
                  scope={index === 0 ? 'row' : undefined}
                >
                  <Text>{cells[index]}</Text>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
