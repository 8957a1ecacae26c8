import { BrokerOfficeAnswer, BrokerOfficeQuery } from '@lease-risk/contract/broker-offices'
import { removeOldBrokerOffices } from '../../evidence/broker-offices/index.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import type { Services } from '../../services.ts'
import { checkBroker } from './check-broker.ts'

export function brokerOfficesFeature(services: Pick<Services, 'evidence' | 'clock' | 'pool'>): FeatureModule {
  return {
    routes: (app) => checkBrokerRoute(app, services),
    housekeeping: (now) => removeOldBrokerOffices(services.pool, now),
  }
}

function checkBrokerRoute(app: HttpApp, services: Pick<Services, 'evidence' | 'clock'>): void {
  app.get(
    '/api/broker-offices',
    {
      config: { access: 'public', rateLimit: 'addressSearch' },
      schema: {
        operationId: 'checkBrokerOffice',
        tags: ['papers'],
        summary: '중개사무소의 등록과 보증 확인',
        description:
          '등록번호의 중개사무소가 영업중인지, 계약일이 손해배상 보증 기간 안인지 국토교통부의 자료에서 찾습니다. 폐업하거나 등록이 취소된 사무소는 자료에 없어, 없다는 답이 무등록의 증거는 아닙니다. 조회하지 못하면 outcome이 NOT_ASKED입니다. 대표자의 이름은 계약하는 사람과 맞추어 보는 데만 쓰며, 하루가 지나면 지웁니다.',
        querystring: BrokerOfficeQuery,
        response: ok(BrokerOfficeAnswer),
      },
    },
    async (request) => envelope(await checkBroker(services, request.query)),
  )
}
