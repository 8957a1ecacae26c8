import { useWords } from '../../../lib/words.ts'
import { RegisterForm } from './register-form.tsx'
import { useChanges } from './use-changes.ts'
import { ko } from './words.ko.ts'

/** For who has lost the key: password and code register another one, with which the login goes on. */
export function ReplaceKey() {
  const words = useWords(ko)
  const changes = useChanges({ needsCode: true })
  return (
    <>
      <p>{words.lostHow}</p>
      <RegisterForm changes={changes} hasCode isMain={false} />
      <p>{words.lostAll}</p>
    </>
  )
}
