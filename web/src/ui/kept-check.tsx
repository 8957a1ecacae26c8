import { type ReactNode, useState } from 'react'
import { CheckRow } from './check-row.tsx'

/** A check that is kept elsewhere: it shows at once what was wanted, and goes back where that could not be kept. */
export function KeptCheck({
  checked,
  onKeep,
  label,
  detail,
}: {
  checked: boolean
  /** Its refusal is shown by the caller. */
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
