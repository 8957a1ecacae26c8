import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc, { runs } from '../../../test/properties.ts'
import { addDays } from '../calendar.ts'
import { type WayInput, wayOf } from './way-of.ts'
import { TICKED_STEPS, WAY_PHASES, WAY_STATES, WAY_STEP_CODES, type WayStepCode } from './way-steps.ts'

const TODAY = '2026-11-26'
const JEONSE = { purpose: 'JEONSE', depositManwon: 20_000, monthlyRentManwon: 0 } as const
const FRESH: WayInput = {
  state: 'LOOKING',
  today: TODAY,
  dates: { contractOn: null, balanceOn: null, moveInOn: null, endOn: null },
  terms: JEONSE,
  legalDistrictCode: '1162010200',
  ticks: [],
  isDiagnosed: false,
  papers: { done: 0, of: 5 },
  fieldChecks: { done: 0, of: 7 },
  registryReadOn: [],
}
const DATES = { contractOn: '2026-12-01', balanceOn: '2026-12-20', moveInOn: '2026-12-20', endOn: '2028-12-19' }

const way = (input: Partial<WayInput> = {}) => wayOf({ ...FRESH, ...input })
const statusOf = (code: WayStepCode, input: Partial<WayInput> = {}) =>
  way(input).steps.find((step) => step.code === code)?.status
const nextOf = (input: Partial<WayInput> = {}) => way(input).next?.code ?? null

test('R-FAV-15: a new favorite is diagnosed first, then asked about, each step once', () => {
  assert.equal(nextOf(), 'DIAGNOSIS')
  assert.equal(nextOf({ isDiagnosed: true }), 'QUESTIONS')
  const { steps } = way({ dates: DATES })
  assert.deepEqual(steps.map(({ code }) => code).toSorted(), [...WAY_STEP_CODES].toSorted())
})

test('R-FAV-15: what nobody knows the day of is undated, and the contract gives its days', () => {
  assert.equal(statusOf('REGISTRY_ON_BALANCE'), 'UNDATED')
  assert.equal(statusOf('REGISTRY_ON_BALANCE', { dates: DATES }), 'LATER')
  assert.equal(nextOf({ state: 'CONTRACTED' }), 'DATES')
  assert.equal(nextOf({ state: 'CONTRACTED', dates: { ...DATES, endOn: null } }), 'DATES')
})

test('R-FAV-15: the days of the way, one after the other', () => {
  const on = (today: string, more: Partial<WayInput> = {}) =>
    nextOf({ today, dates: DATES, state: 'CONTRACTED', ...more })
  const done = (...codes: WayStepCode[]) => codes.map((code) => ({ code, doneOn: '2026-12-31' }))
  assert.equal(on('2026-12-02'), 'TAX_VIEWING')
  assert.equal(on('2026-12-19', { ticks: done('TAX_VIEWING', 'LEASE_REPORT') }), 'REGISTRY_BEFORE_BALANCE')
  assert.equal(
    on('2026-12-20', { ticks: done('TAX_VIEWING', 'LEASE_REPORT', 'REGISTRY_BEFORE_BALANCE') }),
    'REGISTRY_ON_BALANCE',
  )
  assert.equal(on('2026-12-20', { ticks: done('LEASE_REPORT', 'REGISTRY_BEFORE_BALANCE') }), 'REGISTRY_ON_BALANCE')
  const moved = done('TAX_VIEWING', 'LEASE_REPORT')
  assert.equal(on('2026-12-22', { state: 'MOVED_IN', ticks: moved }), 'MOVE_IN_REPORT_AND_FIXED_DATE')
  const reported = [...moved, ...done('MOVE_IN_REPORT_AND_FIXED_DATE', 'REGISTRY_AFTER_BALANCE')]
  assert.equal(on('2026-12-22', { state: 'MOVED_IN', ticks: reported }), 'GUARANTEE_APPLICATION')
  assert.equal(on('2028-07-01', { state: 'MOVED_IN', ticks: reported }), 'RENEWAL_REQUEST')
  assert.equal(on('2028-12-25', { state: 'MOVED_IN', ticks: reported }), 'LEASE_END')
})

test('R-FAV-16: a registry that was read for another day is not read for this one', () => {
  const ticks = [{ code: 'REGISTRY_ON_BALANCE', doneOn: '2026-12-20' }] as const
  const later = { ...DATES, balanceOn: '2026-12-24', moveInOn: '2026-12-24' }
  const state = 'CONTRACTED'
  assert.equal(statusOf('REGISTRY_ON_BALANCE', { ticks, state, dates: DATES, today: '2026-12-20' }), 'DONE')
  assert.equal(statusOf('REGISTRY_ON_BALANCE', { ticks, state, dates: later, today: '2026-12-20' }), 'LATER')
})

