import type { LeasePapers } from '@lease-risk/contract/papers-answer'

type Event = LeasePapers['datePlan'][number]

const LINE_BYTES = 74
const DAY_MS = 86_400_000

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n')
}

/** Lines of at most 75 bytes (RFC 5545, 3.1); a letter is never cut. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > LINE_BYTES) {
      lines.push(' ')
      bytes = 1
    }
    lines[lines.length - 1] += letter
    bytes += size
  }
  return lines.join('\r\n')
}

function basicDay(day: string): string {
  return day.replaceAll('-', '')
}

/** The end of an event of whole days is the day after its last. */
function dayAfter(day: string): string {
  return basicDay(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10))
}

/** A calendar of the days to do something, with an alarm a day before; no address is in it. */
export function calendarFile(events: Event[], words: { title: string; alarm: string }, now: Date): string {
  const stamp = `${now.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lease-risk//dates//KO',
    `X-WR-CALNAME:${escape(words.title)}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.code}-${event.fromOn}@lease-risk`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basicDay(event.fromOn)}`,
      `DTEND;VALUE=DATE:${dayAfter(event.fromOn)}`,
      `SUMMARY:${escape(`${words.title}: ${event.title}`)}`,
      `DESCRIPTION:${escape(`${event.why} (${event.law})`)}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escape(words.alarm)}`,
      'TRIGGER:-P1D',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
