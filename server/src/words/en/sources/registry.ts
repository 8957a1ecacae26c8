import type { REGISTRY_SOURCE as KO } from '../../ko/sources/registry.ts'
import { asTitle, PAPERS } from '../paper-names.ts'
import { placeOf } from '../place-names.ts'

export const REGISTRY_SOURCE = {
  SOURCE_NOT_ASKED: 'The address could not be confirmed down to its lot, so this was not looked up.',
  REGISTRY_SOURCE_TITLE: asTitle(PAPERS.REGISTRY_DOCUMENT),
  REGISTRY_OFFICE: 'Internet registry of the Supreme Court (대법원 인터넷등기소)',
  REGISTRY_NOT_LOOKED_UP:
    'Registered rights are not checked automatically. Get the certificate and check them yourself.',
  REGISTRY_WHERE_TO_GET: `Get the ${PAPERS.REGISTRY_DOCUMENT}, with cancelled entries, from the internet registry of the Supreme Court (대법원 인터넷등기소) or from an issuing machine (무인발급기).`,
  REGISTRY_OF_HOUSE: 'For a detached house, check the registry of both the building and the land.',
  REGISTRY_OF_UNIT_OR_LAND:
    'For an apartment, a row house, a multi-unit house or an officetel, check the registry of the unit; for a detached or multi-family house, check those of both the building and the land.',
  REGISTRY_WHAT_TO_READ:
    'Look for the owner, seizures, auctions and trusts in section A (갑구), and for mortgages, jeonse rights and registered leases in section B (을구).',
  REGISTRY_TWICE:
    'Get it again right before you sign and right before you pay the balance, and check whether anything has changed.',
  ADDRESS_CONFIRMED: ({ former }) =>
    `The address is confirmed down to its lot.${former ? ' The old district that you entered was looked up under its present one.' : ''}`,
  ADDRESS_FROM_STORED_NAME: ({ address }) =>
    `The building name or road address that you entered matches one place alone in the stored data, so ${placeOf(address)} was looked up. Check that the lot in the contract and in the registry is the same.`,
} satisfies typeof KO
