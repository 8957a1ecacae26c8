/** The sentence of a finding, wherever the answer contains it. */
export function sentenceOf<Text>(
  { sentence, reasonIndex }: { sentence?: Text; reasonIndex?: number },
  { reasons }: { reasons: readonly Text[] },
): Text | '' {
  return sentence ?? reasons[reasonIndex ?? -1] ?? ''
}
