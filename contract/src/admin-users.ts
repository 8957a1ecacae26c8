import { type Static, Type } from 'typebox'
import {
  DepartmentCode,
  Email,
  GivenPassword,
  NewPassword,
  Nickname,
  PagePermission,
  RoleName,
  Username,
  UserPermissions,
} from './account.ts'
import { Nullable, PageQuery } from './common.ts'

const confirmationPassword = Type.String({
  ...GivenPassword,
  description: '처리하는 관리자 자신의 비밀번호. 틀리면 401',
})
/** Defaults to the role's own department. */
const departmentCode = Type.Optional(DepartmentCode)

export const AdminUserResponse = Type.Object(
  {
    userId: Type.Integer({ description: '사용자 번호' }),
    username: Type.String({ description: '아이디' }),
    nickname: Type.String({ description: '별명' }),
    email: Nullable(Type.String({ description: '전자우편 주소' })),
    roleName: RoleName,
    departmentCode: DepartmentCode,
    enabled: Type.Boolean({ description: '사용 중인지. false이면 탈퇴' }),
    authorities: Type.Array(Type.String(), { description: '역할과 업무 권한' }),
    permissions: UserPermissions,
    pagePermissions: Type.Array(PagePermission, { description: '모든 화면의 실제 접근 권한' }),
    createdAt: Type.String({ format: 'date-time', description: '가입 시각(+09:00)' }),
    passwordChangedAt: Type.String({ format: 'date-time', description: '비밀번호를 마지막으로 바꾼 시각(+09:00)' }),
  },
  { $id: 'AdminUserResponse', description: '관리 화면의 사용자' },
)
export type AdminUserResponse = Static<typeof AdminUserResponse>

export const AdminUserQuery = Type.Object({
  keyword: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: '아이디, 별명, 전자우편 주소에 들어 있는 말' }),
  ),
  enabled: Type.Optional(Type.Boolean({ description: 'true 사용 중, false 탈퇴. 생략하면 모두' })),
  ...PageQuery.properties,
})
export type AdminUserQuery = Static<typeof AdminUserQuery>

export const AdminUserCreateRequest = Type.Object(
  {
    username: Username,
    password: NewPassword,
    email: Type.Optional(Email),
    nickname: Type.Optional(Nickname),
    roleName: RoleName,
    departmentCode,
    confirmationPassword,
  },
  { $id: 'AdminUserCreateRequest', description: '사용자 등록 요청' },
)
export type AdminUserCreateRequest = Static<typeof AdminUserCreateRequest>

export const AdminUserRoleUpdateRequest = Type.Object(
  { roleName: RoleName, departmentCode, confirmationPassword },
  { $id: 'AdminUserRoleUpdateRequest', description: '역할 변경 요청' },
)
export type AdminUserRoleUpdateRequest = Static<typeof AdminUserRoleUpdateRequest>

export const AdminUserPermissionUpdateRequest = Type.Object(
  {
    ...Type.Partial(UserPermissions).properties,
    pagePermissions: Type.Optional(
      Type.Array(PagePermission, {
        maxItems: 50,
        description: '화면별 설정 전체. 여기 없는 화면은 기본값을 따르고, 항목 자체를 생략하면 그대로 둠',
      }),
    ),
    confirmationPassword,
  },
  { $id: 'AdminUserPermissionUpdateRequest', description: '권한 변경 요청. 생략한 권한은 그대로 둠' },
)
export type AdminUserPermissionUpdateRequest = Static<typeof AdminUserPermissionUpdateRequest>
