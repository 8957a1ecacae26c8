import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { type Draft, keepDraft, readDraft } from '../../lib/draft.ts'
import { startDiagnosis } from '../../lib/start-diagnosis.ts'
import { useSending } from '../../lib/use-sending.ts'
import { useWords } from '../../lib/words.ts'
import { refusedFields } from './refused-fields.ts'
import { type FieldId, problemsOf } from './request.ts'
import { ko } from './words.ko.ts'

type Step = 'purpose' | 'deposit' | 'rent'

const WIDE = '(min-width: 768px)'

/** The terms being typed: one question at a time, or all on one page if there is room. */
export function useTerms() {
  const words = useWords(ko)
  const [draft, setDraft] = useState<Draft>(readDraft)
  const [attempt, setAttempt] = useState(0)
  const [, navigate] = useLocation()
  const sending = useSending()
  const send = () => sending.send(async () => navigate(await startDiagnosis(draft)))
  const { isWide, step, done, count, isLast, goOn } = useSteps(draft)
  const problems = [...problemsOf(draft, words.wrong), ...refusedFields(sending.error)]
  const shown = attempt === 0 ? [] : isLast ? problems : problems.filter(({ id }) => id === step)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemsOf(draft, words.wrong)
    const isStepDone = !isLast && wrong.every(({ id }) => id !== step)
    setAttempt(isStepDone ? 0 : attempt + 1)
    if (isStepDone) goOn()
    else if (isLast && wrong.length === 0) void send()
  }
  return {
    draft,
    change: (next: Partial<Draft>) => {
      setDraft(keepDraft(next))
      if (sending.error) sending.forget()
    },
    isWide,
    isLast,
    step,
    done,
    count,
    goOn,
    attempt: attempt + sending.failures,
    errors: shown,
    errorOf: (id: FieldId) => shown.find((problem) => problem.id === id)?.message,
    shows: (question: Step) => isWide || question === step,
    sending,
    send,
    submit,
  }
}

/**
 * `isLast`: no question follows, as when all questions are on one page. `done`: the steps behind, of `count`; the address is
 * the first of them. What a message stated is not asked again.
 */
function useSteps({ purpose }: Draft) {
  const [search, setSearch] = useSearchParams()
  const isWide = useSyncExternalStore(
    onWidthChange,
    () => matchMedia(WIDE).matches,
    () => false,
  )
  const steps: Step[] = purpose === 'MONTHLY_RENT' ? ['purpose', 'deposit', 'rent'] : ['purpose', 'deposit']
  const step = steps.find((known) => known === search.get('q')) ?? (purpose === '' ? 'purpose' : 'deposit')
  return {
    isWide,
    step,
    done: steps.indexOf(step) + 1,
    count: steps.length + 1,
    isLast: isWide || step === steps.at(-1),
    goOn: () => setSearch({ q: steps[steps.indexOf(step) + 1] ?? step }),
  }
}

function onWidthChange(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
