import { useState } from 'react'
import { type ToldFailure, useSendFailure } from '../../lib/load-failure.ts'

type Sending = {
  busy: boolean
  error: unknown
  failure: ToldFailure | null
  /** How often it was not taken. */
  failures: number
  done: boolean
  send(act: () => Promise<unknown>): Promise<void>
}

/** One thing that is sent at a time: whether it is under way, and what came of it. */
export function useSending(): Sending {
  const [state, setState] = useState<{ busy: boolean; error?: unknown; done?: boolean }>({ busy: false })
  const [failures, setFailures] = useState(0)
  const failure = useSendFailure(state.error)
  const send = async (act: () => Promise<unknown>) => {
    setState({ busy: true })
    try {
      await act()
      setState({ busy: false, done: true })
    } catch (error) {
      setState({ busy: false, error })
      setFailures((before) => before + 1)
    }
  }
  return { busy: state.busy, error: state.error, failure, failures, done: state.done ?? false, send }
}
