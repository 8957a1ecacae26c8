import type { PasskeyOptions } from '@lease-risk/contract/own-passkeys'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { showKey } from './authenticator.ts'
import { useKeySending } from './use-key-sending.ts'
import { ko } from './words.ko.ts'

/** Shows a key, for a login that waits for it or for operator actions. */
export function ShowKey() {
  const words = useWords(ko)
  const { busy, failure, run } = useKeySending()
  const show = () =>
    run(words.shown, async () => {
      const options = await api<PasskeyOptions>('/api/users/me/passkeys/challenge', { method: 'POST' })
      await api('/api/users/me/passkeys/proof', { method: 'POST', body: await showKey(options) })
    })
  return (
    <>
      {failure && <Failure {...failure} />}
      <Button busy={busy} look="primary" onClick={show} sends wide>
        {words.show}
      </Button>
    </>
  )
}
