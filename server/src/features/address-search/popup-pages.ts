/** Makes a text harmless inside an HTML element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** JSON that cannot end the script element it stands in. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function page(body: string): string {
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><title>주소 검색</title></head><body>${body}</body></html>`
}

/** A page that says what is wrong. */
export function problemPage(sentence: string): string {
  return page(`<p>${escapeHtml(sentence)}</p>`)
}

/** A page that sends its form to the address provider at once; the button serves where scripts are off. */
export function providerFormPage(form: { action: string; fields: Record<string, string>; nonce: string }): string {
  const inputs = Object.entries(form.fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  return page(
    `<form id="juso" method="post" action="${escapeHtml(form.action)}">${inputs}<button>주소 검색 열기</button></form>` +
      `<script nonce="${form.nonce}">document.getElementById('juso').submit()</script>`,
  )
}

/** A page that hands the chosen address to the window that opened it, and closes. */
export function selectionPage(selection: { message: unknown; targetOrigin: string; nonce: string }): string {
  const { message, targetOrigin, nonce } = selection
  return page(
    `<p>주소를 선택했습니다. 이 창을 닫아 주세요.</p>` +
      `<script nonce="${nonce}">if (window.opener) { window.opener.postMessage(${scriptJson(message)}, ${scriptJson(targetOrigin)}); window.close() }</script>`,
  )
}
