import type { AuditValue } from '@lease-risk/contract/audit-log'
import { useWords } from '../../../lib/words.ts'
import { wordOf } from '../codes/word-of.ts'
import { ko as codes } from '../codes/words.ko.ts'
import { ko as users } from '../users/words.ko.ts'

/** Words for fields and values of users, permissions, screens, reports and sanctions. */
export function useFieldWords() {
  const { fields, values } = useWords(codes)
  const { permissions, pages, roles, departments, yes, no } = useWords(users)
  const page = (name: string) => name.startsWith('page.') && wordOf(pages, name.slice('page.'.length))
  return {
    fieldOf: (name: string) => page(name) || wordOf({ ...permissions, ...fields }, name),
    valueOf(value: AuditValue) {
      if (typeof value === 'boolean') return value ? yes : no
      return value === null ? null : wordOf({ ...roles, ...departments, ...values }, String(value))
    },
  }
}
