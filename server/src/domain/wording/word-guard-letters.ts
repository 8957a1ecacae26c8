/** Final consonants (받침) in the order of their code points from U+11A8. */
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'
/** Initial consonants in the order of their code points from U+1100. */
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** Cyrillic and Greek letters, digits and signs that pass for a Latin letter, each followed by that letter. */
const LOOK_ALIKES = new Map(
  (
    'аa вb еe нh іi јj кk мm оo рp ԛq гr ѕs тt уy υu ѵv ԝw хx сc ԁd һh ӏl ' +
    'αa βb εe ηn ιi κk νv οo ρp τt χx ϲc ɑa ɡg ıi 0o 1i 3e 4a 5s $s @a'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/**
 * A pattern over `koreanLetters`, written in Korean: a syllable also matches the start of longer ones (`하` in `합`), and
 * a lone consonant matches a final one (`ㄴ지` after `하` in `한지`).
 */
export function koreanPattern(source: string, flags: 'g' | 'y'): RegExp {
  return new RegExp(source.normalize('NFD').replaceAll(/[ㄱ-ㅎ]/g, finalConsonant), flags)
}

/**
 * Korean text as a sequence of single letters (NFKD), so that a stem and its ending can meet inside a syllable. Blanks,
 * invisible characters, quotes, ornaments and foreign letters are removed, and letters typed one by one
 * (`ㅇㅏㄴㅈㅓㄴ`) are composed.
 */
export function koreanLetters(text: string): string {
  return withoutInvisible(text)
    .replaceAll(/[^\u1100-\u11ffa-z0-9.,!?:;%]/gi, '')
    .replaceAll(/(?<=[\u1161-\u1175])[\u1100-\u1112](?![\u1161-\u1175])/g, (initial) =>
      finalConsonant(INITIALS.charAt(initial.charCodeAt(0) - 0x1100)),
    )
}

/**
 * Lower-cases a text and converts look-alikes and full-width letters to Latin ones and runs of blanks and signs to one
 * blank.
 */
export function latinLetters(text: string): string {
  return withoutInvisible(text)
    .toLowerCase()
    .replaceAll(/[^a-z\s]/g, (sign) => LOOK_ALIKES.get(sign) ?? sign)
    .replaceAll(/[\s\-_*·~"]+/g, ' ')
}

function withoutInvisible(text: string): string {
  return text.normalize('NFKD').replaceAll(/[\p{Cf}\p{M}\u115f\u1160]/gu, '')
}

function finalConsonant(letter: string): string {
  const at = FINALS.indexOf(letter)
  return at === -1 ? letter : String.fromCharCode(0x11a8 + at)
}
