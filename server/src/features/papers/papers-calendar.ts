import { type CalendarEvent, calendarFile } from '@lease-risk/contract/calendar-file'
import { AppError } from '../../platform/http/errors.ts'
import { inWords, word } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { message } from '../../words/message.ts'
import { papersOf } from './calculate.ts'
import { carriedOver, type Owner, ownBasis } from './read-papers.ts'
import { readNewest } from './readings.ts'
import type { PaperServices } from './services.ts'

/**
 * The dates of the newest reading as a calendar file. The titles name the home by the user's own label and never by an
 * address.
 * @throws AppError 404 for another user's diagnosis, and while there are no dates.
 */
export async function papersCalendar(services: PaperServices, owner: Owner, language: Language): Promise<string> {
  const basis = await ownBasis(services, owner)
  const [own] = await readNewest(services.pool, owner)
  const reading = (own ?? (await carriedOver(services, owner, basis)))?.reading
  const papers = inWords(reading && (await papersOf(services, reading, basis)), language)
  if (!papers || papers.datePlan.length === 0) throw new AppError('PAPERS_404_NO_DATES')
  const label = reading?.homeLabel?.trim() || word(message('HOME_TO_LEASE'), language)
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
    const summary = `${label}: ${word(message('UNPROTECTED_TIME'), language)}`
    events.push({ uid: uid('gap'), summary, description: sentence, startsAt, endsAt })
  }
  return calendarFile(label, events, services.clock.now(), language)
}
