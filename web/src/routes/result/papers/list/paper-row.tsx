import type { RequestMessage } from '@lease-risk/contract/papers-requests'
import { useState } from 'react'
import { api } from '../../../../lib/api.ts'
import { failureOf } from '../../../../lib/failure.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { StatusWord } from '../../../../ui/status-word.tsx'
import { Text } from '../../../../ui/text.tsx'
import { CopyButton } from '../../copy-button.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'
import { type PaperState, REGISTRY, type ShownStatus } from './paper-states.ts'
import type { PaperItem } from './papers-of.ts'
import { RegistryPair } from './registry-pair.tsx'
import type { RegistryReadings } from './registry-readings.ts'
import { RequestForm } from './request-form.tsx'

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
            <Text>{item.title}</Text>
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
              <Text>{value}</Text>
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

/** A polite text to send, with the underlying duty. The service has texts for the papers that can be requested. */
function RequestText({ diagnosisId, paper }: { diagnosisId: number; paper: string }) {
  const words = useWords(ko)
  const [text, setText] = useState('')
  const [error, setError] = useState<unknown>()
  const read = async (to: 'LANDLORD' | 'BROKER') => {
    try {
      const path = `/api/rent-risk-diagnoses/${diagnosisId}/requests/${paper}/message?to=${to}`
      setText((await api<RequestMessage>(path)).message)
      setError(undefined)
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <div className={styles['plain']}>
      <div className={styles['buttons']}>
        <Button onClick={() => void read('LANDLORD')}>{words.message(words.people.LANDLORD)}</Button>
        <Button onClick={() => void read('BROKER')}>{words.message(words.people.BROKER)}</Button>
      </div>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
      {text && (
        <>
          <blockquote className={styles['quote']}>
            {text.split('\n').map((line, index) => (
              <p key={`${index}${line}`}>{line}</p>
            ))}
          </blockquote>
          <CopyButton copied={words.copied} key={text} name={words.copy} textOf={() => text} />
        </>
      )}
    </div>
  )
}
