import type { Pool } from 'pg'
import { readWaitingMails, type WaitingMails } from '../../features/notifications/face.ts'
import type { Config } from '../../platform/config.ts'
import { type Finding, good, warning } from './finding.ts'

const HOUR_MS = 60 * 60_000

/** What people chose to get outside of the service. None for a database that has no such tables yet. */
export async function checkMessages(pool: Pool, { mail }: Config, now: Date): Promise<Finding[]> {
  const [mails] = await readWaitingMails(pool, { now }).catch(() => [])
  return mails === undefined ? [] : [checkMails(mails, { isConfigured: mail !== undefined, now })]
}

function checkMails(
  { channels, stopped, waiting, lateSince }: WaitingMails,
  { isConfigured, now }: { isConfigured: boolean; now: Date },
): Finding {
  const what = '알림 메일'
  const detail = `${channels}명이 받기로 함(주소가 없어 멈춘 사람 ${stopped}명), 기다리는 알림 ${waiting}건`
  if (!isConfigured && channels > stopped)
    return warning(what, detail, 'SMTP_URL이 없어 보내지 못합니다. 설정을 확인하십시오.')
  const lateMs = lateSince === null ? 0 : now.getTime() - lateSince.getTime()
  return lateMs > HOUR_MS
    ? warning(
        what,
        `${detail}, 한 시간 넘게 밀림`,
        '서비스와 작업이 돌고 있는지, 메일 서버가 받는지 확인하십시오(docs/operations, 알림).',
      )
    : good(what, detail)
}
