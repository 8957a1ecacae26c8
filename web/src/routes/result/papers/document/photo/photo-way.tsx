import { readSummaryPhoto } from '@lease-risk/registry/photo/read-summary-photo'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../../../lib/words.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Failure } from '../../../../../ui/failure.tsx'
import styles from '../../../result.module.css'
import { FileButton } from '../file-button.tsx'
import type { DocumentRead } from '../reader-messages.ts'
import { ko } from '../words.ko.ts'
import type { Recogniser } from './recogniser.ts'

type Step = 'CLOSED' | 'ASKING' | 'LOADING' | 'READY' | 'FAILED'

/** R-REG-29: a photo of the summary page. The recogniser is large, so its size is stated before the download. */
export function PhotoWay({ begin }: { begin(read: () => Promise<DocumentRead>): void }) {
  const words = useWords(ko)
  const [step, setStep] = useState<Step>('CLOSED')
  const recogniser = useRef<Recogniser | null>(null)
  useEffect(() => () => recogniser.current?.stop(), [])
  const load = async () => {
    setStep('LOADING')
    try {
      const { startRecogniser } = await import('./recogniser.ts')
      recogniser.current ??= await startRecogniser()
      setStep('READY')
    } catch {
      setStep('FAILED')
    }
  }
  const read = async (photo: Blob): Promise<DocumentRead> => {
    const own = recogniser.current
    if (own === null) throw new Error('nothing recognises it')
    return { reading: readSummaryPhoto(await own.read(photo)), ownerNames: [] }
  }
  const isOpen = step !== 'CLOSED'
  return (
    <>
      <Button
        aria-expanded={isOpen}
        onClick={() => setStep(isOpen ? 'CLOSED' : recogniser.current ? 'READY' : 'ASKING')}
      >
        {words.photo.open}
      </Button>
      {isOpen && <p className={styles['small']}>{words.photo.how}</p>}
      {step === 'ASKING' && <Button onClick={() => void load()}>{words.photo.load}</Button>}
      {step === 'LOADING' && <p role="status">{words.photo.loading}</p>}
      {step === 'FAILED' && (
        <Failure retry={{ label: words.photo.again, onRetry: () => void load() }} sentence={words.photo.failed} />
      )}
      {step === 'READY' && (
        <FileButton accept="image/*" label={words.photo.choose} onFile={(file) => begin(() => read(file))} />
      )}
    </>
  )
}
