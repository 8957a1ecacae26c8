/** The event that Chromium fires when the client can be installed. */
type Offer = Event & { prompt(): Promise<unknown> }

let offer: Offer | undefined

/** Listens from the start, since the browser offers installation only once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
  })
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** `undefined`: this browser offers installation in its own menu. */
export function installOffer(): Offer | undefined {
  return offer
}
