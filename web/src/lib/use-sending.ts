import { useState } from 'react'

type Sending = {
  busy: boolean
  /** Why the last one was not taken; `undefined` where it was, or nothing was sent. */
  error: unknown
  /** How often it was not taken. */
  failures: number
  done: boolean
  send(act: () => Promise<unknown>): Promise<void>
  /** Takes the failure back, as once something else is typed. */
  forget(): void
}

/** One thing that is sent at a time: whether it is under way, and what came of it. */
export function useSending(): Sending {
  const [state, setState] = useState<{ busy: boolean; error?: unknown; done?: boolean }>({ busy: false })
  const [failures, setFailures] = useState(0)
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
  const forget = () => setState({ busy: false })
  return { busy: state.busy, error: state.error, failures, done: state.done ?? false, send, forget }
}
