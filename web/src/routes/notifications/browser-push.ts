/** Why a browser accepts no push messages: blocked by the user or the browser, or its push service is unreachable. */
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

/** Whether this site may show notifications; the permission may be revoked in the browser later. */
export function mayNotify(): boolean {
  return Notification.permission === 'granted'
}

/** Subscribes this browser at its push service, after the user's permission. @throws NoPush */
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

/** A failure is ignored: the service has already stopped sending. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await (await manager()).getSubscription())?.unsubscribe()
  } catch {
    // the browser keeps a subscription that nobody uses
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
