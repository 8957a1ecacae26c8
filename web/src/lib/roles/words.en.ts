import type { ko } from './words.ko.ts'

export const en = {
  ROLE_USER: 'User',
  ROLE_ADMIN: 'Administrator',
  ROLE_DEVELOPER_ADMIN: 'Developer administrator',
  ROLE_SYSTEM_ADMIN: 'System administrator',
  ROLE_HR_MANAGER: 'HR manager',
  ROLE_OPERATION_MANAGER: 'Operations manager',
  ROLE_DATA_MANAGER: 'Data manager',
  ROLE_EXTERNAL_API_MANAGER: 'External API manager',
  ROLE_CS_MANAGER: 'Customer service manager',
  ROLE_AUDIT_MANAGER: 'Audit manager',
} satisfies typeof ko
