import { html } from '../../../platform/http/html.ts'
import { word } from '../../../words/in-words.ts'
import { KOREAN } from '../../../words/language.ts'
import { message } from '../../../words/message.ts'
import type { ListedPost } from '../../community/face.ts'
import type { FoundPage } from './found-page.ts'

/** The length that a search engine shows. */
const DESCRIPTION_LENGTH = 150

/** A publicly visible post, without its author. */
export function postPage({ postId, title: given, content, createdAt, updatedAt }: ListedPost): FoundPage {
  const title = word(message('FOUND_POST', { title: given }), KOREAN)
  const [datePublished, dateModified] = [createdAt.toISOString(), updatedAt.toISOString()]
  const description = content.replaceAll(/\s+/g, ' ').trim().slice(0, DESCRIPTION_LENGTH).toWellFormed()
  return {
    path: `/community/${postId}`,
    language: KOREAN,
    isInOneLanguage: true,
    title,
    description,
    content: html`<article><h1>${given}</h1><p>${content}</p></article>`,
    data: { '@type': 'DiscussionForumPosting', headline: given, text: content, datePublished, dateModified },
    isThin: false,
  }
}
