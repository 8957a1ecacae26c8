/** What Chromium hands out where the client can be installed. */
type Offer = Event & { prompt(): Promise<unknown> }

let offer: Offer | undefined

/** From the start: the browser offers it once. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as Offer
  })
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** `undefined`: this browser offers it in a menu of its own. */
export function installOffer(): Offer | undefined {
  return offer
}
