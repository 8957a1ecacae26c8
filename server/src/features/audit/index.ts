import type { FeatureModule } from '../../platform/feature-module.ts'
import type { AuditServices } from './audited.ts'
import { auditRoutes } from './routes.ts'

export { type ActionContext, type OperatorContext, operatorContext, ownAccountContext } from './action-context.ts'
export { type AuditSeal, createAuditSeal } from './audit-seal.ts'
export { type AuditServices, audited, type Deed, type Scope } from './audited.ts'
export { changedFields } from './changed-fields.ts'
export { resealChain } from './reseal-chain.ts'
export { type ChainBreak, type ChainReport, verifyChain } from './verify-chain.ts'

export function auditFeature(services: Pick<AuditServices, 'pool' | 'auditSeal'>): FeatureModule {
  return { routes: (app) => auditRoutes(app, services) }
}
