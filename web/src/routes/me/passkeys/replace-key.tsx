import { useWords } from '../../../lib/words.ts'
import { RegisterForm } from './register-form.tsx'
import { useChanges } from './use-changes.ts'
import { ko } from './words.ko.ts'

/** For users who have lost their key: password and recovery code register another one, with which the login continues. */
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
