let isThere = false
const listeners = new Set<() => void>()

/**
 * Registers the service worker, which changes with every build. When a new one replaces the one that controls the page,
 * a newer client is available.
 */
export function followUpdates(): void {
  const { serviceWorker } = navigator
  const hadOne = serviceWorker.controller !== null
  serviceWorker.addEventListener('controllerchange', () => {
    if (!hadOne) return
    isThere = true
    for (const listener of listeners) listener()
  })
  void serviceWorker.register('/sw.js').then(lookAgain, () => undefined)
}

/**
 * An installed client may stay open for weeks without a reload, so it checks for a newer one when it comes to the
 * front.
 */
function lookAgain(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => undefined)
  })
}

export function isUpdateThere(): boolean {
  return isThere
}

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
