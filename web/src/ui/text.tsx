import { withWholeAmounts } from '@lease-risk/contract/whole-amounts'
import { createContext, Fragment, type ReactNode, use } from 'react'

type Language = 'ko' | 'en'

/** The language of the page, provided by the shell. */
export const PageLanguage = createContext<Language>('ko')

/**
 * Text in brackets is the official name of the preceding term; otherwise, from a Korean letter to the last one before
 * Latin.
 */
const BRACKETS_OR_KOREAN = /\([^()]*\)|[가-힣](?:(?:(?! · )[^A-Za-z()])*[가-힣\d])?/g
const ENGLISH_SENTENCE = /^(?:[^A-Za-z가-힣]*[A-Za-z]{2,}){4}[^가-힣]*$/

/** Whether a sentence is in the language other than that of the page. */
export function isInOther(sentence: string, page: Language): boolean {
  if (page === 'ko') return ENGLISH_SENTENCE.test(sentence)
  const unbracketed = sentence.replaceAll(/\([^()]*\)/g, '')
  return unbracketed.replaceAll(/[^가-힣]/g, '').length > unbracketed.replaceAll(/[^A-Za-z]/g, '').length
}

/**
 * User-written text, an official name or an older record: text not in the language of the page is marked as such (WCAG
 * 3.1.2). An amount stays on one line.
 */
export function Text({ children }: { children: ReactNode }): ReactNode {
  const page = use(PageLanguage)
  if (typeof children === 'string') {
    const text = withWholeAmounts(children)
    return page === 'ko' ? inKorean(text) : inEnglish(text)
  }
  if (!Array.isArray(children)) return children
  return children.map((part: ReactNode, at) => <Text key={String(at)}>{part}</Text>)
}

function inKorean(text: string): ReactNode {
  return isInOther(text, 'ko') ? <span lang="en">{text}</span> : text
}

function inEnglish(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(BRACKETS_OR_KOREAN)) {
    if (found.startsWith('(')) continue
    parts.push(text.slice(end, index), <span lang="ko">{found}</span>)
    end = index + found.length
  }
  if (end === 0) return text
  // one element, since a flex box or a grid would lay out each part separately
  return (
    <span>
      {[...parts, text.slice(end)].map((part, at) => (
        <Fragment key={String(at)}>{part}</Fragment>
      ))}
    </span>
  )
}
