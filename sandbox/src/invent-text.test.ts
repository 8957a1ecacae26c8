import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inventText } from './invent-text.ts'

const SALES = 'rtms/AptTradeDev/x.xml'

function sale(name: string, amount: string, jibun: string, day: string): string {
  return `<item><aptNm>${name}</aptNm><dealAmount>${amount}</dealAmount><jibun>${jibun}</jibun><rgstDate>${day}</rgstDate><cdealType>O</cdealType><floor> </floor></item>`
}

test('nothing leads back: other values of the same form have the same invented one', () => {
  const one = sale('가온마루 3단지', ' 79,000', '산96-3', '26.08.17')
  const other = sale('나래다솜 5단지', ' 12,000', '산27-5', '24.03.23')
  assert.equal(inventText(SALES, one), inventText(SALES, other))
  assert.notEqual(inventText(SALES, one), inventText('rtms/AptTradeDev/y.xml', one))
})

test('blanks, words of the protocol, separators, zeros, dates and endings stay as they are written', () => {
  assert.match(
    inventText(SALES, sale('가온빌리지2동', ' 690,000', '산96-3', '26.08.17')),
    /^<item><aptNm>\p{L}{5}[1-9]동<\/aptNm><dealAmount> [1-9]{2}0,000<\/dealAmount><jibun>산[1-9]{2}-[1-9]<\/jibun><rgstDate>\d\d\.0[1-9]\.[12]\d<\/rgstDate><cdealType>O<\/cdealType><floor> <\/floor><\/item>$/u,
  )
})

test('equal values stay equal, and the code of a district begins the number of its lots', () => {
  const reply = `{"admCd":"1162010200","bdMgtSn":"1162010200114220005000001","lnbrMnnm":"1422","jibunAddr":"가온시 신림동 1422-5","emdNm":"신림동","mtYn":"0"}`
  const invented = JSON.parse(inventText('juso/addrLinkApi/x.json', reply)) as Record<string, string>
  assert.equal(invented['bdMgtSn']?.slice(0, 10), invented['admCd'])
  assert.equal(invented['bdMgtSn']?.slice(10, 15), `1${invented['lnbrMnnm']}`)
  const lot = `${invented['lnbrMnnm']}-${Number(invented['bdMgtSn']?.slice(15, 19))}`
  assert.equal(invented['jibunAddr']?.replace(/^\p{L}+시 /u, ''), `${invented['emdNm']} ${lot}`)
  assert.equal(invented['mtYn'], '0')
})

test('a number of JSON stays a number, in its own spelling, and a text that is JSON stays one', () => {
  const reply = '{ "id": 1024112777,"areas":[84.50 , -1, 0],"text":"{\\"a\\": \\"b \\\\\\\\c\\"}", "none": null }'
  assert.match(
    inventText('bldrgst/x.json', reply),
    /^\{ "id": [1-9]0[1-9]{8},"areas":\[[1-9]{2}\.[1-9]0 , -[1-9], 0\],"text":"\{\\"a\\": \\"[a-z] \\\\\\\\[a-z]\\"\}", "none": null \}$/,
  )
})

test('a refusal is what it was, but for the number that was asked for', () => {
  assert.match(
    inventText('vworld-data/errors/x.json', '{"code":"INVALID_RANGE","text":"pnu:=:1168010100107370000"}'),
    /^\{"code":"INVALID_RANGE","text":"pnu:=:(?!1168010100)\d{10}1\d{4}0000"\}$/,
  )
})
