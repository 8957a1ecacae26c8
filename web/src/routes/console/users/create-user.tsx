import type { DepartmentCode, RoleName } from '@lease-risk/contract/account'
import type { AdminUserCreateRequest } from '@lease-risk/contract/admin-users'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmChanges } from '../change/confirm-changes.tsx'
import { ConfirmField } from '../change/confirm-field.tsx'
import { RoleFields } from './role-fields.tsx'
import { ko } from './words.ko.ts'

type Typed = { username: string; password: string; nickname: string; email: string }

const NOTHING: Typed = { username: '', password: '', nickname: '', email: '' }

/** Creates an account for somebody else, with an initial password that its owner changes. */
export function CreateUser() {
  const words = useWords(ko)
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div>
      <Button onClick={() => setIsAsked(true)}>{words.create}</Button>
      {isAsked && <NewUser onClose={() => setIsAsked(false)} />}
    </div>
  )
}

function NewUser({ onClose }: { onClose(): void }) {
  const words = useWords(ko)
  const [typed, setTyped] = useState(NOTHING)
  const [roleName, setRoleName] = useState<RoleName>('ROLE_USER')
  const [departmentCode, setDepartmentCode] = useState<DepartmentCode | ''>('')
  const send = (confirmationPassword: string) => {
    const { username, password, nickname, email } = typed
    const body: AdminUserCreateRequest = {
      username: username.trim(),
      password,
      roleName,
      confirmationPassword,
      ...(nickname.trim() ? { nickname: nickname.trim() } : {}),
      ...(email.trim() ? { email: email.trim() } : {}),
      ...(departmentCode ? { departmentCode } : {}),
    }
    return api('/api/admin/users', { method: 'POST', body })
  }
  const field = (name: keyof Typed, more: { hint?: string; required?: boolean; type?: string }) => (
    <ConfirmField
      autoCapitalize="none"
      autoComplete={name === 'password' ? 'new-password' : 'off'}
      name={name}
      label={name === 'password' ? words.firstPassword : words[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      value={typed[name]}
      {...more}
    />
  )
  return (
    <ConfirmChanges
      action={words.create}
      changes={[]}
      done={words.created}
      onClose={onClose}
      send={send}
      title={words.createTitle}
    >
      {field('username', { hint: words.usernameHint, required: true })}
      {field('password', { hint: words.firstPasswordHint, required: true, type: 'password' })}
      {field('nickname', {})}
      {field('email', { type: 'email' })}
      <RoleFields
        departmentCode={departmentCode}
        onDepartment={setDepartmentCode}
        onRole={setRoleName}
        roleName={roleName}
      />
    </ConfirmChanges>
  )
}
