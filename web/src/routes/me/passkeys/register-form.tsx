import { type ChangeEvent, useId } from 'react'
import { ko as ofPasswords } from '../../../lib/password/words.ko.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Changes } from './use-changes.ts'
import { ko } from './words.ko.ts'

/** The password required for every change of keys, and the fields for a new key. */
export function RegisterForm({
  changes: { busy, failure, attempt, typed, setTyped, wrong, add },
  hasCode,
  isMain,
}: {
  changes: Changes
  /** Whether a recovery code may be entered. */
  hasCode: boolean
  /** Whether this is the main action of the screen. */
  isMain: boolean
}) {
  const words = useWords(ko)
  const { show } = useWords(ofPasswords)
  const id = useId()
  const fields = hasCode ? (['password', 'code', 'name'] as const) : (['password', 'name'] as const)
  const errors = fields.flatMap((field) => {
    const message = wrong[field]
    return message === undefined ? [] : [{ id: `${id}${field}`, message }]
  })
  return (
    <>
      <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
      {failure && errors.length === 0 && <Failure {...failure} />}
      {fields.map((name) => {
        const field = {
          error: wrong[name],
          hint: words[`${name}Hint`],
          id: `${id}${name}`,
          label: words[name],
          onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [name]: event.target.value }),
          value: typed[name],
        }
        return name === 'password' ? (
          <PasswordField {...field} autoComplete="current-password" key={name} show={show} />
        ) : (
          <Field {...field} autoComplete="off" key={name} maxLength={40} />
        )
      })}
      <Button busy={busy} look={isMain ? 'primary' : 'secondary'} onClick={add} sends wide>
        {words.add}
      </Button>
    </>
  )
}
