import { Component, type ReactNode, Suspense, use, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { lazyPart } from './lib/lazy-part.ts'
import { ParamsContext } from './lib/params.ts'
import { language, useLanguage } from './lib/words.ts'
import { type Match, matchPath } from './match-path.ts'
import { forgetFailed, pageOf } from './pages.ts'
import { LoadFailed, PartFailed } from './shell/load-failed.tsx'
import { Shell } from './shell/shell.tsx'
import { InsteadOfPart, Part } from './ui/part.tsx'
import { PageSkeleton } from './ui/skeleton.tsx'

const NotFound = lazyPart(() => import('./routes/not-found/page.tsx'))

export function App() {
  // amounts and dates everywhere are formatted in this language
  const shown = useLanguage()
  useLayoutEffect(() => {
    if (shown === language()) delete document.documentElement.dataset['waits']
  }, [shown])
  return (
    <InsteadOfPart value={<PartFailed />}>
      <Shell>
        <Screen />
      </Shell>
    </InsteadOfPart>
  )
}

function Screen() {
  const [path] = useLocation()
  const match = useMemo(() => matchPath(path), [path])
  if (!match)
    return (
      <Part waiting={<PageSkeleton />}>
        <NotFound />
      </Part>
    )
  return (
    <LoadBoundary entry={match.entry} key={path}>
      <Suspense fallback={<PageSkeleton />}>
        <ParamsContext value={match.params}>
          <Page entry={match.entry} />
        </ParamsContext>
      </Suspense>
    </LoadBoundary>
  )
}

type Entry = Match['entry']

function Page({ entry }: { entry: Entry }) {
  const page = pageOf(entry)
  const { Content, Around } = page instanceof Promise ? use(page) : page
  return Around ? (
    <Around>
      <Content />
    </Around>
  ) : (
    <Content />
  )
}

/** Keeps the rest of the page usable when a screen fails to load or render. */
class LoadBoundary extends Component<{ children: ReactNode; entry: Entry }, { failed: boolean }> {
  override state = { failed: false }
  constructor(props: { children: ReactNode; entry: Entry }) {
    super(props)
    forgetFailed(props.entry)
  }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <LoadFailed /> : this.props.children
  }
}
