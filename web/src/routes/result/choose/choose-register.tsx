import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { formatDate } from '../../../lib/amount.ts'
import { failureOf } from '../../../lib/failure.ts'
import { START } from '../../../lib/links.ts'
import { startDiagnosis } from '../../../lib/start-diagnosis.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Failure } from '../../../ui/failure.tsx'
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
  const [wrong, setWrong] = useState<string>()
  const { send, busy, error } = useSending()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (key === '') return setWrong(words.chooseFirst)
    void send(async () => navigate(await startDiagnosis(askAgain(result, { registerKey: key }))))
  }
  return (
    <>
      <p>{words.whichHow}</p>
      <form className={styles['form']} onSubmit={submit}>
        <Choice
          error={wrong}
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
        <Button busy={busy} sends type="submit" wide>
          {words.withThis}
        </Button>
      </form>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      <Link href={START} onClick={() => askAgain(result, { registerKey: undefined })}>
        {words.typeBuilding}
      </Link>
    </>
  )
}
