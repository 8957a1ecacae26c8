import { PAPER_NAMES } from '../../checks/paper-names.ts'
import type { SourceReading } from './source-reading.ts'
/** Rights registry (등기사항전부증명서): never looked up and never confirmed, only asked for. */
export function registryDocumentSource(): SourceReading {
  return {
    key: 'registry-document',
    state: 'unavailable',
    title: `${PAPER_NAMES.REGISTRY_DOCUMENT}(등기부등본)`,
    official: '대법원 인터넷등기소',
    details: [
      '등기 권리관계는 자동으로 확인하지 않습니다. 직접 발급받아 확인해야 합니다.',
      `대법원 인터넷등기소나 무인발급기에서 말소사항을 포함한 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 발급받으십시오.`,
      '아파트·연립·다세대·오피스텔은 해당 호실의 등기를, 단독·다가구는 건물과 토지의 등기를 모두 확인하십시오.',
      '갑구에서 소유자와 압류·가압류·경매·신탁을, 을구에서 근저당권·전세권·임차권등기를 확인하십시오.',
      '계약 직전과 잔금 지급 직전에 각각 다시 발급받아 그사이 바뀐 내용이 있는지 확인하십시오.',
    ],
    lookupStatus: null,
    referencePeriod: null,
    collectedAt: null,
    sampleCount: null,
  }
}
