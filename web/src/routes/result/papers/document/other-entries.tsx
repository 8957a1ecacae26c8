import type { RegistryReading } from '@lease-risk/registry/reading'
import { useWords } from '../../../../lib/words.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import styles from '../../result.module.css'
import { othersOf } from './rows.ts'
import { Source } from './source.tsx'
import { ko } from './words.ko.ts'

/** Lists the remaining entries, so that no line of a document stays hidden. */
export function OtherEntries({ reading }: { reading: RegistryReading }) {
  const words = useWords(ko)
  const others = othersOf(reading)
  if (others.length === 0) return null
  return (
    <Disclosure summary={words.others(others.length)}>
      <p>{words.othersHow}</p>
      <ul className={styles['plain']}>
        {others.map((entry, at) => (
          <li key={`${entry.section}${entry.rank}${at}`}>
            {entry.state === 'DOUBTED' && <strong>{words.doubted}</strong>}
            <Source entry={entry} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
