import type { HttpApp } from './http/http-app.ts'
import type { Job } from './job-queue.ts'

/** What one feature adds to the service: the return of `xxxFeature(services)`, which its `index.ts` exports. */
export type FeatureModule = {
  /** Registers its operations. */
  routes?: (app: HttpApp) => void | Promise<void>
  /** What it does behind the requests. */
  jobs?: Job<never>[]
  /** Removes what is of no use any more; hourly. */
  housekeeping?: (now: Date) => Promise<unknown>
}
