import { useState } from 'react'
import { canSend, type Sent, send } from '../../lib/send.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'

/** Opens the system's share sheet. Without one, it copies instead and is labelled accordingly. */
export function SendButton({
  names,
  sentOf,
}: {
  names: { send: string; copy: string; copied: string }
  sentOf(): Sent
}) {
  const [isCopied, setIsCopied] = useState(false)
  const act = async () => {
    if ((await send(sentOf())) !== 'COPIED') return
    setIsCopied(true)
    announce(names.copied)
  }
  const name = canSend({ url: location.origin }) ? names.send : names.copy
  return <Button onClick={() => void act()}>{isCopied ? names.copied : name}</Button>
}
