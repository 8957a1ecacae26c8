import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { Consent, MOST_CONSENTS } from './consents.ts'

export const ROLE_NAMES = [
  'ROLE_USER',
  'ROLE_ADMIN',
  'ROLE_DEVELOPER_ADMIN',
  'ROLE_SYSTEM_ADMIN',
  'ROLE_HR_MANAGER',
  'ROLE_OPERATION_MANAGER',
  'ROLE_DATA_MANAGER',
  'ROLE_EXTERNAL_API_MANAGER',
  'ROLE_CS_MANAGER',
  'ROLE_AUDIT_MANAGER',
] as const
export type RoleName = (typeof ROLE_NAMES)[number]
export const RoleName = Type.Enum([...ROLE_NAMES], { description: '역할' })

export const DEPARTMENT_CODES = [
  'GENERAL_USER',
  'DEV',
  'SYSTEM',
  'HR',
  'OPERATION',
  'DATA',
  'EXTERNAL_API',
  'CS',
  'AUDIT',
] as const
export type DepartmentCode = (typeof DEPARTMENT_CODES)[number]
export const DepartmentCode = Type.Enum([...DEPARTMENT_CODES], { description: '부서 코드' })

export const PAGE_KEYS = ['home', 'search', 'map', 'property', 'community', 'favorites', 'mypage', 'admin'] as const
export type PageKey = (typeof PAGE_KEYS)[number]
export const PageKey = Type.Enum([...PAGE_KEYS], { description: '화면 키' })

/** 4 to 30 letters, digits and `._-`, starting with a letter or digit. Case-insensitive. */
export const Username = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{3,29}$',
  description: '영문자나 숫자로 시작하는 4~30자의 아이디(영문자, 숫자, . _ -). 대소문자를 구분하지 않음',
})

export const PASSWORD_CHARACTERS = { min: 8, max: 128 } as const

/** A new password. A password to be verified may be any text. */
export const NewPassword = Type.String({
  minLength: PASSWORD_CHARACTERS.min,
  maxLength: PASSWORD_CHARACTERS.max,
  pattern: '^(?=[\\s\\S]*\\p{L})(?=[\\s\\S]*\\p{Nd})',
  description: '8~128자. 글자와 숫자를 각각 하나 이상 포함',
})

/** A password to be verified, not a new one. */
export const GivenPassword = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S', description: '비밀번호' })

export const Email = Type.String({ format: 'email', maxLength: 254, description: '전자우편 주소' })

/** Controls, joiners, fillers and the empty Braille cell; a variation selector, except in a picture or keycap. */
const UNSEEN =
  '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u2800\\u3164\\uffa0]|(?<!\\p{Extended_Pictographic})[\\ufe00-\\ufe0f](?!\\u20e3)'

/** Excludes control and invisible characters, which could make one name look like another, or like none. */
export const Nickname = Type.String({
  maxLength: 30,
  not: { pattern: UNSEEN },
  description:
    '별명(30자 이하). 비우면 기본 별명을 정하고, 이미 있는 별명이면 뒤에 숫자를 붙임. 운영자로 보이는 별명(RESERVED)과 전화번호·주민등록번호·동호가 든 별명은 400',
})

export const SignUpRequest = Type.Object(
  {
    username: Username,
    password: NewPassword,
    email: Type.Optional(Email),
    nickname: Type.Optional(Nickname),
    consents: Type.Optional(
      Type.Array(Consent, {
        maxItems: MOST_CONSENTS,
        description: '동의. 생략하면 로그인한 뒤에 묻고, 보내면 필수 동의가 모두 있어야 함',
      }),
    ),
  },
  { $id: 'SignUpRequest', description: '회원 가입 요청' },
)
export type SignUpRequest = Static<typeof SignUpRequest>

export const LoginRequest = Type.Object(
  {
    username: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', description: '아이디' }),
    password: GivenPassword,
  },
  { $id: 'LoginRequest', description: '로그인 요청' },
)
export type LoginRequest = Static<typeof LoginRequest>

export const AuthUserResponse = Type.Object(
  { username: Type.String({ description: '아이디' }), roleName: RoleName },
  { $id: 'AuthUserResponse', description: '가입한 사용자' },
)
export type AuthUserResponse = Static<typeof AuthUserResponse>

