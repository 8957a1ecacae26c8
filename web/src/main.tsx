// the order of the layers comes before whatever is in one
import './ui/layers.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { keepInstallOffer } from './lib/install.ts'
import { restoreSession } from './lib/session.ts'
import { followUpdates } from './lib/update.ts'
import { restoreLanguage } from './lib/words.ts'
import { matchPath } from './match-path.ts'
import { pageOf } from './pages.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no place for the application')

keepInstallOffer()
// the first screen is there before anything is drawn, so that what was prerendered is taken over and not replaced
const match = matchPath(location.pathname)
const restored = restoreLanguage()
// one that does not arrive is reported where it would have been
if (match) await Promise.resolve(pageOf(match.entry)).catch(() => undefined)
await restored
void restoreSession()
if (location.pathname === '/' && root.hasChildNodes()) hydrateRoot(root, <App />)
else createRoot(root).render(<App />)

if (import.meta.env.PROD && 'serviceWorker' in navigator) followUpdates()
