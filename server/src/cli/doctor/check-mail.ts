import type { Config } from '../../platform/config/config.ts'
import { createMailer } from '../../platform/mail.ts'
import { bad, type Finding, good } from './finding.ts'

/** Logs in to the mail server and sends nothing. */
export async function checkMail(config: Config): Promise<Finding> {
  const mailer = createMailer(config)
  if (mailer === null)
    return good('SMTP_URL', '없음: 메일을 보내지 않음. 잊은 비밀번호를 새로 정하거나 알림을 메일로 받을 수 없음')
  try {
    await mailer.check()
    return good('메일 서버', '연결하고 로그인할 수 있음')
  } catch (error) {
    return bad('메일 서버', (error as Error).message, 'SMTP_URL의 주소, 포트, 계정을 확인하십시오.')
  }
}
