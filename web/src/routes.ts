import type { ComponentType } from 'react'

export type RouteEntry = {
  /** Patterns as `/diagnoses/:id`. */
  path: string | string[]
  /** `null`: planned, not linked, and not found. */
  load: (() => Promise<{ default: ComponentType }>) | null
}

/** The page of all components is for development and for sample data; the build lists it for both. */
const isLookedAt =
  typeof document === 'undefined' || import.meta.env.DEV || document.documentElement.dataset['mode'] === 'sample'

/** Every screen, one line each; the first that fits an address counts. Each is a chunk of its own. */
export const ROUTES: RouteEntry[] = [
  { path: '/', load: () => import('./routes/start/page.tsx') },
  { path: '/terms', load: () => import('./routes/terms/page.tsx') },
  { path: '/progress', load: () => import('./routes/progress/page.tsx') },
  { path: ['/result', '/diagnoses/:id'], load: () => import('./routes/result/page.tsx') },
  { path: ['/result/criteria', '/diagnoses/:id/criteria'], load: () => import('./routes/result/criteria/page.tsx') },
  {
    path: ['/result/deals/:source', '/diagnoses/:id/deals/:source'],
    load: () => import('./routes/result/deals/page.tsx'),
  },
  { path: ['/result/papers', '/diagnoses/:id/papers'], load: () => import('./routes/result/papers/page.tsx') },
  { path: ['/result/ask', '/diagnoses/:id/ask'], load: () => import('./routes/result/ask/page.tsx') },
  { path: ['/result/sheet', '/diagnoses/:id/sheet'], load: () => import('./routes/result/sheet/page.tsx') },
  { path: '/diagnoses', load: () => import('./routes/result/history/page.tsx') },
  { path: '/favorites', load: () => import('./routes/favorites/page.tsx') },
  { path: '/favorites/compare', load: () => import('./routes/favorites/compare-page.tsx') },
  { path: '/favorites/:id', load: () => import('./routes/favorites/report-page.tsx') },
  { path: '/region', load: () => import('./routes/region/page.tsx') },
  { path: '/region/:code', load: () => import('./routes/region/district-page.tsx') },
  { path: '/map', load: () => import('./routes/map/page.tsx') },
  { path: '/map/diagnoses/:id', load: () => import('./routes/map/own/page.tsx') },
  { path: '/method', load: () => import('./routes/method/page.tsx') },
  { path: '/community', load: () => import('./routes/community/page.tsx') },
  { path: '/community/write', load: () => import('./routes/community/write/page.tsx') },
  { path: '/community/:postId', load: () => import('./routes/community/post/page.tsx') },
  { path: '/community/:postId/edit', load: () => import('./routes/community/edit/page.tsx') },
  { path: '/notifications', load: () => import('./routes/notifications/page.tsx') },
  { path: '/shared', load: () => import('./routes/shared/page.tsx') },
  { path: '/me', load: () => import('./routes/me/page.tsx') },
  { path: '/login', load: () => import('./routes/login/page.tsx') },
  { path: '/signup', load: () => import('./routes/signup/page.tsx') },
  { path: '/console', load: () => import('./routes/console/page.tsx') },
  { path: '/console/notices', load: () => import('./routes/console/notices/page.tsx') },
  { path: '/console/users', load: () => import('./routes/console/users/page.tsx') },
  { path: '/console/audit', load: () => import('./routes/console/audit/page.tsx') },
  { path: '/console/reports', load: () => import('./routes/console/reports/page.tsx') },
  { path: '/console/sanctions', load: () => import('./routes/console/sanctions/page.tsx') },
  { path: '/console/events', load: () => import('./routes/console/events/page.tsx') },
  { path: '/console/statistics', load: () => import('./routes/console/statistics/page.tsx') },
  { path: '/console/diagnoses', load: () => import('./routes/console/diagnoses/page.tsx') },
  { path: '/console/calls', load: () => import('./routes/console/calls/page.tsx') },
  { path: '/console/health', load: () => import('./routes/console/health/page.tsx') },
  { path: '/console/data', load: () => import('./routes/console/data/page.tsx') },
  { path: '/dev/ui', load: isLookedAt ? () => import('./routes/dev/ui/page.tsx') : null },
]
