import type { RegistryReading } from '@lease-risk/contract/papers-input'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { announce } from '../../../../ui/live-region.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import styles from '../../result.module.css'
import sample from './invented-registry-sample.pdf'
import { PasteForm } from './paste-form.tsx'
import { Review } from './review.tsx'
import { useDocument } from './use-document.ts'
import { ko } from './words.ko.ts'

/** Fills the form of the registry from a document that is read on the device. `isAsked`: somebody came for it. */
export default function OpenDocument({
  home,
  registry,
  onTake,
  isAsked,
}: {
  home: string
  registry: RegistryReading | undefined
  onTake(registry: RegistryReading): void
  isAsked: boolean
}) {
  const words = useWords(ko)
  const { state, prepare, read, drop, forgetOwners } = useDocument(home)
  const [isPasting, setIsPasting] = useState(false)
  const [isSample, setIsSample] = useState(false)
  const [taken, setTaken] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    // the screen around it takes the focus when it is there
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  const begin: typeof read = (source, ofHome) => {
    setTaken(null)
    setIsPasting(false)
    setIsSample(ofHome === false)
    return read(source, ofHome)
  }
  const take = (next: RegistryReading) => {
    onTake(next)
    drop()
    setTaken(next.entries.length)
    announce(words.taken(next.entries.length))
  }
  return (
    <section aria-labelledby="open-document" className={styles['plain']}>
      <h3 id="open-document" ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.how}</p>
      <p className={styles['small']}>{words.afterwards}</p>
      <FileButton onFile={(file) => void begin(async () => ({ bytes: await file.arrayBuffer() }))} prepare={prepare} />
      <Button aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
        {words.paste}
      </Button>
      {isPasting && <PasteForm onText={(text) => void begin(async () => ({ text }))} />}
      <Button
        look="quiet"
        onClick={() => void begin(async () => ({ bytes: await (await fetch(sample)).arrayBuffer() }), false)}
      >
        {words.sample}
      </Button>
      <a className={styles['change']} download="invented-registry-sample.pdf" href={sample}>
        {words.sampleFile}
      </a>
      {state.step === 'READING' && <p role="status">{words.reading}</p>}
      {state.step === 'FAILED' && <Failure sentence={words.failed} />}
      {taken !== null && <Notice title={words.taken(taken)} tone="low" />}
      {state.step === 'READ' && (
        <Review
          isSample={isSample}
          key={state.id}
          onAnswerOwner={forgetOwners}
          onDrop={drop}
          onTake={take}
          ownerNames={state.ownerNames}
          reading={state.reading}
          registry={registry}
        />
      )}
    </section>
  )
}

/** What is chosen is handed on, and the field forgets it. */
function FileButton({ prepare, onFile }: { prepare(): void; onFile(file: File): void }) {
  const words = useWords(ko)
  const input = useRef<HTMLInputElement>(null)
  const open = () => {
    prepare()
    input.current?.click()
  }
  return (
    <>
      <input
        accept="application/pdf,.pdf"
        aria-label={words.open}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
          target.value = ''
        }}
        ref={input}
        type="file"
      />
      <Button look="primary" onClick={open} wide>
        {words.open}
      </Button>
    </>
  )
}
