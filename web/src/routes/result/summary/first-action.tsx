import type { DiagnosisAnswer } from '@lease-risk/contract/diagnosis-answer'
import { useLocation } from 'wouter'
import { checkLink, START, type Subject, TERMS } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Said } from '../../../ui/said.tsx'
import { askAgain } from '../choose/ask-again.ts'
import type { Result } from '../queries.ts'
import { ko } from '../words.ko.ts'

type Action = DiagnosisAnswer['firstAction']

/** The one thing to do now; it leads to what it asks for. */
export function FirstAction({ result, subject, action }: { result: Result; subject: Subject; action: Action }) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const { checkId, field } = action
  const name = words.first(nameOf(action, result))
  if (field)
    return (
      <Button
        look="primary"
        onClick={() => {
          askAgain(result, { registerKey: result.inputSummary.selectedRegisterKey ?? undefined })
          navigate(fieldLink(field, result))
        }}
        wide
      >
        <Said>{name}</Said>
      </Button>
    )
  if (checkId === 'ADD_CLAIMS')
    return (
      <Button look="primary" onClick={() => document.getElementById(CLAIMS_FIELD)?.focus()} wide>
        <Said>{name}</Said>
      </Button>
    )
  return (
    <ButtonLink href={checkLink(subject, checkId)} look="primary" wide>
      {name}
    </ButtonLink>
  )
}

/** As the checklist calls it. */
export function nameOf({ checkId, sentence }: Action, { checklist }: Pick<Result, 'checklist'>): string {
  return checklist.find(({ code }) => code === checkId)?.title ?? sentence
}

/** Claims are added where they are typed. */
export const CLAIMS_FIELD = 'claims'

/** Where the field stands that is to be put right. */
function fieldLink(field: NonNullable<Action['field']>, { inputSummary }: Result): string {
  if (field === 'address') return START
  if (field === 'depositAmountManwon') return `${TERMS}?q=deposit`
  return `${TERMS}?q=${inputSummary.contractPurpose === 'JEONSE' ? 'deposit' : 'rent'}&more=1#area`
}
