import fc from 'fast-check'
import { addDays } from '../../calendar.ts'
import type { TenantOfHouse } from '../papers-input.ts'

/** A row of which nothing is known but what is given. */
export function row(parts: Partial<TenantOfHouse> = {}): TenantOfHouse {
  const nothing = { room: null, depositManwon: null, monthlyRentManwon: null, fixedDateOn: null, movedInOn: null }
  return { ...nothing, papers: [], saidBy: 'NOBODY', ...parts }
}

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2015-06-01', days))

/** Rows of a few rooms, so that several are often about the same one. */
export const anyRow: fc.Arbitrary<TenantOfHouse> = fc.record({
  room: orNull(fc.constantFrom('201', '202호', '203', 'B01')),
  depositManwon: orNull(fc.integer({ min: 0, max: 30_000 })),
  monthlyRentManwon: orNull(fc.integer({ min: 0, max: 100 })),
  fixedDateOn: orNull(anyDay),
  movedInOn: orNull(anyDay),
  papers: fc.subarray(['FIXED_DATES', 'HOUSEHOLDS', 'FOREIGN_RESIDENTS'] as const),
  saidBy: fc.constantFrom('LANDLORD', 'BROKER', 'NOBODY'),
})
