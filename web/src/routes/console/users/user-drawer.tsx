import type { DepartmentCode, RoleName } from '@lease-risk/contract/account'
import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { useState } from 'react'
import { Link } from 'wouter'
import { api } from '../../../lib/api.ts'
import { consoleLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/screen.tsx'
import type { Change } from '../change/change-table.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { Reveal } from '../change/reveal.tsx'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import styles from '../console.module.css'
import { Facts } from '../record/facts.tsx'
import { stamp } from '../record/stamp.ts'
import { PermissionForm } from './permission-form.tsx'
import { ReviewChanges } from './review-changes.tsx'
import { RoleFields } from './role-fields.tsx'
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

/** For users who have lost their keys and codes. */
function ResetPasskeys({ user }: { user: AdminUserResponse }) {
  const words = useWords(ko)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div>
      <Button look="danger" onClick={() => setIsAsked(true)}>
        {words.resetPasskeys}
      </Button>
      {isAsked && (
        <ConfirmChanges
          action={words.resetPasskeys}
          changes={[]}
          done={user.roleName === 'ROLE_ADMIN' ? words.resetPasskeysAsked : words.changed}
          onClose={() => setIsAsked(false)}
          send={(confirmationPassword) =>
            api(`/api/admin/users/${user.userId}/passkeys`, { method: 'DELETE', body: { confirmationPassword } })
          }
          title={words.resetPasskeysTitle(user.username)}
        >
          <p>{words.resetPasskeysHow}</p>
        </ConfirmChanges>
      )}
    </div>
  )
}

function RoleForm({ user }: { user: AdminUserResponse }) {
  const words = useWords(ko)
  const [roleName, setRoleName] = useState<RoleName>(user.roleName)
  const [departmentCode, setDepartmentCode] = useState<DepartmentCode>(user.departmentCode)
  const { roles, departments } = words
  const changes: Change[] = [
    { label: words.role, before: roles[user.roleName], after: roles[roleName] },
    { label: words.department, before: departments[user.departmentCode], after: departments[departmentCode] },
  ].filter(({ before, after }) => before !== after)
  return (
    <div className={styles['stack']}>
      <RoleFields
        departmentCode={departmentCode}
        onDepartment={setDepartmentCode}
        onRole={setRoleName}
        roleName={roleName}
      />
      <ReviewChanges
        changes={changes}
        done={saidAfter(user, words)}
        send={(confirmationPassword) =>
          api(`/api/admin/users/${user.userId}/role`, {
            method: 'PUT',
            body: { roleName, departmentCode, confirmationPassword },
          })
        }
        title={words.roleTitle}
      />
    </div>
  )
}
