/** What is mailed; `link` holds a token that works once. */
export const MAILS = {
  MAIL_SUBJECT: ({ purpose }: { purpose: MailPurpose }) => SUBJECTS[purpose],
  MAIL_TEXT: ({ purpose, link }: { purpose: MailPurpose; link: string }) => TEXTS[purpose](link),
}

export type MailPurpose = 'VERIFY_EMAIL' | 'RECOVER_PASSWORD'

const SUBJECTS: Record<MailPurpose, string> = {
  VERIFY_EMAIL: '[계약 전 확인] 전자우편 주소를 확인해 주십시오',
  RECOVER_PASSWORD: '[계약 전 확인] 비밀번호를 새로 정하는 링크',
}

const TEXTS: Record<MailPurpose, (link: string) => string> = {
  VERIFY_EMAIL: (link) =>
    `이 주소를 계정에 쓰시려면 아래 링크를 열어 주십시오. 30분 동안 한 번 쓸 수 있습니다.\n\n${link}\n\n요청하지 않으셨으면 이 메일을 지우십시오. 아무것도 바뀌지 않습니다.\n`,
  RECOVER_PASSWORD: (link) =>
    `아래 링크에서 비밀번호를 새로 정할 수 있습니다. 30분 동안 한 번 쓸 수 있습니다.\n\n${link}\n\n요청하지 않으셨으면 이 메일을 지우십시오. 비밀번호는 그대로입니다.\n`,
}
