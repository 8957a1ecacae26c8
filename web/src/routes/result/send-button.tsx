import { canSend, type Sent, send, textOf } from '../../lib/send.ts'
import { CopyingButton } from './copying-button.tsx'

/** Opens the system's share sheet. Without one, it copies instead and is labelled accordingly. */
export function SendButton({
  names,
  sentOf,
}: {
  names: { send: string; copy: string; copied: string }
  sentOf(): Sent
}) {
  const act = async () => {
    const sent = sentOf()
    return { text: textOf(sent), outcome: await send(sent) }
  }
  const name = canSend({ url: location.origin }) ? names.send : names.copy
  return <CopyingButton act={act} copied={names.copied} name={name} />
}
