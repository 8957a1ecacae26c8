type PolicyRules = { createHTML(input: string): string; createScriptURL(input: string): string }
type Policies = { createPolicy(name: string, rules: PolicyRules): unknown }

/** The map library's start-up test writes exactly this. */
const ALLOWED_HTML = '<svg/>'
const ALLOWED_SCRIPTS = /^\/(sw|assets\/registry-reader-[\w-]+|assets\/recogniser-worker\.min-[\w-]+)\.js$/

function only(isAllowed: (input: string) => boolean) {
  return (input: string) => {
    if (isAllowed(input)) return input
    throw new TypeError('refused by the trusted types policy')
  }
}

/** Whether a script is one of the three workers, from the client's own origin. */
function isOwnScript(input: string): boolean {
  const { origin, pathname } = new URL(input, location.origin)
  return origin === location.origin && ALLOWED_SCRIPTS.test(pathname)
}

/** Refuses every other text that would become markup or code, whoever passes it. */
export function installTrustedTypes(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  policies?.createPolicy('default', {
    createHTML: only((input) => input === ALLOWED_HTML),
    createScriptURL: only(isOwnScript),
  })
}
