import type { Pool } from 'pg'
import {
  readWaitingMails,
  readWaitingPushes,
  type WaitingMails,
  type WaitingPushes,
} from '../../features/notifications/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Finding, good, warning } from './finding.ts'

const HOUR_MS = 60 * 60_000

/** Checks the mail and push messages users chose to receive. Returns none if the database has no such tables yet. */
export async function checkMessages(
  pool: Pool,
  { mail, push }: Pick<Config, 'mail' | 'push'>,
  now: Date,
): Promise<Finding[]> {
  const [mails] = await readWaitingMails(pool, { now }).catch(() => [])
  const [pushes] = await readWaitingPushes(pool, { now }).catch(() => [])
  return [
    ...(mails === undefined ? [] : [checkMails(mails, { isConfigured: mail !== undefined, now })]),
    ...(pushes === undefined ? [] : [checkPushes(pushes, { isConfigured: push !== undefined, now })]),
  ]
}

function checkMails(
  { channels, stopped, waiting, lateSince }: WaitingMails,
  { isConfigured, now }: { isConfigured: boolean; now: Date },
): Finding {
  const what = '알림 메일'
  const detail = `${channels}명이 받기로 함(주소가 없어 멈춘 사람 ${stopped}명), 기다리는 알림 ${waiting}건`
  if (!isConfigured && channels > stopped)
    return warning(what, detail, 'SMTP_URL이 없어 보내지 못합니다. 설정을 확인하십시오.')
  return checkWaiting({ what, detail, receiver: '메일 서버가 받는지' }, lateSince, now)
}

function checkPushes(
  { browsers, waiting, lateSince }: WaitingPushes,
  { isConfigured, now }: { isConfigured: boolean; now: Date },
): Finding {
  const what = '알림 푸시'
  const detail = `브라우저 ${browsers}개가 받기로 함, 기다리는 알림 ${waiting}건`
  if (!isConfigured)
    return browsers === 0
      ? good('VAPID_PUBLIC_KEY', '없음: 브라우저로 푸시를 보내지 않음')
      : warning(what, detail, 'VAPID_PUBLIC_KEY가 없어 보내지 못합니다. 설정을 확인하십시오.')
  return checkWaiting({ what, detail, receiver: '밖으로 https 연결이 되는지' }, lateSince, now)
}

/** `receiver`: what else to check if messages wait too long. */
function checkWaiting(
  { what, detail, receiver }: { what: string; detail: string; receiver: string },
  lateSince: Date | null,
  now: Date,
): Finding {
  const isLate = lateSince !== null && now.getTime() - lateSince.getTime() > HOUR_MS
  if (!isLate) return good(what, detail)
  const advice = `서비스와 작업이 돌고 있는지, ${receiver} 확인하십시오(docs/operations, 알림).`
  return warning(what, `${detail}, 한 시간 넘게 밀림`, advice)
}
