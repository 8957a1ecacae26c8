import type { HttpApp } from '../../platform/http/http-app.ts'
import { authRoutes } from './auth-routes.ts'
import { emailRoutes } from './email/routes.ts'
import type { AccountServices } from './services.ts'
import { sessionRoutes } from './session-routes.ts'
import { profileImageRoutes, userRoutes } from './user-routes.ts'

/** Accounts and profiles (R-ACCT-01 to R-ACCT-24). */
export async function accountRoutes(app: HttpApp, services: AccountServices): Promise<void> {
  authRoutes(app, services)
  userRoutes(app, services)
  sessionRoutes(app, services)
  emailRoutes(app, services)
  await profileImageRoutes(app, services)
}
