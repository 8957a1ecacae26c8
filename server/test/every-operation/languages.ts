import assert from 'node:assert/strict'
import { ENGLISH_SENTENCE, HANGUL, withoutBrackets } from '../../src/words/letters.fixture.ts'

/** Where responses contain Korean letters in every language, by operation and path. */
const KOREAN: [place: RegExp, because: string][] = [
  [/[aA]ddress$|Addr$|\.(?:roadAddrPart1|siNm|sggNm|emdNm)$/, 'an address out of data, or as it was typed'],
  [/\.(?:sido|sigungu|emd|legalDistrict|district|region)Name$/, 'a district'],
  [/[rR]egions?\S* \S*\.(?:name|fullName)$/, 'a district'],
  [/\.(?:regions|districts|legalDistrict)\.(?:name|fullName)$/, 'a district'],
  [/\.(?:buildingName|bdNm)$/, 'a building'],
  [/^readProperty \S*\.(?:mainUseName|detailUse)$/, 'a use as it is registered'],
  [/\.(?:keyword(?:\.searched)?|matchedText)$/, 'as it was typed'],
  [/^checkBrokerOffice \S*\.(?:name|representativeName|stateName)$/, 'an office as it is registered'],
  [/\.nickname$|^listAuditLogs \S*\.(?:after|reason)$/, 'what a person is called'],
  [
    /Community(?!PostDraft)\S* \S*\.(?:title|content|excerpt|endReason)$|(?:[sS]anction|[tT]akedown)\S* \S*\.(?:statement|answer|excerpt|objection|requesterName)$/,
    'what people wrote',
  ],
  [/^readPaperRequestMessage \.data\.message$/, 'to be sent in Korean; its translation stands beside it'],
  [/^listSpecialClauses \.data\.clauses\.clause$/, 'as the contract has it; its translation stands beside it'],
  [/^readSharedDiagnosis \.data\.questions$/, 'to be asked in Korean'],
  // the other texts are the same as in readSharedDiagnosis
  [/^readDiagnosisSheet \.data\.parts\.items\.texts$/, 'questions to be asked in Korean'],
  [/\.sourceUrl$/, 'the address of a law'],
  [/^readListingText \.data\.unit$/, 'the part of a building, as it was typed'],
]
const met = new Set<RegExp>()

/** Returns the places of the table at which no response contained Korean letters. */
export function placesWithoutKorean(): string[] {
  return KOREAN.filter(([place]) => !met.has(place)).map(([place]) => String(place))
}

/** Returns each text of a response with its place, such as `readFavorite .homes.address`; list items have the list's place. */
function textsOf(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  const below = (name: string) => (Array.isArray(value) ? place : `${place}.${name}`)
  return Object.entries(value).flatMap(([name, member]) => textsOf(member, below(name)))
}

/** Names of buildings have no English form; sentences may contain them as passed by request validation. */
function buildingsIn(texts: readonly { place: string; text: string }[]): string[] {
  return texts.flatMap(({ place, text }) => (/\.(?:buildingName|bdNm)$/.test(place) ? [text] : []))
}

/** Korean letters may occur only in brackets after the English, in quotes if entered, and at the places of the table. */
export function assertEnglish(operationId: string, answer: unknown): void {
  const texts = textsOf(answer, `${operationId} `)
  const buildings = buildingsIn(texts)
  for (const { place, text } of texts) {
    if (!HANGUL.test(text)) continue
    const allowed = KOREAN.find(([each]) => each.test(place))
    if (allowed !== undefined) met.add(allowed[0])
    else {
      const bare = buildings.reduce((left, building) => left.replaceAll(building, ''), withoutBrackets(text))
      assert.doesNotMatch(bare.replaceAll(/'[^']*'/g, ''), HANGUL, `${place}: ${text}`)
    }
  }
}

/** No text reads as an English sentence. */
export function assertKorean(operationId: string, answer: unknown): void {
  for (const { place, text } of textsOf(answer, `${operationId} `))
    if (!HANGUL.test(text)) assert.doesNotMatch(text, ENGLISH_SENTENCE, `${place}: ${text}`)
}
