import { useEffect, useRef, useState } from 'react'
import { today } from '../../../../lib/amount.ts'
import type { DocumentRead, DocumentSource } from './reader-messages.ts'
import { type Reader, startReader } from './start-reader.ts'

type State = { step: 'NONE' | 'READING' | 'FAILED' } | ({ step: 'READ'; id: number } & DocumentRead)

/** One document at a time, in the memory of this screen alone: a reader ends with its answer, and what it read with the screen. */
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
  /** Its code comes while a file is chosen. */
  const prepare = () => {
    reader.current ??= startReader()
  }
  /** `ofHome` false: nobody says that it is the document of the home. */
  const read = async (source: () => Promise<DocumentSource>, ofHome = true) => {
    prepare()
    const own = reader.current
    if (own === null) return
    const options = ofHome ? { home, today: today() } : { today: today() }
    await show(async () => own.read(await source(), options))
  }
  /** What something else than the reader reads. */
  const recognise = (readPhoto: () => Promise<DocumentRead>) => {
    stop()
    return show(readPhoto)
  }
  const show = async (readIt: () => Promise<DocumentRead>) => {
    count.current += 1
    const id = count.current
    setState({ step: 'READING' })
    const next = await readIt().catch(() => null)
    // another one was begun, or the screen was left
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
