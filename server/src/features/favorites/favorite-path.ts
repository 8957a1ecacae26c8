import { Type } from 'typebox'

export const FavoritePath = Type.Object({
  favoriteId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '저장한 집의 번호' }),
})
