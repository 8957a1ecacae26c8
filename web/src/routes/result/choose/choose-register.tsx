import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { formatDate } from '../../../lib/amount.ts'
import { START, TERMS } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Section } from '../../../ui/screen.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { askAgain } from './ask-again.ts'

type Candidate = NonNullable<Result['propertyIdentity']['registerCandidates']>[number]

/** Shown when several buildings stand on the lot. Picking one repeats the diagnosis; the choice can be changed. */
export default function ChooseRegister({ result }: { result: Result }) {
  const words = useWords(ko)
  const { registerCandidates = [] } = result.propertyIdentity
  const chosen = registerCandidates.find((candidate) => candidate.chosen)
  if (registerCandidates.length === 0) return null
  if (chosen)
    return (
      <Disclosure
        summary={words.chosenBuilding(
          [nameOf(chosen, words.noName), result.propertyIdentity.mainUse].filter(Boolean).join(' · '),
        )}
      >
        <RegisterForm candidates={registerCandidates} result={result} />
      </Disclosure>
    )
  return (
    <Section title={words.which}>
      <RegisterForm candidates={registerCandidates} result={result} />
    </Section>
  )
}

function nameOf({ buildingName, dongName }: Candidate, none: string): string {
  return [buildingName, dongName].filter(Boolean).join(' ') || none
}

function RegisterForm({ candidates, result }: { candidates: Candidate[]; result: Result }) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const [key, setKey] = useState(candidates.find(({ chosen }) => chosen)?.registerKey ?? '')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key === '') return setError(words.chooseFirst)
    askAgain(result, { registerKey: key })
    navigate(`${TERMS}?q=${result.inputSummary.contractPurpose === 'JEONSE' ? 'deposit' : 'rent'}`)
  }
  return (
    <>
      <p>{words.whichHow}</p>
      <form className={styles['form']} onSubmit={submit}>
        <Choice
          error={error}
          hideLegend
          legend={words.which}
          name="register"
          onChange={setKey}
          options={candidates.map((candidate) => ({
            value: candidate.registerKey,
            label: nameOf(candidate, words.noName),
            detail: [
              candidate.mainUse,
              candidate.detailUse,
              candidate.useApprovalDate && words.built(formatDate(candidate.useApprovalDate)),
            ]
              .filter(Boolean)
              .join(' · '),
          }))}
          value={key}
        />
        <Button type="submit" wide>
          {words.withThis}
        </Button>
      </form>
      <Link href={START} onClick={() => askAgain(result, {})}>
        {words.typeBuilding}
      </Link>
    </>
  )
}
