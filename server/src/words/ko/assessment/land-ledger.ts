import { formatDate } from '../format.ts'
import { PAPER_NAMES } from '../paper-names.ts'

/** What the land ledger shows of a home. The registry document settles it. */
export const LAND_LEDGER_WORDS = {
  HEADLINE_OWNER_CHANGED_LATELY: ({ changedOn, days }: { changedOn: string; days: number }) =>
    `소유자가 ${days}일 전(${formatDate(changedOn)})에 바뀐 것으로 나옵니다.`,
  OWNER_CHANGED_LATELY: ({ scope, changedOn, days, cause, asOf }: Changed) =>
    `${ledger(scope, asOf)}에 마지막 소유권 변동이 ${formatDate(changedOn)}(${days}일 전)${cause === null ? '' : `, 원인은 ${cause}`}로 나옵니다. 세입자의 보증금으로 집값을 치르는 거래에서는 계약 앞뒤로 소유자가 바뀝니다. 새 소유자가 누구이고 빚이 있는지 계약하는 날의 ${PAPER_NAMES.REGISTRY_DOCUMENT}로 확인하십시오.`,
  OWNER_CHANGED_WITH_SALE: '이 지번에는 보증금과 비슷한 값의 매매도 공개되어 있어 함께 보아야 합니다.',
  OWNER_IS_COMPANY: ({ scope, asOf }: OfLedger) =>
    `${ledger(scope, asOf)}에 소유자가 법인으로 나옵니다. 계약하는 사람이 그 법인을 대표하거나 위임받았는지 법인 등기와 인감증명서로 확인하고, 법인의 체납도 확인하십시오.`,
  OWNERS_ARE_SEVERAL: ({ scope, asOf }: OfLedger) =>
    `${ledger(scope, asOf)}에 소유자가 여럿으로 나옵니다. ${PAPER_NAMES.REGISTRY_DOCUMENT}에서 모두를 확인하고, 모두가 서명하거나 위임장과 인감증명서를 주는지 확인하십시오.`,
  LAND_RIGHT_NOT_LISTED: ({ asOf }: { asOf: string | null }) =>
    `대지권 등록 목록${dated(asOf)}에 같은 층의 다른 호는 있는데 이 호는 보이지 않습니다. 목록이 늦거나 호를 다르게 적었을 수 있어 대지권이 없다는 뜻은 아닙니다. ${PAPER_NAMES.REGISTRY_DOCUMENT}의 표제부에서 대지권의 표시를 확인하십시오.`,
  LAND_RIGHT_LISTED: ({ asOf }: { asOf: string | null }) =>
    `대지권 등록 목록${dated(asOf)}에 이 호의 대지권이 있습니다. 지금도 그대로인지, 토지에 따로 된 등기가 없는지는 ${PAPER_NAMES.REGISTRY_DOCUMENT}에서 확인하십시오.`,
  LAND_LEDGER_VALUE: ({ field, asOf }: { field: Field; asOf: string | null }) => `${FIELDS[field]}${dated(asOf)}`,
}

type Scope = 'UNIT' | 'LOT'
type OfLedger = { scope: Scope; asOf: string | null }
type Changed = OfLedger & { changedOn: string; days: number; cause: string | null }
type Field = 'ownerChangedOn' | 'landRightRatio'

const FIELDS = {
  ownerChangedOn: '토지대장의 마지막 소유권 변동일',
  landRightRatio: '대지권 비율(이 호의 몫/전체, ㎡)',
}

const SCOPES = { UNIT: '이 호의 토지소유 자료', LOT: '이 지번의 토지소유 자료' }

function ledger(scope: Scope, asOf: string | null): string {
  return `${SCOPES[scope]}${dated(asOf)}`
}

function dated(asOf: string | null): string {
  return asOf === null ? '' : `(${formatDate(asOf)} 기준)`
}
