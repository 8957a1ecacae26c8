import { inPath } from '@lease-risk/contract/in-path'
import type { RegionSummary } from '@lease-risk/contract/places'
import type { DistrictCatalogue } from '../../../domain/district/district-catalogue.ts'
import type { Ask } from '../../../platform/http/ask-operation.ts'
import { html } from '../../../platform/http/html.ts'
import { word } from '../../../words/in-words.ts'
import type { Language } from '../../../words/language.ts'
import { message } from '../../../words/message.ts'
import type { FoundPage } from './found-page.ts'

/** The path of a legal district's page (R-REGION-14). */
export function regionPath(code: string, catalogue: DistrictCatalogue): string {
  return `/region/${catalogue.pathNameOf(code) ?? code}`
}

type Asked = { codeOrName: string; language: Language; catalogue: DistrictCatalogue }

/** Past deals of a legal district, as stored. @throws OperationRefused for an unknown code or name. */
export async function regionPage(ask: Ask, { codeOrName, language, catalogue }: Asked): Promise<FoundPage> {
  const url = `/api/regions/${inPath(codeOrName)}/summary`
  const { region, latestStatistics, notice } = await ask<RegionSummary>({ method: 'GET', url })
  const title = word(message('FOUND_REGION', { name: region.fullName }), language)
  const description = word(message('FOUND_REGION_ABOUT', { name: region.fullName }), language)
  const lines = latestStatistics.map(
    (statistic) =>
      html`<li>${word(message('FOUND_STATISTIC', { ...statistic, month: statistic.dealYearMonth.replace('-', '') }), language)}</li>`,
  )
  return {
    path: regionPath(region.legalDistrictCode, catalogue),
    language,
    title,
    description,
    content: html`<h1>${title}</h1><p>${description}</p><ul>${lines}</ul><p>${notice}</p>`,
    data: { '@type': 'Dataset', name: title, description, spatialCoverage: region.fullName },
    isThin: latestStatistics.length === 0,
  }
}
