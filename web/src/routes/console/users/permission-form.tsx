import type { PageKey, UserPermissions } from '@lease-risk/contract/account'
import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import styles from '../console.module.css'
import { ReviewChanges } from './review-changes.tsx'
import { saidAfter } from './waiting-changes.tsx'
import { ko } from './words.ko.ts'

type Flags<Key extends string> = Record<Key, boolean>

const PERMISSIONS = Object.keys(ko.permissions) as (keyof UserPermissions)[]
const PAGES = Object.keys(ko.pages) as PageKey[]

/** Sends only changed values, except for pages, which the service replaces as a whole. */
export function PermissionForm({ user }: { user: AdminUserResponse }) {
  const words = useWords(ko)
  const pagesBefore = Object.fromEntries(
    user.pagePermissions.map((page) => [page.pageKey, page.allowed]),
  ) as Flags<PageKey>
  const [flags, setFlags] = useState<UserPermissions>(user.permissions)
  const [pages, setPages] = useState(pagesBefore)
  const yesOrNo = (allowed: boolean) => (allowed ? words.yes : words.no)
  const changedFlags = PERMISSIONS.filter((name) => flags[name] !== user.permissions[name])
  const changedPages = PAGES.filter((key) => pages[key] !== pagesBefore[key])
  const changes = [
    ...changedFlags.map((name) => ({
      label: words.permissions[name],
      before: yesOrNo(user.permissions[name]),
      after: yesOrNo(flags[name]),
    })),
    ...changedPages.map((key) => ({
      label: `${words.pageTitle}: ${words.pages[key]}`,
      before: yesOrNo(pagesBefore[key]),
      after: yesOrNo(pages[key]),
    })),
  ]
  return (
    <div className={styles['stack']}>
      <Checks labels={words.permissions} legend={words.permissionTitle} onChange={setFlags} values={flags} />
      <p>{words.managementHint}</p>
      <Checks labels={words.pages} legend={words.pageTitle} onChange={setPages} values={pages} />
      <ReviewChanges
        changes={changes}
        done={saidAfter(user, words)}
        send={(confirmationPassword) =>
          api(`/api/admin/users/${user.userId}/permissions`, {
            method: 'PUT',
            body: {
              ...Object.fromEntries(changedFlags.map((name) => [name, flags[name]])),
              ...(changedPages.length > 0
                ? { pagePermissions: PAGES.map((pageKey) => ({ pageKey, allowed: pages[pageKey] })) }
                : {}),
              confirmationPassword,
            },
          })
        }
        title={words.permissionsTitle}
      />
    </div>
  )
}

function Checks<Key extends string>({
  legend,
  labels,
  values,
  onChange,
}: {
  legend: string
  labels: Record<Key, string>
  values: Flags<Key>
  onChange(values: Flags<Key>): void
}) {
  return (
    <fieldset className={styles['checks']}>
      <legend>{legend}</legend>
      {(Object.keys(labels) as Key[]).map((key) => (
        <label className={styles['check']} key={key}>
          <input
            checked={values[key]}
            onChange={({ target }) => onChange({ ...values, [key]: target.checked })}
            type="checkbox"
          />
          {labels[key]}
        </label>
      ))}
    </fieldset>
  )
}
