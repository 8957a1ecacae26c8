/** The outcome of a look-up at a public source. */
export const ko = {
  success: '받았어요',
  partial: '일부만 받았어요',
  empty: '자료가 없어요',
  unavailable: '조회할 수 없어요',
  ambiguous: '후보가 여러 곳이에요',
  error: '답을 받지 못했어요',
}
