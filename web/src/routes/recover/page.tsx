import { useFragment } from '../../lib/fragment.ts'
import { useWords } from '../../lib/words.ts'
import { Screen } from '../../ui/screen.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { SetPassword } from './set-password.tsx'
import { ko } from './words.ko.ts'

/** Recovers a forgotten password: requests the mail, and sets a new password with the token of its link. */
export default function Recover() {
  const words = useWords(ko)
  const token = useFragment()
  return (
    <Screen title={token === '' ? words.title : words.newTitle}>
      {token === '' ? <AskForLink /> : <SetPassword token={token} />}
    </Screen>
  )
}
