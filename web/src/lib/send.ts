/** What is handed over: a link, a text or a file. */
export type Sent = { title?: string; text?: string; url?: string; files?: File[] }

/** Whether this browser has the system's sheet of ways to send for it, KakaoTalk's among them. */
export function canSend(sent: Sent): boolean {
  // some hand over links and no files
  return typeof navigator !== 'undefined' && 'share' in navigator && (navigator.canShare?.(sent) ?? !sent.files)
}

/** @returns what became of it; who closes the sheet has changed their mind, where it cannot be opened the link or the text is copied */
export async function send(sent: Sent): Promise<'SENT' | 'COPIED' | 'LEFT'> {
  if (canSend(sent)) {
    try {
      await navigator.share(sent)
      return 'SENT'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'LEFT'
    }
  }
  await navigator.clipboard.writeText(sent.url ?? sent.text ?? '')
  return 'COPIED'
}
