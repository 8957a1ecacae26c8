import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { useState } from 'react'
import { Link } from 'wouter'
import { api } from '../../../lib/api.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/screen.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { Reveal } from '../change/reveal.tsx'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import styles from '../console.module.css'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { PermissionForm } from './permission-form.tsx'
import { ResetPasskeys } from './reset-passkeys.tsx'
import { RoleForm } from './role-form.tsx'
import { saidAfter, WaitingChanges } from './waiting-changes.tsx'
import { ko } from './words.ko.ts'

/** One user: identity, role and permissions, and the changes that can be made. */
export function UserDrawer({ user }: { user: AdminUserResponse }) {
  const words = useWords(ko)
  const { authorities } = useWords(codes)
  return (
    <>
      <WaitingChanges userId={user.userId} />
      <Facts
        facts={[
          [words.number, user.userId],
          [words.email, user.email],
          [words.state, user.enabled ? words.enabled : words.withdrawn],
          [
            words.authorities,
            user.authorities
              .filter((name) => !name.startsWith('ROLE_'))
              .map((name) => wordOf(authorities, name))
              .join(', '),
          ],
          [words.joined, stamp(user.createdAt)],
          [words.passwordChanged, stamp(user.passwordChangedAt)],
        ]}
      />
      {user.email !== null && (
        <Reveal read={api<AdminUserResponse>} path={`/api/admin/users/${user.userId}`}>
          {({ email }) => <Facts facts={[[words.email, email]]} />}
        </Reveal>
      )}
      <p>
        <Link href={consoleLink('audit', { keyword: String(user.userId), targetType: 'USER' })}>{words.audit}</Link>
      </p>
      <Section title={words.role}>
        <RoleForm user={user} />
      </Section>
      <Section title={words.permissionsTitle}>
        <PermissionForm user={user} />
      </Section>
      <Section title={words.passkeys}>
        <ResetPasskeys user={user} />
      </Section>
      <Section title={words.state}>
        <ChangeState user={user} />
      </Section>
    </>
  )
}

function ChangeState({ user }: { user: AdminUserResponse }) {
  const { userId, username, enabled } = user
  const words = useWords(ko)
  const [isAsked, setIsAsked] = useState(false)
  const path = `/api/admin/users/${userId}`
  const states = [words.withdrawn, words.enabled]
  return (
    <div className={styles['row']}>
      <Button look={enabled ? 'danger' : 'secondary'} onClick={() => setIsAsked(true)}>
        {enabled ? words.withdraw : words.enable}
      </Button>
      {isAsked && (
        <ConfirmChanges
          action={enabled ? words.withdraw : words.enable}
          changes={[
            { label: words.state, before: states[Number(enabled)] ?? '', after: states[Number(!enabled)] ?? '' },
          ]}
          done={saidAfter(user, words)}
          onClose={() => setIsAsked(false)}
          send={() => (enabled ? api(path, { method: 'DELETE' }) : api(`${path}/enable`, { method: 'PUT' }))}
          title={enabled ? words.withdrawTitle(username) : words.enableTitle(username)}
          withoutPassword
        >
          <p>{enabled ? words.withdrawHow : words.enableHow}</p>
        </ConfirmChanges>
      )}
    </div>
  )
}
