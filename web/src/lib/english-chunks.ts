/**
 * The English words of operators' screens, of documents and files, and of accounts, notifications and takedowns are each loaded in one piece;
 * what fits none of these is loaded with the first screen.
 */
export const ENGLISH_CHUNKS = {
  console: /^routes\/console\//,
  document: /^routes\/result\/(?:papers\/document|send)\//,
  account:
    /^(?:lib\/provider-login|routes\/(?:favorites\/way|login\/provider|me\/(?:logins|passkeys|sanction)|notifications|takedown|unreturned-deposit|unsubscribe))\//,
}
