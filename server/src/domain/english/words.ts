import type { Found } from './pieces.ts'

/** English terms for homes and contracts, with the words of Korean questions. A blank may be a hyphen or missing. */
const TERMS: readonly [korean: string, english: string][] = [
  ['원룸', 'one room|1 room|single room|studio apartment|studio flat|studio'],
  ['투룸', 'two room|2 room'],
  ['쓰리룸', 'three room|3 room'],
  ['포룸', 'four room|4 room'],
  ['1.5룸', '1.5 room|one and a half room'],
  ['방 1개', 'one bedroom|1 bedroom|1 bed|1br|one bed'],
  ['방 2개', 'two bedroom|2 bedroom|2 bed|2br|two bed'],
  ['방 3개', 'three bedroom|3 bedroom|3 bed|3br|three bed'],
  ['방 4개', 'four bedroom|4 bedroom|4 bed|4br|four bed'],
  ['오피스텔', 'officetel|offictel|office tel'],
  ['아파트', 'apartment|apt|flat|apateu|condo|condominium'],
  ['빌라', 'villa|billa'],
  ['연립', 'row house|terraced house|townhouse'],
  ['다세대', 'multi unit house|multi unit|multiplex|dasedae'],
  ['다가구', 'multi family house|multi family|multi household|dagagu'],
  ['단독주택', 'detached house|single family house|detached'],
  ['주택', 'house'],
  ['상가', 'shop|store|commercial'],
  ['반지하', 'semi basement|half basement|banjiha'],
  ['지하', 'basement'],
  ['옥탑방', 'rooftop room|rooftop|oktapbang'],
  ['저층', 'low floor|lower floor'],
  ['고층', 'high floor|higher floor'],
  ['반전세', 'semi jeonse|half jeonse|banjeonse'],
  ['전세', 'jeonse|jeonsei|chonse|lump sum lease|lump sum deposit|lump sum'],
  ['월세', 'monthly rent|monthly rental|monthly lease|wolse|wolsei|monthly'],
  ['매매', 'for sale|sale|buy|purchase'],
]
/** Words that carry no meaning of their own, like the fillers of Korean questions. */
const FILLERS =
  'a an the lot in at on of for to from with within without and or but near nearby around close next by beside about under over ' +
  'i me my we our you us is are am be was it this that there here what where which how who when any some all ' +
  'want wants need needs look looking find finding search searching seek seeking show give get help please live living ' +
  'stay staying move moving rent rents rental rentals renting lease leases leasing deposit deposits price prices cost costs fee fees ' +
  'budget average trend trends market place places home homes room rooms property properties housing unit area areas ' +
  'neighborhood neighborhoods neighbourhood neighbourhoods district districts city cities ward county province region ' +
  'good nice cheap cheaper cheapest affordable new newly built old clean quiet cozy bright big small large max maximum min ' +
  'minimum per month won krw korea korean republic south walk walking distance minutes minute subway metro ' +
  'line transit can could should would do does have has not no only just than more less most least between up down out off back rear front opposite across'

/** The fillers that an address may contain. */
const HARMLESS = new Set(
  'a an the in at lot of korea korean republic south city cities county province ward district'.split(' '),
)

const flexible = (phrase: string) => phrase.replaceAll('.', '\\.').replaceAll(' ', '[\\s-]?')

const KOREAN: ReadonlyMap<string, string> = new Map(
  TERMS.flatMap(([korean, english]) =>
    english.split('|').map((phrase) => [phrase.replaceAll(/[\s-]/g, ''), korean] as const),
  ),
)
/** Excludes the Sale of Sale-ri. */
const NO_NAME = String.raw`(?!\s?-\s?(?:dong|gu|si|gun|do|eup|myeon|ri|ga|ro|daero|gil)\b)`
const TERM = new RegExp(
  `(?:${TERMS.flatMap(([, english]) => english.split('|'))
    .toSorted((a, b) => b.length - a.length)
    .map(flexible)
    .join('|')})s?(?![a-z\\d])${NO_NAME}`,
  'iuy',
)
const FILLER = new RegExp(`(?:${FILLERS.replaceAll(' ', '|')})(?![a-z\\d'’-])`, 'iuy')
/** Negation before a term; Korean puts it after the term. `No more than` is a limit. */
const NOT =
  /(?:not|no|without|except(?:\s+for)?|excluding|other\s+than|rather\s+than|but\s+not)\s+(?!(?:more|less|over|under|above|below)\b)(?:(?:a|an|any|the|in|near)\s+)?/iuy

const found = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? null
}

/** Reads a kind of home or contract. */
export function readWord(text: string, at: number): Found | null {
  const typed = found(TERM, text, at)
  if (typed === null) return null
  const phrase = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  const korean = KOREAN.get(phrase) ?? KOREAN.get(phrase.replace(/s$/u, '')) ?? ''
  return { piece: { kind: 'TERM', typed, korean }, length: typed.length }
}

export function readFiller(text: string, at: number): Found | null {
  const typed = found(FILLER, text, at)
  return typed === null ? null : { piece: { kind: 'FILLER', typed }, length: typed.length }
}

/** Whether a filler leaves the meaning of an address as it is: `1422-5 in Sillim-dong`, but not `2 homes in Sillim-dong`. */
export function isHarmless(typed: string): boolean {
  return HARMLESS.has(typed.toLowerCase())
}

/** Length of the words at a position that exclude the term after them. */
export function exclusionAt(text: string, at: number): number {
  return found(NOT, text, at)?.length ?? 0
}
