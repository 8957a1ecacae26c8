import type { Found } from './pieces.ts'

/** English place names that are translated rather than romanised, by their Korean name in `places.tsv`. */
export const WELL_KNOWN: readonly [korean: string, english: string][] = [
  ['서울역', 'seoul station'],
  ['시청역', 'city hall station|city hall'],
  ['고속터미널역', 'express bus terminal|seoul express bus terminal'],
  ['남부터미널', 'nambu bus terminal|seoul nambu terminal'],
  ['홍대입구역', 'hongik university station|hongik univ station|hongdae station|hongdae entrance'],
  ['홍대', 'hongik university|hongik univ'],
  ['서울대입구역', 'seoul national university station|seoul national univ station|snu station'],
  ['서울대', 'seoul national university|seoul national univ|snu'],
  ['건대입구역', 'konkuk university station|konkuk univ station|kondae station'],
  ['건국대', 'konkuk university|konkuk univ'],
  ['이대역', 'ewha womans university station|ewha womans univ station|ewha station'],
  ['이화여대', 'ewha womans university|ewha university|ewha'],
  ['고려대역', 'korea university station|korea univ station'],
  ['고려대', 'korea university|korea univ'],
  ['교대역', 'seoul national university of education station'],
  ['경희대', 'kyung hee university|kyung hee univ|kyunghee university|kyunghee univ'],
  ['성균관대', 'sungkyunkwan university|sungkyunkwan univ|skku'],
  ['숙명여대', "sookmyung women's university|sookmyung womens university|sookmyung university"],
  ['부산대', 'pusan national university|pusan national univ|busan national university'],
  ['국회의사당', 'national assembly'],
  ['디지털미디어시티역', 'digital media city station|digital media city'],
  ['월드컵경기장역', 'world cup stadium station|world cup stadium'],
  ['올림픽공원', 'olympic park'],
  ['어린이대공원', "children's grand park|childrens grand park"],
  ['동대문역사문화공원역', 'dongdaemun history and culture park|dongdaemun history & culture park'],
  ['종합운동장역', 'sports complex station|sports complex'],
  ['서울숲', 'seoul forest'],
  ['인천공항', 'incheon airport|incheon international airport'],
  ['김포공항', 'gimpo airport|gimpo international airport'],
  ['센텀시티', 'centum city'],
  ['마린시티', 'marine city'],
  ['루원시티', 'lu one city'],
  ['에코델타시티', 'eco delta city'],
]

/** English words that happen to spell a place name: 사일동, 초이동, 자인면. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  'sail hail jail choir chili karma campo chair chain cocoon cuckoo fungi shuttle degree'.split(' '),
)

const KNOWN = WELL_KNOWN.flatMap(([korean, english]) =>
  english.split('|').map((name) => [korean, name] as const),
).toSorted((a, b) => b[1].length - a[1].length)

const LONGEST = Math.max(...KNOWN.map(([, name]) => name.length))

/** Reads a place by its English name. */
export function readWellKnown(text: string, at: number): Found | null {
  const here = text.slice(at, at + LONGEST + 1).toLowerCase()
  for (const [korean, name] of KNOWN) {
    if (!here.startsWith(name) || /[a-z\d]/u.test(here.charAt(name.length))) continue
    const readings = [[{ name: korean, districts: [], rank: Number.POSITIVE_INFINITY, isWhole: true }]]
    return {
      piece: { kind: 'PLACE', readings, isGuess: false, typed: text.slice(at, at + name.length) },
      length: name.length,
    }
  }
  return null
}
