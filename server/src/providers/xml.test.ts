import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XMLParser } from 'fast-xml-parser'
import fc from '../../test/properties.ts'
import { parseXml } from './xml.ts'

const other = new XMLParser({ parseTagValue: false, ignoreAttributes: true })

/** What another library reads, with values trimmed, as the readers of fields do. */
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

test('property: it reads what another library reads, compact or indented', () => {
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
      const { response } = other.parse(text) as { response: unknown }
      assert.deepEqual((trimmed(parseXml(text)) as { response: unknown }).response, trimmed(response))
    }),
  )
})

test('attributes, comments, CDATA and references of every kind', () => {
  const forms: [item: string, value: string][] = [
    ['<item><a x="1">v</a></item>', 'v'],
    ['<item><!-- note --><a>v</a></item>', 'v'],
    ['<item><a><![CDATA[v]]></a></item>', 'v'],
    ['<item><a>&#118;</a></item>', 'v'],
    ['<item><a>가&middot;나&nbsp;다</a></item>', '가·나 다'],
    ['<item><a>가&unknown;나</a></item>', '가&unknown;나'],
    ['<item><a>가\u0001나\u0000</a></item>', '가나'],
  ]
  for (const [item, value] of forms) {
    const tree = parseXml(documentOf(item)) as { response: { body: { items: { item: { a: string } } } } }
    assert.equal(tree.response.body.items.item.a, value, item)
  }
})

test('an ampersand of its own, an element that does not close and a second root are no XML', () => {
  for (const item of ['<item><a>R&D</a></item>', '<item><a>v</item>', '</items></body></response><response>']) {
    assert.equal(parseXml(documentOf(item)), null, item)
  }
})

test('property: a document cut off anywhere is not well-formed', () => {
  const text = documentOf('<item><aptNm>가</aptNm><floor>1</floor></item><item><aptNm>나</aptNm></item>')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: text.length - 1 }), (length) => parseXml(text.slice(0, length)) === null),
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
  fc.assert(fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => void parseXml(pieces.join(''))))
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseXml(`<${text}`)))
})
