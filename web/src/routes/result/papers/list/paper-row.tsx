import { useWords } from '../../../../lib/words.ts'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Said } from '../../../../ui/said.tsx'
import { StatusWord } from '../../../../ui/status-word.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { type PaperState, REGISTRY, type ShownStatus } from './paper-states.ts'
import type { PaperItem } from './papers-of.ts'
import { RegistryPair } from './registry-pair.tsx'
import type { RegistryReadings } from './registry-readings.ts'
import { RequestForm } from './request-form.tsx'
import { RequestText } from './request-text.tsx'

const TONES = {
  NOT_ASKED: 'unknown',
  ASKED: 'low',
  PARTLY: 'low',
  READ: 'low',
  RECEIVED: 'low',
  NEEDS_HELP: 'moderate',
  REFUSED: 'moderate',
} as const

/** One paper: its use, its holder and the state of its request, if known. `diagnosisId` null: not the user's diagnosis. */
export function PaperRow({
  item,
  status,
  state,
  registry,
  change,
  diagnosisId,
  isAsked,
}: {
  item: PaperItem
  status: ShownStatus | undefined
  state: PaperState | undefined
  registry: RegistryReadings
  change(state: PaperState): Promise<void>
  diagnosisId: number | null
  /** Expanded initially. */
  isAsked: boolean
}) {
  const words = useWords(ko)
  const { paper, reach } = item
  return (
    <Disclosure
      isOpen={isAsked || undefined}
      summary={
        <span className={styles['finding']}>
          <span className={styles['findingTitle']}>
            <Said>{item.title}</Said>
          </span>
          {status && <StatusWord tone={TONES[status]}>{words.statuses[status]}</StatusWord>}
          {reach && <span className={styles['small']}>{words.reach(reach.from, reach.to)}</span>}
        </span>
      }
    >
      <dl className={styles['pairs']}>
        {[
          [words.lookFor, paper.lookFor],
          [words.where, paper.where],
          [words.cost, paper.cost],
          [words.mayAsk, paper.mayAsk],
          ...(paper.legalBasis ? [[words.law, paper.legalBasis]] : []),
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Said>{value}</Said>
            </dd>
          </div>
        ))}
      </dl>
      {paper.needsConsent && <p>{words.consent}</p>}
      {item.code === REGISTRY && <RegistryPair registry={registry} />}
      {item.code !== REGISTRY && state && (
        <RequestForm change={change} code={item.code} isOwn={diagnosisId !== null} state={state} />
      )}
      {diagnosisId !== null && <RequestText diagnosisId={diagnosisId} paper={item.code} />}
    </Disclosure>
  )
}
