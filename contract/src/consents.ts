import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'

/** What every account agrees to. `AGE_14`: its owner is 14 or older. */
export const CONSENT_KINDS = ['TERMS', 'PRIVACY', 'AGE_14'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

const KIND = Type.Enum([...CONSENT_KINDS], {
  description: '무엇에 동의하는지. TERMS: 이용약관, PRIVACY: 개인정보의 수집과 이용, AGE_14: 만 14세 이상임',
})

/** The day since when a text holds. */
const VERSION = Type.String({ format: 'date', description: '동의하는 글의 판(시행일)' })

export const Consent = Type.Object({ kind: KIND, version: VERSION }, { $id: 'Consent', description: '동의 하나' })
export type Consent = Static<typeof Consent>

export const MOST_CONSENTS = CONSENT_KINDS.length

export const GiveConsentsRequest = Type.Object(
  {
    consents: Type.Array(Consent, {
      minItems: 1,
      maxItems: MOST_CONSENTS,
      description: '동의. 지금 시행하는 판만 받음',
    }),
  },
  { $id: 'GiveConsentsRequest', description: '동의하는 요청' },
)
export type GiveConsentsRequest = Static<typeof GiveConsentsRequest>

const OwnConsent = Type.Object(
  {
    kind: KIND,
    required: Type.Boolean({ description: '서비스를 쓰려면 필요한 동의인지' }),
    version: Type.String({ format: 'date', description: '지금 시행하는 판' }),
    givenVersion: Nullable(Type.String({ format: 'date' }), { description: '마지막으로 동의한 판. 없으면 null' }),
    givenAt: Nullable(Type.String({ format: 'date-time' }), { description: '그때(+09:00). 없으면 null' }),
    missing: Type.Boolean({ description: '지금 시행하는 판에 동의하지 않았는지' }),
  },
  { $id: 'OwnConsent', description: '동의 하나와 그 상태' },
)
export type OwnConsent = Static<typeof OwnConsent>

export const OwnConsents = Type.Object(
  { items: Type.Array(OwnConsent, { description: '동의할 것마다 하나' }) },
  { $id: 'OwnConsents', description: '내 동의' },
)
export type OwnConsents = Static<typeof OwnConsents>
