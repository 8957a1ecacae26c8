import type { QuestionsInput, QuestionsToAsk } from '@lease-risk/contract/assistant'
import type { CheckCatalogue } from '@lease-risk/contract/checks'
import { mostUrgentQuestions } from '@lease-risk/contract/questions'
import type { Static } from 'typebox'
import type { Ask } from '../../platform/http/ask-operation.ts'
import { readResult } from './read-result.ts'

/** The most urgent questions of a diagnosis, in the language of the people to ask, with the subject of each. */
export async function questionsToAsk(
  ask: Ask,
  { statusToken }: Static<typeof QuestionsInput>,
): Promise<QuestionsToAsk> {
  const result = await readResult(ask, statusToken)
  const { checks } = await ask<CheckCatalogue>({ method: 'GET', url: '/api/checks' })
  const questions = mostUrgentQuestions(result).flatMap(({ key, question, item }) => {
    const check = checks.find(({ checkId }) => checkId === key)
    return check && item ? [{ checkId: check.checkId, question, about: item.title, paper: check.paper }] : []
  })
  return { createdAt: result.createdAt, questions, dataStatuses: result.dataStatuses }
}
