import { type Static, Type } from 'typebox'
import { Email, GivenPassword, NewPassword } from './account.ts'
import { Nullable } from './common.ts'

export const OwnEmail = Type.Object(
  {
    email: Nullable(Type.String(), { description: '확인된 주소. 없으면 null' }),
    pendingEmail: Nullable(Type.String(), { description: '링크를 보냈고 아직 열지 않은 주소. 없으면 null' }),
  },
  { $id: 'OwnEmail', description: '내 전자우편 주소' },
)
export type OwnEmail = Static<typeof OwnEmail>

export const UpdateEmailRequest = Type.Object(
  {
    email: Type.Optional(Email),
    confirmationPassword: Type.String({ ...GivenPassword, description: '자신의 비밀번호. 틀리면 401' }),
  },
  { $id: 'UpdateEmailRequest', description: '전자우편 주소 변경 요청. 주소를 비우면 지움' },
)
export type UpdateEmailRequest = Static<typeof UpdateEmailRequest>

const LinkToken = Type.String({ minLength: 1, maxLength: 100, description: '메일의 링크에서 # 뒤에 있는 토큰' })

export const VerifyEmailRequest = Type.Object(
  { token: LinkToken },
  { $id: 'VerifyEmailRequest', description: '전자우편 주소 확인 요청' },
)

export const RecoverPasswordRequest = Type.Object(
  { email: Email },
  { $id: 'RecoverPasswordRequest', description: '잊은 비밀번호 요청' },
)
export type RecoverPasswordRequest = Static<typeof RecoverPasswordRequest>

export const ResetPasswordRequest = Type.Object(
  { token: LinkToken, newPassword: NewPassword },
  { $id: 'ResetPasswordRequest', description: '비밀번호를 새로 정하는 요청' },
)
export type ResetPasswordRequest = Static<typeof ResetPasswordRequest>
