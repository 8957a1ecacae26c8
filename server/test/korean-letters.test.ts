import assert from 'node:assert/strict'
import { matchesGlob } from 'node:path'
import { test } from 'node:test'
import { parseSync } from 'oxc-parser'
import { readSource, sourceFiles } from './source-files.ts'

const HANGUL = /\p{Script=Hangul}/u
/** Endings of Korean sentences for users. */
const SENTENCE = /(?:니다|십시오|세요|시오|[어아에]요|까요)(?:[.!?…]|$)/

/** `NAMES`: names from data, official names and parser patterns, but no sentences. `SENTENCES`: sentences too. */
type Place = { files: string; may: 'NAMES' | 'SENTENCES'; because: string }

const DOMAIN: Place[] = [
  ['address/**', 'how lots, roads and units are written'],
  ['assessment/model-scoring/*', 'what the model is named, and the numbers in what it says'],
  ['community/personal-data.ts', 'how numbers and accounts of people are written'],
  ['comparison/stored-deal.ts', 'a kind of home in the published deals'],
  ['description/*', 'how a description of a home is written'],
  ['district/*', 'names of districts and their ends'],
  ['english/*', 'the Korean words that English ones stand for'],
  ['{hangul,korean-amount,korean-number}.ts', 'letters, and numbers and amounts in words'],
  ['law/*', 'official names of laws, notices and cities'],
  ['papers/constants/*', 'the address of a law'],
  ['papers/dates/public-holidays.ts', 'official names of holidays'],
  ['papers/registry-home.ts', 'how a registry document writes lots that it does not name'],
  ['property/*', 'how units and uses are written in the registers'],
  ['region-keyword/*', 'how people write places, kinds, areas and amounts'],
  ['rule-book/shown-thresholds.ts', 'a unit of area in the source of a line'],
  ['wording/*', 'statements that are never made'],
].map(([files, because = '']) => ({ files: `domain/${files}`, may: 'NAMES', because }))

const IMPORTS = 'said by the commands of an operator who imports files'
const ELSEWHERE: Place[] = [
  { files: 'evidence/district-risk/*', may: 'SENTENCES', because: IMPORTS },
  { files: 'evidence/**', may: 'NAMES', because: 'values of the published data that are looked for' },
  {
    files: 'features/account/{dev-accounts,first-administrator,guessable-password,nicknames}.ts',
    may: 'NAMES',
    because: 'stored names, and words that are compared',
  },
  { files: 'features/address-search/import-addresses.ts', may: 'SENTENCES', because: IMPORTS },
  {
    files: 'features/address-search/search-address-file.ts',
    may: 'NAMES',
    because: 'how a lot and a road are written',
  },
  { files: 'features/collection/*', may: 'SENTENCES', because: IMPORTS },
  { files: 'features/public-prices/*', may: 'SENTENCES', because: IMPORTS },
  { files: 'features/sharing/without-identity.ts', may: 'NAMES', because: 'how a lot is written' },
  { files: 'features/**/{routes,*-routes,*-route,tiles}.ts', may: 'NAMES', because: 'parts of the API document' },
  { files: 'platform/backup/*', may: 'SENTENCES', because: 'said by the commands of an operator' },
  { files: 'platform/http/openapi.ts', may: 'NAMES', because: 'title of the API document' },
  { files: 'providers/{csv-records,file-text,piped-lines}.ts', may: 'SENTENCES', because: IMPORTS },
  { files: 'providers/deals/wire.ts', may: 'NAMES', because: 'how a road address is written' },
  { files: 'providers/deals/*', may: 'SENTENCES', because: IMPORTS },
  { files: 'providers/public-price/wire.ts', may: 'NAMES', because: 'a value that means none' },
  { files: 'providers/public-price/*', may: 'SENTENCES', because: IMPORTS },
  { files: 'providers/{broker-offices,land-ledger}/wire.ts', may: 'NAMES', because: 'values of the published lists' },
  { files: 'providers/{address-file,building-register}/*', may: 'SENTENCES', because: IMPORTS },
  { files: 'providers/r-one/*', may: 'NAMES', because: 'columns of the published statistics' },
]
const PLACES = [...DOMAIN, ...ELSEWHERE]

const ROOT = 'server/src/'
const files = sourceFiles(`${ROOT}{domain,evidence,features,platform,providers}/**/*.ts`)
  .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
  .map((file) => ({ file: file.slice(ROOT.length), texts: koreanIn(file) }))
  .filter(({ texts }) => texts.length > 0)

/** Returns every quoted text with a Korean letter, except descriptions of operations and fields for the API document. */
function koreanIn(file: string): string[] {
  const source = readSource(file)
  if (!HANGUL.test(source)) return []
  const found: string[] = []
  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || isDocumentation(node)) return
    const text = textOf(node)
    if (HANGUL.test(text)) found.push(text)
    Object.values(node).forEach(visit)
  }
  visit(parseSync(file, source).program.body)
  return found
}

type Node = { type?: string; key?: { name?: string }; id?: { name?: string }; value?: unknown }

/** Whether a node is a `summary` or `description` of a schema, or a constant for one. */
function isDocumentation(node: Node): boolean {
  if (node.type === 'VariableDeclarator') return /description$/i.test(node.id?.name ?? '')
  return node.type === 'Property' && ['summary', 'description'].includes(node.key?.name ?? '')
}

function textOf({ type, value }: Node): string {
  if (type === 'Literal') return typeof value === 'string' ? value : ''
  return type === 'TemplateElement' ? (value as { cooked: string }).cooked : ''
}

const placeOf = (file: string) => PLACES.find(({ files: pattern }) => matchesGlob(file, pattern))

test('R-CODE-14: Korean sentences for people stand in words/ alone; other Korean letters where the table says why', () => {
  for (const { file, texts } of files) {
    const place = placeOf(file)
    assert.ok(place, `${file} holds ${JSON.stringify(texts[0])}: say it with a message of words/`)
    const sentences = texts.filter((text) => SENTENCE.test(text))
    if (place.may === 'NAMES') assert.deepEqual(sentences, [], `${file}: say it with a message of words/`)
  }
})

test('no place of the table is there for nothing', () => {
  for (const place of PLACES) {
    const texts = files.filter(({ file }) => placeOf(file) === place).flatMap((each) => each.texts)
    assert.ok(texts.length > 0, place.files)
    if (place.may === 'SENTENCES')
      assert.ok(
        texts.some((text) => SENTENCE.test(text)),
        place.files,
      )
  }
})
