import type { FavoriteWay, TickedStep, WayStep } from '@lease-risk/contract/favorite-way'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Section } from '../../../ui/screen.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './way.module.css'
import { ko } from './words.ko.ts'

export type Tick = (step: TickedStep, done: boolean) => void

const TONES: Record<WayStep['status'], Tone> = {
  DONE: 'low',
  LATE: 'high',
  OPEN: 'moderate',
  LATER: 'unknown',
  UNDATED: 'unknown',
  OVER: 'unknown',
}

/** Upcoming steps by part of the way; completed or past ones are behind one line. A completed step says nothing about the home. */
export function Parts({ way: { parts, next }, busy, onTick }: { way: FavoriteWay; busy: boolean; onTick: Tick }) {
  const words = useWords(ko)
  const rowOf = (step: WayStep) => (
    <StepRow busy={busy} isNext={step.step === next?.step} key={step.step} onTick={onTick} step={step} />
  )
  const past = parts.flatMap(({ steps }) => steps.filter(isPast))
  const done = past.filter(({ status }) => status === 'DONE').length
  return (
    <>
      {parts.map(({ phase, title, steps }) =>
        steps.every(isPast) ? null : (
          <Section key={phase} title={title}>
            <ol className={styles['steps']}>{steps.filter((step) => !isPast(step)).map(rowOf)}</ol>
          </Section>
        ),
      )}
      {past.length > 0 && (
        <Disclosure summary={words.past(done, past.length - done)}>
          <ol className={styles['steps']}>{past.map(rowOf)}</ol>
        </Disclosure>
      )}
    </>
  )
}

function isPast({ status }: WayStep): boolean {
  return status === 'DONE' || status === 'OVER'
}

function StepRow({
  step,
  isNext,
  busy,
  onTick,
}: {
  step: WayStep
  /** Whether the step is the next one, which is marked as done in its own section above. */
  isNext: boolean
  busy: boolean
  onTick: Tick
}) {
  const words = useWords(ko)
  const { title, when, status, progress } = step
  return (
    <li className={styles['step']}>
      <div className={styles['what']}>
        <StatusWord tone={TONES[status]}>{words.status[status]}</StatusWord>
        <strong>
          {title}
          {progress && status !== 'DONE' && ` ${words.progress(progress.done, progress.of)}`}
        </strong>
        <span className={styles['small']}>{when}</span>
      </div>
      {!isNext && <TickButton busy={busy} onTick={onTick} step={step} />}
    </li>
  )
}

/** Marks a step as done, or removes the mark. Renders nothing when only stored data decide. */
export function TickButton({ step, busy, onTick }: { step: WayStep; busy: boolean; onTick: Tick }) {
  const words = useWords(ko)
  if (!step.canTick) return null
  const isDone = step.status === 'DONE'
  const label = isDone ? words.undoLabel : words.didLabel
  return (
    <Button
      aria-label={label(step.title)}
      busy={busy}
      look={isDone ? 'quiet' : 'secondary'}
      onClick={() => onTick(step.step as TickedStep, !isDone)}
      sends
    >
      {isDone ? words.undo : words.did}
    </Button>
  )
}
