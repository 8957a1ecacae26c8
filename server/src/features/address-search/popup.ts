import { randomBytes } from 'node:crypto'
import { problemPage, providerFormPage, selectionPage } from './popup-pages.ts'

/** Path of the page that the provider sends the chosen address to. */
export const POPUP_CALLBACK_PATH = '/api/address-search/juso-popup/callback'

export type PopupOptions = {
  /** `undefined`: the popup cannot be started. */
  confirmationKey: string | undefined
  /** Origin of the provider. */
  providerOrigin: string
  /** Replaces the request's own origin in the return URL. */
  returnOrigin: string | undefined
}

/** A page with the status and the one script nonce that it may use. */
export type PopupPage = { status: 200 | 400; html: string; nonce: string }

/** What the opener asked for, carried through the provider in the return URL. */
type PopupRequest = { targetOrigin: string; requestId: string }

/** R-ADDR-16. */
const MESSAGE_TYPE = 'service:juso-address-selected'

/** The provider's form fields that reach the opener (R-JUSO-09); everything else is dropped. */
const ADDRESS_FIELDS = [
  'roadFullAddr',
  'roadAddrPart1',
  'roadAddrPart2',
  'addrDetail',
  'engAddr',
  'jibunAddr',
  'zipNo',
  'admCd',
  'rnMgtSn',
  'bdMgtSn',
  'bdNm',
  'bdKdcd',
  'siNm',
  'sggNm',
  'emdNm',
  'liNm',
  'rn',
  'udrtYn',
  'buldMnnm',
  'buldSlno',
  'mtYn',
  'lnbrMnnm',
  'lnbrSlno',
  'emdNo',
] as const
const MAX_FIELD_LENGTH = 300

/** The page that sends the browser on to the provider (R-ADDR-13 to R-ADDR-15). */
export function startPopup(options: PopupOptions, ownOrigin: string, query: Record<string, unknown>): PopupPage {
  const request = readPopupRequest(query, ownOrigin)
  if (request === null) return problem('주소 검색 창의 호출 정보가 올바르지 않습니다.')
  if (options.confirmationKey === undefined) {
    return problem('주소 검색 창을 사용할 수 없습니다. 주소 검색이나 지번주소 직접 입력을 이용해 주세요.')
  }
  const returnUrl = new URL(POPUP_CALLBACK_PATH, options.returnOrigin ?? ownOrigin)
  returnUrl.searchParams.set('targetOrigin', request.targetOrigin)
  returnUrl.searchParams.set('requestId', request.requestId)
  const nonce = newNonce()
  const html = providerFormPage({
    action: `${options.providerOrigin}/addrlink/addrLinkUrl.do`,
    fields: {
      confmKey: options.confirmationKey,
      returnUrl: returnUrl.href,
      resultType: '4',
      useDetailAddr: 'Y',
    },
    nonce,
  })
  return { status: 200, html, nonce }
}

/**
 * The page that the provider's window ends on. The fields come through the browser, so they are user input: only known
 * names are passed on, as text. Until the user has finished (`inputYn=Y`) the form is sent again.
 */
export function finishPopup(options: PopupOptions, ownOrigin: string, fields: Record<string, unknown>): PopupPage {
  if (fields['inputYn'] !== 'Y') return startPopup(options, ownOrigin, fields)
  const request = readPopupRequest(fields, ownOrigin)
  if (request === null) return problem('주소 검색 창의 호출 정보가 올바르지 않습니다.')
  const nonce = newNonce()
  const message = { type: MESSAGE_TYPE, requestId: request.requestId, payload: readAddress(fields) }
  return { status: 200, html: selectionPage({ message, targetOrigin: request.targetOrigin, nonce }), nonce }
}

function readAddress(fields: Record<string, unknown>): Record<string, string> {
  const address = Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, textOf(fields[name]).trim().slice(0, MAX_FIELD_LENGTH)]),
  )
  const roadAddr = `${address['roadAddrPart1']} ${address['roadAddrPart2']}`.trim()
  return { roadAddr, ...address }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Without a target the opener is taken to be a page of this service. */
function readPopupRequest(query: Record<string, unknown>, ownOrigin: string): PopupRequest | null {
  const { requestId, targetOrigin = ownOrigin } = query
  if (typeof requestId !== 'string' || !/^[\w.:-]{1,100}$/.test(requestId)) return null
  const url = typeof targetOrigin === 'string' ? URL.parse(targetOrigin) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return { requestId, targetOrigin: url.origin }
}

function problem(sentence: string): PopupPage {
  return { status: 400, html: problemPage(sentence), nonce: newNonce() }
}

function newNonce(): string {
  return randomBytes(16).toString('base64')
}
