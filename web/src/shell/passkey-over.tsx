import { putOffLogin } from '../lib/session.ts'
import { useWords } from '../lib/words.ts'
import { LogOut } from '../routes/me/log-out.tsx'
import { hasAuthenticator } from '../routes/me/passkeys/authenticator.ts'
import { ReplaceKey } from '../routes/me/passkeys/replace-key.tsx'
import { ShowKey } from '../routes/me/passkeys/show-key.tsx'
import { ko } from '../routes/me/passkeys/words.ko.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Disclosure } from '../ui/disclosure.tsx'

/** The second step of a login, overlaid on the page, which continues unchanged once the passkey has been verified. */
export function PasskeyOver() {
  const words = useWords(ko)
  return (
    <Dialog onClose={putOffLogin} title={words.wanted}>
      <p>{words.wantedHow}</p>
      {hasAuthenticator() ? <ShowKey /> : <p>{words.unsupported}</p>}
      <Disclosure summary={words.lost}>
        <ReplaceKey />
      </Disclosure>
      <LogOut />
    </Dialog>
  )
}
