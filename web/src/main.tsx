// the order of the layers must be declared before any rule in a layer
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
// the first screen is loaded before the first render, so that the prerendered markup is hydrated and not replaced
const match = matchPath(location.pathname)
const restored = restoreLanguage()
// a screen that fails to load is reported in its place
if (match) await Promise.resolve(pageOf(match.entry)).catch(() => undefined)
await restored
void restoreSession()
if (location.pathname === '/' && root.hasChildNodes()) hydrateRoot(root, <App />)
else createRoot(root).render(<App />)

if (import.meta.env.PROD && 'serviceWorker' in navigator) followUpdates()
