/** The operator screens, each in a separate chunk. */
export const SCREENS = {
  '': () => import('./page.tsx'),
  notices: () => import('./notices/page.tsx'),
  users: () => import('./users/page.tsx'),
  changes: () => import('./changes/page.tsx'),
  audit: () => import('./audit/page.tsx'),
  security: () => import('./security/page.tsx'),
  reports: () => import('./reports/page.tsx'),
  takedowns: () => import('./takedowns/page.tsx'),
  sanctions: () => import('./sanctions/page.tsx'),
  appeals: () => import('./appeals/page.tsx'),
  events: () => import('./events/page.tsx'),
  statistics: () => import('./statistics/page.tsx'),
  diagnoses: () => import('./diagnoses/page.tsx'),
  calls: () => import('./calls/page.tsx'),
  health: () => import('./health/page.tsx'),
  data: () => import('./data/page.tsx'),
}
