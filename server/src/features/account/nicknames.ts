import { randomInt } from 'node:crypto'
import type { RoleName } from '@lease-risk/contract/account'
import unhomoglyph from 'unhomoglyph'
import { findPersonalData } from '../../domain/community/personal-data.ts'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { AppError, type FieldProblem } from '../../platform/http/errors.ts'
import { message } from '../../words/message.ts'
import { isOperator } from './roles.ts'

const MAX_CHARACTERS = 30
const MAX_TRIES = 200

/** The name as intended: trimmed, in composed Korean letters; a default name when nothing remains. */
export function wantedNickname(given = ''): string {
  return composedNickname(given) || `사용자${randomInt(100_000, 1_000_000)}`
}

/** Some letters of other scripts have no composed form and become longer. */
function composedNickname(given: string): string {
  return given.normalize('NFC').trim()
}

/**
 * Tries 길동, 길동2, 길동3 … by the unique index until a name is free; the name is shortened where the number needs the
 * space.
 */
const findFree = statement<{ nickname: string }, { wanted: string; ownUserId: number | null }>({
  name: 'find-free-nickname',
  columns: { nickname: 'text' },
  text: `with recursive tried (n, nickname) as (
     select 1, :wanted
     union all
     select n + 1, left(:wanted, ${MAX_CHARACTERS} - length((n + 1)::text)) || (n + 1)
     from tried
     where exists (
       select from users where lower(users.nickname) = lower(tried.nickname) and user_id is distinct from :ownUserId
     )
   )
   select nickname from tried order by n desc limit 1`,
})

/**
 * Writes with the first free form of the wanted name. If another request takes that name in between, `write` returns
 * `undefined`, and the next free form is tried.
 */
export async function withFreeNickname<T>(
  database: Queryable,
  wanted: string,
  ownUserId: number | null,
  write: (nickname: string) => Promise<T | undefined>,
): Promise<T> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const [free] = await findFree(database, { wanted, ownUserId })
    const written = await write(free?.nickname ?? wanted)
    if (written !== undefined) return written
  }
  throw new Error('no nickname was free for long enough to be taken')
}

/** @throws AppError 400 with the problems of the nickname. */
export function refuseNickname(nickname: string | undefined, roleName: RoleName): void {
  const errors = nicknameProblems(nickname, roleName)
  if (errors.length > 0) throw new AppError('COMMON_400_VALIDATION', { errors })
}

/**
 * R-ADMIN-13: a nickname must not name a person or a home, and only operators may use names reserved for the service.
 * It must not be too long in composed letters either.
 */
export function nicknameProblems(nickname: string | undefined, roleName: RoleName): FieldProblem[] {
  if (nickname === undefined) return []
  const places = findPersonalData(nickname).map(
    ({ kind, start, end }): FieldProblem => ({
      field: 'nickname',
      code: kind,
      message: message('PERSONAL_DATA', { kind }),
      start,
      end,
    }),
  )
  const isLong = Array.from(composedNickname(nickname)).length > MAX_CHARACTERS
  const isTaken = !isOperator(roleName) && isReserved(nickname)
  return [...(isTaken ? [RESERVED] : []), ...(isLong ? [TOO_LONG] : []), ...places]
}

const RESERVED: FieldProblem = { field: 'nickname', code: 'RESERVED', message: message('NICKNAME_RESERVED') }
const TOO_LONG: FieldProblem = {
  field: 'nickname',
  code: 'LENGTH',
  message: message('FIELD_TOO_LONG', { limit: MAX_CHARACTERS }),
  max: MAX_CHARACTERS,
}

/**
 * Names by which somebody could impersonate the service or an institution that tenants trust, or appear to be nobody; refused
 * at either end of a nickname.
 */
const AT_AN_END = words(
  '운영자 운영진 운영팀 운영담당 관리자 관리팀 공식 고객센터 고객지원 탈퇴한사용자 탈퇴한회원 탈퇴회원 삭제된사용자 알수없는사용자',
  '주택도시보증공사 국토교통부 한국부동산원 한국토지주택공사 토지주택공사 서울주택도시공사 SH공사 LH공사 HUG공사',
  '한국주택금융공사 주택금융공사 서울보증보험 경찰청 경찰서 검찰청 국세청 법무부 대법원 행정안전부 금융감독원 금융위원회',
  '법률구조공단 전세피해지원센터 전세사기피해지원센터 한국소비자원 공인중개사협회 인터넷등기소',
  'admin administrator moderator operator official deleteduser formeruser deletedaccount',
)
/** Too short or too common to be refused as a part. */
const WHOLE = words(
  '시스템 상담원 담당자 직원 서비스 본사 매니저',
  'system root staff support service help mod manager null undefined',
)
/** Institutions whose names are parts of ordinary words; refused as a whole, also beside posts and places of theirs. */
const INSTITUTIONS = words(
  '국토부 부동산원 소비자원 서울보증 행안부 금감원 허그 엘에이치 경찰 검찰 법원 등기소 시청 구청 정부',
  'HUG KHUG LH MOLIT police',
)
const BESIDE_THEM = words(
  '상담 상담원 상담사 담당 담당자 직원 팀 센터 지사 지부 지점 본사 본부 보증 고객 안내 계정 채널 서비스 한국 대한민국 서울',
  'korea center team support service help',
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
const anyOf = (names: string[]) => `(?:${[...new Set(kept(names))].join('|')})`
const institution = new RegExp(`^${anyOf(BESIDE_THEM)}*${anyOf(INSTITUTIONS)}${anyOf(BESIDE_THEM)}*$`)

function isKept(look: string): boolean {
  return (
    keptWhole.has(look) ||
    institution.test(look) ||
    keptAtAnEnd.some((name) => look.startsWith(name) || look.endsWith(name))
  )
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
