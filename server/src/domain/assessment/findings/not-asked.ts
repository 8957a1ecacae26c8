import { message } from '../../../words/message.ts'
import { type Finding, finding } from './finding.ts'

/** Without a lot no source was queried, so this one gap explains all missing data. */
export function addressNotConfirmed(): Finding {
  return finding('ADDRESS_NOT_CONFIRMED', 'GAP', {
    headline: message('HEADLINE_ADDRESS_OPEN'),
    sentence: message('ADDRESS_NOT_CONFIRMED'),
    missing: [
      {
        field: 'address',
        reason: message('LOT_NOT_CONFIRMED'),
        requiredAction: message('CONFIRM_LOT_ADDRESS'),
        checkId: 'ADDRESS_AND_UNIT',
      },
    ],
  })
}
