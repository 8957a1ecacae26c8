import type { AnswerAction, DiagnosisAnswer } from '@lease-risk/contract/diagnosis-answer'
import type { Unworded } from '../../words/message.ts'
import type { Diagnosed } from './diagnosed.ts'
import type { NextAction } from './next-actions.ts'

/** The part that is read in ten seconds: one sentence, why, how much is at stake, and what to do now (R-ANSWER-01). */
export function answerSection({ verdict }: Diagnosed, actions: readonly NextAction[]): Unworded<DiagnosisAnswer> {
  const { lead, headline, stake } = verdict.answer
  const [first, ...others] = actions.map((action) => answerAction(action))
  if (first === undefined) throw new RangeError('every lease has something to check')
  const field = lead?.group.field ?? null
  return {
    headline,
    because: lead?.finding.code ?? null,
    stake: stake && {
      ...stake,
      ifSold: stake.ifSold.map(({ share, shortfallManwon: missing }) => ({
        share,
        shortfallManwon: { low: missing, high: missing },
      })),
    },
    firstAction: { ...first, field },
    thenActions: others.slice(0, 2),
  }
}

function answerAction({ checkIds, sentence }: NextAction): Unworded<AnswerAction> {
  return { checkId: checkIds[0] ?? null, field: null, sentence }
}
