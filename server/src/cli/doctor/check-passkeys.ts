import type { Config } from '../../platform/config/config.ts'
import { type Finding, good, warning } from './finding.ts'

/** Reports who can and must have passkeys, and the host they are bound to: on another host they do not work. */
export function checkPasskeys(passkeys: Config['passkeys'], { isProduction }: { isProduction: boolean }): Finding {
  const what = 'OPERATOR_PASSKEYS'
  if (passkeys?.demandedOf === 'EVERYONE') return good(what, `everyone: 모든 계정이 ${passkeys.rpId}의 패스키를 확인함`)
  if (passkeys?.demandedOf === 'OPERATORS')
    return good(what, `required: 모든 운영자와, 패스키를 등록한 사용자가 ${passkeys.rpId}의 패스키를 확인함`)
  const detail =
    passkeys === null
      ? 'off: 아무도 패스키를 등록할 수 없고, 운영자도 비밀번호만으로 로그인함'
      : `optional: ${passkeys.rpId}의 패스키를 등록한 운영자와 사용자만 확인함`
  const todo = '운영자가 패스키를 등록하도록 optional로 시작하고, 모두 등록하면 required로 바꾸십시오.'
  return isProduction ? warning(what, detail, todo) : good(what, detail)
}
