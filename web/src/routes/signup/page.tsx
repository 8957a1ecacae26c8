import type { ChangeEvent } from 'react'
import { useSearchParams } from 'wouter'
import { ko as consents } from '../../lib/consents/words.ko.ts'
import { LOGIN, loginLink } from '../../lib/links.ts'
import { ko as ofPasswords } from '../../lib/password/words.ko.ts'
import { useProviderLogin } from '../../lib/provider-login/use-provider-login.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ButtonList } from '../../ui/button-list.tsx'
import { ConsentBoxes } from '../../ui/consent-boxes.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Screen } from '../../ui/screen.tsx'
import { FIELDS, useSignUp } from './use-sign-up.ts'
import { ko } from './words.ko.ts'

const AUTOCOMPLETE = { username: 'username', password: 'new-password', nickname: 'nickname' }

export default function SignUp() {
  const words = useWords(ko)
  const asked = useWords(consents)
  const { show } = useWords(ofPasswords)
  const [search] = useSearchParams()
  const next = search.get('next')
  const providers = useProviderLogin(next)
  const { typed, type, errors, boxes, attempt, failure, busy, submit } = useSignUp(next)
  return (
    <Screen title={words.title}>
      <Form onSubmit={submit}>
        <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
        {failure && <Failure {...failure} />}
        {FIELDS.map((id) => {
          const field = {
            autoComplete: AUTOCOMPLETE[id],
            error: errors.find((each) => each.id === id)?.message,
            hint: words[`${id}Hint` as const],
            id,
            label: words[id],
            onChange: (event: ChangeEvent<HTMLInputElement>) => type({ [id]: event.target.value }),
            value: typed[id],
          }
          return id === 'password' ? (
            <PasswordField {...field} key={id} show={show} />
          ) : (
            <Field {...field} autoCapitalize="none" key={id} />
          )
        })}
        {boxes.items.length > 0 && <ConsentBoxes {...boxes} errors={errors} />}
        <p>{asked.under14}</p>
        <p>{asked.optional}</p>
        <Button busy={busy || boxes.items.length === 0} look="primary" sends type="submit" wide>
          {busy ? words.busy : words.submit}
        </Button>
      </Form>
      <ButtonList {...providers} />
      <ButtonLink href={next ? loginLink(next) : LOGIN} look="quiet">
        {words.login}
      </ButtonLink>
    </Screen>
  )
}
