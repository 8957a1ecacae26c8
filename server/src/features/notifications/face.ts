export { unsubscribeToken } from './mail/unsubscribe.ts'
export { readWaitingMails, type WaitingMails } from './mail/waiting-mails.ts'
export { type Notice, notify } from './notify.ts'
export { removeAbout } from './stored-notifications.ts'
