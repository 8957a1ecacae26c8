import type { RequestMessage } from '@lease-risk/contract/papers-requests'
import { useState } from 'react'
import { api } from '../../../../lib/api.ts'
import { failureOf } from '../../../../lib/failure.ts'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { CopyButton } from '../../copy-button.tsx'
import styles from '../../result.module.css'
import { ko } from '../words.ko.ts'

/** A polite text to send, with the underlying duty. The service has texts for the papers that can be requested. */
export function RequestText({ diagnosisId, paper }: { diagnosisId: number; paper: string }) {
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
