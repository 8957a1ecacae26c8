export { type Notice, notify } from './notify.ts'
export { removeAbout } from './stored-notifications.ts'
