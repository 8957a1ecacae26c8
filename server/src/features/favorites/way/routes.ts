import { ChangeStateRequest, FavoriteWay, KeepStepsRequest } from '@lease-risk/contract/favorite-way'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { FavoritePath } from '../favorite-path.ts'
import type { FavoriteServices } from '../services.ts'
import { changeFavoriteState } from './change-state.ts'
import { keepSteps } from './keep-steps.ts'
import { readWay } from './read-way.ts'

const config = { access: 'authenticated' } as const
const tags = ['favorites']
const PATH = '/api/favorites/:favoriteId/way'
const response = { ...ok(FavoriteWay), ...refusals('FAVORITE_404_NOT_FOUND') }

/** R-FAV-14 to R-FAV-17. Another user's favorite is reported as not found. */
export function wayRoutes(app: HttpApp, services: FavoriteServices): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'readFavoriteWay',
        tags,
        summary: '저장한 집의 열쇠를 받기까지의 길',
        description:
          '한 일, 지금 할 일과 그 기한, 받을 서류, 등기를 두 번 읽은 것의 비교, 진단 뒤 달라진 것입니다. 저장된 것만 읽고 아무 데도 묻지 않습니다. 집에 관한 판정도 법률 자문도 아닙니다.',
        params: FavoritePath,
        response,
      },
    },
    async (request) => envelope(await readWay(services, userOf(request).userId, request.params.favoriteId)),
  )
  changeStateRoute(app, services)
  keepStepsRoute(app, services)
}

function changeStateRoute(app: HttpApp, services: FavoriteServices): void {
  app.put(
    `${PATH}/state`,
    {
      config,
      schema: {
        operationId: 'changeFavoriteState',
        tags,
        summary: '저장한 집의 상태 바꾸기',
        description:
          '알아보는 중, 계약함, 입주함, 계약하지 않기로 함 가운데 하나로 바꿉니다. 알림은 상태를 따르며, 계약하지 않기로 한 집에는 보내지 않습니다. 같은 요청을 다시 보내도 결과는 같습니다.',
        params: FavoritePath,
        body: ChangeStateRequest,
        response,
      },
    },
    async (request) => {
      const { userId } = userOf(request)
      const { favoriteId } = request.params
      await changeFavoriteState(services, userId, favoriteId, request.body)
      return envelope(await readWay(services, userId, favoriteId), message('WAY_STATE_CHANGED'))
    },
  )
}

function keepStepsRoute(app: HttpApp, services: FavoriteServices): void {
  app.put(
    `${PATH}/steps`,
    {
      config,
      schema: {
        operationId: 'keepFavoriteSteps',
        tags,
        summary: '한 일 적기',
        description:
          '적은 단계만 바뀝니다. 등기 읽기는 그날이나 그 뒤에 한 것만 한 일로 세므로, 날짜가 뒤로 바뀌면 다시 할 일이 됩니다. 한 일은 알림을 보내지 않습니다. 같은 요청을 다시 보내도 결과는 같습니다.',
        params: FavoritePath,
        body: KeepStepsRequest,
        response,
      },
    },
    async (request) => {
      const { userId } = userOf(request)
      const { favoriteId } = request.params
      await keepSteps(services, userId, favoriteId, request.body)
      return envelope(await readWay(services, userId, favoriteId), message('WAY_STEPS_KEPT'))
    },
  )
}
