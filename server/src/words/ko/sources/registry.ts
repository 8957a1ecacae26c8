import { PAPER_NAMES } from '../paper-names.ts'

export const REGISTRY_SOURCE = {
  SOURCE_NOT_ASKED: '주소를 지번까지 확인하지 못해 조회하지 않았습니다.',
  REGISTRY_SOURCE_TITLE: `${PAPER_NAMES.REGISTRY_DOCUMENT}(등기부등본)`,
  REGISTRY_OFFICE: '대법원 인터넷등기소',
  REGISTRY_NOT_LOOKED_UP: '등기 권리관계는 자동으로 확인하지 않습니다. 직접 발급받아 확인해야 합니다.',
  REGISTRY_WHERE_TO_GET: `대법원 인터넷등기소나 무인발급기에서 말소사항을 포함한 ${PAPER_NAMES.REGISTRY_DOCUMENT}를 발급받으십시오.`,
  REGISTRY_OF_HOUSE: '단독주택은 건물과 토지의 등기를 모두 확인하십시오.',
  REGISTRY_OF_UNIT_OR_LAND:
    '아파트·연립·다세대·오피스텔은 해당 호실의 등기를, 단독·다가구는 건물과 토지의 등기를 모두 확인하십시오.',
  REGISTRY_WHAT_TO_READ:
    '갑구에서 소유자와 압류·가압류·경매·신탁을, 을구에서 근저당권·전세권·임차권등기를 확인하십시오.',
  REGISTRY_TWICE: '계약 직전과 잔금 지급 직전에 각각 다시 발급받아 그사이 바뀐 내용이 있는지 확인하십시오.',
  ADDRESS_CONFIRMED: ({ former }: { former: boolean }) =>
    `주소를 지번까지 확인했습니다.${former ? ' 입력하신 옛 법정동은 지금의 법정동으로 바꾸어 조회했습니다.' : ''}`,
  ADDRESS_FROM_STORED_NAME: ({ address }: { address: string }) =>
    `입력하신 건물 이름이나 도로명주소를 저장된 자료에서 한 곳만 찾아 ${address} 기준으로 조회했습니다. 계약서와 등기부의 지번이 같은지 확인해 주십시오.`,
}