test('R-FAV-16: a stored reading of that day is a reading', () => {
  const input = { dates: DATES, registryReadOn: ['2026-12-01'] }
  assert.equal(statusOf('REGISTRY_ON_CONTRACT', input), 'DONE')
  assert.equal(statusOf('REGISTRY_ON_BALANCE', input), 'LATER')
})

test('R-FAV-15: only terms that need it view taxes or report the lease', () => {
  const small = { terms: { ...JEONSE, depositManwon: 500 } }
  for (const code of ['TAX_VIEWING', 'LEASE_REPORT'] as const) assert.equal(statusOf(code, small), undefined)
  assert.equal(statusOf('LEASE_REPORT', { legalDistrictCode: null }), undefined)
})

test('R-FAV-14: a state that the days suggest is asked about, never assumed', () => {
  assert.equal(way({ dates: DATES }).suggested, null)
  assert.equal(way({ dates: DATES, today: '2026-12-01' }).suggested, 'CONTRACTED')
  assert.equal(way({ dates: DATES, today: '2026-12-20', state: 'CONTRACTED' }).suggested, 'MOVED_IN')
  assert.equal(way({ dates: DATES, today: '2026-12-25', state: 'DROPPED' }).suggested, null)
})

const day = fc.integer({ min: -900, max: 900 }).map((days) => addDays(TODAY, days))
const maybe = fc.option(day, { nil: null })
const progress = fc
  .integer({ min: 0, max: 7 })
  .chain((of) => fc.record({ done: fc.integer({ min: 0, max: of }), of: fc.constant(of) }))
const ANY = fc.record<WayInput>({
  state: fc.constantFrom(...WAY_STATES),
  today: fc.constant(TODAY),
  dates: fc.record({ contractOn: maybe, balanceOn: maybe, moveInOn: maybe, endOn: maybe }),
  terms: fc.constantFrom(JEONSE, { purpose: 'MONTHLY_RENT', depositManwon: 500, monthlyRentManwon: 50 } as const),
  legalDistrictCode: fc.constantFrom('1162010200', null),
  ticks: fc.array(fc.record({ code: fc.constantFrom(...WAY_STEP_CODES), doneOn: day })),
  isDiagnosed: fc.boolean(),
  papers: progress,
  fieldChecks: progress,
  registryReadOn: fc.array(day),
})

test('R-FAV-14: a dropped home has no next step, and nothing of it is left to do', () => {
  fc.assert(
    fc.property(ANY, (input) => {
      const { next, steps, suggested } = wayOf({ ...input, state: 'DROPPED' })
      assert.deepEqual([next, suggested], [null, null])
      assert.ok(steps.every(({ status }) => status === 'DONE'))
    }),
    runs(300),
  )
})

test('R-FAV-15: what is done or over is never next, and what is late comes before all else', () => {
  fc.assert(
    fc.property(ANY, (input) => {
      const { next, steps } = wayOf(input)
      if (next === null) return
      assert.ok(['LATE', 'OPEN', 'LATER'].includes(next.status))
      assert.ok(next.status === 'LATE' || steps.every(({ status }) => status !== 'LATE'))
      assert.ok(steps.includes(next))
    }),
    runs(300),
  )
})

test('R-FAV-15: parts in order, windows within one in order of their last days, and no window turned round', () => {
  fc.assert(
    fc.property(ANY, (input) => {
      const { steps } = wayOf(input)
      const phases = steps.map(({ phase }) => WAY_PHASES.indexOf(phase))
      assert.deepEqual(
        phases,
        phases.toSorted((a, b) => a - b),
      )
      for (const phase of WAY_PHASES) {
        const ends = steps.flatMap((step) => (step.phase === phase && step.fromOn !== null ? [step.untilOn ?? ''] : []))
        assert.deepEqual(ends, ends.toSorted())
      }
      for (const { fromOn, untilOn } of steps) assert.ok(fromOn === null || (untilOn !== null && fromOn <= untilOn))
    }),
    runs(300),
  )
})

test('R-FAV-16: a tick of today makes a step done whose day has come, and takes nothing back', () => {
  fc.assert(
    fc.property(ANY, fc.constantFrom(...TICKED_STEPS), (input, code) => {
      const before = wayOf(input)
      const after = wayOf({ ...input, ticks: [...input.ticks, { code, doneOn: TODAY }] })
      const step = before.steps.find((each) => each.code === code)
      if (step === undefined) return
      const isToCome = step.fromOn !== null && step.fromOn > TODAY
      if (!isToCome) assert.equal(after.steps.find((each) => each.code === code)?.status, 'DONE')
      const done = (steps: typeof before.steps) => steps.filter(({ status }) => status === 'DONE').length
      assert.ok(done(after.steps) >= done(before.steps))
    }),
    runs(300),
  )
})
