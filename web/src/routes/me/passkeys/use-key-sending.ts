import { useQueryClient } from '@tanstack/react-query'
import { useSendFailure } from '../../../lib/load-failure.ts'
import { accessToken, isPasskeyAsked, refresh } from '../../../lib/session.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { announce } from '../../../ui/live-region.tsx'
import { ko } from './words.ko.ts'

/** Sends one change of keys at a time, then reads the authorities again; a waiting login continues in every tab. */
export function useKeySending() {
  const words = useWords(ko)
  const queries = useQueryClient()
  const { busy, error, failures, send } = useSending()
  const said = useSendFailure(error)
  // the device or the user refused, not the service
  const failure = error instanceof DOMException ? { sentence: words.cancelled, detail: null, countdown: null } : said
  const run = (done: string, act: () => Promise<unknown>) =>
    void send(async () => {
      await act()
      if (isPasskeyAsked()) await refresh((await accessToken()) ?? undefined)
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['passkeys'] }),
        queries.invalidateQueries({ queryKey: ['me'] }),
      ])
      announce(done)
    })
  return { busy, error, failures, failure, run }
}
