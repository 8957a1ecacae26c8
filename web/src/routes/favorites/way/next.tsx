import type { FavoriteWay, WayStep } from '@lease-risk/contract/favorite-way'
import { useLocation } from 'wouter'
import { checkLink, documentLink, resultLink, START } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import { diagnoseAgain } from '../diagnose-again.ts'
import { type Tick, TickButton } from './steps.tsx'
import styles from './way.module.css'
import { ko } from './words.ko.ts'

/** The first action of the answer, while the home is looked at; what was read in papers has moved it on. */
export function FirstAction({ way }: { way: FavoriteWay }) {
  const words = useWords(ko)
  const { answer, diagnosisId } = way
  if (!isLedByAnswer(way) || !answer || diagnosisId === null) return null
  const { checkId, field, sentence } = answer.firstAction
  const isPaper = checkId !== null && checkId !== 'ADD_CLAIMS' && field === null
  return (
    <Section title={words.now}>
      <p>
        <Text>{sentence}</Text>
      </p>
      <ButtonLink href={isPaper ? checkLink({ diagnosisId }, checkId) : resultLink({ diagnosisId })} look="primary">
        {words.open}
      </ButtonLink>
    </Section>
  )
}

/** Whether the page is headed by the answer of the home. */
export function isLedByAnswer({ answer, diagnosisId, favorite }: FavoriteWay): boolean {
  return Boolean(answer) && diagnosisId !== null && favorite.state === 'LOOKING'
}

/** The next step: its due date, the reason, and where to do it. */
export function Next({
  way,
  step,
  busy,
  onTick,
  onDates,
}: {
  way: FavoriteWay
  step: WayStep
  busy: boolean
  onTick: Tick
  onDates(): void
}) {
  const words = useWords(ko)
  const { title, when, why, law, sureness, notes } = step
  return (
    <Section title={isLedByAnswer(way) ? words.afterwards : words.now}>
      <div className={styles['next']}>
        <p>
          <strong>{title}</strong>
        </p>
        <p>{when}</p>
        {notes.map((note) => (
          <p className={styles['small']} key={note}>
            {note}
          </p>
        ))}
        <p>{why}</p>
        {law !== null && (
          <p className={styles['small']}>{words.law(law, sureness === null ? '' : words.sureness[sureness])}</p>
        )}
        <div className={styles['actions']}>
          <Go onDates={onDates} step={step} way={way} />
          <TickButton busy={busy} onTick={onTick} step={step} />
        </div>
      </div>
    </Section>
  )
}

/** Link to the screen for the step; renders nothing for a step outside the service. */
function Go({ way, step, onDates }: { way: FavoriteWay; step: WayStep; onDates(): void }) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const { diagnosisId, favorite } = way
  if (step.step === 'DATES')
    return (
      <Button look="primary" onClick={onDates}>
        {words.go.DATES}
      </Button>
    )
  if (step.step === 'DIAGNOSIS')
    return (
      <Button
        look="primary"
        onClick={() => {
          diagnoseAgain(favorite)
          navigate(START)
        }}
      >
        {words.go.DIAGNOSIS}
      </Button>
    )
  if (diagnosisId === null) return null
  const there = placeOf(step, { diagnosisId })
  return (
    there && (
      <ButtonLink href={there.href} look="primary">
        {words.go[there.label]}
      </ButtonLink>
    )
  )
}

type Place = { href: string; label: keyof typeof ko.go }

function placeOf({ step }: WayStep, subject: { diagnosisId: number }): Place | null {
  if (step === 'QUESTIONS') return { href: resultLink(subject, '/ask'), label: step }
  if (step === 'PAPERS') return { href: resultLink(subject, '/papers'), label: step }
  if (step === 'SPECIAL_CLAUSES') return { href: resultLink(subject, '/clauses'), label: step }
  return step.startsWith('REGISTRY_') ? { href: documentLink(subject), label: 'REGISTRY' } : null
}
