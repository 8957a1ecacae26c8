import { PageOf } from '@lease-risk/contract/common'
import { CreateFavoriteRequest, Favorite, FavoriteQuery, UpdateFavoriteRequest } from '@lease-risk/contract/favorites'
import { Type } from 'typebox'
import { userOf } from '../../platform/http/access.ts'
import { created, envelope, ok } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { refusals } from '../../platform/http/refusals.ts'
import { refuseWrong } from '../../platform/http/refuse-wrong.ts'
import { message } from '../../words/message.ts'
import { readingProblems } from '../papers/index.ts'
import { createProblems, homeProblems } from './check-home.ts'
import { FavoritePath } from './favorite-path.ts'
import { createFavorite, updateFavorite } from './keep-favorite.ts'
import { deleteFavorite, listFavorites, readFavorite } from './own-favorites.ts'
import type { FavoriteServices } from './services.ts'

const config = { access: 'authenticated' } as const
const tags = ['favorites']
const PATH = '/api/favorites/:favoriteId'

/** R-FAV-01 to R-FAV-11, R-FAV-20: a user's favorites. Another user's favorite is reported as not found. */
export function favoriteRoutes(app: HttpApp, services: FavoriteServices): void {
  createFavoriteRoute(app, services)
  listFavoritesRoute(app, services)
  readFavoriteRoute(app, services)
  updateFavoriteRoute(app, services)
  deleteFavoriteRoute(app, services)
}

function createFavoriteRoute(app: HttpApp, services: FavoriteServices): void {
  app.post(
    '/api/favorites',
    {
      config,
      attachValidation: true,
      schema: {
        operationId: 'createFavorite',
        tags,
        summary: '집 저장',
        description:
          '주소와 조건을, 또는 진단에서 가져온 것을 저장합니다. 로그인 없이 한 진단은 statusToken으로 내 것이 되고, 읽은 서류(papers)도 함께 저장합니다. 전부 저장하거나 아무것도 저장하지 않습니다. 같은 지번과 조건은 409이며 errors[].existingId가 이미 저장한 집의 번호입니다. statusToken이나 papers를 적었으면 409 대신 저장한 집에 더하고 200입니다. 한 사람이 200곳까지 저장합니다.',
        body: CreateFavoriteRequest,
        response: {
          ...created(Favorite),
          ...ok(Favorite),
          ...refusals(
            'DIAGNOSIS_404_NOT_FOUND',
            'FAVORITE_409_DUPLICATE',
            'FAVORITE_409_LIMIT',
            'PAPERS_409_STALE_VERSION',
          ),
        },
      },
    },
    async (request, reply) => {
      const broken = (request.validationError?.validation ?? []) as { instancePath: string }[]
      const isReadable = !broken.some(({ instancePath }) => instancePath.startsWith('/papers'))
      await refuseWrong(request, (typed) =>
        createProblems(typed, isReadable ? (reading) => readingProblems(services, reading) : null),
      )
      const { favorite, isNew } = await createFavorite(services, userOf(request).userId, request.body)
      return reply.code(isNew ? 201 : 200).send(envelope(favorite, message('HOME_SAVED')))
    },
  )
}

function listFavoritesRoute(app: HttpApp, services: FavoriteServices): void {
  app.get(
    '/api/favorites',
    {
      config,
      schema: {
        operationId: 'listFavorites',
        tags,
        summary: '저장한 집',
        description: '자신이 저장한 집입니다. 계약하지 않기로 한 집은 어떤 차례에서나 맨 뒤에 옵니다.',
        querystring: FavoriteQuery,
        response: ok(PageOf(Favorite)),
      },
    },
    async (request) => envelope(await listFavorites(services, userOf(request).userId, request.query)),
  )
}

function readFavoriteRoute(app: HttpApp, services: FavoriteServices): void {
  app.get(
    PATH,
    {
      config,
      schema: {
        operationId: 'readFavorite',
        tags,
        summary: '저장한 집 한 곳',
        description: '자신이 저장한 집만 보입니다.',
        params: FavoritePath,
        response: { ...ok(Favorite), ...refusals('FAVORITE_404_NOT_FOUND') },
      },
    },
    async (request) => envelope(await readFavorite(services, userOf(request).userId, request.params.favoriteId)),
  )
}

function updateFavoriteRoute(app: HttpApp, services: FavoriteServices): void {
  app.put(
    PATH,
    {
      config,
      attachValidation: true,
      schema: {
        operationId: 'updateFavorite',
        tags,
        summary: '저장한 집의 조건 고치기',
        description: '조건 전체를 바꿉니다. 적지 않은 조건은 지워지고, 주소는 적었을 때만 바뀝니다.',
        params: FavoritePath,
        body: UpdateFavoriteRequest,
        response: { ...ok(Favorite), ...refusals('FAVORITE_404_NOT_FOUND', 'FAVORITE_409_DUPLICATE') },
      },
    },
    async (request) => {
      await refuseWrong(request, homeProblems)
      const { favoriteId } = request.params
      return envelope(
        await updateFavorite(services, userOf(request).userId, favoriteId, request.body),
        message('HOME_CHANGED'),
      )
    },
  )
}

function deleteFavoriteRoute(app: HttpApp, services: FavoriteServices): void {
  app.delete(
    PATH,
    {
      config,
      schema: {
        operationId: 'deleteFavorite',
        tags,
        summary: '저장한 집 지우기',
        description: '저장한 집과 그 현장 확인 기록을 지웁니다. 진단은 남습니다.',
        params: FavoritePath,
        response: { ...ok(Type.Null({ description: '내용 없음' })), ...refusals('FAVORITE_404_NOT_FOUND') },
      },
    },
    async (request) => {
      await deleteFavorite(services, userOf(request).userId, request.params.favoriteId)
      return envelope(null, message('HOME_DELETED'))
    },
  )
}
