import type { SeniorTenants } from '@lease-risk/contract/papers-input'
import type { ReactNode } from 'react'
import { formatDate, formatManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'

/** What came out of lists that were read on the device: other tenants and their number, each to be taken out again. */
export function ReadTenants({ seniors, onChange }: { seniors: SeniorTenants; onChange(seniors: SeniorTenants): void }) {
  const words = useWords(ko)
  const { tenants = [], countKnown: typed, countAtLeast, ...others } = seniors
  // where not all are known, 0 is no number of them
  const countKnown = typed === 0 && seniors.state !== 'KNOWN' ? undefined : typed
  const known = countKnown === undefined ? {} : { countKnown }
  const least = countAtLeast === undefined ? {} : { countAtLeast }
  if (tenants.length === 0 && countKnown === undefined && countAtLeast === undefined) return null
  return (
    <ul className={styles['plain']}>
      {countKnown !== undefined && (
        <Line onRemove={() => onChange({ ...others, ...least, tenants })}>{words.householdsRead(countKnown)}</Line>
      )}
      {countAtLeast !== undefined && (
        <Line onRemove={() => onChange({ ...others, ...known, tenants })}>{words.householdsAtLeast(countAtLeast)}</Line>
      )}
      {tenants.map(({ depositManwon, fixedDateOn }, index) => (
        <Line
          key={`${index}${depositManwon}${fixedDateOn}`}
          onRemove={() => onChange({ ...others, ...known, ...least, tenants: tenants.filter((_, at) => at !== index) })}
        >
          {words.tenantRead(formatManwon(depositManwon), fixedDateOn === undefined ? null : formatDate(fixedDateOn))}
        </Line>
      ))}
    </ul>
  )
}

function Line({ children, onRemove }: { children: ReactNode; onRemove(): void }) {
  const words = useWords(ko)
  return (
    <li className={styles['historyRow']}>
      <span>{children}</span>
      <Button look="quiet" onClick={onRemove}>
        {words.removeRead}
      </Button>
    </li>
  )
}
