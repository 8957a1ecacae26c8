import type { Services } from '../../../services.ts'
import type { AuditServices } from '../../audit/index.ts'
import type { ViewCounter } from './views.ts'

export type CommunityServices = AuditServices &
  Pick<Services, 'catalogue' | 'storage' | 'scanFile' | 'feed' | 'log'> & { views: ViewCounter }
