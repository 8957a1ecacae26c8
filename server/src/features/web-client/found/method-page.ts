import type { AccuracyRecord } from '@lease-risk/contract/accuracy'
import type { Ask } from '../../../platform/http/ask-operation.ts'
import { html } from '../../../platform/http/html.ts'
import { word } from '../../../words/in-words.ts'
import type { Language } from '../../../words/language.ts'
import { message } from '../../../words/message.ts'
import type { FoundPage } from './found-page.ts'

/** The words of the client's own page, which its build writes. */
export type MethodWords = Record<Language, Words>
type Words = { title: string; about: string; parts: { title: string; items: string[] }[] }

/** How homes are checked, and the record of how far off the estimates were. */
export async function methodPage(ask: Ask, words: MethodWords, language: Language): Promise<FoundPage> {
  const { title, about, parts } = words[language]
  const { months } = await ask<AccuracyRecord>({ method: 'GET', url: '/api/accuracy' })
  const sections = parts.map(
    (part) => html`<h2>${part.title}</h2><ul>${part.items.map((item) => html`<li>${item}</li>`)}</ul>`,
  )
  const record = months.flatMap(({ month, kind, propertyType, cells }) => {
    const all = cells.find(({ region, ownDeals }) => region === null && ownDeals === null)
    if (!all) return []
    const { dealCount, medianError, over20 } = all
    const line = message('FOUND_ACCURACY', {
      month: month.replace('-', ''),
      kind,
      propertyType,
      dealCount,
      medianError,
      over20,
    })
    return [html`<li>${word(line, language)}</li>`]
  })
  const heading = word(message('FOUND_RECORD'), language)
  return {
    path: '/method',
    language,
    title,
    description: about,
    content: html`<h1>${title}</h1><p>${about}</p>${sections}<h2>${heading}</h2><ul>${record}</ul>`,
    data: { '@type': 'TechArticle', headline: title, description: about },
    isThin: false,
  }
}
