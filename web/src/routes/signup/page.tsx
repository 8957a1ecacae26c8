import { useSearchParams } from 'wouter'
import { LOGIN, loginLink } from '../../lib/links.ts'
import { useProviderLogin } from '../../lib/provider-login/use-provider-login.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ButtonList } from '../../ui/button-list.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Screen } from '../../ui/screen.tsx'
import { FIELDS, useSignUp } from './use-sign-up.ts'
import { ko } from './words.ko.ts'

const AUTOCOMPLETE = { username: 'username', password: 'new-password', nickname: 'nickname' }

export default function SignUp() {
  const words = useWords(ko)
  const [search] = useSearchParams()
  const next = search.get('next')
  const providers = useProviderLogin(next)
  const { typed, type, errors, attempt, failure, busy, submit } = useSignUp(next)
  return (
    <Screen title={words.title}>
      <Form onSubmit={submit}>
        <ErrorSummary attempt={attempt} errors={errors} title={words.fix} />
        {failure && <Failure {...failure} />}
        {FIELDS.map((id) => (
          <Field
            autoCapitalize="none"
            autoComplete={AUTOCOMPLETE[id]}
            error={errors.find((each) => each.id === id)?.message}
            hint={words[`${id}Hint` as const]}
            id={id}
            key={id}
            label={words[id]}
            onChange={(event) => type({ [id]: event.target.value })}
            type={id === 'password' ? 'password' : 'text'}
            value={typed[id]}
          />
        ))}
        <Button busy={busy} look="primary" sends type="submit" wide>
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
