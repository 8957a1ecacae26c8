import { ChangeStateRequest, FavoriteWay, KeepStepsRequest } from '@lease-risk/contract/favorite-way'
import { seoulDate } from '../../../domain/calendar.ts'
import { REMINDED_STEPS } from '../../../domain/papers/dates/reminders.ts'
import { isInReach } from '../../../domain/way/way-steps.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { userOf } from '../../../platform/http/access.ts'
import { envelope, ok } from '../../../platform/http/envelope.ts'
import { AppError, type FieldProblem } from '../../../platform/http/errors.ts'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { refusals } from '../../../platform/http/refusals.ts'
import { message } from '../../../words/message.ts'
import { FavoritePath } from '../favorite-path.ts'
import { removeNews } from '../new-deals/stored-new-deals.ts'
import { withdrawLookAgain, withdrawReminders } from '../reminders/withdraw-reminders.ts'
import type { FavoriteServices } from '../services.ts'
import { lockFavorite } from '../stored-favorites.ts'
import { readWay } from './read-way.ts'
import { addTicks, changeState, removeTicks } from './stored-way.ts'

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

/**
 * Withdraws unread reminders of steps that are impossible in the new state; dropping a home withdraws all coming
 * reminders.
 * @throws AppError 404 for another user's favorite.
 */
async function changeFavoriteState(
  { pool, clock }: FavoriteServices,
  userId: number,
  favoriteId: number,
  { state }: ChangeStateRequest,
): Promise<void> {
  await inTransaction(pool, async (transaction) => {
    const changed = await changeState(transaction, { userId, favoriteId, state, today: seoulDate(clock.now()) })
    if (changed.length === 0) throw new AppError('FAVORITE_404_NOT_FOUND')
    const steps = REMINDED_STEPS.filter((step) => !isInReach(step, state))
    await withdrawReminders(transaction, { userId, favoriteId, steps })
    if (state !== 'LOOKING') await withdrawLookAgain(transaction, { userId, favoriteId })
    if (state === 'DROPPED') await removeNews(transaction, { favoriteId })
  })
}

function keepStepsRoute(app: HttpApp, services: FavoriteServices): void {
  app.put(
    `${PATH}/steps`,
    {
      config: { ...config, alsoWrong: (given) => stepProblems(given, seoulDate(services.clock.now())) },
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

/** What the schema cannot express: nothing was done after today. */
function stepProblems({ items }: { items?: unknown }, today: string): FieldProblem[] {
  return (Array.isArray(items) ? (items as ({ doneOn?: string } | undefined)[]) : []).flatMap((item, index) =>
    (item?.doneOn ?? '') > today
      ? [{ field: `items[${index}].doneOn`, code: 'RANGE', message: message('WAY_DONE_IN_FUTURE') }]
      : [],
  )
}

/**
 * Marks steps as done or removes the mark; other steps stay unchanged. Unread reminders of completed steps are
 * withdrawn.
 * @throws AppError 400 for a day in the future, 404 for another user's favorite.
 */
async function keepSteps(
  { pool, clock }: FavoriteServices,
  userId: number,
  favoriteId: number,
  { items }: KeepStepsRequest,
): Promise<void> {
  const today = seoulDate(clock.now())
  const errors = stepProblems({ items }, today)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
  const kept = [...new Map(items.map((item) => [item.step, item])).values()]
  const done = kept.filter((item) => item.done)
  await inTransaction(pool, async (transaction) => {
    const own = await lockFavorite(transaction, { userId, favoriteId })
    if (own.length === 0) throw new AppError('FAVORITE_404_NOT_FOUND')
    await addTicks(transaction, {
      favoriteId,
      steps: done.map(({ step }) => step),
      days: done.map(({ doneOn }) => doneOn ?? today),
    })
    const undone = kept.filter((item) => !item.done).map(({ step }) => step)
    await removeTicks(transaction, { favoriteId, steps: undone })
    const reminded = REMINDED_STEPS.filter((step) => done.some((item) => item.step === step))
    await withdrawReminders(transaction, { userId, favoriteId, steps: reminded })
  })
}
