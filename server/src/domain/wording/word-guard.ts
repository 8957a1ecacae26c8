/**
 * Phrasings that no sentence of the service may contain (spec.md, "What the service does" rule 3, Diagnosis rule 10):
 * that a home is safe, that signing is fine, that something is approved, guaranteed or recommended. Each pattern hits
 * the claim and not its denial (`안전하다는 뜻이 아닙니다`), nor an official term (`사용승인`, `안심전세`).
 */
const FORBIDDEN: readonly RegExp[] = [
  /안전(?:합니다|해요|하다(?!는|고|면)|하며|하므로|하니|입니다|함(?:\s|\.|$))/,
  /안전하다고\s*(?:판단|평가|생각|보입|볼\s*수\s*있|할\s*수\s*있)/,
  /안전한\s*(?:집|주택|매물|물건|건물|계약|거래|편|수준|상태|것으로)/,
  /안전하게\s*(?:계약|거래|입주)/,
  /안전(?:이|을|성이|성을)?\s*(?:보장(?:됩니다|합니다|되)|확인되었|확인됐|입증)/,
  /계약(?:을|에)?\s*(?:진행|체결|서명)?(?:해도|하셔도|하여도)\s*(?:됩니다|돼요|된다(?!는|고)|좋습니다|괜찮|무방|문제)/,
  /(?:서명|진행|입주|체결)(?:해도|하셔도|하여도)\s*(?:됩니다|돼요|된다(?!는|고)|좋습니다|괜찮|무방|문제)/,
  /계약(?:을)?\s*(?:하기\s*좋|하시기\s*바랍|하십시오|하세요|진행하십시오|진행하세요|체결하십시오|추천|승인)/,
  /계약(?:이|을\s*체결할\s*수|\s*진행이)?\s*가능합니다/,
  /문제(?:가|는|도|점이|점은|될\s*것이|될\s*게)?\s*(?:전혀\s*)?없(?:습니다|어요|음|다(?!는|고|면)|는\s*(?:집|주택|매물|물건|계약|것으로))/,
  /위험(?:성|요소|\s*요소|\s*요인)?(?:이|은|도|가|는)?\s*(?:전혀\s*)?(?:없(?:습니다|어요|음|다(?!는|고|면)|는\s*(?:집|주택|매물|물건|계약|것으로))|발견되지\s*않)/,
  /안심(?:하고|하셔도|해도|하세요|하십시오|할\s*수\s*있|됩니다|입니다|매물)/,
  /걱정(?:하지\s*않아도|할\s*필요(?:가|는)?\s*없|\s*없)/,
  /(?:괜찮은|믿을\s*수\s*있는|믿을\s*만한|좋은)\s*(?:집|주택|매물|물건|계약|임대인)/,
  /추천\s*(?:매물|물건|합니다|드립니다|해요)|(?:매물|물건|집)(?:을|를)?\s*추천/,
  /(?<!사용\s?)승인(?:합니다|됩니다|되었|됐|드립니다|가능)/,
  /(?:보증금|전세금)(?:을|은|이|도)?\s*(?:안전|확실히|틀림없이|반드시)\s*(?:하게\s*)?(?:돌려받|반환|회수|보호|보장)/,
  /(?:보증보험|반환보증|보증)(?:에|의)?\s*가입(?:이|할\s*수|을\s*할\s*수)?\s*(?:가능합니다|있습니다|됩니다)/,
]

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

/** Every forbidden phrasing in a text, as it stands there; empty when the text may be shown. */
export function findForbiddenWording(text: string): string[] {
  const plain = text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ')
  return FORBIDDEN.flatMap((pattern) => plain.match(pattern)?.[0] ?? [])
}
