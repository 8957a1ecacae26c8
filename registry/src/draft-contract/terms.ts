/** A sentence or a numbered item. `text`: as pasted; `plain`: for reading, without blanks and quotation marks. */
export type Term = { text: string; plain: string }

/** A longer one is cut, so that the cost stays linear in the length of the text. */
const LONGEST = 600

const BULLETS = '[-–—•·∙▪■□◆◇●○▶▷►※*☞✓✔]'
const CIRCLED = '[\u2460-\u2473\u2776-\u277f]'
/** Read as digits they would join the next word: `②기존` is no `2기`. */
const ANY_CIRCLED = new RegExp(CIRCLED, 'g')
/** `1.`, `(2)`, `3)`, `①`, `가.`, `제1조`, `특약 1`; never a part of a date or of an amount. */
const ITEM_AT_LINE = new RegExp(
  String.raw`^[^\S\n]*(?:${BULLETS}(?![○●◆■])(?=[^\S\n]*\D)|${CIRCLED}|[(（]?[\d０-９]{1,2}[.)．）](?![\d０-９])(?![^\S\n]*(?:[\d０-９]|까지|부터|자|에|이|일|로))|[가나라마바사아자차카타파하][.)]|제\s?\d{1,2}조|\[)`,
)
const NUMBERS = new RegExp(
  String.raw`${CIRCLED}|(?:^|(?<=[\s.;)．）다함음임됨요]))[(（]?([\d０-９]{1,2})\s?[.)．）](?![\d０-９])`,
  'g',
)
const MOST_LEFT_OUT = 3
/** A sentence ends here, whether or not with a stop. */
const ENDED = /(?:[함음임됨요다Xx×.;]|불가|금지|포기|부담|책임|가능)\s*$/
/** A number whose term follows on the next line. */
const ENDS_IN_NUMBER = /(?:^|[함음임됨요다.;]\s{1,4})[(（]?[\d０-９]{1,2}\s?[.)．）]\s{0,8}$/
const IN_A_DATE = /[\d０-９]\s*[.)．）]\s*$/

/** Broken over two lines, `불가.` and `○○부동산` seem to start with a mark. */
const BROKEN = /(?:불|허|인)\s*\n\s*가|[○●]\s*\n\s*[○●]/

/** A line that ends so ends a sentence even without a full stop, unless the next one goes on with it. */
const ENDS_LINE =
  /(?:[가-힣](?<!보|마|다|바)다|[해어아에예세줘돼네나지봐겨]요|기로함|않음|없음|있음|하음|못함|아니함|안함|불가함|금지함|포기함|부담함|협조함|동의함|한다함|계약임|조건임|매물임|책임|부담|불가|금지|포기|않기|하기|[.;!?。]|[Xx✕✖×❌無])[)\]”"'’]?\s*$/
const GOES_ON =
  /^\s*(?:판정|통보|통지|처분|결정|사유|물건|매물|특약|조항|의사|각서|여부|이유|상태|기간|등[의\s]|및|또는|을(?!은|이|의|측)|를|은(?!행)|는|의(?!무)|와(?!이)|과(?!실|태)|에(?!어)|고(?!장|의)|며|면(?!적)|만(?!기|료|일)|지(?!급|하|방|연)|능|된|될|되|할|한(?!전|국|도)|함(?!께)|해(?!당|지)|하(?!자|수|단)|로(?!비)|으로|라(?!인)|거나|음(?!식)|임(?!대|차|의|시)|시\s|시[,에]|서(?!류|면|로)|인(?!상|테)|경우|것|조건|약정|권(?!리)|이다|입니다|때|이\s|가\s|도\s)/
const EXCEPTION = /^\s*(?:단[,\s]|단지|다만|그러나|하지만)/

/** Splits a text into its terms: at their numbers, also of one line, and at the ends of sentences, wherever lines end. */
export function termsOf(text: string): Term[] {
  return itemsOf(text)
    .flatMap((item) => sentencesOf(item))
    .flatMap(cut)
}

function itemsOf(text: string): string[] {
  const items: string[] = []
  let item = ''
  const lines = text.split(/\r?\n|\r/)
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const end = item.slice(-60)
    const starts =
      ITEM_AT_LINE.test(line) && !IN_A_DATE.test(end) && !BROKEN.test(`${end.slice(-8)}\n${line.slice(0, 8)}`)
    const isOver = ENDS_LINE.test(end) && !ENDS_IN_NUMBER.test(end)
    if (item !== '' && (starts || (isOver && !goesOn(lines, at)))) {
      items.push(item)
      item = line
    } else item = item === '' ? line : `${item}\n${line}`
  }
  items.push(item)
  return items.flatMap(byNumbers)
}

/** A word may be broken over this line and the next ones. */
function goesOn(lines: readonly string[], at: number): boolean {
  const word = lines
    .slice(at, at + 3)
    .join('')
    .replace(/\s/g, '')
  return GOES_ON.test(lines[at] ?? '') || GOES_ON.test(word)
}

/** `1. … 2. …`: the numbers of one line, as far as they count up; some may be broken or forgotten. */
function byNumbers(item: string): string[] {
  const starts = [0]
  const first = item.search(/[\p{L}\p{N}]/u)
  const last = { digits: 0, circled: 0 }
  for (const { index, 0: mark, 1: digits } of item.matchAll(NUMBERS)) {
    const sort = digits === undefined ? 'circled' : 'digits'
    const number = digits === undefined ? (mark.codePointAt(0) ?? 0) % 0x40 : Number(digits.normalize('NFKC'))
    const isFirst = last[sort] === 0
    const before = item.slice(Math.max(0, index - 8), index)
    const isNext = number > last[sort] && (isFirst || number <= last[sort] + MOST_LEFT_OUT)
    if (index <= first) last[sort] = number
    else if (sort === 'circled' || (isNext && (!isFirst || ENDED.test(before)) && !IN_A_DATE.test(before))) {
      starts.push(index)
      last[sort] = number
    }
  }
  return starts.map((start, at) => item.slice(start, starts[at + 1]))
}

function sentencesOf(item: string): string[] {
  const sentences: string[] = []
  for (const part of item.split(
    /(?<=(?:[함음임됨]|[가-힣]\s?[다요기])\s?\.)(?!\d)\s*|(?<=[가-힣]{2}\.)\s+(?=[가-힣])|(?<=[;。!?])\s*/,
  )) {
    const previous = sentences.at(-1)
    if (previous !== undefined && (EXCEPTION.test(part) || (GOES_ON.test(part) && !/[.;。!?]\s*$/.test(previous))))
      sentences[sentences.length - 1] = `${previous} ${part}`
    else sentences.push(part)
  }
  return sentences
}

function cut(sentence: string): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < sentence.length; at += LONGEST) {
    const text = sentence.slice(at, at + LONGEST).trim()
    const plain = text
      .replace(ANY_CIRCLED, '')
      .normalize('NFKC')
      .replace(/[\s\u200b\ufeff"'“”‘’「」『』<>[\]{}*_]/g, '')
    if (/[\p{L}\p{N}]/u.test(plain)) terms.push({ text, plain })
  }
  return terms
}
