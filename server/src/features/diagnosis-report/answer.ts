import type { Answer } from '../../domain/answer/answer.ts'
import { answerOf } from '../../domain/answer/answer-of.ts'
import type { Diagnosed } from './diagnosed.ts'
import type { NextAction } from './next-actions.ts'

/** The part that is read in ten seconds: one sentence, why, how much is at stake, and what to do now (R-ANSWER-01). */
export function answerSection({ verdict }: Diagnosed, actions: readonly NextAction[]): Answer {
  const { lead, headline, stake } = verdict.answer
  const [first, ...others] = actions.map(({ checkIds, sentence }) => ({
    checkId: checkIds[0] ?? null,
    field: null,
    sentence,
  }))
  if (first === undefined) throw new RangeError('every lease has something to check')
  const because = lead?.finding.code ?? null
  const ofLead = { ...first, field: lead?.group.field ?? null }
  return answerOf({
    data: { headline, because, stake, actions: [ofLead, ...others], decision: verdict.decision },
    papers: null,
  })
}
