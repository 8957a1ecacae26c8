// the order of the layers comes before whatever is in one
import '../ui/layers.css'
import { useSyncExternalStore } from 'react'
import { isPasskeyAsked, onSessionChange, putOffLogin, signOut } from '../lib/session.ts'
import { useWords, wordsReady } from '../lib/words.ts'
import { LoginForm } from '../routes/login/login-form.tsx'
import { ko } from '../routes/login/words.ko.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { WithQueries } from '../with-queries.tsx'
import { PasskeyOver } from './passkey-over.tsx'

// nothing draws it anew when they arrive
await wordsReady()

/** What a login lacks to go on: over the page, which stays as it is. */
export default function LoginOver() {
  const needsPasskey = useSyncExternalStore(onSessionChange, isPasskeyAsked, () => false)
  return <WithQueries>{needsPasskey ? <PasskeyOver /> : <LoginAgain />}</WithQueries>
}

/** In the place of a login that ended by itself. */
function LoginAgain() {
  const words = useWords(ko)
  return (
    <Dialog onClose={putOffLogin} title={words.lapsed}>
      <p>{words.lapsedHow}</p>
      <LoginForm />
      <Button onClick={signOut} wide>
        {words.withoutLogin}
      </Button>
    </Dialog>
  )
}
