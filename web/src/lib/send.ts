import { copyText } from './copy.ts'

/** The content to share: a link, a text or a file. */
export type Sent = { title?: string; text?: string; url?: string; files?: File[] }

/** Whether this browser can share it with the system's share sheet, which includes KakaoTalk. */
export function canSend(sent: Sent): boolean {
  // some browsers share links but not files
  return typeof navigator !== 'undefined' && 'share' in navigator && (navigator.canShare?.(sent) ?? !sent.files)
}

/** What is copied where nothing can be shared; empty for files. */
export function textOf({ url, text }: Sent): string {
  return url ?? text ?? ''
}

/**
 * @returns the outcome; closing the sheet means the user changed their mind, and if it cannot be opened the link or
 * text is copied, unless the browser does not allow that either
 */
export async function send(sent: Sent): Promise<'SENT' | 'COPIED' | 'LEFT' | 'FAILED'> {
  if (canSend(sent)) {
    try {
      await navigator.share(sent)
      return 'SENT'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'LEFT'
    }
  }
  const text = textOf(sent)
  return text !== '' && (await copyText(text)) ? 'COPIED' : 'FAILED'
}
