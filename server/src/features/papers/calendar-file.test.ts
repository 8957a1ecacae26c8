import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CalendarEvent, calendarFile } from '@lease-risk/contract/calendar-file'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import fc from '../../../test/properties.ts'
import { addDays } from '../../domain/calendar.ts'
import { anyDay } from '../../domain/papers/papers.fixture.ts'

const NOW = new Date('2026-11-20T12:00:00+09:00')
const LONG =
  '입주와 전입신고를 모두 마친 다음 날 0시에 대항력이 생기고, 확정일자까지 있어야 우선변제권이 생깁니다; 같은 날 모두 하십시오.\n둘째 줄 \\ 끝'
const DAYS: CalendarEvent = {
  uid: 'a@lease-risk',
  summary: '계약갱신 요구, 집; 하나',
  description: LONG,
  fromOn: '2028-05-30',
  untilOn: '2028-09-29',
}
const GAP: CalendarEvent = {
  uid: 'b@lease-risk',
  summary: '공백',
  description: '짧음',
  startsAt: '2026-12-01T09:00:00+09:00',
  endsAt: '2026-12-02T00:00:00+09:00',
}

/** An event as a parser reads it; days as written, times as instants. */
type Read = { uid: string; summary: string; description: string; from: string; until: string; alarms: string[] }

function byIcalJs(file: string): Read[] {
  const component = new ICAL.Component(ICAL.parse(file))
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return component.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    const time = (value: ICAL.Time) => (value.isDate ? value.toString() : value.toJSDate().toISOString())
    const alarms = part.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    const { uid, summary, description } = event
    return { uid, summary, description, from: time(event.startDate), until: time(event.endDate), alarms }
  })
}

/** A value with parameters is an object. */
function words(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function plain(value: unknown): string {
  return typeof value === 'object' && value !== null && 'val' in value ? words(value.val) : words(value)
}

function byNodeIcal(file: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(file)).flatMap((part) => {
    if (part?.type !== 'VEVENT') return []
    const time = (value: Date) =>
      part.datetype === 'date'
        ? [value.getFullYear(), value.getMonth() + 1, value.getDate()]
            .map((each) => String(each).padStart(2, '0'))
            .join('-')
        : value.toISOString()
    const alarms = (part.alarms ?? []).map((alarm) => plain(alarm.trigger))
    return [
      {
        uid: part.uid,
        summary: words(part.summary),
        description: words(part.description),
        from: time(part.start),
        until: time(part.end ?? part.start),
        alarms,
      },
    ]
  })
}

for (const [parser, read] of [
  ['ical.js', byIcalJs],
  ['node-ical', byNodeIcal],
] as const) {
  test(`${parser} reads days, times of Seoul, texts and the alarms`, () => {
    const [days, gap] = read(calendarFile('우리 집', [DAYS, GAP], NOW))
    assert.deepEqual(
      [days?.uid, days?.summary, days?.description, days?.from, days?.until],
      [DAYS.uid, DAYS.summary, LONG, '2028-05-30', '2028-09-30'],
    )
    assert.deepEqual([gap?.from, gap?.until], ['2026-12-01T00:00:00.000Z', '2026-12-01T15:00:00.000Z'])
    assert.deepEqual(days?.alarms, ['-P1D', '-P7D', '-P1D'])
    assert.deepEqual(gap?.alarms, ['-P1D'])
  })
}

test('R-PAPERS-20: a day before a window begins, and seven and one days before it ends; a single day once', () => {
  const triggers = (untilOn: string) =>
    [...calendarFile('집', [{ ...DAYS, untilOn }], NOW).matchAll(/TRIGGER.*/g)].map(([line]) => line.trim())
  const start = 'TRIGGER:-P1D'
  assert.deepEqual(triggers('2028-05-30'), [start])
  assert.deepEqual(triggers('2028-06-02'), [start, 'TRIGGER;RELATED=END:-P1D'])
  assert.deepEqual(triggers('2028-09-29'), [start, 'TRIGGER;RELATED=END:-P7D', 'TRIGGER;RELATED=END:-P1D'])
})

test('both parsers read the same of any calendar, and no line is longer than 75 octets', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 120 }).filter((value) => value.trim() === value && value !== '')
  const event = fc.record({ uid: fc.uuid(), summary: text, description: text, fromOn: anyDay, days: fc.nat(300) })
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 4 }), (drawn) => {
      const events = drawn.map(({ days, ...rest }) => ({ ...rest, untilOn: addDays(rest.fromOn, days) }))
      const file = calendarFile('집', events, NOW)
      for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75 && !line.includes('\n'))
      const expected = events.map(({ uid, fromOn, untilOn }) => [uid, fromOn, addDays(untilOn, 1)])
      for (const read of [byIcalJs(file), byNodeIcal(file)]) {
        assert.deepEqual(
          read.map(({ uid, from, until }) => [uid, from, until]),
          expected,
        )
      }
    }),
  )
})
