/** What a finding says, wherever in the answer it stands. */
export function sentenceOf<Text>(
  { sentence, reasonIndex }: { sentence?: Text; reasonIndex?: number },
  { reasons }: { reasons: readonly Text[] },
): Text | '' {
  return sentence ?? reasons[reasonIndex ?? -1] ?? ''
}
