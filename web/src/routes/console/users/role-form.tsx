import type { DepartmentCode, RoleName } from '@lease-risk/contract/account'
import type { AdminUserResponse } from '@lease-risk/contract/admin-users'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import type { Change } from '../change/change-table.tsx'
import styles from '../console.module.css'
import { ReviewChanges } from './review-changes.tsx'
import { RoleFields } from './role-fields.tsx'
import { saidAfter } from './waiting-changes.tsx'
import { ko } from './words.ko.ts'

export function RoleForm({ user }: { user: AdminUserResponse }) {
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
