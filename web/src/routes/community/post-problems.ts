import type { FieldError } from '@lease-risk/contract/common'
import { formatCount } from '../../lib/amount.ts'
import type { PostText } from './post-draft.ts'
import type { ko } from './words.ko.ts'

const MOST = { title: 150, content: 10_000 }
const lengthOf = (text: string) => Array.from(text).length

export type Problem = { id: string; message: string }

/** The problems of a post, field by field. */
export function wrongOf({ boardCode, title, content }: PostText, words: typeof ko): Problem[] {
  return [
    ...(boardCode === '' ? [{ id: 'post-boardCode', message: words.needBoard }] : []),
    ...(title.trim() === '' ? [{ id: 'post-title', message: words.needTitle }] : []),
    ...(content.trim() === '' ? [{ id: 'post-content', message: words.needContent }] : []),
    ...(lengthOf(title) > MOST.title ? [{ id: 'post-title', message: words.tooLong(formatCount(MOST.title)) }] : []),
    ...(lengthOf(content) > MOST.content
      ? [{ id: 'post-content', message: words.tooLong(formatCount(MOST.content)) }]
      : []),
  ]
}

/** Merges the problems found by the form and by the service; each sentence of a field once. */
export function problemsOf(wrong: Problem[], refused: readonly FieldError[]): Problem[] {
  const all = [...wrong, ...refused.map(({ field, message }) => ({ id: `post-${field}`, message }))]
  return [...new Map(all.map((each) => [each.id + each.message, each])).values()]
}
