export { namesTheHome } from './without-identity.ts'
