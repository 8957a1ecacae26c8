import type { CurrentUserResponse } from '@lease-risk/contract/account'
import type { UserCaller } from '../../platform/http/access.ts'

/** The caller, as read at the beginning of the request, in the form of the API. */
export function currentUser(caller: UserCaller): CurrentUserResponse {
  return {
    userId: caller.userId,
    username: caller.username,
    nickname: caller.nickname,
    profileImageUrl: caller.profileImageUrl,
    departmentCode: caller.departmentCode,
    authorities: [...caller.authorities],
    permissions: caller.permissions,
    pagePermissions: caller.pagePermissions,
  }
}
