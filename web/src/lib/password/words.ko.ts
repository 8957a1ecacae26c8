export const ko = {
  /** `whole` is the name of the button, and contains what it shows. */
  show: { short: '보기', whole: '입력한 글자 보기' },
}
