import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ko } from './words.ko.ts'

/** For users who have lost their keys and codes. */
export function ResetPasskeys({ user }: { user: AdminUserResponse }) {
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
