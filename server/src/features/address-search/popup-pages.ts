import { escapeHtml, scriptJson } from '../../platform/http/html.ts'
import { word } from '../../words/in-words.ts'
import type { Language } from '../../words/language.ts'
import { type Message, message } from '../../words/message.ts'

function page(body: string, language: Language): string {
  const title = escapeHtml(word(message('ADDRESS_WINDOW_TITLE'), language))
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`
}

/** A page that describes a problem. */
export function problemPage(what: Message, language: Language): string {
  return page(`<p>${escapeHtml(word(what, language))}</p>`, language)
}

/** A page that submits its form to the address provider at once; the button is for browsers without scripts. */
export function providerFormPage(
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
export function selectionPage(
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
