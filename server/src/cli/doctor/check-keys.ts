import { readRegistrationNumber } from '../../domain/brokers/registration-number.ts'
import { completedMonths, seoulDate } from '../../domain/calendar.ts'
import type { FailureReason, ProviderReply } from '../../domain/lookup.ts'
import { INDICATOR_TABLES } from '../../evidence/indicators/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { createBrokerOfficeClient } from '../../providers/broker-offices/client.ts'
import { createBuildingRegisterClient } from '../../providers/building-register/client.ts'
import { createDealClient } from '../../providers/deals/client.ts'
import { createProviderHttp, type ProviderHttp } from '../../providers/http.ts'
import { createAddressSearchClient } from '../../providers/juso/client.ts'
import { createPublicPriceClient } from '../../providers/public-price/client.ts'
import { createIndicatorClient } from '../../providers/r-one/client.ts'
import { lookUpModel } from '../../providers/risk-model/client.ts'
import { bad, type Finding, good, skipped, warning } from './finding.ts'

/** Seoul City Hall: its register, land and address will not disappear. */
const LOT = { legalDistrictCode: '1114010300', landKind: 'LAND', mainNumber: '0031', subNumber: '0000' } as const
const PNU = '1114010300100310000'
const ADDRESS = '세종대로 110'
/** Ulleung County, which has few deals per month. */
const LAWD_CD = '47940'
/** A number that no office needs to have: that nothing is found is an answer. */
const BROKER = readRegistrationNumber('47940-2020-00001')

const TODO: Partial<Record<FailureReason, string>> = {
  KEY_REJECTED: '인증키와 그 서비스의 활용 신청이 승인되었는지 확인하십시오.',
  QUOTA_EXCEEDED: '오늘의 호출 한도를 다 썼습니다. 내일 다시 되며, 한도 증설을 신청할 수 있습니다.',
  TIMEOUT: '제공 기관이 느립니다. 방화벽과 PROVIDER_TIMEOUT_MS를 확인하십시오.',
  NETWORK: '나가는 연결(DNS, 방화벽, 프록시)을 확인하십시오.',
}

type Check = {
  what: string
  variable: string
  key: string | undefined
  ask: () => Promise<ProviderReply<unknown>>
  /** The finding if the provider accepts the key but refuses the request. */
  refused?: Finding
}

/** Makes one call with each configured key; none of them costs money. */
export async function checkKeys(config: Config, now: Date): Promise<Finding[]> {
  const findings = await Promise.all(checksOf(config, now).map(checkKey))
  const { enabled, apiKey } = config.riskScoring
  if (enabled && apiKey === undefined) {
    findings.push(bad('OPENAI_API_KEY', '없음', '키를 넣거나 RISK_SCORING_ENABLED를 끄십시오.'))
  }
  return findings
}

function checksOf(config: Config, now: Date): Check[] {
  const { juso, dataGoKr, vworld, rOne, timeoutMs } = config.providers
  const http = createProviderHttp({ timeoutMs, recordCall: () => undefined, now: () => now })
  const gateway = { http, baseUrl: dataGoKr.baseUrl, key: dataGoKr.serviceKey }
  const [dealMonth = ''] = completedMonths(now, 1)
  const search = createAddressSearchClient({ http, baseUrl: juso.baseUrl, key: juso.searchKey })
  const register = createBuildingRegisterClient(gateway)
  const transactions = createDealClient(gateway)
  const prices = createPublicPriceClient({ http, ...vworld })
  const brokers = createBrokerOfficeClient({ http, ...vworld })
  const indicators = createIndicatorClient({ http, ...rOne })
  const statblId = INDICATOR_TABLES[0]?.tableId ?? ''
  const portal = { variable: 'DATA_GO_KR_SERVICE_KEY', key: dataGoKr.serviceKey }
  return [
    {
      what: '도로명주소 검색',
      variable: 'JUSO_SEARCH_KEY',
      key: juso.searchKey,
      ask: () => search.search({ keyword: ADDRESS, currentPage: 1, countPerPage: 1 }),
    },
    { what: '건축물대장', ...portal, ask: () => register.readTitles(LOT) },
    {
      what: '실거래가',
      ...portal,
      ask: () => transactions.readMonth({ source: 'AptTradeDev', lawdCd: LAWD_CD, dealMonth }),
    },
    {
      what: '공시가격',
      variable: 'VWORLD_KEY',
      key: vworld.key,
      ask: () => prices.readLand({ pnu: PNU, baseYear: Number(seoulDate(now).slice(0, 4)) - 1 }),
    },
    {
      what: '중개사무소 등록',
      variable: 'VWORLD_KEY',
      key: vworld.key,
      ask: () => brokers.readOffices(BROKER),
    },
    { what: '부동산통계', variable: 'RONE_KEY', key: rOne.key, ask: () => indicators.readTable(statblId) },
    ...modelCheck(config, http),
  ]
}

/** Returns no check if no model is used. */
function modelCheck({ riskScoring }: Config, http: ProviderHttp): Check[] {
  const { enabled, apiKey: key, baseUrl, model } = riskScoring
  if (!enabled || key === undefined) return []
  const what = '위험 점수 모델'
  return [
    {
      what,
      variable: 'OPENAI_API_KEY',
      key,
      ask: () => lookUpModel({ http, baseUrl, key, model }),
      refused: bad(
        what,
        `RISK_SCORING_MODEL(${model})을 찾지 못함`,
        '이름을 고치거나, 이 키로 쓸 수 있는 모델로 바꾸십시오.',
      ),
    },
  ]
}

async function checkKey({ what, variable, key, ask, refused }: Check): Promise<Finding> {
  if (key === undefined) return skipped(what, `${variable}가 없어 이 자료는 쓰지 않음`)
  const reply = await ask()
  if (reply.status === 'FOUND') return good(what, '응답함')
  if (reply.status === 'NOT_FOUND') return good(what, '응답함(해당 자료 없음)')
  const reason = reply.status === 'UNAVAILABLE' ? 'KEY_REJECTED' : reply.reason
  if (reason === 'PROVIDER_ERROR' && refused !== undefined) return refused
  const todo = TODO[reason] ?? '잠시 뒤 다시 해 보고, 계속되면 제공 기관의 공지를 확인하십시오.'
  return reason === 'KEY_REJECTED' ? bad(what, `${variable}를 거절함`, todo) : warning(what, reason, todo)
}
