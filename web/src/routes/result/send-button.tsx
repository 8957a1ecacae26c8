import { useState } from 'react'
import { canSend, type Sent, send, textOf } from '../../lib/send.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.tsx'
import { Uncopied } from './uncopied.tsx'

/** Opens the system's share sheet. Without one, it copies instead and is labelled accordingly. */
export function SendButton({
  names,
  sentOf,
}: {
  names: { send: string; copy: string; copied: string }
  sentOf(): Sent
}) {
  const [isCopied, setIsCopied] = useState(false)
  const [uncopied, setUncopied] = useState<string>()
  const act = async () => {
    const sent = sentOf()
    const outcome = await send(sent)
    setIsCopied(outcome === 'COPIED')
    setUncopied(outcome === 'FAILED' ? textOf(sent) : undefined)
    if (outcome === 'COPIED') announce(names.copied)
  }
  const name = canSend({ url: location.origin }) ? names.send : names.copy
  return (
    <>
      <Button onClick={() => void act()}>{isCopied ? names.copied : name}</Button>
      {uncopied !== undefined && <Uncopied text={uncopied} />}
    </>
  )
}
