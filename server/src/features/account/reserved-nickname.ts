import unhomoglyph from 'unhomoglyph'

/**
 * Names by which somebody could impersonate the service or appear to be nobody; refused at either end of a nickname.
 */
const AT_AN_END = words(
  '운영자 운영진 운영팀 운영담당 관리자 관리팀 공식 고객센터 고객지원 탈퇴한사용자 탈퇴한회원 탈퇴회원 삭제된사용자 알수없는사용자',
  'admin administrator moderator operator official deleteduser formeruser deletedaccount',
)
/** Too short or too common to be refused as a part. */
const WHOLE = words(
  '시스템 상담원 담당자 직원 서비스 본사 매니저',
  'system root staff support service help mod manager null undefined',
)

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{M}]/gu
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}]/gu
const LOOSE_LETTERS = /[\u1100-\u11ff]/
/** Final consonants mapped to the initial ones that look the same; those of two letters have no counterpart. */
const FINALS = lettersOf('ᆨᆩᆫᆮᆯᆷᆸᆺᆻᆼᆽᆾᆿᇀᇁᇂ')
const INITIALS = lettersOf('ᄀᄁᄂᄃᄅᄆᄇᄉᄊᄋᄌᄎᄏᄐᄑᄒ')

/**
 * Whether a name reads as one that is reserved for the service: in any case, width or script (by the confusables of
 * Unicode TS 39), with any spaces, signs and invisible letters, and with separate Korean letters (ㅇㅜㄴㅇㅕㅇㅈㅏ).
 */
export function isReserved(nickname: string): boolean {
  const plain = plainOf(nickname).replaceAll(/^\p{N}+|\p{N}+$/gu, '')
  const forms = LOOSE_LETTERS.test(plain) ? [plain, apart(plain)] : [plain]
  return forms.some((form) => looksOf(form).some((look) => isKept(look)))
}

const kept = (names: string[]) => names.flatMap((name) => looksOf(plainOf(name)).concat(looksOf(apart(plainOf(name)))))
const keptAtAnEnd = kept(AT_AN_END)
const keptWhole = new Set(kept(WHOLE))

function isKept(look: string): boolean {
  return keptWhole.has(look) || keptAtAnEnd.some((name) => look.startsWith(name) || look.endsWith(name))
}

function plainOf(text: string): string {
  return text.normalize('NFKD').replaceAll(UNSEEN, '').replaceAll(NEITHER_LETTER_NOR_DIGIT, '').normalize('NFKC')
}

function apart(text: string): string {
  return Array.from(text.normalize('NFD'), (letter) => INITIALS[FINALS.indexOf(letter)] ?? letter).join('')
}

/** A letter of another script may resemble a Latin one only as a capital, or only as a small letter. */
function looksOf(text: string): string[] {
  return [text, text.toLowerCase(), text.toUpperCase()].map((cased) =>
    unhomoglyph(unhomoglyph(cased).toLowerCase()).replaceAll(/[i1|]/g, 'l'),
  )
}

function words(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}

function lettersOf(text: string): string[] {
  return Array.from(text)
}
