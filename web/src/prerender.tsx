import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app.tsx'
import { matchPath } from './match-path.ts'
import { pageOf } from './pages.ts'
import { ko } from './routes/method/words.ko.ts'
import { ROUTES } from './routes.ts'

/** The markup of the start screen. */
export async function renderStart(): Promise<string> {
  const match = matchPath('/')
  if (match) await pageOf(match.entry)
  const { prelude } = await prerender(
    <Router ssrPath="/">
      <App />
    </Router>,
  )
  return new Response(prelude).text()
}

/** The addresses that have a screen; the service answers these with the client. */
export const pagePaths: string[] = ROUTES.flatMap(({ path }) => path)

/** What the page about the method says, which the service also shows where no script runs. */
export const methodWords = {
  title: ko.title,
  about: ko.about,
  parts: [
    { title: ko.checked, items: ko.checkedList },
    { title: ko.never, items: ko.neverList },
    { title: ko.score, items: ko.scoreList },
    { title: ko.value, items: ko.valueList },
    { title: ko.sources, items: ko.sourcesList },
    { title: ko.privacy, items: ko.privacyList },
  ],
}
