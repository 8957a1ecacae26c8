/** Ways in which a term of a draft contract may harm a tenant; public advice on contracts warns of each. */
export const CLAUSE_TRAPS = [
  'RETURN_AFTER_NEXT_TENANT',
  'STANDING_WAIVED',
  'MOVE_IN_REPORT_DELAYED',
  'LEASE_REPORT_BARRED',
  'LANDLORD_LOAN',
  'RENEWAL_WAIVED',
  'REPAIRS_BY_TENANT',
  'FEE_RAISED',
  'AS_IT_STANDS',
] as const
export type ClauseTrap = (typeof CLAUSE_TRAPS)[number]

type Words = {
  /** Patterns that must all match the sentence, with its blanks removed. */
  all: readonly RegExp[]
  /** Patterns that must not match, because they state the opposite or a usual term. */
  none?: readonly RegExp[]
}

const REFUSED = /포기|않|아니[하한함]|불가|금지|못[하한함]|제한/
const LANDLORD_MAY_NOT = /임대인은.{0,60}(막|방해|거부|제한하지|미루)/

export const TRAP_WORDS: Record<ClauseTrap, Words> = {
  RETURN_AFTER_NEXT_TENANT: {
    all: [/(다음|새|새로운|후속|후임|차기|신규)(임차인|세입자)/, /반환|돌려|지급|정산|내어/],
    none: [/상관|관계없|무관|불문|여부|않더라도|없더라도/],
  },
  STANDING_WAIVED: {
    all: [/대항력|우선변제|임차권등기|확정일자|전세권설정|배당요구/, REFUSED],
    none: [LANDLORD_MAY_NOT, /근저당|담보/],
  },
  MOVE_IN_REPORT_DELAYED: {
    all: [
      /전입신고|전입을|전입은|주민등록|주소이전/,
      /포기|않|아니[하한함]|불가|금지|미루|늦|(\d+일|다음날|익일|한달|개월|실행|설정)(이후|후|뒤)/,
    ],
    none: [LANDLORD_MAY_NOT, /(설정하지|변경하지|받지)않|유지한다/],
  },
  LEASE_REPORT_BARRED: { all: [/임대차신고|계약신고|전월세신고/, REFUSED], none: [LANDLORD_MAY_NOT] },
  LANDLORD_LOAN: {
    all: [/대출|근저당|저당권|담보/, /동의|협조|승낙|이의(를|가)?(제기|없)|설정할수|설정하기로|추가로설정/],
    none: [/전세(자금)?대출|임차인(의|이).{0,10}대출|버팀목|말소|설정하지|상환/],
  },
  RENEWAL_WAIVED: {
    all: [/갱신(요구|청구)|계약갱신|묵시적갱신|묵시의갱신/, /포기|않|아니[하한함]|없기로|배제/],
  },
  REPAIRS_BY_TENANT: {
    all: [/수리|수선|하자|고장|누수|보일러/, /임차인(이|의|은|측).{0,30}(부담|책임|비용|수리|처리)/],
    none: [/고의|과실|잘못|귀책|임대인(이|의|측).{0,20}(부담|책임|수리)/],
  },
  FEE_RAISED: {
    all: [/관리비|공과금/, /인상|올릴|올린|변동|조정|증액|임대인이정/],
    none: [/합의|동의|협의|올리지|인상하지/],
  },
  AS_IT_STANDS: { all: [/현(재)?(의)?(시설|상태|상황|상)/, /상태(의|에서|로|그대로)|그대로|현상태/] },
}
