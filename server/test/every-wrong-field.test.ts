import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ApiDocument } from '../src/platform/http/api-groups.ts'
import { VAPID } from './push-service.ts'
import { testService } from './service.ts'
import { readSource, sourceFiles } from './source-files.ts'

type Schema = { $ref?: string; properties?: Record<string, Schema>; anyOf?: Schema[]; allOf?: Schema[] }
type Described = {
  operationId: string
  parameters?: { name: string; in: string; schema: { type?: string } }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const { app, tokenOf } = await testService(VAPID)
const document = (await app.inject('/v3/api-docs')).json<ApiDocument>()
const authorization = `Bearer ${await tokenOf('wrong_fields', 'ROLE_ADMIN')}`

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, described]) => ({
    ...(described as unknown as Described),
    method: method.toUpperCase() as 'POST',
    path,
  })),
)

/** No field may contain NUL, and no number, choice or object is one. */
const WRONG = 'a\u0000'

function membersOf(schema: Schema): string[] {
  if (schema.$ref !== undefined)
    return membersOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] as Schema)
  return [
    ...Object.keys(schema.properties ?? {}),
    ...[...(schema.allOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) => membersOf(part)),
  ]
}

/** The fields as the caller wrote them, without what is inside of them. */
const named = (errors: { field: string }[]) => new Set(errors.map(({ field }) => field.split(/[.[]/, 1)[0]))

for (const { operationId, method, path, parameters = [], requestBody } of operations) {
  const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
  const inQuery = parameters.filter((each) => each.in === 'query' && each.name !== 'lang').map(({ name }) => name)
  const schema = requestBody?.content['application/json']?.schema
  const inBody = schema === undefined ? [] : membersOf(schema)
  const fields = [...inPath, ...inQuery, ...inBody]
  if (fields.length === 0) continue
  test(`R-HTTP-02: ${operationId} names all wrong fields of path, query and body at once`, async () => {
    const query = new URLSearchParams(inQuery.map((name): [string, string] => [name, WRONG]))
    const answer = await app.inject({
      method,
      url: `${path.replaceAll(/\{\w+\}/g, encodeURIComponent(WRONG))}?${query.toString()}`,
      headers: { authorization },
      ...(schema && { payload: Object.fromEntries(inBody.map((name) => [name, WRONG])) }),
    })
    const { code, errors } = answer.json<{ code: string; errors: { field: string }[] }>()
    assert.deepEqual([answer.statusCode, code], [400, 'COMMON_400_VALIDATION'], answer.body.slice(0, 300))
    assert.deepEqual(
      fields.filter((name) => !named(errors).has(name)),
      [],
      'not named',
    )
  })
}

const WEAK = 'password1234'
const RESIDENT = '900101-1234567'
const LATER = '2099-01-01'
const PHONE = '전화 010-1234-5678'

/** What the code of an operation refuses after its schema, beside a field that the schema refuses. */
const REFUSED_BY_CODE: Record<string, { sent: object; fields: string[] }> = {
  signUp: { sent: { username: 1, password: WEAK, nickname: '관리자' }, fields: ['username', 'password', 'nickname'] },
  createAdminUser: {
    sent: { username: 1, password: WEAK, nickname: PHONE, roleName: 'ROLE_USER' },
    fields: ['username', 'password', 'nickname', 'confirmationPassword'],
  },
  updateMyProfile: {
    sent: { nickname: 'x'.repeat(300), profileImageUrl: 'http://127.0.0.1/a.png' },
    fields: ['nickname', 'profileImageUrl'],
  },
  changeMyPassword: { sent: { currentPassword: 1, newPassword: WEAK }, fields: ['currentPassword', 'newPassword'] },
  resetPassword: { sent: { token: 1, newPassword: WEAK }, fields: ['token', 'newPassword'] },
  extendCommunityPolicySanction: {
    sent: { reason: 1, restrictionUntil: '2016-12-31T23:59:60Z' },
    fields: ['reason', 'restrictionUntil', 'confirmationPassword'],
  },
  decideSanctionAppeal: {
    sent: { outcome: 'UPHELD', answer: 1, restrictionUntil: '2027-01-01T00:00:00+09:00' },
    fields: ['answer', 'restrictionUntil', 'confirmationPassword'],
  },
  reviewCommunityReport: {
    sent: { status: 'REJECTED', hideContent: true, resolutionNote: 1 },
    fields: ['hideContent', 'resolutionNote'],
  },
  createCommunityPost: {
    sent: { boardCode: 1, title: PHONE, content: PHONE, legalDistrictCode: '9999999999' },
    fields: ['boardCode', 'title', 'content', 'legalDistrictCode'],
  },
  updateCommunityPost: { sent: { title: 1, content: PHONE }, fields: ['title', 'content'] },
  createCommunityComment: {
    sent: { content: PHONE, confirmPersonalData: 1 },
    fields: ['content', 'confirmPersonalData'],
  },
  createCommunityReply: {
    sent: { content: PHONE, confirmPersonalData: 1 },
    fields: ['content', 'confirmPersonalData'],
  },
  updateCommunityComment: {
    sent: { content: PHONE, confirmPersonalData: 1 },
    fields: ['content', 'confirmPersonalData'],
  },
  createFavorite: { sent: { memo: RESIDENT, contractPurpose: 'X' }, fields: ['memo', 'contractPurpose', 'address'] },
  updateFavorite: { sent: { memo: RESIDENT, contractPurpose: 'X' }, fields: ['memo', 'contractPurpose'] },
  keepFavoriteSteps: {
    sent: {
      items: [
        { step: 'X', done: true },
        { step: 'QUESTIONS', done: true, doneOn: LATER },
      ],
    },
    fields: ['items[0].step', 'items[1].doneOn'],
  },
  keepPaperRequests: {
    sent: { items: [{ paper: 'X' }, { paper: 'REGISTRY_DOCUMENT', status: 'ASKED', memo: RESIDENT }] },
    fields: ['items[0].paper', 'items[0].status', 'items[1].memo'],
  },
  calculateLeasePapers: {
    sent: {
      diagnosisId: 'x',
      value: { lowManwon: 2, midManwon: 1, highManwon: 1, basis: RESIDENT },
      deposits: 1,
    },
    fields: ['diagnosisId', 'value', 'value.basis', 'deposits'],
  },
  keepDiagnosisPapers: { sent: { version: 'x', homeLabel: RESIDENT }, fields: ['version', 'homeLabel'] },
  writeRegistryDocumentConfirmation: { sent: { status: 'X', viewedOn: LATER }, fields: ['status', 'viewedOn'] },
  chooseNotificationMail: {
    sent: { frequency: 'X', language: 'ko', notificationTypes: ['PROVIDER_ILL'] },
    fields: ['frequency', 'notificationTypes[0]'],
  },
  chooseNotificationPush: {
    sent: {
      language: 'X',
      endpoint: 'https://127.0.0.1/push',
      keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
      notificationTypes: ['PROVIDER_ILL'],
    },
    fields: ['language', 'endpoint', 'keys.p256dh', 'notificationTypes[0]'],
  },
  updateNotificationSettings: {
    sent: {
      items: [
        { notificationType: 'X', enabled: true },
        { notificationType: 'SANCTION_APPLIED', enabled: false },
      ],
    },
    fields: ['items[0].notificationType', 'items[1].notificationType'],
  },
  analyseRegionalIndicators: { sent: { typeHints: 1 }, fields: ['typeHints', 'locationKeyword'] },
  keepFieldChecks: { sent: { items: 1 }, fields: ['items', 'favoriteId'] },
  createRentRiskDiagnosisAsync: {
    sent: { address: 1, contractPurpose: 'JEONSE', monthlyRentAmountManwon: 10 },
    fields: ['address', 'depositAmountManwon'],
  },
  createRentRiskDiagnosis: {
    sent: { address: 1, contractPurpose: 'JEONSE', monthlyRentAmountManwon: 10 },
    fields: ['address', 'depositAmountManwon'],
  },
  listAnalyzableLocations: { sent: { bbox: '200,1,1,1', limit: 'x' }, fields: ['bbox', 'limit'] },
  listDiagnosisAddressMarkers: { sent: { bbox: '200,1,1,1', limit: 'x' }, fields: ['bbox', 'limit'] },
}

test('R-HTTP-02: a number in the path that no id can have is one of the wrong fields', async () => {
  for (const [operationId, { sent, fields }] of Object.entries(REFUSED_BY_CODE)) {
    const { method, path } = operations.find((each) => each.operationId === operationId) ?? assert.fail()
    if (!path.includes('{')) continue
    for (const number of ['-9223372036854776000', '99999999999999999999']) {
      const url = path.replaceAll(/\{\w+\}/g, number)
      const answer = await app.inject({ method, headers: { authorization }, url, payload: sent })
      assert.equal(answer.statusCode, 400, `${operationId}: ${answer.body.slice(0, 300)}`)
      const found = answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)
      // an end cannot be compared with that of a sanction that nobody can name
      assert.ok(fields.filter((field) => found.includes(field)).length > 0 && found.some((each) => path.includes(each)))
    }
  }
})

