// the order of the layers must be declared before any rule in a layer
import '../ui/layers.css'
import { useSyncExternalStore } from 'react'
import { isPasskeyAsked, onSessionChange, putOffLogin, signOut } from '../lib/session.ts'
import { useWords } from '../lib/words.ts'
import { LoginForm } from '../routes/login/login-form.tsx'
import { ko } from '../routes/login/words.ko.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { WithQueries } from '../with-queries.tsx'
import { PasskeyOver } from './passkey-over.tsx'

/** Overlays the page with the part that the login lacks; the page underneath stays as it is. */
export default function LoginOver() {
  const needsPasskey = useSyncExternalStore(onSessionChange, isPasskeyAsked, () => false)
  return <WithQueries>{needsPasskey ? <PasskeyOver /> : <LoginAgain />}</WithQueries>
}

/** Replaces a login that expired. */
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
