type PolicyRules = { createHTML(input: string): string; createScriptURL(input: string): string }
type Policies = { createPolicy(name: string, rules: PolicyRules): unknown }

/** The map's start-up test writes exactly this. */
const ALLOWED_HTML = '<svg/>'
const ALLOWED_SCRIPT = '/sw.js'

function only(allowed: string) {
  return (input: string) => {
    if (input === allowed) return input
    throw new TypeError('refused by the trusted types policy')
  }
}

/** Every other text that would become markup or code is refused, whoever hands it in. */
export function installTrustedTypes(): void {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  policies?.createPolicy('default', { createHTML: only(ALLOWED_HTML), createScriptURL: only(ALLOWED_SCRIPT) })
}
