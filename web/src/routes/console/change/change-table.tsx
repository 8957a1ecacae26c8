import { useWords } from '../../../lib/words.ts'
import styles from '../console.module.css'
import { ko } from '../words.ko.ts'

export type Change = { label: string; before: string; after: string }

export function ChangeTable({ changes }: { changes: Change[] }) {
  const { confirm } = useWords(ko)
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{confirm.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{confirm.change}</th>
          <th scope="col">{confirm.before}</th>
          <th scope="col">{confirm.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>
              <strong>{after}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
