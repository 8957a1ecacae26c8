/** Why a browser takes no pushes: its user or itself does not let it, or it does not reach its push service. */
export class NoPush extends Error {
  readonly reason: 'DENIED' | 'FAILED'
  constructor(reason: NoPush['reason']) {
    super(reason)
    this.reason = reason
  }
}

export function takesPushes(): boolean {
  return 'PushManager' in globalThis && 'Notification' in globalThis && 'serviceWorker' in navigator
}

/** Whether this site may show notifications; what was allowed once may be forbidden in the browser later. */
export function mayNotify(): boolean {
  return Notification.permission === 'granted'
}

/** Subscribes this browser at its push service, after its user has allowed it. @throws NoPush */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NoPush('DENIED')
  try {
    const pushManager = await manager()
    const present = await pushManager.getSubscription()
    const isOurs = base64url(present?.options.applicationServerKey ?? null) === publicKey
    if (present && isOurs) return present.toJSON()
    await present?.unsubscribe()
    const options = { userVisibleOnly: true, applicationServerKey: publicKey }
    return (await pushManager.subscribe(options)).toJSON()
  } catch {
    throw new NoPush('FAILED')
  }
}

/** What does not succeed here ends nowhere: the service sends nothing any more. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await (await manager()).getSubscription())?.unsubscribe()
  } catch {
    // the browser keeps an address that nobody knows
  }
}

async function manager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined) throw new NoPush('FAILED')
  return registration.pushManager
}

function base64url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer()))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
