import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { XMLParser } from 'fast-xml-parser'
import { parseGatewayXml } from './gateway-xml.ts'

const library = new XMLParser({ parseTagValue: false, ignoreAttributes: true, isArray: (name) => name === 'item' })

/** What the scan must agree with: the library, values trimmed, as every reader of a field trims. */
function trimmed(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree), (_key, value: unknown) => (typeof value === 'string' ? value.trim() : value))
}

function documentOf(items: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><response><header><resultCode>000</resultCode></header><body><items>${items}</items><totalCount>2</totalCount></body></response>`
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const name = fc.constantFrom('aptNm', 'jibun', 'deposit', 'floor', 'umdNm')
const value = fc.oneof(
  fc.constantFrom(' ', '', '1,234', '-1', 'R&D <1>', '가나 "다"'),
  fc.stringMatching(/^[가-힣\w &<>'"-]{0,12}$/),
)
const items = fc.array(fc.dictionary(name, value, { minKeys: 1 }), { minLength: 1, maxLength: 5 })
const space = fc.constantFrom('', ' ', '\n  ', '\t')

test('property: the scan reads what the XML library reads, compact or indented', () => {
  fc.assert(
    fc.property(items, space, (rows, gap) => {
      const text = documentOf(
        rows
          .map((row) =>
            Object.entries(row).map(([key, cell]) => (cell === '' ? `<${key}/>` : `<${key}>${escape(cell)}</${key}>`)),
          )
          .map((cells) => `${gap}<item>${gap}${cells.join(gap)}${gap}</item>${gap}`)
          .join(''),
      )
      const { response } = library.parse(text) as { response: unknown }
      assert.deepEqual((trimmed(parseGatewayXml(text)) as { response: unknown }).response, trimmed(response))
    }),
  )
})

test('forms that the scan does not know go through the library', () => {
  const unusual = [
    '<item><a x="1">v</a></item>',
    '<item><!-- note --><a>v</a></item>',
    '<item><a><![CDATA[v]]></a></item>',
    '<item><a>&#118;</a></item>',
  ]
  for (const item of unusual) {
    const tree = parseGatewayXml(documentOf(item)) as { response: { body: { items: { item: { a: string } } } } }
    assert.equal(tree.response.body.items.item.a, 'v', item)
  }
})

test('property: a document cut off anywhere is not well-formed', () => {
  const text = documentOf('<item><aptNm>가</aptNm><floor>1</floor></item><item><aptNm>나</aptNm></item>')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: text.length - 1 }),
      (length) => parseGatewayXml(text.slice(0, length)) === null,
    ),
  )
})

test('property: no text makes it throw', () => {
  const piece = fc.constantFrom(
    '<items>',
    '</items>',
    '<item>',
    '</item>',
    '<a>',
    '</a>',
    '<a/>',
    '&amp;',
    '&',
    '<',
    '>',
    '<!DOCTYPE x>',
    ' ',
    '가',
  )
  fc.assert(fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => void parseGatewayXml(pieces.join(''))))
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseGatewayXml(`<${text}`)))
})
