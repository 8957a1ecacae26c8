import { type FormEvent, useState } from 'react'
import { useWords } from '../../../../lib/words.ts'
import { announce } from '../../../../ui/live-region.tsx'
import { ko } from '../words.ko.ts'

/** Typed values override the stored ones, which may arrive later, until they are stored themselves. `error`: why that failed. */
export function useKeptForm<Kept extends object>(kept: Kept, keep: (typed: Kept) => Promise<void>) {
  const words = useWords(ko)
  const [changed, setChanged] = useState<Partial<Kept>>({})
  const [error, setError] = useState<unknown>()
  const typed = { ...kept, ...changed }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      await keep(typed)
      setChanged({})
      setError(undefined)
      announce(words.saved)
    } catch (refused) {
      setError(refused)
    }
  }
  return { typed, type: (next: Partial<Kept>) => setChanged({ ...changed, ...next }), error, submit }
}
