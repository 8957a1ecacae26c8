import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

/** The navigation entry of a screen, or the operators' sidebar. */
export type Area = 'diagnose' | 'region' | 'saved' | 'community' | 'me' | 'console'

export type RouteEntry = {
  /** Patterns such as `/diagnoses/:id`. */
  path: string | string[]
  load: Load
  area?: Area
}

/** The component gallery is for development and for sample data; the build includes it for both. */
const isLookedAt =
  typeof document === 'undefined' || import.meta.env.DEV || document.documentElement.dataset['mode'] === 'sample'

/** A screen of a result: by token, which follows the `#`, and by id. */
const ofResult = (part: string): string[] => [`/result${part}`, `/diagnoses/:id${part}`]

/** Operators' screens, by the path after `/console`; the first screen does not load their addresses. */
export const CONSOLE_SCREENS = [
  '',
  'notices',
  'users',
  'changes',
  'audit',
  'security',
  'reports',
  'takedowns',
  'sanctions',
  'appeals',
  'events',
  'statistics',
  'diagnoses',
  'calls',
  'health',
  'data',
] as const

/** Every screen, one line each; the first match of an address wins. Each screen is a separate chunk. */
export const ROUTES: RouteEntry[] = [
  ...screens({ area: 'diagnose' }, [
    ['/', () => import('./routes/start/page.tsx')],
    ['/terms', () => import('./routes/terms/page.tsx')],
    ['/progress', () => import('./routes/progress/page.tsx')],
    // one entry, since the first screen loads every address
    [['/method', '/privacy', '/service-terms'], () => import('./routes/method/page.tsx')],
    [ofResult(''), () => import('./routes/result/page.tsx')],
    [ofResult('/criteria'), () => import('./routes/result/criteria/page.tsx')],
    [ofResult('/deals/:source'), () => import('./routes/result/deals/page.tsx')],
    [ofResult('/papers'), () => import('./routes/result/papers/page.tsx')],
    [ofResult('/ask'), () => import('./routes/result/ask/page.tsx')],
    [ofResult('/clauses'), () => import('./routes/result/clauses/page.tsx')],
    [ofResult('/sheet'), () => import('./routes/result/sheet/page.tsx')],
    [ofResult('/send'), () => import('./routes/result/send/page.tsx')],
    ['/diagnoses', () => import('./routes/result/history/page.tsx')],
  ]),
  ...screens({ area: 'saved' }, [
    ['/favorites', () => import('./routes/favorites/page.tsx')],
    ['/favorites/compare', () => import('./routes/favorites/compare-page.tsx')],
    ['/favorites/:id', () => import('./routes/favorites/way/page.tsx')],
    ['/unreturned-deposit', () => import('./routes/unreturned-deposit/page.tsx')],
    ['/favorites/:id/report', () => import('./routes/favorites/report-page.tsx')],
  ]),
  ...screens({ area: 'region' }, [
    ['/region', () => import('./routes/region/page.tsx')],
    ['/region/:code', () => import('./routes/region/district-page.tsx')],
    ['/map', () => import('./routes/region/map/page.tsx')],
    ['/map/diagnoses/:id', () => import('./routes/region/map/own/page.tsx')],
  ]),
  ...screens({ area: 'community' }, [
    ['/community', () => import('./routes/community/page.tsx')],
    ['/community/write', () => import('./routes/community/write/page.tsx')],
    ['/community/:postId', () => import('./routes/community/post/page.tsx')],
    ['/community/:postId/edit', () => import('./routes/community/edit/page.tsx')],
  ]),
  ...screens({}, [
    ['/shared', () => import('./routes/shared/page.tsx')],
    ['/takedown', () => import('./routes/takedown/page.tsx')],
    ['/takedown/request', () => import('./routes/takedown/request-page.tsx')],
    ['/takedown/notices/:id', () => import('./routes/takedown/notice-page.tsx')],
  ]),
  ...screens({ area: 'me' }, [
    ['/notifications', () => import('./routes/notifications/page.tsx')],
    ['/me', () => import('./routes/me/page.tsx')],
    ['/me/access', () => import('./routes/me/access/page.tsx')],
    ['/me/sanctions/:id', () => import('./routes/me/sanction/page.tsx')],
    ['/me/passkeys', () => import('./routes/me/passkeys/page.tsx')],
    ['/me/logins', () => import('./routes/me/logins/page.tsx')],
    ['/login', () => import('./routes/login/page.tsx')],
    ['/login/:provider', () => import('./routes/login/provider/page.tsx')],
    ['/signup', () => import('./routes/signup/page.tsx')],
    ['/recover', () => import('./routes/recover/page.tsx')],
    ['/verify-email', () => import('./routes/verify-email/page.tsx')],
    ['/unsubscribe', () => import('./routes/unsubscribe/page.tsx')],
  ]),
  ...screens(
    { area: 'console' },
    CONSOLE_SCREENS.map((part) => [
      part === '' ? '/console' : `/console/${part}`,
      () => import('./routes/console/screens.ts').then(({ SCREENS }) => SCREENS[part]()),
    ]),
  ),
  ...(isLookedAt ? screens({}, [['/dev/ui', () => import('./routes/dev/ui/page.tsx')]]) : []),
]

function screens(shared: Omit<RouteEntry, 'path' | 'load'>, entries: [RouteEntry['path'], Load][]): RouteEntry[] {
  return entries.map(([path, load]) => ({ ...shared, path, load }))
}
