import type { BrokerOffice } from '../../domain/brokers/broker-standing.ts'
import type { BrokerOfficePort } from '../../evidence/ports.ts'
import { readPages } from '../pages.ts'
import { NED_PAGE_SIZE, type VworldAccess, vworldUrl } from '../vworld.ts'
import { parseOfficePage, selectOffices } from './wire.ts'

const API_NAME = 'getEBOfficeInfo'

/** Brokers' offices (부동산중개업사무소) of V-World's national spatial data. */
export function createBrokerOfficeClient(access: VworldAccess): BrokerOfficePort {
  const { http, key } = access
  return {
    async readOffices(number, signal) {
      const call = { provider: 'broker-offices', apiName: API_NAME } as const
      const summary = { numberHash: http.hashForLog(number.key) }
      if (!key) return http.unavailable({ ...call, summary })
      const reply = await readPages<BrokerOffice>((pageNumber, follow) =>
        http.request(
          {
            ...call,
            url: vworldUrl(access, key, `/ned/data/${API_NAME}`, {
              jurirno: number.text,
              ...(number.districtCode !== null && { ldCode: number.districtCode }),
              format: 'json',
              numOfRows: String(NED_PAGE_SIZE),
              pageNo: String(pageNumber),
            }),
            summary: { ...summary, pageNo: pageNumber },
            interpret: ({ text }) => follow(parseOfficePage(text, pageNumber)),
          },
          signal,
        ),
      )
      if (reply.status !== 'FOUND') return reply
      const offices = selectOffices(reply.value.rows, number.key)
      return offices.length > 0 ? { status: 'FOUND', value: offices } : { status: 'NOT_FOUND' }
    },
  }
}
