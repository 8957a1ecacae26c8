import { SERVICE_NAME_KO } from '@lease-risk/contract/service-name.ko'
import { formatDate } from './format.ts'

/** Texts of mails; `link` contains a token that works once. */
export const MAILS = {
  MAIL_SUBJECT: ({ purpose }: { purpose: MailPurpose }) => SUBJECTS[purpose],
  MAIL_TEXT: ({ purpose, link }: { purpose: MailPurpose; link: string }) => TEXTS[purpose](link),
  CHANGE_MAIL_SUBJECT: ({ change }: { change: MailedChange }) => CHANGE_SUBJECTS[change],
  CHANGE_MAIL_TEXT: ({ change, link }: { change: MailedChange; link: string }) => changeText(change, link),
  UNUSED_MAIL_SUBJECT: ({ day }: { day: string }) =>
    `[${SERVICE_NAME_KO}] 쓰지 않는 계정을 ${formatDate(day)}에 지웁니다`,
  UNUSED_MAIL_TEXT: ({ day, link }: { day: string; link: string }) =>
    `오랫동안 로그인하지 않으셔서 ${formatDate(day)}에 계정과 그 안의 진단, 저장한 집, 서류를 지웁니다. 되돌릴 수 없습니다. 공개한 글은 탈퇴한 사용자의 글로 남습니다.\n\n계속 쓰시려면 그 전에 한 번 로그인하십시오. 그러면 아무것도 지우지 않습니다.\n\n${link}\n\n더 쓰지 않으시면 하실 일이 없습니다.\n`,
}

export type MailPurpose = 'VERIFY_EMAIL' | 'RECOVER_PASSWORD'
export type MailedChange =
  | 'PASSWORD_CHANGED'
  | 'EMAIL_CHANGED'
  | 'EMAIL_REMOVED'
  | 'PASSKEYS_CHANGED'
  | 'LOGIN_PROVIDERS_CHANGED'
  | 'PASSWORD_GUESSED'

const SUBJECTS: Record<MailPurpose, string> = {
  VERIFY_EMAIL: `[${SERVICE_NAME_KO}] 전자우편 주소를 확인해 주십시오`,
  RECOVER_PASSWORD: `[${SERVICE_NAME_KO}] 비밀번호를 새로 정하는 링크`,
}

const TEXTS: Record<MailPurpose, (link: string) => string> = {
  VERIFY_EMAIL: (link) =>
    `이 주소를 계정에 쓰시려면 아래 링크를 열어 주십시오. 30분 동안 한 번 쓸 수 있습니다.\n\n${link}\n\n요청하지 않으셨으면 이 메일을 지우십시오. 아무것도 바뀌지 않습니다.\n`,
  RECOVER_PASSWORD: (link) =>
    `아래 링크에서 비밀번호를 새로 정할 수 있습니다. 30분 동안 한 번 쓸 수 있습니다.\n\n${link}\n\n요청하지 않으셨으면 이 메일을 지우십시오. 비밀번호는 그대로입니다.\n`,
}

/** Changes to an account, mailed to the address it had at that time. */
const CHANGE_SUBJECTS: Record<MailedChange, string> = {
  PASSWORD_CHANGED: `[${SERVICE_NAME_KO}] 비밀번호가 바뀌었습니다`,
  EMAIL_CHANGED: `[${SERVICE_NAME_KO}] 계정의 전자우편 주소가 바뀌었습니다`,
  EMAIL_REMOVED: `[${SERVICE_NAME_KO}] 계정에서 이 전자우편 주소를 지웠습니다`,
  PASSKEYS_CHANGED: `[${SERVICE_NAME_KO}] 계정의 패스키가 바뀌었습니다`,
  LOGIN_PROVIDERS_CHANGED: `[${SERVICE_NAME_KO}] 계정의 로그인 방법이 바뀌었습니다`,
  PASSWORD_GUESSED: `[${SERVICE_NAME_KO}] 누군가 비밀번호를 거듭 틀리게 입력했습니다`,
}

const CHANGED: Record<MailedChange, string> = {
  PASSWORD_CHANGED: '계정의 비밀번호가 바뀌었습니다.',
  EMAIL_CHANGED: '계정의 전자우편 주소가 다른 주소로 바뀌었습니다. 앞으로 이 주소로는 메일을 보내지 않습니다.',
  EMAIL_REMOVED: '계정에서 이 전자우편 주소를 지웠습니다. 앞으로 이 주소로는 메일을 보내지 않습니다.',
  PASSKEYS_CHANGED: '계정의 패스키나 복구 코드가 바뀌었습니다.',
  LOGIN_PROVIDERS_CHANGED: '카카오, 네이버, 구글로 하는 로그인을 계정에 연결했거나 끊었습니다.',
  PASSWORD_GUESSED:
    '누군가 계정의 비밀번호를 거듭 틀리게 입력했습니다. 처음 보는 기기에서는 잠시 로그인할 수 없습니다.',
}

const changeText = (change: MailedChange, link: string) =>
  `${CHANGED[change]}\n\n본인이 하신 일이면 하실 일이 없습니다. ${
    ['PASSWORD_CHANGED', 'PASSKEYS_CHANGED', 'LOGIN_PROVIDERS_CHANGED', 'PASSWORD_GUESSED'].includes(change)
      ? `본인이 아니면 아래에서 비밀번호를 새로 정하십시오. 모든 로그인이 끝납니다.\n\n${link}\n`
      : '본인이 아니면 바로 로그인해 비밀번호를 바꾸고 주소를 다시 정하십시오. 로그인할 수 없으면 운영자에게 알려 주십시오.\n'
  }`
