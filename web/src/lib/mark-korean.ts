const KOREAN = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/g
const LATIN = /[a-z]/gi
/** A Korean syllable says about as much as two Latin letters. */
const SYLLABLE = 2

/** Whether a text is read in Korean: a Korean term beside its English leaves a text English. */
function isKorean(text: string): boolean {
  const syllables = text.match(KOREAN)?.length ?? 0
  return syllables * SYLLABLE > (text.match(LATIN)?.length ?? 0)
}

function ownText(element: Element): string {
  return [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('')
}

/**
 * In an English page: what the service delivers is Korean and says so by its `lang`, wherever it stands (WCAG 3.1.2). Marks what is
 * there and what comes; hands back how to stop, which takes the marks away.
 */
export function markKorean(root: HTMLElement): () => void {
  const marked = new Set<Element>()
  const unmark = (element: Element) => {
    element.removeAttribute('lang')
    marked.delete(element)
  }
  const markAll = () => {
    for (const element of marked) if (!element.isConnected) marked.delete(element)
    for (const element of root.querySelectorAll('*')) {
      const text = ownText(element)
      if (!/\p{L}/u.test(text) || (element.hasAttribute('lang') && !marked.has(element))) continue
      const around = element.parentElement?.closest('[lang]')?.getAttribute('lang')
      const own = isKorean(text) ? 'ko' : 'en'
      if (own === around) {
        if (marked.has(element)) unmark(element)
        continue
      }
      marked.add(element)
      if (element.getAttribute('lang') !== own) element.setAttribute('lang', own)
    }
  }
  const observer = new MutationObserver(markAll)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  markAll()
  return () => {
    observer.disconnect()
    for (const element of marked) unmark(element)
  }
}
