import { type ReactNode, useState } from 'react'
import { CheckRow } from './check-row.tsx'

/** A checkbox whose state is stored elsewhere: it changes at once, and reverts if the change could not be stored. */
export function KeptCheck({
  checked,
  onKeep,
  label,
  detail,
}: {
  checked: boolean
  /** The caller shows its refusal. */
  onKeep(next: boolean): Promise<unknown>
  label: ReactNode
  detail?: ReactNode
}) {
  const [wanted, setWanted] = useState<boolean>()
  const keep = async (next: boolean) => {
    setWanted(next)
    await onKeep(next).catch(() => undefined)
    setWanted(undefined)
  }
  return <CheckRow checked={wanted ?? checked} detail={detail} label={label} onChange={(next) => void keep(next)} />
}
