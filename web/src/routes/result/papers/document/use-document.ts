import { useEffect, useRef, useState } from 'react'
import { today } from '../../../../lib/amount.ts'
import type { DocumentRead, DocumentSource } from './reader-messages.ts'
import { type Reader, startReader } from './start-reader.ts'

type State = { step: 'NONE' | 'READING' | 'FAILED' } | ({ step: 'READ'; id: number } & DocumentRead)

/** One document at a time, only in this screen's memory. A reader ends with its answer; the reading ends with the screen. */
export function useDocument(home: string) {
  const [state, setState] = useState<State>({ step: 'NONE' })
  const reader = useRef<Reader | null>(null)
  const count = useRef(0)
  const stop = () => {
    reader.current?.stop()
    reader.current = null
  }
  useEffect(
    () => () => {
      count.current += 1
      stop()
    },
    [],
  )
  /** Loads the reader's code while the user chooses a file. */
  const prepare = () => {
    reader.current ??= startReader()
  }
  /** `ofHome` false: the document is not stated to belong to the home. */
  const read = async (source: () => Promise<DocumentSource>, ofHome = true) => {
    prepare()
    const own = reader.current
    if (own === null) return
    const options = ofHome ? { home, today: today() } : { today: today() }
    await show(async () => own.read(await source(), options))
  }
  /** Takes a document that something other than the reader reads. */
  const recognise = (readPhoto: () => Promise<DocumentRead>) => {
    stop()
    return show(readPhoto)
  }
  const show = async (readIt: () => Promise<DocumentRead>) => {
    count.current += 1
    const id = count.current
    setState({ step: 'READING' })
    const next = await readIt().catch(() => null)
    // another document was started, or the user left the screen
    if (count.current !== id) return
    stop()
    setState(next === null ? { step: 'FAILED' } : { step: 'READ', id, ...next })
  }
  const drop = () => {
    count.current += 1
    stop()
    setState({ step: 'NONE' })
  }
  const forgetOwners = () =>
    setState((known) => (known.step === 'READ' && known.reading ? { ...known, ownerNames: [] } : known))
  return { state, prepare, read, recognise, drop, forgetOwners }
}
