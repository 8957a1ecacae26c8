export { unsubscribeToken } from './mail/unsubscribe.ts'
export { type Notice, notify } from './notify.ts'
export { removeAbout } from './stored-notifications.ts'
