import type { Consent } from '@lease-risk/contract/consents'
import { useState } from 'react'
import { missingConsents } from '../../lib/consents/use-consents.ts'

/** After a login: goes on at once, or once the sheet about missing consents is done. */
export function useConsentsFirst(goOn: () => void) {
  const [asked, setAsked] = useState<readonly Consent[]>([])
  const askFirst = async () => {
    const missing = await missingConsents()
    if (missing.length === 0) goOn()
    else setAsked(missing)
  }
  return { asked, askFirst }
}
