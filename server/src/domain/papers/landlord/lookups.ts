import type { CheckId } from '@lease-risk/contract/codes/assessment'
import { message, type Text } from '../../../words/message.ts'
import { checkOf } from '../../checks/catalogue.ts'

/** The tenant's look-ups about the landlord, as typed. `null`: not looked up, or not typed. */
export type LandlordLookups = {
  record: { lookedUpOn: string; repaidByHug: number | null; barred: boolean | null } | null
  defaulterList: { lookedUpOn: string; listed: boolean } | null
  agent: { hasAuthority: boolean; ownerConfirmed: boolean } | null
}

export type LandlordLookup = { checkId: CheckId; title: Text; lookedUpOn: string | null; sentence: Text }

/** The look-ups as typed, with their day. Finding nothing is no good sign, only a look-up. */
export function landlordLookups(landlord: LandlordLookups | null): LandlordLookup[] {
  const { record = null, defaulterList = null } = landlord ?? {}
  return [
    lookup('LANDLORD_RECORD', record?.lookedUpOn, record && message('LOOKED_UP_RECORD', record)),
    lookup('DEFAULTER_LIST', defaulterList?.lookedUpOn, defaulterList && message('LOOKED_UP_LIST', defaulterList)),
  ]
}

function lookup(checkId: CheckId, lookedUpOn: string | undefined, sentence: Text | null): LandlordLookup {
  return {
    checkId,
    title: checkOf(checkId).title,
    lookedUpOn: lookedUpOn ?? null,
    sentence: sentence ?? message('NOT_LOOKED_UP'),
  }
}
