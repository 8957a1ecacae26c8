import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import type { SharedDiagnosis } from '@lease-risk/contract/shared-diagnosis'
import { type Message, message, sentences, type Text, type Unworded } from '../../words/message.ts'

type Shared = Unworded<SharedDiagnosis>
type Part = Unworded<DiagnosisSheet>['parts'][number]

/** The content of the file: the same as others see by a link, as one page of text. `isInvented`: with sample data. */
export function sheetOf(shared: Shared, isInvented: boolean): Unworded<DiagnosisSheet> {
  const { districtName, propertyTypeName, terms, ruleBookVersion, diagnosedOn } = shared
  return {
    title: shared.title,
    about: message('SHEET_ABOUT', { districtName, propertyTypeName, ...terms }),
    note: sentences([...(isInvented ? [message('INVENTED_DATA')] : []), shared.disclaimer]),
    parts: partsOf(shared).filter(({ items }) => items.length > 0),
    foot: message('SHEET_FOOT', { ruleBookVersion, diagnosedOn }),
  }
}

function partsOf({ answer, decision, evidence, findings, gaps, questions }: Shared): Part[] {
  return [
    {
      title: message('SHEET_FIRST'),
      items:
        answer === null || !decision
          ? []
          : [
              {
                title: message('DECISION_LABEL', { decision }),
                texts: [answer.headline, ...(answer.stake ? [answer.stake.sentence] : [])],
              },
            ],
    },
    { title: message('SHEET_COMPARED'), items: evidence.map(comparedOf) },
    { title: message('SHEET_CAUTIONS'), items: findings.map(titled) },
    { title: message('SHEET_GAPS'), items: gaps.map(titled) },
    {
      title: message('SHEET_TO_DO'),
      items:
        answer === null ? [] : [answer.firstAction, ...answer.thenActions].map(({ sentence }) => untitled([sentence])),
    },
    { title: message('SHEET_QUESTIONS'), items: questions.map((question) => untitled([question])) },
  ]
}

/** The look-ups, including those without a result, which are not good news. */
function comparedOf({ title, state, source, referencePeriod, sampleCount, details }: Shared['evidence'][number]) {
  const from: Message = message('SHEET_SOURCE', { source, referencePeriod, sampleCount })
  return { title: message('SHEET_STATE', { title, state }), texts: [...details, from] }
}

function titled({ title, detail }: { title: Text; detail: Text }) {
  return { title, texts: detail === '' ? [] : [detail] }
}

function untitled(texts: Text[]) {
  return { title: null, texts }
}