export const AuthTokenResponse = Type.Object(
  {
    tokenType: Type.Literal('Bearer', { description: '항상 Bearer' }),
    accessToken: Type.String({ description: '접근 토큰(JWT). Authorization: Bearer 머리글로 보냄' }),
    accessTokenExpiresAt: Type.String({ format: 'date-time', description: '접근 토큰 만료 시각(+09:00)' }),
    refreshTokenExpiresAt: Type.String({
      format: 'date-time',
      description: '로그인 유지 쿠키(service_refresh_token)의 만료 시각(+09:00). 토큰 자체는 본문에 없음',
    }),
  },
  { $id: 'AuthTokenResponse', description: '로그인 결과' },
)
export type AuthTokenResponse = Static<typeof AuthTokenResponse>

export const UserPermissions = Type.Object(
  {
    canCreatePost: Type.Boolean({ description: '게시글 작성' }),
    canUpdatePost: Type.Boolean({ description: '게시글 수정' }),
    canDeletePost: Type.Boolean({ description: '게시글 삭제' }),
    canCreateComment: Type.Boolean({ description: '댓글 작성' }),
    canUpdateComment: Type.Boolean({ description: '댓글 수정' }),
    canDeleteComment: Type.Boolean({ description: '댓글 삭제' }),
    canAccessAllPages: Type.Boolean({ description: '모든 화면 접근' }),
    canManageUsers: Type.Boolean({ description: '사용자 관리. 운영 역할에만 효력이 있음' }),
    canManageCommunity: Type.Boolean({ description: '커뮤니티 관리. 운영 역할에만 효력이 있음' }),
  },
  { $id: 'UserPermissions', description: '사용자별 권한' },
)
export type UserPermissions = Static<typeof UserPermissions>

export const PagePermission = Type.Object(
  { pageKey: PageKey, allowed: Type.Boolean({ description: '접근할 수 있는지' }) },
  { $id: 'PagePermission', description: '화면 접근 권한' },
)
export type PagePermission = Static<typeof PagePermission>

export const CurrentUserResponse = Type.Object(
  {
    userId: Type.Integer({ description: '사용자 번호' }),
    username: Type.String({ description: '아이디' }),
    nickname: Type.String({ description: '별명' }),
    profileImageUrl: Nullable(Type.String(), { description: '프로필 사진 주소. 없으면 null' }),
    departmentCode: DepartmentCode,
    authorities: Type.Array(Type.String(), { description: '역할과 업무 권한' }),
    permissions: UserPermissions,
    pagePermissions: Type.Array(PagePermission, { description: '모든 화면의 실제 접근 권한' }),
  },
  { $id: 'CurrentUserResponse', description: '로그인한 사용자' },
)
export type CurrentUserResponse = Static<typeof CurrentUserResponse>

/** The constraints are in `allOf`, so that `""`, which has a meaning, reaches the operation. */
export const UpdateMyProfileRequest = Type.Object(
  {
    nickname: Type.Optional(Nickname),
    profileImageUrl: Type.Optional(
      Type.String({
        maxLength: 500,
        allOf: [
          {
            pattern:
              '^(https?://[^\\s/?#@:"\'<>\\\\]+(:\\d{1,5})?([/?#][^\\s"\'<>\\\\]*)?|/api/users/profile-images/\\S+)?$',
          },
        ],
        description:
          '공개된 사이트에 있는 사진의 https 주소(500자 이하). 다른 사람에게는 올린 사진만 보임. 생략이나 null이면 그대로, 빈 문자열이면 사진을 없앰',
      }),
    ),
  },
  {
    $id: 'UpdateMyProfileRequest',
    description: '프로필 변경 요청. 생략하거나 null인 항목은 그대로 두고, nickname이 빈 문자열이면 기본 별명을 정함',
  },
)
export type UpdateMyProfileRequest = Static<typeof UpdateMyProfileRequest>

export const DeleteAccountRequest = Type.Object(
  { confirmationPassword: Type.String({ ...GivenPassword, description: '자신의 비밀번호. 틀리면 401' }) },
  { $id: 'DeleteAccountRequest', description: '회원 탈퇴 요청' },
)
export type DeleteAccountRequest = Static<typeof DeleteAccountRequest>

export const ChangePasswordRequest = Type.Object(
  { currentPassword: GivenPassword, newPassword: NewPassword },
  { $id: 'ChangePasswordRequest', description: '비밀번호 변경 요청' },
)
export type ChangePasswordRequest = Static<typeof ChangePasswordRequest>
