import type { ADDRESS_SEARCH as KO, Trouble } from '../ko/address-search.ts'
import { formatDate } from './format.ts'

export const ADDRESS_SEARCH = {
  ADDRESS_KEYWORD_REFUSED: ({ why }) => REFUSED[why] ?? 'Try other words.',
  ADDRESS_NOT_FOUND: 'No address was found. Check the name of the neighborhood and the lot number.',
  ADDRESS_SEARCH_TROUBLE: ({ trouble, hasStored }) => {
    const retry = trouble === 'ERROR' ? 'Try again in a little while, or enter' : 'Enter'
    const instead = hasStored
      ? 'Only addresses that the stored data know are listed. If yours is not among them, enter the lot address (지번주소) yourself.'
      : `${retry} the lot address (지번주소) yourself.`
    return `${TROUBLES[trouble]} ${instead}`
  },
  ADDRESS_FROM_FILE: ({ asOf, isFresh }) =>
    `Found in the official road address data as of ${formatDate(asOf)}.${isFresh ? '' : ' The data are old, so addresses that changed since may be missing: compare with the address in the contract.'}`,
  ADDRESS_WINDOW_TITLE: 'Address search',
  ADDRESS_WINDOW_OPEN: 'Open the address search',
  ADDRESS_WINDOW_CHOSEN: 'The address is chosen. Close this window.',
  ADDRESS_WINDOW_CALL_INVALID: 'The address search window was not opened in the right way.',
  ADDRESS_WINDOW_UNAVAILABLE:
    'The address search window cannot be used. Use the address search, or enter the lot address (지번주소) yourself.',
  MAP_ATTRIBUTION: '© Ministry of Land, Infrastructure and Transport, VWorld (국토교통부 브이월드)',
} satisfies typeof KO

const TROUBLES: Record<Trouble, string> = {
  UNAVAILABLE: 'The address search cannot be used.',
  ERROR: 'The address service did not answer as it should.',
}

const EXAMPLE = 'Example: Sillim-dong 1422-5 (신림동 1422-5)'

const REFUSED: Record<string, string> = {
  KEYWORD_EMPTY: 'Enter an address to search for.',
  MORE_DETAIL_NEEDED: `Enter more of the address. ${EXAMPLE}`,
  KEYWORD_TOO_SHORT: 'Enter at least two letters.',
  LETTERS_AND_DIGITS_NEEDED: `Enter a name in Korean letters together with a number. ${EXAMPLE}`,
  KEYWORD_TOO_LONG: 'This is too long to search for. Make it shorter.',
  TOO_MANY_DIGITS: 'The number is too long. Enter the lot number or the building number alone.',
  SPECIAL_CHARACTERS_ONLY: 'Signs and numbers alone cannot be searched for.',
  FORBIDDEN_CHARACTERS: 'This holds characters that cannot be searched for.',
  NARROW_DOWN: 'Too many addresses were found. Add the name of the neighborhood or the lot number.',
}
