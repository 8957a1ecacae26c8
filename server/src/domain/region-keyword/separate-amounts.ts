import type { StepBudget } from '../step-budget.ts'
import { compactText } from './keyword-words.ts'
import { readRegionAt } from './read-region.ts'
import type { RegionNames } from './region-reading.ts'

/** The end of an amount, a size or a purpose that a place name may directly follow: 전세2억신림동. */
const AMOUNT_END =
  /(?:전세|월세|\d(?:억|[천백]만?|만|(?:천|백)?만?원|평형?|m2)(?:[대선]|이하|이내|미만|까지|이상|정도|쯤)?|(?:전세|월세|보증금|\d[/에~-])\d+)$/u
const HANGUL = /[가-힣]/u
const NAME = /^[가-힣\d]{2,12}/u
/** 3억이천, 5억천만원: the amount continues. */
const NUMERAL = /^[일이삼사오육칠팔구십백천만]{2,}원?(?![가-힣])/u
/** The longest end of an amount. */
const BEHIND = 12

/** Inserts a blank before each place name that directly follows an amount. */
export function separateAmounts(text: string, names: RegionNames, budget: StepBudget): string {
  let separated = ''
  let at = 0
  while (at < text.length) {
    const [run] =
      HANGUL.test(text.charAt(at)) && AMOUNT_END.test(text.slice(Math.max(0, at - BEHIND), at))
        ? (NAME.exec(text.slice(at)) ?? [])
        : []
    const region =
      run === undefined || NUMERAL.test(run) ? null : readRegionAt(compactText(run, new Set([0]), budget), 0, names)
    const end = region === null ? at + 1 : at + region.end
    separated += (region === null ? '' : ' ') + text.slice(at, end)
    at = end
  }
  return separated
}