for (const [operationId, { sent, fields }] of Object.entries(REFUSED_BY_CODE)) {
  test(`R-HTTP-02: ${operationId} names what its code refuses together with what its schema refuses`, async () => {
    const { method, path } = operations.find((each) => each.operationId === operationId) ?? assert.fail()
    const url = path.replaceAll(/\{\w+\}/g, '1')
    const answer = await app.inject({
      method,
      headers: { authorization },
      ...(method === ('GET' as string) ? { url, query: sent as Record<string, string> } : { url, payload: sent }),
    })
    const { code, errors } = answer.json<{ code: string; errors: { field: string }[] }>()
    assert.deepEqual([answer.statusCode, code], [400, 'COMMON_400_VALIDATION'], answer.body.slice(0, 300))
    assert.deepEqual([...new Set(errors.map(({ field }) => field))].toSorted(), fields.toSorted())
  })
}

/** Where such a refusal is written, and the operations it belongs to; or why it comes alone. */
const WHERE: Record<string, (keyof typeof REFUSED_BY_CODE)[] | string> = {
  'account/change-password.ts': 'a new password equal to the old one, which is known only once the old one is right',
  'account/guessable-password.ts': ['changeMyPassword', 'resetPassword'],
  'account/nicknames.ts': ['signUp'],
  'account/own-data/consents.ts': 'the only field of its request',
  'account/profiles.ts': ['updateMyProfile'],
  'admin/change-users.ts': ['createAdminUser'],
  'assistant/call-tool.ts': 'arguments of a tool, all of which are read at once',
  'assistant/tools.ts': 'the only argument of its tool',
  'board/posts/require-use.ts': [
    'createCommunityPost',
    'updateCommunityPost',
    'createCommunityComment',
    'createCommunityReply',
    'updateCommunityComment',
  ],
  'board/reports/review-report.ts': ['reviewCommunityReport'],
  'board/sanctions/change-sanction.ts': ['extendCommunityPolicySanction'],
  'board/sanctions/decide-appeal.ts': ['decideSanctionAppeal'],
  'diagnosis/check-request.ts': ['createRentRiskDiagnosis', 'createRentRiskDiagnosisAsync'],
  'diagnosis/record/registry-confirmation.ts': ['writeRegistryDocumentConfirmation'],
  'favorites/analysis/compare-favorites.ts': 'the only field of its query',
  'favorites/keep-favorite.ts': ['createFavorite', 'updateFavorite'],
  'favorites/way/routes.ts': ['keepFavoriteSteps'],
  'map/list-analyzable-locations.ts': ['listAnalyzableLocations', 'listDiagnosisAddressMarkers'],
  'map/own/field-checks.ts': ['keepFieldChecks'],
  'notifications/mail/channel.ts': ['chooseNotificationMail'],
  'notifications/own-notifications.ts': ['updateNotificationSettings'],
  'notifications/push/push-channel.ts': ['chooseNotificationPush'],
  'papers/calculate.ts': 'parts of papers that nothing typed supplies, known only once all of it is read',
  'papers/request-routes.ts': ['keepPaperRequests'],
  'papers/typed-papers.ts': ['calculateLeasePapers', 'keepDiagnosisPapers'],
  'regional/plugin.ts': ['analyseRegionalIndicators'],
}

test('R-HTTP-02: every place where code refuses fields after the schema is known here', () => {
  const places = sourceFiles('server/src/features/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) =>
      /new AppError\('(?:COMMON_400_VALIDATION|NOTIFICATION_400_ALWAYS_ON)'|: 'COMMON_400_VALIDATION'/.test(
        readSource(file),
      ),
    )
    .map((file) => file.replace('server/src/features/', ''))
  assert.deepEqual(places.toSorted(), Object.keys(WHERE).toSorted())
  for (const operations of Object.values(WHERE).filter((each) => typeof each !== 'string'))
    for (const operationId of operations) assert.ok(operationId in REFUSED_BY_CODE, operationId)
})
