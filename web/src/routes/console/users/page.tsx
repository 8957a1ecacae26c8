import type { AdminUserResponse } from '@lease-risk/contract/admin-users'

import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { stamp } from '../record/stamp.ts'
import { CreateUser } from './create-user.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko

const filters = (words: Words) => [
  { name: 'keyword', label: words.keyword },
  {
    name: 'enabled',
    label: words.state,
    choices: [
      { value: 'true', label: words.enabled },
      { value: 'false', label: words.withdrawn },
    ],
  },
]

const columns = (words: Words): Column<AdminUserResponse>[] => [
  { header: words.username, cell: ({ username }) => username },
  { header: words.nickname, cell: ({ nickname }) => nickname },
  { header: words.role, cell: ({ roleName }) => words.roles[roleName] },
  { header: words.department, cell: ({ departmentCode }) => words.departments[departmentCode] },
  { header: words.state, cell: ({ enabled }) => (enabled ? words.enabled : words.withdrawn) },
  { header: words.joined, cell: ({ createdAt }) => stamp(createdAt) },
]

export default function UsersPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="users">
      <CreateUser />
      <ConsoleList<AdminUserResponse>
        columns={columns(words)}
        drawer={(user) => <UserDrawer key={JSON.stringify(user)} user={user} />}
        filters={filters(words)}
        keyOf={({ userId }) => String(userId)}
        name="users"
        isReadByKey
        path="/api/admin/users"
        titleOf={({ nickname, username }) => `${nickname} (${username})`}
      />
    </ConsoleScreen>
  )
}
