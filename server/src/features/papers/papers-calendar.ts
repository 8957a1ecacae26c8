import { type CalendarEvent, calendarFile } from '@lease-risk/contract/calendar-file'
import { AppError } from '../../platform/http/errors.ts'
import { papersOf } from './calculate.ts'
import { carriedOver, type Owner, ownBasis } from './read-papers.ts'
import { readNewest } from './readings.ts'
import type { PaperServices } from './services.ts'

const UNNAMED_HOME = '계약할 집'

/**
 * The dates of the newest reading as a calendar file. The titles name the home by the user's own label and by no address.
 * @throws AppError 404 for another's diagnosis, and while there are no dates.
 */
export async function papersCalendar(services: PaperServices, owner: Owner): Promise<string> {
  const basis = await ownBasis(services, owner)
  const [own] = await readNewest(services.pool, owner)
  const reading = (own ?? (await carriedOver(services, owner, basis)))?.reading
  const papers = reading && (await papersOf(services, reading, basis))
  if (!papers || papers.datePlan.length === 0) throw new AppError('PAPERS_404_NO_DATES')
  const label = reading?.homeLabel?.trim() || UNNAMED_HOME
  const uid = (code: string) => `${owner.diagnosisId}-${code.toLowerCase()}@lease-risk`
  const events: CalendarEvent[] = papers.datePlan.map(({ code, title, why, law, fromOn, untilOn, marks }) => ({
    uid: uid(code),
    summary: `${label}: ${title}`,
    description: [why, law, ...marks.map((mark) => `${mark.date} ${mark.label}`)].join('\n'),
    fromOn,
    untilOn,
  }))
  if (papers.gap !== null && papers.gap.hours > 0) {
    const { startsAt, endsAt, sentence } = papers.gap
    events.push({ uid: uid('gap'), summary: `${label}: 보호받지 못하는 시간`, description: sentence, startsAt, endsAt })
  }
  return calendarFile(label, events, services.clock.now())
}
