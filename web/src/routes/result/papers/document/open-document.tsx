import type { PaperReading } from '@lease-risk/contract/papers-input'
import { Fragment, useEffect, useRef, useState } from 'react'
import auction from '../../../../../../registry/samples/sillim-301-auction.pdf'
import mortgage from '../../../../../../registry/samples/sillim-301-mortgage.pdf'
import { useWords } from '../../../../lib/words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Failure } from '../../../../ui/failure.tsx'
import { announce } from '../../../../ui/live-region.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Text } from '../../../../ui/text.tsx'
import { PasteForm } from '../../paste-form.tsx'
import styles from '../../result.module.css'
import { FileButton } from './file-button.tsx'
import { PaperReview } from './papers/paper-review.tsx'
import { PhotoWay } from './photo/photo-way.tsx'
import type { DocumentRead, DocumentSource } from './reader-messages.ts'
import { Review, type Sample } from './review.tsx'
import { useDocument } from './use-document.ts'
import { ko } from './words.ko.ts'

const HEADING = 'open-document'
const headingOf = () => document.getElementById(HEADING)

type Props = {
  home: string
  /** The values typed so far. */
  typed: PaperReading
  onChange(change: Partial<PaperReading>): void
  isAsked: boolean
}
type Begin = (source: () => Promise<DocumentSource>, isInvented?: boolean) => void

/** Invented documents of a home of the sample data. */
const SAMPLES = [
  { key: 'mortgage', file: mortgage },
  { key: 'auction', file: auction },
] as const

/** Fills the registry form from a document read on the device. `isAsked`: the user came here to do so. */
export default function OpenDocument({ home, typed, onChange, isAsked }: Props) {
  const document = useDocument(home)
  const { prepare, read, recognise, drop } = document
  const [sample, setSample] = useState<Sample>('NONE')
  const [taken, setTaken] = useState<string | null>(null)
  const [taxesSeen, setTaxesSeen] = useState<('NATIONAL' | 'LOCAL')[]>([])
  const begin: Begin = (source, isInvented = false) => {
    setTaken(null)
    setSample(isInvented ? sampleHere() : 'NONE')
    void read(source, !isInvented || sampleHere() === 'MAY_BE_ADDED')
  }
  const beginPhoto = (readPhoto: () => Promise<DocumentRead>) => {
    setTaken(null)
    setSample('NONE')
    void recognise(readPhoto)
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
      <WaysIn begin={begin} beginPhoto={beginPhoto} prepare={prepare} />
      {taken !== null && <Taken said={taken} />}
      <WhatWasRead
        document={document}
        home={home}
        onClear={() => onChange({ registry: undefined })}
        onDrop={() => {
          drop()
          headingOf()?.focus()
        }}
        onTake={take}
        onTaxSeen={(tax) => setTaxesSeen([...taxesSeen, tax])}
        sample={sample}
        taxesSeen={taxesSeen}
        typed={typed}
      />
    </section>
  )
}

type Shown = Pick<Props, 'home' | 'typed'> & {
  document: ReturnType<typeof useDocument>
  sample: Sample
  taxesSeen: ('NATIONAL' | 'LOCAL')[]
  onTake(change: Partial<PaperReading>, said: string): void
  onTaxSeen(tax: 'NATIONAL' | 'LOCAL'): void
  onClear(): void
  onDrop(): void
}

/** The pressed button is gone, so the focus moves to the message about its effect. */
function Taken({ said }: { said: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice title={said} tone="low" />
    </div>
  )
}

/** The registry document or other paper that was read last, for confirmation. */
function WhatWasRead({
  document: { state, forgetOwners },
  home,
  typed,
  sample,
  taxesSeen,
  onTake,
  onTaxSeen,
  onClear,
  onDrop,
}: Shown) {
  const words = useWords(ko)
  if (state.step === 'NONE') return null
  if (state.step === 'READING') return <p role="status">{words.reading}</p>
  if (state.step !== 'READ') return <Failure sentence={words.failed} />
  if (state.paper)
    return (
      <PaperReview
        key={state.id}
        onDrop={onDrop}
        onTake={onTake}
        onTaxSeen={onTaxSeen}
        paper={state.paper}
        taxesSeen={taxesSeen}
        typed={typed}
      />
    )
  return (
    <Review
      key={state.id}
      onAnswerOwner={forgetOwners}
      onClear={onClear}
      onDrop={onDrop}
      onTake={(registry) => onTake({ registry }, words.taken(registry.entries.length))}
      home={home}
      ownerNames={state.ownerNames}
      reading={state.reading}
      registry={typed.registry}
      sample={sample}
    />
  )
}

/** States how the file is handled. */
function Promises({ isAsked }: Pick<Props, 'isAsked'>) {
  const words = useWords(ko)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isAsked) return undefined
    // the surrounding screen takes the focus once it is there
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isAsked])
  return (
    <>
      <h3 id={HEADING} ref={heading} tabIndex={-1}>
        <Text>{words.title}</Text>
      </h3>
      <p>{words.how}</p>
      <p className={styles['small']}>{words.afterwards}</p>
    </>
  )
}

type Ways = { begin: Begin; beginPhoto(read: () => Promise<DocumentRead>): void; prepare(): void }

/** The inputs: a file, its text, a photo of its summary, or an invented document. */
function WaysIn({ begin, beginPhoto, prepare }: Ways) {
  const words = useWords(ko)
  const [isPasting, setIsPasting] = useState(false)
  return (
    <>
      <FileButton
        accept="application/pdf,.pdf"
        label={words.open}
        look="primary"
        onFile={(file) => begin(async () => ({ bytes: await file.arrayBuffer() }))}
        prepare={prepare}
      />
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
            // clears the form
            setIsPasting(false)
            begin(async () => ({ text }))
          }}
        />
      )}
      <PhotoWay begin={beginPhoto} />
      {SAMPLES.map(({ key, file }) => (
        <Fragment key={key}>
          <Button
            look="quiet"
            onClick={() => begin(async () => ({ bytes: await (await fetch(file)).arrayBuffer() }), true)}
          >
            {words.samples[key]}
          </Button>
          <a className={styles['change']} download={`sillim-301-${key}.pdf`} href={file}>
            {words.sampleFiles[key]}
          </a>
        </Fragment>
      ))}
    </>
  )
}

/** An invented document never stands among real data. */
function sampleHere(): Sample {
  return document.documentElement.dataset['mode'] === 'sample' ? 'MAY_BE_ADDED' : 'ONLY_SHOWN'
}
