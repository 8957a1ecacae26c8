import type { DiagnosisAnswer } from '@lease-risk/contract/diagnosis-answer'
import { useLocation } from 'wouter'
import { checkLink, entriesLink, START, type Subject, TERMS } from '../../../lib/links.ts'
import { loadPart } from '../../../lib/load-part.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import { ko } from '../words.ko.ts'
import { nameOf } from './answer-of.ts'

type Action = DiagnosisAnswer['firstAction']

/** `hasEntries`: entries were read one by one, so that there is no single sum to type. */
type Props = { result: Result; subject: Subject; action: Action; hasEntries: boolean }

/** The one thing to do now, with a link to the place where it is done. */
export function FirstAction({ result, subject, action, hasEntries }: Props) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const { checkId, field } = action
  const toField = async (asked: NonNullable<Action['field']>) => {
    // few results need a correction
    const { askAgain } = await loadPart(() => import('../choose/ask-again.ts'))
    askAgain(result, {})
    navigate(fieldLink(asked, result))
  }
  const name = words.first(nameOf(action, result))
  if (field)
    return (
      <Button look="primary" onClick={() => void toField(field)} wide>
        <Text>{name}</Text>
      </Button>
    )
  if (checkId === 'ADD_CLAIMS' && !hasEntries)
    return (
      <Button look="primary" onClick={() => document.getElementById(MORTGAGE_FIELD)?.focus()} wide>
        <Text>{name}</Text>
      </Button>
    )
  return (
    <ButtonLink
      href={checkId === 'ADD_CLAIMS' ? entriesLink(subject) : checkLink(subject, checkId)}
      look="primary"
      wide
    >
      {name}
    </ButtonLink>
  )
}

/** Mortgages are added where they are typed. */
export const MORTGAGE_FIELD = 'mortgages'

/** The link to the field that needs correcting. */
function fieldLink(field: NonNullable<Action['field']>, { inputSummary }: Result): string {
  if (field === 'address') return START
  if (field === 'depositAmountManwon') return `${TERMS}?q=deposit`
  const part = field === 'floorNumber' ? 'floor' : 'area'
  return `${TERMS}?q=${inputSummary.contractPurpose === 'JEONSE' ? 'deposit' : 'rent'}&more=1#${part}`
}
