/** One entry of a calendar file. */
export type CalendarEvent = {
  /** Stable for the same event, so that importing it again replaces it. */
  uid: string
  summary: string
  description: string
  /** The text of the alarm; defaults to the summary. */
  alarm?: string
} & (
  | { fromOn: string; untilOn: string }
  /** ISO 8601 with offset `+09:00`. */
  | { startsAt: string; endsAt: string }
)

/** Korea has had one offset since 1988, so the time zone needs no other rule. */
const SEOUL = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Seoul',
  'BEGIN:STANDARD',
  'DTSTART:19881009T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:KST',
  'END:STANDARD',
  'END:VTIMEZONE',
]
/** Maximum number of octets per line, excluding the line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75
const UTF_8 = new TextEncoder()

/**
 * Creates a calendar in the format of RFC 5545, with alarms for each event. Dates are whole days; times are in Seoul
 * time. `language` is the language of its texts. Implemented here because available packages split days in the time
 * zone of the process.
 */
export function calendarFile(name: string, events: readonly CalendarEvent[], writtenAt: Date, language = 'ko'): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//lease-risk//contract papers//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Seoul',
    ...SEOUL,
    ...events.flatMap((event) => eventLines(event, utcStamp(writtenAt))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp}`,
    ...timeLines(event),
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...triggersOf(event).flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escaped(event.alarm ?? event.summary)}`,
      trigger,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

const DAY_MS = 86_400_000

/**
 * One day before the start; for a period of several days also seven days and one day before its end, if within the
 * period. A period ends with its last day, so one day before its end is 0:00 of that day.
 */
function triggersOf(event: CalendarEvent): string[] {
  const start = 'TRIGGER:-P1D'
  if (!('fromOn' in event)) return [start]
  const days = (Date.parse(event.untilOn) - Date.parse(event.fromOn)) / DAY_MS
  const before = [7, 1].filter((count) => days >= count)
  return [start, ...before.map((count) => `TRIGGER;RELATED=END:-P${count}D`)]
}

/** The end of a whole-day event is the day after its last. */
function timeLines(event: CalendarEvent): string[] {
  if ('fromOn' in event) {
    const next = new Date(`${event.untilOn}T24:00:00Z`).toISOString().slice(0, 10)
    return [`DTSTART;VALUE=DATE:${digits(event.fromOn)}`, `DTEND;VALUE=DATE:${digits(next)}`, 'TRANSP:TRANSPARENT']
  }
  const local = (instant: string) => digits(instant.slice(0, 19))
  return [`DTSTART;TZID=Asia/Seoul:${local(event.startsAt)}`, `DTEND;TZID=Asia/Seoul:${local(event.endsAt)}`]
}

/** `2026-12-01T09:00:00` → `20261201T090000`. */
function digits(time: string): string {
  return time.replaceAll(/[-:]/g, '')
}

function utcStamp(instant: Date): string {
  return `${digits(instant.toISOString().slice(0, 19))}Z`
}

function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Breaks a long line between characters; each further line starts with a space, which counts towards its length. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const character of line) {
    const size = UTF_8.encode(character).length
    if (octets + size > LINE_OCTETS) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += character
    octets += size
  }
  return [...rows, row].join('\r\n')
}
