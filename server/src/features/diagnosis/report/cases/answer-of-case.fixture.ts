import { inKorean } from '../../../../words/in-korean.fixture.ts'
import { buildSections } from '../build-sections.ts'
import { diagnosedOf } from '../diagnosed.fixture.ts'
import type { Case } from './case.fixture.ts'

/** The first part of a diagnosis of the case, in Korean; amounts missing in manwon, from 100 to 70 % of the value. */
export function answerOfCase({ facts }: Case) {
  const { answer, riskAssessment } = inKorean(buildSections(diagnosedOf(facts)))
  if (answer === undefined) throw new Error('every diagnosis has an answer')
  const { headline, stake, firstAction } = answer
  const missing = stake?.ifSold.map(({ shortfallManwon: { low } }) => low.toLocaleString('en')).join(' · ') ?? 'none'
  return { headline, stake: missing, firstAction: firstAction.sentence, grade: riskAssessment.riskGrade }
}
