import { useLanguage, useWords } from '../words.ts'
import { ko } from './words.ko.ts'

/** Translates a question, which the other side reads in Korean, for its asker; `undefined` if the two are the same. */
export function useOwnQuestion(): (question: string) => string | undefined {
  const words: Partial<Record<string, string>> = useWords(ko)
  const isOther = useLanguage() !== 'ko'
  return (question) => {
    const [key = ''] = Object.entries(ko).find(([, korean]) => korean === question) ?? []
    return isOther ? words[key] : undefined
  }
}
