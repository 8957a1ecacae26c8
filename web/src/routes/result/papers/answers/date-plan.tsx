import { calendarFile } from '@lease-risk/contract/calendar-file'
import type { LeasePapers } from '@lease-risk/contract/papers-answer'
import { formatDate } from '../../../../lib/amount.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Section } from '../../../../ui/screen.tsx'
import { InThisBrowser } from '../../in-this-browser.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { DateStrip } from './date-strip.tsx'
import { GapStrip } from './gap-strip.tsx'

/** The dated to-do list, and the hours in which nothing protects the deposit. */
export function DatePlan({ papers: { datePlan, gap, holidayNote } }: { papers: LeasePapers }) {
  const words = useWords(ko)
  if (datePlan.length === 0)
    return (
      <Section title={words.datePlan}>
        <p>{words.noDates}</p>
      </Section>
    )
  const download = () => {
    const { calendarTitle: title, alarm } = words
    const days = datePlan.map((event) => ({
      uid: `${event.code}-${event.fromOn}@lease-risk`,
      summary: `${title}: ${event.title}`,
      description: `${event.why} (${event.law})`,
      alarm,
      fromOn: event.fromOn,
      untilOn: event.fromOn,
    }))
    const file = new Blob([calendarFile(title, days, new Date())], { type: 'text/calendar' })
    saveFile(file, 'lease-dates.ics')
  }
  return (
    <Section title={words.datePlan}>
      <DateStrip events={datePlan} gap={gap} />
      {gap && (
        <>
          <h3>{words.gap}</h3>
          <GapStrip gap={gap} />
          <Notice title={gap.sentence} tone="moderate" />
        </>
      )}
      <ol className={styles['plain']}>
        {datePlan.map((event) => (
          <li key={`${event.code}${event.fromOn}`}>
            <span className={styles['small']}>
              {words.until(formatDate(event.fromOn), formatDate(event.untilOn))}
              {[...new Set(event.marks.map(({ label }) => ` · ${label}`))].join('')}
            </span>
            <strong>{event.title}</strong>
            <span className={styles['small']}>
              {event.why} ({event.law})
            </span>
          </li>
        ))}
      </ol>
      <p className={styles['small']}>{holidayNote}</p>
      <InThisBrowser>
        <Button onClick={download}>{words.calendar}</Button>
      </InThisBrowser>
    </Section>
  )
}
