import { ACCOUNT } from './account.ts'
import { ADDRESS_SEARCH } from './address-search.ts'
import { ADDRESSES } from './addresses.ts'
import { ASSESSMENT } from './assessment/index.ts'
import { ASSISTANT } from './assistant.ts'
import { BROKER_OFFICES } from './broker-offices.ts'
import { CHECKS } from './checks.ts'
import { COMMON } from './common.ts'
import { COMMUNITY } from './community.ts'
import { DIAGNOSIS } from './diagnosis/index.ts'
import { DISTRICT_FIGURES } from './district-figures.ts'
import { ERRORS } from './errors.ts'
import { FIGURES } from './figures.ts'
import { HOMES } from './homes/index.ts'
import { LABELS } from './labels.ts'
import { MAILS } from './mails.ts'
import { MAP } from './map.ts'
import { NOTIFICATIONS } from './notifications.ts'
import { OPERATIONS } from './operations.ts'
import { PAPERS } from './papers/index.ts'
import { PLACES } from './places.ts'
import { PRIVACY } from './privacy/index.ts'
import { REGION } from './region.ts'
import { RENDERED_PAGES } from './rendered-pages.ts'
import { REQUESTS } from './requests.ts'
import { SOURCE_WORDS } from './sources.ts'
import { TERMINAL } from './terminal.ts'

/** Every message in Korean. Every other language has the same codes and params. */
export const KO = {
  ...SOURCE_WORDS,
  ...REGION,
  ...DISTRICT_FIGURES,
  ...HOMES,
  ...PAPERS,
  ...CHECKS,
  ...BROKER_OFFICES,
  ...DIAGNOSIS,
  ...ASSESSMENT,
  ...COMMON,
  ...NOTIFICATIONS,
  ...ADDRESS_SEARCH,
  ...OPERATIONS,
  ...COMMUNITY,
  ...ACCOUNT,
  ...ERRORS,
  ...REQUESTS,
  ...ADDRESSES,
  ...FIGURES,
  ...LABELS,
  ...MAILS,
  ...ASSISTANT,
  ...RENDERED_PAGES,
  ...MAP,
  ...PLACES,
  ...PRIVACY,
  ...TERMINAL,
}
