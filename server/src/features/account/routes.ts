import type { HttpApp } from '../../platform/http/http-app.ts'
import { authRoutes } from './auth-routes.ts'
import { emailRoutes } from './email/routes.ts'
import { loginProviderRoutes } from './login-providers/routes.ts'
import type { LoginProviderServices } from './login-providers/services.ts'
import { sessionRoutes } from './session-routes.ts'
import { profileImageRoutes, userRoutes } from './user-routes.ts'

/** Accounts and profiles (R-ACCT-01 to R-ACCT-32). */
export async function accountRoutes(app: HttpApp, services: LoginProviderServices): Promise<void> {
  authRoutes(app, services)
  userRoutes(app, services)
  sessionRoutes(app, services)
  emailRoutes(app, services)
  loginProviderRoutes(app, services)
  await profileImageRoutes(app, services)
}
