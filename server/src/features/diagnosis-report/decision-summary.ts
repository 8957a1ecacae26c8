import type { DecisionSummary } from '@lease-risk/contract/diagnosis-response'
import { bySeverity, type Finding, ofSeverity } from '../../domain/assessment/findings/finding.ts'
import { dataConfidence } from '../../domain/assessment/verdict/data-confidence.ts'
import type { DecisionCode } from '../../domain/assessment/verdict/decide.ts'
import { noteworthyCriteria } from '../../domain/assessment/verdict/noteworthy-criteria.ts'
import { message, sentences, type Text, type Unworded } from '../../words/message.ts'
import type { Diagnosed } from './diagnosed.ts'
import type { NextAction } from './next-actions.ts'

const NAMED_AT_MOST = 3

const WORDS: Record<DecisionCode, Pick<DecisionSummary, 'label' | 'title' | 'summary'>> = {
  DOCUMENT_CHECK_REQUIRED: {
    label: '자료 기준 검토 단계',
    title: '공공자료는 확인했고, 서류 확인이 남아 있습니다',
    summary: '확인된 공공자료에서 따로 주의할 점을 찾지 못했으나, 등기와 선순위 보증금은 확인되지 않았습니다.',
  },
  CONDITIONAL_CAUTION: {
    label: '조건부 주의',
    title: '주의할 점을 먼저 확인해야 합니다',
    summary: '주의할 점이 있거나 근거가 충분하지 않은 부분이 있습니다. 먼저 확인한 뒤에 판단하십시오.',
  },
  STOP_BEFORE_CONTRACT: {
    label: '계약 전 중단 검토',
    title: '계약을 멈추고 먼저 검토해야 합니다',
    summary: '강한 위험 신호가 있습니다. 이 부분이 해소되기 전에는 계약금을 보내지 말고 전문가와 상의하십시오.',
  },
  JUDGMENT_HOLD: {
    label: '판단 보류',
    title: '자료가 부족해 판단을 보류합니다',
    summary: '판단에 필요한 자료가 확인되지 않았습니다. 자료가 부족한 것은 위험이 낮다는 뜻이 아닙니다.',
  },
}

const HELD_BY_INPUT: (typeof WORDS)['JUDGMENT_HOLD'] = {
  label: '판단 보류',
  title: '입력한 금액을 먼저 확인해야 합니다',
  summary: '입력하신 금액이 공개된 거래와 크게 달라 판단을 보류합니다. 단위를 확인하고 다시 진단하십시오.',
}

const CAUTION_MESSAGE =
  '이 결과는 무엇을 먼저 확인할지 알려 드리는 것이며, 계약 여부를 정해 주거나 법률·감정평가·중개 판단을 대신하지 않습니다.'

/** The top verdict: which checks come first. Never an approval of the contract. */
export function decisionSummary({ verdict }: Diagnosed, actions: readonly NextAction[]): Unworded<DecisionSummary> {
  const { decision, findings, assessment } = verdict
  const held = decision === 'JUDGMENT_HOLD' && findings.some(({ holds }) => holds)
  const { label, title, summary } = held ? HELD_BY_INPUT : WORDS[decision]
  const named = toLookAtFirst(findings, assessment)
  return {
    statusCode: decision,
    label,
    title,
    summary: named.length === 0 ? summary : sentences([summary, message('LOOK_AT_FIRST', { named })]),
    dataConfidenceLabel: CONFIDENCE_LABELS[dataConfidence(assessment)],
    primaryAction: actions[0]?.sentence ?? '',
    cautionMessage: CAUTION_MESSAGE,
  }
}

/** Titles of what holds the verdict, then of the heaviest findings; where none stands out, the criteria behind the total. */
function toLookAtFirst(findings: readonly Finding[], assessment: Diagnosed['verdict']['assessment']): Text[] {
  const heaviest = bySeverity(ofSeverity(findings, 'SEVERE', 'CAUTION', 'GAP'))
  const weighty = [...heaviest.filter(({ holds }) => holds), ...heaviest]
  const titles = [...new Set(weighty.map(({ title }) => title))]
  return (titles.length > 0 ? titles : noteworthyCriteria(assessment)).slice(0, NAMED_AT_MOST)
}

const CONFIDENCE_LABELS: Record<ReturnType<typeof dataConfidence>, string> = {
  MOSTLY: '공공자료 대부분 확인(등기·선순위 보증금 제외)',
  PARTLY: '공공자료 일부만 확인',
  THIN: '공공자료 부족',
}
