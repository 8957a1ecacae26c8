import type { Config } from '../../platform/config/config.ts'
import { type Finding, good } from './finding.ts'

/** Lists the login providers, with the exact redirect addresses to register there. */
export function checkLoginProviders(settings: Config['loginProviders']): Finding {
  const what = '제공자 로그인'
  if (settings === null) return good(what, '없음: 비밀번호로만 로그인함')
  const offered = Object.entries(settings.registered).filter(([, client]) => client !== undefined)
  const addresses = offered.map(([provider]) => `${provider}: ${settings.origin}/login/${provider}`)
  return good(what, `등록할 리디렉션 주소 ${addresses.join(', ')}`)
}
