import { type Static, type TSchema, Type } from 'typebox'

/** A value that may be `null` on the wire. */
export function Nullable<T extends TSchema>(schema: T, options: { description?: string } = {}) {
  return Type.Union([schema, Type.Null()], options)
}

/** The envelope of every JSON response (R-HTTP-01) for one kind of data. */
export function EnvelopeOf<T extends TSchema>(data: T) {
  return Type.Object({
    success: Type.Boolean({ description: '성공 여부' }),
    message: Type.String({ description: '사람이 읽는 안내 문장' }),
    data,
  })
}

/** Paging parameters of every list: `page` starts at 0. Spread its properties into a larger query schema. */
export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: '쪽 번호 (0부터)' }),
  size: Type.Integer({ minimum: 1, maximum: 100, default: 20, description: '한 쪽의 건수 (1–100)' }),
})
export type PageQuery = Static<typeof PageQuery>

/** One page of a list (R-HTTP-07). */
export function PageOf<T extends TSchema>(item: T) {
  return Type.Object({
    content: Type.Array(item, { description: '이 쪽의 항목' }),
    page: Type.Integer({ description: '쪽 번호 (0부터)' }),
    size: Type.Integer({ description: '요청한 한 쪽의 건수' }),
    totalElements: Type.Integer({ description: '전체 건수' }),
    totalPages: Type.Integer({ description: '전체 쪽 수' }),
    hasNext: Type.Boolean({ description: '다음 쪽이 있는지 여부' }),
  })
}

/** One page of a list, as described by `PageOf`. */
export type Page<T> = {
  content: T[]
  page: number
  size: number
  totalElements: number
  totalPages: number
  hasNext: boolean
}

/** Paging parameters of a queue: by the number of the last entry, or by page as in `PageQuery`. */
export const CursorQuery = Type.Object({
  cursor: Type.Optional(
    Type.String({
      pattern: '^[0-9]{1,15}$',
      description:
        '앞 답의 nextCursor. 그다음 것부터 보여 주며 page는 쓰지 않습니다. 몇 쪽이든 첫 쪽과 같은 시간이 걸립니다.',
    }),
  ),
  ...PageQuery.properties,
})
export type CursorQuery = Static<typeof CursorQuery>

/** One page of a queue. */
export function CursorPageOf<T extends TSchema>(item: T) {
  return Type.Object({
    ...PageOf(item).properties,
    nextCursor: Nullable(Type.String(), { description: '다음 요청의 cursor. 더 없으면 null' }),
  })
}

/** One page of a queue, as described by `CursorPageOf`. */
export type CursorPage<T> = Page<T> & { nextCursor: string | null }

export const FieldError = Type.Object(
  {
    field: Type.String({ description: '잘못된 항목의 경로 (예: jusoAddress.admCd)' }),
    code: Type.String({ description: '잘못된 이유의 코드 (예: REQUIRED, TYPE, RANGE)' }),
    message: Type.String({ description: '사람이 읽는 이유' }),
    min: Type.Optional(
      Type.Number({ description: '허용되는 가장 작은 값, 길이 또는 개수. 그 값을 포함하는지는 message가 말합니다.' }),
    ),
    existingId: Type.Optional(Type.Integer({ description: '이미 있는 것의 번호 (409)' })),
    max: Type.Optional(
      Type.Number({ description: '허용되는 가장 큰 값, 길이 또는 개수. 그 값을 포함하는지는 message가 말합니다.' }),
    ),
    start: Type.Optional(Type.Integer({ description: '글 안에서 해당하는 곳의 첫 글자 자리. 0부터, UTF-16 단위' })),
    end: Type.Optional(Type.Integer({ description: '해당하는 곳의 바로 다음 자리' })),
  },
  { $id: 'FieldError' },
)
export type FieldError = Static<typeof FieldError>

/** The body of every error response: the envelope and the information that a client needs to handle the error. */
export const ErrorResponse = Type.Object(
  {
    success: Type.Literal(false, { description: '항상 false' }),
    message: Type.String({ description: '사람이 읽는 안내 문장' }),
    data: Type.Null({ description: '항상 null' }),
    status: Type.Integer({ description: 'HTTP 상태 코드' }),
    code: Type.String({ description: '오류 코드 (영역_상태_이유)' }),
    errors: Type.Array(FieldError, {
      maxItems: 50,
      description:
        '잘못된 항목 전부. 50개가 넘으면 처음 50개이며 message가 그렇게 말합니다. 항목과 무관한 오류이면 빈 목록',
    }),
    path: Type.String({ description: '요청한 경로 (질의 문자열 제외)' }),
    timestamp: Type.String({ format: 'date-time', description: '오류 시각 (+09:00)' }),
    requestId: Type.String({ description: '요청 번호. X-Request-Id 응답 머리글과 같음' }),
  },
  { $id: 'ErrorResponse' },
)
export type ErrorResponse = Static<typeof ErrorResponse>

/** Maximum amount in a paper, in manwon (a trillion won): a larger one is a unit error. */
export const MAX_PAPER_AMOUNT_MANWON = 100_000_000
