import { randomBytes } from 'node:crypto'
import { escapeHtml, scriptJson } from '../../platform/http/html.ts'
import { word } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { type Message, message } from '../../words/message.ts'

/** Path of the page to which the provider sends the chosen address. */
export const POPUP_CALLBACK_PATH = '/api/address-search/juso-popup/callback'

export type PopupOptions = {
  /** `undefined`: the popup cannot be started. */
  confirmationKey: string | undefined
  /** Origin of the provider. */
  providerOrigin: string
  /** Replaces the request's own origin in the return URL. */
  returnOrigin: string | undefined
}

/** Origin of this service as the window was opened, and the language of its pages. */
export type PopupCall = { ownOrigin: string; language: Language }

/** A page with the status and the one script nonce that it may use. */
export type PopupPage = { status: 200 | 400; html: string; nonce: string }

/** The opener's request, carried through the provider in the return URL. */
type PopupRequest = { targetOrigin: string; requestId: string }

/** R-ADDR-16. */
const MESSAGE_TYPE = 'service:juso-address-selected'

/** The provider's form fields that reach the opener (R-JUSO-09); everything else is dropped. */
const ADDRESS_FIELDS = [
  'roadAddr',
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
  'detBdNmList',
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

function page(body: string, language: Language): string {
  const title = escapeHtml(word(message('ADDRESS_WINDOW_TITLE'), language))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
}

/** A page that describes a problem. */
function problemPage(what: Message, language: Language): string {
  return page(`<p>${escapeHtml(word(what, language))}</p>`, language)
}

/** A page that submits its form to the address provider at once; the button is for browsers without scripts. */
function providerFormPage(
  form: { action: string; fields: Record<string, string>; nonce: string },
  language: Language,
): string {
  const inputs = Object.entries(form.fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  const open = escapeHtml(word(message('ADDRESS_WINDOW_OPEN'), language))
  return page(
    `<form id="juso" method="post" action="${escapeHtml(form.action)}">${inputs}<button>${open}</button></form>` +
      `<script nonce="${form.nonce}">document.getElementById('juso').submit()</script>`,
    language,
  )
}

/** A page that posts the chosen address to the window that opened it, and closes. */
function selectionPage(
  selection: { message: unknown; targetOrigin: string; nonce: string },
  language: Language,
): string {
  const { message: sent, targetOrigin, nonce } = selection
  return page(
    `<p>${escapeHtml(word(message('ADDRESS_WINDOW_CHOSEN'), language))}</p>` +
      `<script nonce="${nonce}">if (window.opener) { window.opener.postMessage(${scriptJson(sent)}, ${scriptJson(targetOrigin)}); window.close() }</script>`,
    language,
  )
}

/** The page that forwards the browser to the provider (R-ADDR-13 to R-ADDR-15). */
export function startPopup(options: PopupOptions, call: PopupCall, query: Record<string, unknown>): PopupPage {
  const request = readPopupRequest(query, call.ownOrigin)
  if (request === null) return problem(message('ADDRESS_WINDOW_CALL_INVALID'), call)
  if (options.confirmationKey === undefined) {
    return problem(message('ADDRESS_WINDOW_UNAVAILABLE'), call)
  }
  const returnUrl = new URL(POPUP_CALLBACK_PATH, options.returnOrigin ?? call.ownOrigin)
  returnUrl.searchParams.set('targetOrigin', request.targetOrigin)
  returnUrl.searchParams.set('requestId', request.requestId)
  const nonce = newNonce()
  const form = {
    action: `${options.providerOrigin}/addrlink/addrLinkUrl.do`,
    fields: {
      confmKey: options.confirmationKey,
      returnUrl: returnUrl.href,
      resultType: '4',
      useDetailAddr: 'Y',
    },
    nonce,
  }
  return { status: 200, html: providerFormPage(form, call.language), nonce }
}

/**
 * The page on which the provider's window ends. The fields come through the browser, so they are user input: only known
 * names are passed on, as text. Until the user has finished (`inputYn=Y`, or an address without `inputYn`), the form is sent again.
 */
export function finishPopup(options: PopupOptions, call: PopupCall, fields: Record<string, unknown>): PopupPage {
  const { inputYn } = fields
  const isChosen = inputYn === 'Y' || (inputYn === undefined && hasAddress(fields))
  if (!isChosen) return startPopup(options, call, fields)
  const request = readPopupRequest(fields, call.ownOrigin)
  if (request === null) return problem(message('ADDRESS_WINDOW_CALL_INVALID'), call)
  const nonce = newNonce()
  const selection = {
    message: { type: MESSAGE_TYPE, requestId: request.requestId, payload: readAddress(fields) },
    targetOrigin: request.targetOrigin,
    nonce,
  }
  return { status: 200, html: selectionPage(selection, call.language), nonce }
}

function hasAddress(fields: Record<string, unknown>): boolean {
  const { roadAddr, jibunAddr } = readAddress(fields)
  return roadAddr !== '' || jibunAddr !== ''
}

/** The provider names the whole road address in parts; a page that already has it may send it as `roadAddr`. */
function readAddress(fields: Record<string, unknown>) {
  const address = Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, textOf(fields[name]).trim().slice(0, MAX_FIELD_LENGTH)]),
  ) as Record<(typeof ADDRESS_FIELDS)[number], string>
  const inParts = `${address.roadAddrPart1} ${address.roadAddrPart2}`.trim()
  return { ...address, roadAddr: address.roadAddr || inParts || address.roadFullAddr }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Without a target, the opener is assumed to be a page of this service. */
function readPopupRequest(query: Record<string, unknown>, ownOrigin: string): PopupRequest | null {
  const { requestId, targetOrigin = ownOrigin } = query
  if (typeof requestId !== 'string' || !/^[\w.:-]{1,100}$/.test(requestId)) return null
  const url = typeof targetOrigin === 'string' ? URL.parse(targetOrigin) : null
  if (url === null || !/^https?:$/.test(url.protocol)) return null
  return { requestId, targetOrigin: url.origin }
}

function problem(what: Message, { language }: PopupCall): PopupPage {
  return { status: 400, html: problemPage(what, language), nonce: newNonce() }
}

function newNonce(): string {
  return randomBytes(16).toString('base64')
}
