/** Names of account roles, for operators and for the users concerned. */
export const ko = {
  ROLE_USER: '일반 사용자',
  ROLE_ADMIN: '관리자',
  ROLE_DEVELOPER_ADMIN: '개발 관리자',
  ROLE_SYSTEM_ADMIN: '시스템 관리자',
  ROLE_HR_MANAGER: '인사 담당',
  ROLE_OPERATION_MANAGER: '운영 담당',
  ROLE_DATA_MANAGER: '자료 담당',
  ROLE_EXTERNAL_API_MANAGER: '외부 연동 담당',
  ROLE_CS_MANAGER: '고객 담당',
  ROLE_AUDIT_MANAGER: '감사 담당',
}
