import formbody from '@fastify/formbody'
import {
  AddressSearchQuery,
  AddressSearchResponse,
  ListingReading,
  ListingTextInput,
} from '@lease-risk/contract/address-search'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { envelope, ok, raw } from '../../platform/http/envelope.ts'
import type { HttpApp } from '../../platform/http/http-app.ts'
import { languageOf, sayLanguage } from '../../platform/http/language.ts'
import { ownOrigin } from '../../platform/http/origins.ts'
import {
  finishPopup,
  POPUP_CALLBACK_PATH,
  type PopupCall,
  type PopupOptions,
  type PopupPage,
  startPopup,
} from './popup.ts'
import { readListingText } from './read-listing-text.ts'
import { type AddressSearchPort, type AddressServices, searchAddresses } from './search-addresses.ts'

export type AddressSearchServices = { port: AddressSearchPort; stored: AddressServices; popup: PopupOptions }

const PopupQuery = Type.Object({
  targetOrigin: Type.Optional(Type.String({ description: '결과를 받을 창의 출처(origin). 생략하면 이 서비스' })),
  requestId: Type.Optional(Type.String({ description: '결과와 짝을 맞출 요청 번호. 1~100자의 영문자, 숫자, . _ : -' })),
})
const popup = { access: 'public' } as const
/** The provider sends some 50 fields with a few hundred characters each. */
const MAX_FORM_BYTES = 64 * 1024
const AUXILIARY_DESCRIPTION = '보조 경로입니다. 기본은 /api/address-search/juso 검색입니다.'

/** R-ADDR-11 to R-ADDR-16. */
export async function addressSearchRoutes(app: HttpApp, services: AddressSearchServices): Promise<void> {
  searchAddressesRoute(app, services)
  readListingTextRoute(app, services)
  await startAddressPopupRoute(app, services)
}

function searchAddressesRoute(app: HttpApp, { port, stored }: AddressSearchServices): void {
  app.get(
    '/api/address-search/juso',
    {
      config: { access: 'public', rateLimit: 'addressSearch' },
      schema: {
        operationId: 'searchAddresses',
        tags: ['address-search'],
        summary: '주소 검색',
        description:
          '가져온 도로명주소 파일에서, 없거나 오래되었으면 도로명주소 안내시스템에서 주소를 찾습니다. 파일에서 찾았으면 notice가 자료의 연월을 말합니다. 검색 키가 없으면 외부를 호출하지 않고 status가 UNAVAILABLE이며, 저장된 자료가 아는 단지 이름·도로명·지번을 후보로 답합니다. 후보를 진단 요청의 jusoAddress로 그대로 쓸 수 있습니다. 검색어의 동·호와 층은 따로 읽어 keyword로 답하고, 쓰지 않은 말도 함께 알려 줍니다.',
        querystring: AddressSearchQuery,
        response: ok(AddressSearchResponse),
      },
    },
    async (request) => envelope(await searchAddresses(port, stored, request.query)),
  )
}

function readListingTextRoute(app: HttpApp, { stored }: AddressSearchServices): void {
  app.post(
    '/api/address-search/listing-text',
    {
      config: { access: 'public', rateLimit: 'addressSearch' },
      schema: {
        operationId: 'readListingText',
        tags: ['address-search'],
        summary: '매물 글에서 집과 조건 읽기',
        description:
          '붙여 넣은 매물 글이나 메시지에서 지번, 동·호, 보증금, 월세, 전용면적, 층을 읽습니다. 읽은 것은 확인해야 쓸 수 있고, 둘로 읽히면 null입니다. 외부를 호출하지 않고 글을 저장하지 않습니다.',
        body: ListingTextInput,
        response: ok(ListingReading),
      },
    },
    async (request) => envelope(await readListingText(stored, request.body.text)),
  )
}

async function startAddressPopupRoute(app: HttpApp, { popup: options }: AddressSearchServices): Promise<void> {
  await app.register(async (pages) => {
    await pages.register(formbody, { bodyLimit: MAX_FORM_BYTES })
    pages.get(
      '/api/address-search/juso-popup',
      {
        config: popup,
        schema: {
          operationId: 'startAddressPopup',
          tags: ['address-search'],
          summary: '주소 검색 창 시작(HTML)',
          description: `주소 검색 창으로 넘어가는 HTML 페이지입니다. 승인 키가 없으면 400 안내 페이지입니다. ${AUXILIARY_DESCRIPTION}`,
          querystring: PopupQuery,
          response: raw('text/html', '주소 검색 창으로 넘어가는 페이지'),
        },
      },
      async (request, reply) =>
        sendPage(reply, startPopup(options, callOf(request), request.query as Record<string, unknown>)),
    )
    const callback = (method: 'Get' | 'Post') => ({
      config: popup,
      schema: {
        operationId: `finishAddressPopupBy${method}`,
        tags: ['address-search'],
        summary: '주소 검색 창 결과(HTML)',
        description: `주소 제공 기관이 선택 결과를 보내는 HTML 페이지입니다. 연 창에 service:juso-address-selected 메시지를 보냅니다. ${AUXILIARY_DESCRIPTION}`,
        response: raw('text/html', '선택한 주소를 연 창에 보내는 페이지'),
      },
    })
    const finish = (request: FastifyRequest, reply: FastifyReply) =>
      sendPage(reply, finishPopup(options, callOf(request), fieldsOf(request)))
    pages.get(POPUP_CALLBACK_PATH, callback('Get'), finish)
    pages.post(POPUP_CALLBACK_PATH, callback('Post'), finish)
  })
}

function callOf(request: FastifyRequest): PopupCall {
  return { ownOrigin: ownOrigin(request), language: languageOf(request) }
}

/** The form's fields take precedence over the query, which carries what the start page put into the return URL. */
function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  const body = typeof request.body === 'object' && request.body !== null ? request.body : {}
  return { ...(request.query as object), ...body }
}

/** The opener has to stay reachable, so only these pages omit `Cross-Origin-Opener-Policy: same-origin`. */
function sendPage(reply: FastifyReply, { status, html, nonce }: PopupPage): FastifyReply {
  return sayLanguage(reply)
    .code(status)
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('content-security-policy', `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'none'`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)
}
