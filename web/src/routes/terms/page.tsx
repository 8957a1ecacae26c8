import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { START } from '../../lib/links.ts'
import { useSendFailure } from '../../lib/load-failure.ts'
import { PRIVACY } from '../../lib/service-document.ts'
import { useSignedIn } from '../../lib/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Screen, ScreenActions } from '../../ui/screen.tsx'
import { StepBar } from '../../ui/step-bar.tsx'
import { Text } from '../../ui/text.tsx'
import { MoreTerms } from './more-terms.tsx'
import { DepositQuestion, PurposeButtons, PurposeQuestion, RentQuestion } from './questions.tsx'
import { refusedFields } from './refused-fields.ts'
import styles from './terms.module.css'
import { useTerms } from './use-terms.ts'
import { ko } from './words.ko.ts'

export default function Terms() {
  const words = useWords(ko)
  const { draft, change, isWide, isLast, step, done, count, goOn, ...form } = useTerms()
  const { attempt, errors, errorOf, shows, sending, send, submit } = form
  const asksPurpose = !isWide && step === 'purpose'
  // what was pressed is gone: the amount can be typed at once
  const isChosen = useRef(false)
  useEffect(() => {
    if (isChosen.current) document.getElementById(step)?.focus()
    isChosen.current = false
  }, [step])
  if (draft.lotAddress === '') return <NoAddress />
  return (
    <Screen
      above={
        <>
          {!isWide && <StepBar count={count} done={done} label={words.step(done + 1, count)} />}
          <p className={styles['above']}>
            <Text>{[draft.addressLabel, draft.unit].filter(Boolean).join(' ')}</Text>
          </p>
        </>
      }
      isStep
      key={isWide ? 'wide' : step}
      title={isWide ? words.title : words[step]}
    >
      <form className={styles['form']} noValidate onSubmit={submit}>
        <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
        <SendFailure error={sending.error} onAgain={() => void send()} />
        {!asksPurpose ? (
          <PurposeQuestion
            error={errorOf('purpose')}
            isBrief={!isWide}
            onChange={(purpose) => change({ purpose })}
            value={draft.purpose}
          />
        ) : (
          <PurposeButtons
            onChoose={(purpose) => {
              change({ purpose })
              goOn()
              isChosen.current = true
            }}
          />
        )}
        {shows('deposit') && <DepositQuestion draft={draft} error={errorOf('deposit')} onChange={change} />}
        {shows('rent') && draft.purpose === 'MONTHLY_RENT' && (
          <RentQuestion draft={draft} error={errorOf('rent')} onChange={change} />
        )}
        {isLast && <MoreTerms draft={draft} errorOf={errorOf} onChange={change} />}
        {isLast && <WhatIsKept />}
        {!asksPurpose && (
          <ScreenActions>
            <Button busy={sending.busy} look="primary" sends={isLast} type="submit" wide>
              {isLast ? (sending.busy ? words.submitting : words.submit) : words.next}
            </Button>
          </ScreenActions>
        )}
      </form>
    </Screen>
  )
}

/** What becomes of the input of someone without an account. */
function WhatIsKept() {
  const words = useWords(ko)
  if (useSignedIn() !== false) return null
  return (
    <p className={styles['kept']}>
      {words.kept} <Link href={PRIVACY}>{words.policy}</Link>
    </p>
  )
}

function NoAddress() {
  const words = useWords(ko)
  return (
    <Screen title={words.noAddress}>
      <ButtonLink href={START} look="primary">
        {words.toStart}
      </ButtonLink>
    </Screen>
  )
}

/** The reason why a diagnosis was not accepted, if it does not concern a field. */
function SendFailure({ error, onAgain }: { error: unknown; onAgain(): void }) {
  const failure = useSendFailure(refusedFields(error).length > 0 ? null : error, onAgain)
  return failure && <Failure {...failure} />
}
