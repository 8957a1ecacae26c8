import { composeSyllable, romaniseSyllables, VOWELS } from '../../words/en/romanise.ts'
import type { StepBudget } from '../step-budget.ts'

const INITIALS = new Map(
  'g=ㄱ kk=ㄲ n=ㄴ d=ㄷ tt=ㄸ r=ㄹ m=ㅁ b=ㅂ pp=ㅃ s=ㅅ ss=ㅆ j=ㅈ jj=ㅉ ch=ㅊ k=ㅋ t=ㅌ p=ㅍ h=ㅎ'
    .split(' ')
    .map((pair) => pair.split('=', 2) as [string, string]),
)
/** Final consonants found in road names, by their sound. */
const FINALS: readonly [latin: string, final: string][] = [
  ['', ''],
  ['ng', 'ㅇ'],
  ['n', 'ㄴ'],
  ['m', 'ㅁ'],
  ['k', 'ㄱ'],
  ['l', 'ㄹ'],
  ['p', 'ㅂ'],
  ['t', 'ㅅ'],
]
/** Other finals that a spelling may stand for before the next syllable: 신림 Sillim, 종로 Jongno, 십리 Simni. */
const ALSO_FINAL: Record<string, readonly string[]> = { ng: ['ㄱ'], l: ['ㄴ'], m: ['ㅂ'], n: ['ㅅ'] }
const ALSO_INITIAL: Record<string, readonly string[]> = { n: ['ㄹ'], l: ['ㄹ', 'ㄴ'] }
const MOST_LETTERS = 24

const spellsOut = (syllables: string, latin: string) => romaniseSyllables(syllables) === latin

/**
 * Syllables romanised as the given letters, at most `most`, plainest first. Used for names in no list, such as roads;
 * the caller must look up which of them exists.
 */
export function hangulSpelt(latin: string, most: number, budget: StepBudget): string[] {
  const found: string[] = []
  const walk = (at: number, before: string) => {
    if (found.length >= most || !budget.take()) return
    if (at === latin.length) {
      if (spellsOut(before, latin) && !found.includes(before)) found.push(before)
      return
    }
    for (const { syllable, length } of syllablesAt(latin, at, before === '')) walk(at + length, before + syllable)
  }
  if (/^[a-z]+$/.test(latin) && latin.length <= MOST_LETTERS) walk(0, '')
  return found
}

function syllablesAt(latin: string, at: number, isFirst: boolean): { syllable: string; length: number }[] {
  return initialsAt(latin, at, isFirst).flatMap(([written, initial]) => {
    const vowelAt = at + written.length
    return VOWELS.filter((vowel) => latin.startsWith(vowel, vowelAt))
      .toSorted((a, b) => b.length - a.length)
      .flatMap((vowel) => {
        const finalAt = vowelAt + vowel.length
        return FINALS.filter(([sound]) => latin.startsWith(sound, finalAt)).flatMap(([sound, final]) =>
          [final, ...(ALSO_FINAL[sound] ?? [])].map((each) => ({
            syllable: composeSyllable({ initial, vowel, final: each }),
            length: finalAt + sound.length - at,
          })),
        )
      })
  })
}

/** Longest first, so that `kk` is not read as ㅋ; a syllable without an initial starts with ㅇ. */
function initialsAt(latin: string, at: number, isFirst: boolean): (readonly [string, string])[] {
  const plain = [...INITIALS]
    .filter(([written]) => latin.startsWith(written, at))
    .toSorted((a, b) => b[0].length - a[0].length)
  const also = isFirst
    ? []
    : (ALSO_INITIAL[latin.charAt(at)] ?? []).map((letter) => [latin.charAt(at), letter] as const)
  return [...plain, ...also, ['', 'ㅇ']]
}
