import type { DiagnosisStep } from '@lease-risk/contract/diagnosis-async'
import { useEffect } from 'react'
import { useWords } from '../../lib/words.ts'
import { announce } from '../../ui/live-region.tsx'
import { useSlow } from '../../ui/use-slow.ts'
import type { Followed } from './follow.ts'
import styles from './progress.module.css'
import { ko } from './words.ko.ts'

/** Outcomes with the requested data; every other outcome left a gap. */
const KNOWN = new Set(['FOUND', 'SCORED', 'FALLBACK'])

export function Steps({ followed }: { followed: Followed }) {
  const words = useWords(ko)
  const known = Object.values(followed.steps)
  const last = known.filter(({ outcome }) => outcome !== null).at(-1)
  const spoken = last?.outcome ? `${words.steps[last.step]} ${words.outcomes[last.outcome]}` : ''
  useEffect(() => announce(spoken), [spoken])
  return (
    <ol className={styles['steps']}>
      {followed.planned.map((code) => {
        const step = followed.steps[code]
        return (
          <li className={styles['step']} key={code}>
            <Mark step={step} />
            <span className={styles['name']}>{words.steps[code]}</span>
            <span className={styles['state']}>
              {step?.outcome === null ? <Running key={step.startedAt} /> : stateOf(step)}
            </span>
          </li>
        )
      })}
    </ol>
  )

  function stateOf(step: DiagnosisStep | undefined): string {
    if (!step?.outcome) return known.some(({ step: code }) => code === 'risk-scoring') ? words.never : words.waiting
    const seconds = words.seconds(((step.durationMillis ?? 0) / 1000).toFixed(1))
    return KNOWN.has(step.outcome) ? seconds : `${words.outcomes[step.outcome]} · ${seconds}`
  }
}

/** Elapsed time since the step was first seen: the clocks of the device and the service may differ. */
function Running() {
  const words = useWords(ko)
  return useSlow() ? words.slow : words.running
}

/** Full: received. Half: in progress. Empty and dashed: not known. */
function Mark({ step }: { step: DiagnosisStep | undefined }) {
  const isKnown = step?.outcome != null && KNOWN.has(step.outcome)
  const isRunning = step !== undefined && step.outcome === null
  return (
    <svg aria-hidden="true" className={styles['mark']} height="20" viewBox="0 0 20 20" width="20">
      <circle
        cx="10"
        cy="10"
        fill={isKnown ? 'currentColor' : 'none'}
        r="8"
        stroke="currentColor"
        strokeDasharray={isKnown || isRunning ? undefined : '3 3'}
        strokeWidth="2"
      />
      {isRunning && <path d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />}
    </svg>
  )
}
