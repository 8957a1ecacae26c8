type Section =
  | 'PURPOSES'
  | 'KEPT'
  | 'ANONYMOUS'
  | 'RECEIVERS'
  | 'ABROAD'
  | 'LOOKUPS'
  | 'RIGHTS'
  | 'STAYS'
  | 'BROWSER'
  | 'SAFETY'
  | 'OFFICER'
  | 'REMEDIES'
  | 'CHANGES'
  | 'SERVICE'
  | 'NO_PROMISE'
  | 'ACCOUNTS'
  | 'BOARD'
  | 'USE'
  | 'END'
  | 'OPERATOR'
type Head =
  | 'PURPOSE'
  | 'ITEMS'
  | 'UNTIL'
  | 'RECORD'
  | 'WHY'
  | 'HOW_LONG'
  | 'RECEIVER'
  | 'COUNTRY'
  | 'WHAT'
  | 'HOW'
  | 'REFUSAL'
  | 'NAME'
  | 'USE_OF_IT'
type Stored = 'service_refresh_token' | 'service_device' | 'service_provider_login' | 'BROWSER_STORAGE'

const SECTIONS = {
  PURPOSES: '무엇을 왜 처리하나',
  KEPT: '얼마 동안 보관하나',
  ANONYMOUS: '로그인하지 않고 진단할 때',
  RECEIVERS: '정보를 받는 곳(처리 위탁과 제공)',
  ABROAD: '국외로 이전하는 정보',
  LOOKUPS: '공공기관에 조회하는 것',
  RIGHTS: '정보주체의 권리와 행사하는 방법',
  STAYS: '탈퇴하면 지우는 것과 남는 것',
  BROWSER: '쿠키와 브라우저에 저장하는 것',
  SAFETY: '정보를 지키는 조치',
  OFFICER: '개인정보 보호책임자',
  REMEDIES: '권익침해의 구제',
  CHANGES: '처리방침의 변경',
  SERVICE: '서비스',
  NO_PROMISE: '서비스가 하지 않는 것',
  ACCOUNTS: '회원',
  BOARD: '게시판',
  USE: '이용',
  END: '탈퇴와 이용 제한',
  OPERATOR: '운영자',
} satisfies Record<Section, string>

const HEADS = {
  PURPOSE: '목적',
  ITEMS: '항목',
  UNTIL: '보유 기간',
  RECORD: '기록',
  WHY: '이유',
  HOW_LONG: '기간',
  RECEIVER: '받는 곳',
  COUNTRY: '나라',
  WHAT: '보내는 것',
  HOW: '때와 방법',
  REFUSAL: '원하지 않으면',
  NAME: '이름',
  USE_OF_IT: '쓰임',
} satisfies Record<Head, string>

const STORED = {
  service_refresh_token: '로그인을 이어 줍니다. 로그인할 때 저장하고 로그아웃하면 지웁니다.',
  service_device: '다음 로그인이 같은 기기에서 온 것인지 알아봅니다.',
  service_provider_login: '로그인 제공자에서 돌아올 때까지 10분 동안 씁니다.',
  BROWSER_STORAGE:
    '언어, 쓰던 내용, 마지막 결과와 서류에서 읽은 것을 이 기기에만 저장합니다. ‘나’ 화면의 ‘이 기기의 자료 지우기’로 지웁니다.',
} satisfies Record<Stored, string>

