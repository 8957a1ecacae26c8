import type { PaperReading, RegistryReading } from '@lease-risk/contract/papers-input'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { announce } from '../../../../ui/live-region.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Said } from '../../../../ui/said.tsx'
import { PasteForm } from '../../paste-form.tsx'
import styles from '../../result.module.css'
import sample from './invented-registry-sample.pdf'
import { PaperReview } from './papers/paper-review.tsx'
import type { DocumentSource } from './reader-messages.ts'
import { Review } from './review.tsx'
import { useDocument } from './use-document.ts'
import { ko } from './words.ko.ts'

const HEADING = 'open-document'

type Props = {
  home: string
  /** What was typed so far. */
  typed: PaperReading
  onChange(change: Partial<PaperReading>): void
  isAsked: boolean
}
type Begin = (source: () => Promise<DocumentSource>, isInvented?: boolean) => void

/** Fills the form of the registry from a document that is read on the device. `isAsked`: somebody came for it. */
export default function OpenDocument({ home, typed, onChange, isAsked }: Props) {
  const words = useWords(ko)
  const { state, prepare, read, drop, forgetOwners } = useDocument(home)
  const [isSample, setIsSample] = useState(false)
  const [taken, setTaken] = useState<string | null>(null)
  const [taxesSeen, setTaxesSeen] = useState<('NATIONAL' | 'LOCAL')[]>([])
  const begin: Begin = (source, isInvented = false) => {
    setTaken(null)
    setIsSample(isInvented)
    void read(source, !isInvented)
  }
  const take = (change: Partial<PaperReading>, said: string) => {
    onChange(change)
    drop()
    setTaken(said)
    announce(said)
  }
  return (
    <section aria-labelledby={HEADING} className={styles['plain']}>
      <Promises isAsked={isAsked} />
      <WaysIn begin={begin} prepare={prepare} />
      {state.step === 'READING' && <p role="status">{words.reading}</p>}
      {state.step === 'FAILED' && <Failure sentence={words.failed} />}
      {taken !== null && <Notice title={taken} tone="low" />}
      {state.step === 'READ' && state.paper && (
        <PaperReview
          key={state.id}
          onDrop={drop}
          onTake={take}
          onTaxSeen={(tax) => setTaxesSeen([...taxesSeen, tax])}
          paper={state.paper}
          taxesSeen={taxesSeen}
          typed={typed}
        />
      )}
      {state.step === 'READ' && state.reading && (
        <Review
          isSample={isSample}
          key={state.id}
          onAnswerOwner={forgetOwners}
          onDrop={drop}
          onTake={(registry: RegistryReading) => take({ registry }, words.taken(registry.entries.length))}
          ownerNames={state.ownerNames}
          reading={state.reading}
          registry={typed.registry}
        />
      )}
    </section>
  )
}

/** What becomes of the file. */
function Promises({ isAsked }: Pick<Props, 'isAsked'>) {
  const words = useWords(ko)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    // the screen around it takes the focus when it is there
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  return (
    <>
      <h3 id={HEADING} ref={heading} tabIndex={-1}>
        <Said>{words.title}</Said>
      </h3>
      <p>{words.how}</p>
      <p className={styles['small']}>{words.afterwards}</p>
    </>
  )
}

/** A file, its text, or one that is invented. */
function WaysIn({ begin, prepare }: { begin: Begin; prepare(): void }) {
  const words = useWords(ko)
  const [isPasting, setIsPasting] = useState(false)
  return (
    <>
      <FileButton onFile={(file) => begin(async () => ({ bytes: await file.arrayBuffer() }))} prepare={prepare} />
      <p className={styles['small']}>{words.openHint}</p>
      <Button aria-expanded={isPasting} onClick={() => setIsPasting(!isPasting)}>
        {words.paste}
      </Button>
      {isPasting && (
        <PasteForm
          hint={words.pastedHint}
          label={words.pasted}
          read={words.read}
          onText={(text) => {
            // the form forgets it
            setIsPasting(false)
            begin(async () => ({ text }))
          }}
        />
      )}
      <Button
        look="quiet"
        onClick={() => begin(async () => ({ bytes: await (await fetch(sample)).arrayBuffer() }), true)}
      >
        {words.sample}
      </Button>
      <a className={styles['change']} download="invented-registry-sample.pdf" href={sample}>
        {words.sampleFile}
      </a>
    </>
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
