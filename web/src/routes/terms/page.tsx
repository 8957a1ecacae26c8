import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { type Draft, keepDraft, readDraft } from '../../lib/draft.ts'
import { START } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Screen, ScreenActions } from '../../ui/screen.tsx'
import { MoreTerms } from './more-terms.tsx'
import { DepositQuestion, PurposeQuestion, RentQuestion } from './questions.tsx'
import { refusedFields } from './refused-fields.ts'
import { type FieldId, problemsOf } from './request.ts'
import { SendFailure } from './send-failure.tsx'
import { startDiagnosis } from './start-diagnosis.ts'
import styles from './terms.module.css'
import { ko } from './words.ko.ts'

type Step = 'purpose' | 'deposit' | 'rent'

const WIDE = '(min-width: 768px)'

export default function Terms() {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState<Draft>(readDraft)
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState<{ busy: boolean; error?: unknown }>({ busy: false })
  const isWide = useSyncExternalStore(
    onWidthChange,
    () => matchMedia(WIDE).matches,
    () => false,
  )
  const steps: Step[] = draft.purpose === 'MONTHLY_RENT' ? ['purpose', 'deposit', 'rent'] : ['purpose', 'deposit']
  const step = steps.find((known) => known === search.get('q')) ?? 'purpose'
  const isLast = step === steps.at(-1)
  const shows = (question: Step) => isWide || question === step
  const problems = [...problemsOf(draft, words.wrong), ...refusedFields(sending.error)]
  const shown = attempt === 0 ? [] : isWide || isLast ? problems : problems.filter(({ id }) => id === step)
  const errorOf = (id: FieldId) => shown.find((problem) => problem.id === id)?.message

  const change = (next: Partial<Draft>) => {
    setDraft(keepDraft(next))
    if (sending.error) setSending({ busy: false })
  }
  const goOn = (from: Step) => {
    setAttempt(0)
    setSearch({ q: steps[steps.indexOf(from) + 1] ?? from })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemsOf(draft, words.wrong)
    if (!isWide && !isLast) {
      if (wrong.some(({ id }) => id === step)) setAttempt(attempt + 1)
      else goOn(step)
      return
    }
    setAttempt(attempt + 1)
    if (wrong.length === 0) await send()
  }
  const send = async () => {
    setSending({ busy: true })
    try {
      navigate(await startDiagnosis(draft))
    } catch (error) {
      setSending({ busy: false, error })
      setAttempt((before) => before + 1)
    }
  }

  if (draft.lotAddress === '')
    return (
      <Screen title={words.noAddress}>
        <ButtonLink href={START} look="primary">
          {words.toStart}
        </ButtonLink>
      </Screen>
    )
  return (
    <Screen
      above={
        <p className={styles['above']}>
          <span>{words.step}</span>
          <span>{[draft.addressLabel, draft.unit].filter(Boolean).join(' ')}</span>
        </p>
      }
      key={isWide ? 'wide' : step}
      title={isWide ? words.title : words[step]}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary attempt={attempt} errors={shown} title={words.fix} />
        <SendFailure error={sending.error} onAgain={() => void send()} />
        {shows('purpose') && (
          <PurposeQuestion
            error={errorOf('purpose')}
            onChange={(purpose) => {
              change({ purpose })
            }}
            value={draft.purpose}
          />
        )}
        {shows('deposit') && <DepositQuestion draft={draft} error={errorOf('deposit')} onChange={change} />}
        {shows('rent') && draft.purpose === 'MONTHLY_RENT' && (
          <RentQuestion draft={draft} error={errorOf('rent')} onChange={change} />
        )}
        {(isWide || isLast) && <MoreTerms draft={draft} errorOf={errorOf} onChange={change} />}
        <ScreenActions>
          <Button busy={sending.busy} look="primary" sends={isWide || isLast} type="submit" wide>
            {isWide || isLast ? (sending.busy ? words.submitting : words.submit) : words.next}
          </Button>
        </ScreenActions>
      </form>
    </Screen>
  )
}

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
