/** The words before an answer that says to stop before signing. */
export const ko = {
  stop: '멈추고 확인',
}
