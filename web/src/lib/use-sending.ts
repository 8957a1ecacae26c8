import { useState } from 'react'

type Sending = {
  busy: boolean
  /** Why the last request was not accepted; `undefined` if it was, or if nothing was sent. */
  error: unknown
  /** How often a request was not accepted. */
  failures: number
  done: boolean
  send(act: () => Promise<unknown>): Promise<void>
  /** Clears the failure, for example once the input changes. */
  forget(): void
}

/** Sends one request at a time, and exposes whether it is in progress and its outcome. */
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
