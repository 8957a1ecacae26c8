import type { CurrentUserResponse } from '@lease-risk/contract/account'
import {
  ACCESS_RECORD,
  COMMUNITY,
  CONSOLE,
  DIAGNOSES,
  LOGINS,
  METHOD,
  NOTIFICATIONS,
  PASSKEYS,
} from '../../lib/links.ts'
import { isOperator, maySee } from '../../lib/page-permission.ts'
import { PRIVACY, SERVICE_TERMS } from '../../lib/service-document.ts'
import { useClientSettings } from '../../lib/use-client-settings.ts'
import { useWords } from '../../lib/words.ts'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Section } from '../../ui/screen.tsx'
import { ko } from './words.ko.ts'

/** What the service keeps for this person, by links. */
export function Activity({ me }: { me: CurrentUserResponse }) {
  const words = useWords(ko)
  const settings = useClientSettings()
  const rows = [
    { href: DIAGNOSES, label: words.history },
    { href: NOTIFICATIONS, label: words.notifications },
    { href: ACCESS_RECORD, label: words.access },
    ...((settings?.loginProviders.length ?? 0) > 0 ? [{ href: LOGINS, label: words.logins }] : []),
    ...(settings?.passkeys.available ? [{ href: PASSKEYS, label: words.passkeys }] : []),
    ...(isOperator(me) && maySee(me, 'admin') ? [{ href: CONSOLE, label: words.console }] : []),
  ]
  return (
    <Section title={words.activity}>
      <LinkRows rows={rows} />
    </Section>
  )
}

export function About() {
  const words = useWords(ko)
  const rows = [
    { href: COMMUNITY, label: words.community },
    { href: METHOD, label: words.method },
    { href: PRIVACY, label: words.policy },
    { href: SERVICE_TERMS, label: words.serviceTerms },
  ]
  return (
    <Section title={words.about}>
      <LinkRows rows={rows} />
    </Section>
  )
}
