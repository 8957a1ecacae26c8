/** Keeps only letters and digits: `Seongsu-dong 1-ga` equals `SEONGSUDONG 1GA`, but not `Sŏngsu dong 1ga`. */
export function spellingOf(latin: string): string {
  return latin.toLowerCase().replaceAll(/[^a-z\d]/g, '')
}

type Fold = { pattern: RegExp; letters: ReadonlyMap<string, string>; other: string }

/** `sh=s j=ch`: replaces the letters before each sign with those after it, trying longer ones first. */
function foldOf(pairs: string, pattern = '', other = ''): Fold {
  const letters = new Map(pairs.split(' ').map((pair) => pair.split('=', 2) as [string, string]))
  const each = [...letters.keys()].toSorted((a, b) => b.length - a.length)
  return { pattern: new RegExp([...each, pattern].filter(Boolean).join('|'), 'g'), letters, other }
}

function folded(text: string, { pattern, letters, other }: Fold): string {
  return text.replace(pattern, (written) => letters.get(written) ?? other)
}

/**
 * Letters for the same Korean sound in another romanisation or to English speakers: sh and s, g and k, d and t, b and
 * p, j and ch, ee and i, oo and u; and l, n and r where two syllables meet (Sillim, Sinlim, Sinrim, Silim).
 */
const CLOSE = foldOf(
  'sh=s ss=s ch=j tch=j jj=j z=j x=ks g=k gg=k kk=k gh=k kh=k c=k ck=k q=k d=t dd=t tt=t th=t b=p bb=p pp=p ph=p f=p v=p ' +
    'ee=i yi=i oo=u ll=l lr=l rl=l rr=l nl=l nr=l ln=l r=l',
)
/** Vowels that sound alike: 어, 오, 우 and 으; 애 and 에; 의 and 이. */
const VOWELS = foldOf(
  'eui=i ui=i ie=i we=we wae=we oe=we eou=o eo=o oo=o eu=o ou=o u=o wo=o weo=o ae=e ai=e ay=e ei=e ey=e',
  '(?:uh|oh)(?![aeiouwy])',
  'o',
)
/** Sounds that change where syllables meet, whether or not it is spelt out: Jongno and Jongro, Dongnip and Dokrip. */
const JOINTS: readonly [pattern: RegExp, letters: string][] = [
  [/([aeio])\1+/g, '$1'],
  [/n?k[ln]+/g, 'nkl'],
  [/n?km/g, 'nkm'],
  [/[mp][ln]+/g, 'ml'],
  [/pm|mm/g, 'mm'],
  [/[tn][ln]+/g, 'l'],
  [/tm/g, 'nm'],
]

/** Folds letters for the same sound into one. */
export function closeSpelling(latin: string): string {
  return folded(spellingOf(latin), CLOSE)
}

/** Folds all sounds that foreigners confuse into one; two names with one key may differ widely in Korean. */
export function looseSpelling(latin: string): string {
  return JOINTS.reduce(
    (text, [pattern, letters]) => text.replace(pattern, letters),
    folded(closeSpelling(latin), VOWELS),
  )
}
