import type { OwnPasskeys } from '@lease-risk/contract/own-passkeys'
import { FreshCodes, KeyList } from './key-list.tsx'
import { RegisterForm } from './register-form.tsx'
import { useChanges } from './use-changes.ts'

/** Registers, lists and removes keys, and creates new codes; all of it requires the password. */
export function Manage({ own }: { own: OwnPasskeys }) {
  const changes = useChanges()
  const { busy, codes, remove, renew } = changes
  const { state } = own
  return (
    <>
      {codes.length > 0 && <FreshCodes codes={codes} />}
      <RegisterForm changes={changes} hasCode={state === 'UNPROVEN'} isMain={state === 'MISSING'} />
      <KeyList busy={busy} onRemove={remove} onRenew={renew} own={own} />
    </>
  )
}
