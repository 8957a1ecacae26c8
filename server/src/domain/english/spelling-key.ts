/** Letters and digits alone: `Seongsu-dong 1-ga`, `SEONGSUDONG 1GA` and `Sŏngsu dong 1ga` but for its vowel. */
export function spellingOf(latin: string): string {
  return latin.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

type Fold = { pattern: RegExp; letters: ReadonlyMap<string, string>; other: string }

/** `sh=s j=ch`: each is written for what stands before the sign; longer ones are looked for first. */
function foldOf(pairs: string, pattern = '', other = ''): Fold {
  const letters = new Map(pairs.split(' ').map((pair) => pair.split('=', 2) as [string, string]))
  const each = [...letters.keys()].toSorted((a, b) => b.length - a.length)
  return { pattern: new RegExp([...each, pattern].filter(Boolean).join('|'), 'g'), letters, other }
}

function folded(text: string, { pattern, letters, other }: Fold): string {
  return text.replace(pattern, (written) => letters.get(written) ?? other)
}

/**
 * Letters that stand for the same sound of Korean in another notation or in English ears: sh and s, g and k, d and t, b
 * and p, j and ch, ee and i, oo and u; and l, n and r where two syllables meet (Sillim, Sinlim, Sinrim, Silim).
 */
const CLOSE = foldOf(
  'sh=s ss=s ch=j tch=j jj=j z=j x=ks g=k gg=k kk=k gh=k kh=k c=k ck=k q=k d=t dd=t tt=t th=t b=p bb=p pp=p ph=p f=p v=p ' +
    'ee=i yi=i oo=u ll=l lr=l rl=l rr=l nl=l nr=l ln=l r=l',
)
/** What is heard alike: 어, 오, 우 and 으; 애 and 에; 의 and 이. */
const VOWELS = foldOf(
  'eui=i ui=i ie=i we=we wae=we oe=we eou=o eo=o oo=o eu=o ou=o u=o wo=o weo=o ae=e ai=e ay=e ei=e ey=e',
  '(?:uh|oh)(?![aeiouwy])',
  'o',
)
/** Sounds that change where syllables meet, however much of that is written: Jongno and Jongro, Dongnip and Dokrip. */
const JOINTS: readonly [pattern: RegExp, letters: string][] = [
  [/([aeio])\1+/g, '$1'],
  [/n?k[ln]+/g, 'nkl'],
  [/n?km/g, 'nkm'],
  [/[mp][ln]+/g, 'ml'],
  [/pm|mm/g, 'mm'],
  [/[tn][ln]+/g, 'l'],
  [/tm/g, 'nm'],
]

/** With the letters that sound alike folded into one. */
export function closeSpelling(latin: string): string {
  return folded(spellingOf(latin), CLOSE)
}

/** With all that foreigners confuse folded into one; two names of one key may be far apart in Korean. */
export function looseSpelling(latin: string): string {
  return JOINTS.reduce(
    (text, [pattern, letters]) => text.replace(pattern, letters),
    folded(closeSpelling(latin), VOWELS),
  )
}
