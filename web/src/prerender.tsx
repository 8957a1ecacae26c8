import { prerender } from 'react-dom/static'
import { Router } from 'wouter'
import { App } from './app.tsx'
import { matchPath } from './match-path.ts'
import { pageOf } from './pages.ts'
import { en } from './routes/method/words.en.ts'
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

/** The addresses with a screen; the service answers these with the client. */
export const pagePaths: string[] = ROUTES.flatMap(({ path }) => path)

/** The text of the page about the method, which the service also serves without scripts. */
export const methodWords = { ko: methodIn(ko), en: methodIn(en) }

function methodIn(words: typeof ko) {
  return {
    title: words.title,
    about: words.about,
    parts: [
      { title: words.checked, items: words.checkedList },
      { title: words.never, items: words.neverList },
      { title: words.score, items: words.scoreList },
      { title: words.value, items: words.valueList },
      { title: words.sources, items: words.sourcesList },
      { title: words.privacy, items: words.privacyList },
    ],
  }
}
