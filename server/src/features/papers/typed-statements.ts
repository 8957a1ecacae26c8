import type { PaperReading } from '@lease-risk/contract/papers-input'
import type { PartyStatement as Wire, ComparedStatement as WireCompared } from '@lease-risk/contract/party-statements'
import type { PartyStatement } from '../../domain/papers/papers-input.ts'
import type { ComparedStatement } from '../../domain/papers/statements/party-statements.ts'
import type { FieldProblem } from '../../platform/http/errors.ts'
import { word } from '../../words/in-words.ts'
import { KOREAN } from '../../words/language.ts'
import { message, type Unworded } from '../../words/message.ts'

/** What each topic is told by. */
const FIELD_OF = {
  SENIOR_DEPOSITS: 'amountManwon',
  REGISTRY_DEBT: 'amountManwon',
  UNPAID_TAX: 'amountManwon',
  GUARANTEE: 'holds',
  LOAN_REPAID: 'byOn',
} as const satisfies Record<Wire['topic'], keyof Wire>

/** A statement without what its topic is told by was refused before, so nothing is lost here. */
export function typedStatement({ topic, by, saidOn, amountManwon, holds, byOn }: Wire): PartyStatement[] {
  const told = { by, saidOn }
  if (topic === 'GUARANTEE') return holds === undefined ? [] : [{ ...told, topic, holds }]
  if (topic === 'LOAN_REPAID') return byOn === undefined ? [] : [{ ...told, topic, byOn }]
  return amountManwon === undefined ? [] : [{ ...told, topic, amountManwon }]
}

/** What no schema can express: each topic has its own field and no other, and nothing was said after today. */
export function statementProblems({ statements = [] }: PaperReading, today: string): FieldProblem[] {
  return statements.flatMap((statement, index): FieldProblem[] => {
    const at = `statements[${index}]`
    const own = FIELD_OF[statement.topic]
    const others = (['amountManwon', 'holds', 'byOn'] as const).filter((field) => field !== own)
    const { saidOn, byOn } = statement
    return [
      ...(saidOn > today
        ? [{ field: `${at}.saidOn`, code: 'RANGE', message: message('DAY_AFTER_TODAY') } as const]
        : []),
      ...(statement[own] === undefined
        ? [{ field: `${at}.${own}`, code: 'REQUIRED', message: message('FIELD_REQUIRED') } as const]
        : []),
      ...others
        .filter((field) => statement[field] !== undefined)
        .map((field) => ({ field: `${at}.${field}`, code: 'NOT_ALLOWED', message: message('STATEMENT_OTHER_FIELD') })),
      ...(own === 'byOn' && byOn !== undefined && byOn < saidOn
        ? [{ field: `${at}.byOn`, code: 'RANGE', message: message('STATEMENT_DAY_BEFORE') } as const]
        : []),
    ]
  })
}

/** A clause is in Korean, because the contract is. */
export function presentStatement({ statement, clause, ...compared }: ComparedStatement): Unworded<WireCompared> {
  const { topic, by, saidOn } = statement
  return { topic, by, saidOn, ...compared, clause: clause && word(clause, KOREAN) }
}