/** Words of the privacy policy and of the terms. */
export const DOCUMENT_WORDS = {
  PRIVACY_TITLE: '개인정보 처리방침',
  TERMS_TITLE: '이용약관',
  SECTION_TITLE: ({ section }: { section: Section }) => SECTIONS[section],
  TABLE_HEAD: ({ head }: { head: Head }) => HEADS[head],
  IN_FORCE_SINCE: ({ date }: { date: string }) => `${date}부터 적용합니다.`,
  FIRST_VERSION: '처음 정한 것입니다. 바뀌면 무엇이 바뀌었는지 여기에 적습니다.',

  MINIMUM:
    '아래의 정보만 처리하고, 적은 목적 밖으로 쓰지 않습니다. 선택이라고 적은 것은 없어도 서비스를 쓸 수 있습니다.',
  KEPT_ABOUT:
    '아래의 기록은 기간이 지나면 한 시간 안에 지웁니다. 나머지는 직접 지우거나 탈퇴할 때까지 보관하며, 그 뒤에 남는 것은 아래에 따로 적었습니다.',
  ANONYMOUS_KEPT: ({ days }: { days: number }) =>
    `로그인하지 않고 진단하면 적은 주소와 동·호, 금액, 붙여 넣은 설명과 결과를 ${days}일 동안 보관한 뒤 지웁니다. 이름과 연락처는 묻지 않습니다.`,
  ANONYMOUS_LINK: ({ days }: { days: number }) =>
    `결과는 비밀 링크를 가진 사람만 ${days}일 동안 열 수 있습니다. 로그인해서 결과를 저장하면 회원의 진단이 됩니다.`,
  ANONYMOUS_READERS:
    '진단을 볼 권한이 있는 운영자도 동·호와 붙여 넣은 설명은 가려진 채로 봅니다. 가린 것을 보려면 이유를 적어야 하고, 본 기록이 남습니다.',
  ANONYMOUS_COUNTED: '인터넷 주소는 키로 바꾼 해시로만 요청 횟수와 보안 기록에 씁니다.',
  NO_RECEIVERS: '지금의 설정으로는 정보를 받는 다른 곳이 없습니다.',
  RECEIVERS_ABOUT: '서비스의 설정에 있는 곳입니다. 여기에 없는 곳에는 개인정보를 주거나 팔지 않습니다.',
  NOT_ABROAD: '지금의 설정으로는 국외로 보내는 정보가 없습니다.',
  ABROAD_ABOUT: '국외에 있거나 국외일 수 있는 곳입니다. 받은 곳에서의 보관 기간은 그곳의 정책을 따릅니다.',
  LOOKUPS_ABOUT: '집을 확인하려고 아래의 기관에 묻습니다. 묻는 사람이 누구인지는 보내지 않습니다.',
  NO_LOOKUPS: '지금의 설정으로는 공공기관에 묻지 않고 저장된 자료만 씁니다.',
  RIGHT_TO_SEE:
    '로그인해서 진단, 저장한 집, 서류, 알림과 글을 보고 지울 수 있습니다. 저장한 집과 서류, 글은 고칠 수 있고, 진단을 지우면 그 서류도 지워집니다. ‘나’ 화면에서 이름과 사진, 전자우편 주소, 비밀번호를 바꾸고 로그인한 기기를 끝냅니다.',
  RIGHT_TO_KNOW: '운영자가 내 자료를 언제, 왜 보았는지는 ‘나’ 화면의 ‘내 정보를 본 기록’에 있습니다.',
  RIGHT_TO_COPY: '‘나’ 화면에서 저장된 내 자료 전부를 파일로 받을 수 있습니다.',
  UNUSED_ERASED: ({ days, noticeDays }: { days: number; noticeDays: number }) =>
    `${days}일 동안 쓰지 않은 계정은 ${noticeDays}일 전에 알린 뒤 지웁니다. 그 안에 로그인하면 지우지 않습니다.`,
  RIGHT_TO_END: '‘나’ 화면의 회원 탈퇴로 모든 처리를 멈추고 지울 수 있습니다.',
  RIGHT_OF_OTHERS:
    '게시판의 글에 내 정보가 있으면 회원이 아니어도 글의 ‘게시 중단 요청’으로 지우도록 요구할 수 있습니다.',
  RIGHT_TO_ASK: '열람, 정정, 삭제, 처리정지를 개인정보 보호책임자에게 직접, 또는 대리인을 통해 요구할 수 있습니다.',
  ERASED_AT_ONCE:
    '탈퇴하면 아이디, 별명, 연락처, 진단, 서류, 저장한 집, 알림과 로그인을 바로 지웁니다. 아래의 것은 남습니다.',
  ERASED_IN_BACKUPS:
    '백업에 남은 것은 운영자가 그 백업을 지울 때 사라집니다. 백업을 되살리면 그 뒤에 탈퇴한 계정을 다시 지웁니다.',
  NO_TRACKERS:
    '광고와 다른 회사의 분석 도구를 쓰지 않습니다. 쿠키는 로그인에만 쓰며, 브라우저에서 막으면 로그인할 수 없습니다.',
  STORED_NAME: ({ stored }: { stored: Stored }) =>
    stored === 'BROWSER_STORAGE' ? '브라우저의 저장소' : `쿠키 ${stored}`,
  STORED_USE: ({ stored }: { stored: Stored }) => STORED[stored],
  SAFE_SECRETS:
    '비밀번호는 Argon2id 해시로만, 링크와 로그인 값은 해시로만 저장합니다. 푸시를 받는 주소는 암호화합니다. 서비스와의 연결은 암호화합니다(HTTPS).',
  SAFE_READS:
    '운영자는 역할에 따라서만 보고, 연락처와 동·호는 가려진 채로 봅니다. 운영자가 한 일은 고치면 드러나는 기록으로 남습니다.',
  OFFICER_IS: ({ officer, contact }: { officer: string; contact: string }) => `${officer} (${contact})`,
  OPERATOR_IS: ({ name, contact }: { name: string; contact: string }) => `${name} (${contact})`,
  OPERATOR_AT: ({ address }: { address: string }) => `주소: ${address}`,
  NO_OPERATOR: '운영자와 보호책임자가 설정에 없습니다. 실제 서비스가 아닙니다.',
  REMEDY: '개인정보 침해는 아래에 상담하거나 신고할 수 있습니다.',
  REMEDY_KOPICO: '개인정보분쟁조정위원회: 1833-6972 (www.kopico.go.kr)',
  REMEDY_KISA: '개인정보침해 신고센터: 118 (privacy.kisa.or.kr)',
  REMEDY_PROSECUTION: '대검찰청: 1301 (www.spo.go.kr)',
  REMEDY_POLICE: '경찰청: 182 (ecrm.police.go.kr)',

  TERMS_SERVICE:
    '집을 계약하기 전에 공공자료와 직접 확인한 서류로 무엇을 더 물어야 하는지 알려 드립니다. 진단은 로그인하지 않아도 할 수 있고, 비용을 받지 않습니다.',
  TERMS_SOURCES:
    '공공자료는 늦거나 빠지거나 틀릴 수 있습니다. 조회하지 못한 것은 좋은 결과가 아니라 모르는 것으로 적습니다.',
  TERMS_NO_ADVICE:
    '집에 문제가 있는지 판정하거나 계약 여부를 정해 주지 않습니다. 법률 자문, 감정평가, 중개가 아니고 보증금을 보장하지 않습니다.',
  TERMS_OWN_DECISION:
    '등기부와 서류를 직접 확인하고, 계약은 스스로 결정해 주십시오. 필요하면 법률 전문가와 상의해 주십시오.',
  TERMS_ONE_SELF:
    '회원은 자신의 아이디를 다른 사람에게 빌려주지 않고, 비밀번호를 스스로 지킵니다. 다른 사람이 로그인한 것 같으면 비밀번호를 바꾸고 다른 로그인을 끝내 주십시오.',
  TERMS_AGE: '만 14세 미만은 가입할 수 없습니다.',
  TERMS_NAMES: '서비스나 운영자, 공공기관으로 오해할 수 있는 별명은 쓸 수 없습니다.',
  TERMS_WRITTEN: '쓴 글과 파일의 권리는 쓴 사람에게 있습니다. 게시판에 공개한 동안 다른 이용자에게 보여 줍니다.',
  TERMS_FORBIDDEN:
    '광고, 욕설, 다른 사람의 개인정보, 거짓 정보, 법을 어기는 글은 쓸 수 없습니다. 이용자의 신고와 운영자의 확인으로 숨길 수 있습니다.',
  TERMS_TAKEDOWN: '권리를 침해받은 사람은 회원이 아니어도 게시 중단을 요청할 수 있고, 쓴 사람은 이의를 낼 수 있습니다.',
  TERMS_LIMITS: '다른 이용자가 쓸 수 있도록 요청의 횟수를 제한합니다. 제한을 피하거나 서비스를 방해하지 말아 주십시오.',
  TERMS_BREAKS: '점검이나 장애, 공공자료의 중단으로 서비스가 멈추거나 일부를 보여 주지 못할 수 있습니다.',
  TERMS_LEAVE: '회원은 언제든지 ‘나’ 화면에서 탈퇴할 수 있습니다.',
  TERMS_RESTRICTED:
    '게시판의 규칙을 어기면 쓰기가 한동안 제한될 수 있습니다. 이유와 기간을 알려 드리며, 이의를 낼 수 있고 다른 운영자가 확인합니다.',
  TERMS_LAW: '이 약관에는 대한민국 법을 적용합니다.',
}
