import type { AccountServices } from '../services.ts'
import type { LoginProviders } from './provider-client.ts'
import type { Sealing } from './sealed-cookie.ts'

export type LoginProviderServices = AccountServices & Sealing & { loginProviders: LoginProviders }
