/** A worker has its own policy, so the pages and `sw.js` are sent with the same one. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

export const CLIENT_HEADERS = {
  'content-security-policy': POLICY,
  // the window of the address provider must keep its opener
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

/** The text recogniser for photos runs its own module, requests only its own code, and stores nothing. */
const RECOGNISER_POLICY = ["default-src 'none'", "script-src 'self' 'wasm-unsafe-eval'"].join('; ')

const RECOGNISER = /^recogniser-worker\.min-[\w-]+\.js$/

/** The headers of a file beside the pages. */
export function assetHeaders(name: string): Record<string, string> {
  return RECOGNISER.test(name) ? { 'content-security-policy': RECOGNISER_POLICY } : {}
}
