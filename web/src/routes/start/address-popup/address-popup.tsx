import type { ClientSettings } from '@lease-risk/contract/client-settings'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import type { Candidate } from '../queries.ts'
import styles from '../start.module.css'
import { ko } from './words.ko.ts'

const MESSAGE = 'service:juso-address-selected'
const WINDOW = 'popup,width=570,height=640'

/** `addrDetail`: the unit as typed in the window. */
export type Picked = Candidate & { addrDetail?: string }
type Message = { type?: string; requestId?: string; payload?: Picked }

/** The address provider's own window, if the service has a key for it. Only answers from the window opened here count. */
export default function AddressPopup({ onPick }: { onPick(picked: Picked): void }) {
  const words = useWords(ko)
  const [isThere, setIsThere] = useState(false)
  const opened = useRef<{ window: Window | null; requestId: string }>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    api<ClientSettings>('/api/client-settings', { signal: leaving.signal }).then(
      ({ popup }) => setIsThere(popup.available),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  const pick = useEffectEvent(onPick)
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<Message>) => {
      const isOurs =
        origin === location.origin &&
        source !== null &&
        source === opened.current?.window &&
        data.type === MESSAGE &&
        data.requestId === opened.current.requestId
      if (isOurs && data.payload?.jibunAddr) pick(data.payload)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])
  const open = () => {
    const requestId = crypto.randomUUID()
    const query = new URLSearchParams({ requestId, targetOrigin: location.origin })
    opened.current = { requestId, window: window.open(`/api/address-search/juso-popup?${query}`, 'juso', WINDOW) }
  }
  if (!isThere) return null
  return (
    <div className={styles['form']}>
      <p className={styles['small']}>{words.how}</p>
      <Button onClick={open}>{words.open}</Button>
    </div>
  )
}
