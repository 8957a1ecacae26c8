import { DEPARTMENT_CODES, type DepartmentCode, ROLE_NAMES, type RoleName } from '@lease-risk/contract/account'
import { useWords } from '../../../lib/words.ts'
import { SelectField } from '../../../ui/field.tsx'
import { ko } from './words.ko.ts'

export function RoleFields({
  roleName,
  departmentCode,
  onRole,
  onDepartment,
}: {
  roleName: RoleName
  /** Empty for the role's default department. */
  departmentCode: DepartmentCode | ''
  onRole(roleName: RoleName): void
  onDepartment(departmentCode: DepartmentCode): void
}) {
  const { role, roles, department, departments, ownDepartment } = useWords(ko)
  return (
    <>
      <SelectField label={role} onChange={({ target }) => onRole(target.value as RoleName)} value={roleName}>
        {ROLE_NAMES.map((name) => (
          <option key={name} value={name}>
            {roles[name]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={department}
        onChange={({ target }) => onDepartment(target.value as DepartmentCode)}
        value={departmentCode}
      >
        {departmentCode === '' && <option value="">{ownDepartment}</option>}
        {DEPARTMENT_CODES.map((code) => (
          <option key={code} value={code}>
            {departments[code]}
          </option>
        ))}
      </SelectField>
    </>
  )
}
