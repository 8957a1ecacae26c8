import fc from './properties.ts'

/** A parser of user-written text, and the longest text that request validation lets through. */
export type TextReader = { longest: number; read: (text: string) => unknown }

/** The milliseconds a text of this length may take: 20 for 100 characters, 100 for 2,000. */
export function limitOf(length: number): number {
  return 20 + (80 * Math.max(0, length - 100)) / 1_900
}

/** Returns the mean CPU milliseconds of this thread over several reads, because thread clocks are coarse. */
function meanOf({ read }: TextReader, text: string, times: number): number {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time += 1) read(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000 / times
}

/** Measures expensive texts again and takes the smallest of three, so that a busy machine does not matter. */
export function costOf(reader: TextReader, text: string): number {
  const rough = meanOf(reader, text, 3)
  if (rough < limitOf(text.length) / 4) return rough
  return Math.min(...[1, 2, 3].map(() => meanOf(reader, text, 8)))
}

const SIGNS =
  '1|12|0|9999|1,000|,|.|-|/|~|(|)|[|]| |   |\t|\n|a|B1|hotel|tlsfla|Q|ㅅ|ㅡ|_|㈜|\ufdfa|\ud83c\udfe0|\ud800|e\u0301'.split(
    '|',
  )
const WORDS =
  '산 번지 호 동 층 평 ㎡ m2 억 천 백 만 원 에 의 다시 로 길 대로 번길 가 제 지하 옥탑 이 이랑 은 는 일 십 월세 전세 보증금 관리비 전용 약 총 중 지상 세대 년 준공 신축 역 신도시 말고 빼고 제외 이하 넘는 까지 최소 시 군 구 리'.split(
    ' ',
  )
const ENGLISH =
  'dong |-gu|-ro |gil|unit 3|#|bldg |floor|station|university|city|deposit|under |million|k|won|jeonse|rent|a month|no |except |studio|two-room|near|sqm|Chung|Seoul|Teheran|san |,| - |to '.split(
    '|',
  )

/** Generates a word, a repeated word, or words of all kinds in any order, up to a length. */
export function anyText(names: readonly string[], longest: number): fc.Arbitrary<string> {
  const anyName = fc.constantFrom(...names)
  const anyKorean = fc.oneof(anyName, fc.constantFrom(...SIGNS), fc.constantFrom(...WORDS))
  const anyEnglish = fc.constantFrom(...ENGLISH, ...SIGNS)
  const anyPart = fc.oneof({ weight: 3, arbitrary: anyKorean }, anyEnglish)
  const anyRun = fc
    .tuple(fc.array(anyPart, { minLength: 1, maxLength: 4 }), fc.nat(longest))
    .map(([parts, length]) => filled(parts.join(''), length))
  return fc
    .oneof(
      fc.array(anyPart, { minLength: 1, maxLength: longest }).map((parts) => parts.join('')),
      fc.array(anyName, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(' ')),
      fc.array(anyRun, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
      anyRun.map((part) => filled(part, longest)),
      fc.array(fc.oneof(anyEnglish, anyName), { minLength: 1, maxLength: 60 }).map((parts) => parts.join(' ')),
      fc.string({ unit: 'grapheme', maxLength: longest }),
    )
    .map((text) => text.slice(0, longest))
}

function filled(part: string, length: number): string {
  return part.repeat(Math.ceil(length / Math.max(part.length, 1))).slice(0, length)
}

/** Returns the text with a part left out, inserted elsewhere, or repeated. */
export function changed(text: string, [kind, from, length, to]: [number, number, number, number]): string {
  const at = from % (text.length + 1)
  const part = text.slice(at, at + length)
  const target = to % (text.length + 1)
  if (kind === 0) return filled(text.slice(0, at) + text.slice(at + length), text.length)
  if (kind === 1) return text.slice(0, target) + part + text.slice(target)
  return text.slice(0, at) + part.repeat(20) + text.slice(at)
}
