import type { Case } from './case.fixture.ts'
import { MONEY_CASES } from './money-cases.fixture.ts'
import { ORDINARY_CASES } from './ordinary-cases.fixture.ts'
import { READING_CASES } from './reading-cases.fixture.ts'
import { RIGHTS_CASES } from './rights-cases.fixture.ts'

export type { Case } from './case.fixture.ts'

/** The known patterns, then ordinary homes. */
export const ALL_CASES: readonly Case[] = [...MONEY_CASES, ...RIGHTS_CASES, ...READING_CASES, ...ORDINARY_CASES]
