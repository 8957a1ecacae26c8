type Receiver =
  | 'RISK_MODEL'
  | 'PUSH'
  | 'FILES'
  | 'MAIL'
  | 'DATABASE'
  | 'TELEMETRY'
  | 'KAKAO_LOGIN'
  | 'NAVER_LOGIN'
  | 'GOOGLE_LOGIN'
type Country = 'KR' | 'US' | 'JP' | 'SG' | 'DE' | 'IE' | 'GB' | 'UNKNOWN'
type Lookup = 'ADDRESS' | 'PORTAL' | 'MAP' | 'STATISTICS'

type About = { name: string; what: string; why: string; how: string; refusal: string }

const RECEIVERS = {
  RISK_MODEL: {
    name: '언어 모델',
    what: '진단 항목의 상태, 금액, 건물의 용도와 사용승인일, 표본의 크기. 주소와 이름, 적은 글은 보내지 않습니다.',
    why: '진단 점수의 계산',
    how: '진단할 때마다 암호화된 연결(HTTPS)로',
    refusal: '진단하지 않으면 보내지 않습니다.',
  },
  PUSH: {
    name: '알림을 켠 브라우저의 푸시 서비스(브라우저를 만든 회사)',
    what: '그 브라우저만 풀 수 있게 암호화한 알림의 제목이나 개수',
    why: '화면을 닫은 동안의 알림',
    how: '알림이 생길 때 암호화된 연결(HTTPS)로',
    refusal: '알림 설정에서 푸시를 켜지 않거나 끄면 됩니다.',
  },
  FILES: {
    name: '파일 저장소',
    what: '프로필 사진과 게시판의 첨부 파일',
    why: '파일의 보관',
    how: '파일을 올리거나 볼 때',
    refusal: '파일을 올리지 않거나 지우면 됩니다.',
  },
  MAIL: {
    name: '메일 서버',
    what: '확인한 전자우편 주소와 메일의 내용',
    why: '비밀번호를 새로 정하는 링크와 선택한 알림 메일',
    how: '메일을 보낼 때',
    refusal: '전자우편 주소를 적지 않거나 지우면 됩니다.',
  },
  DATABASE: {
    name: '데이터베이스 서버',
    what: '이 처리방침에 적은 정보 전부',
    why: '정보의 보관',
    how: '서비스를 쓸 때마다',
    refusal: '탈퇴하면 지웁니다.',
  },
  TELEMETRY: {
    name: '운영 기록의 수집 서버',
    what: '요청의 경로와 걸린 시간, 오류. 비밀번호와 비밀 링크는 보내지 않습니다.',
    why: '장애를 찾고 고치기',
    how: '요청을 처리할 때',
    refusal: '따로 거부할 수 없습니다.',
  },
  KAKAO_LOGIN: {
    name: '카카오 로그인',
    what: '로그인을 시작했다는 것. 받는 것은 회원 번호뿐입니다.',
    why: '선택한 사람의 로그인',
    how: '카카오로 로그인할 때 브라우저가',
    refusal: '아이디와 비밀번호로 로그인하면 됩니다.',
  },
  NAVER_LOGIN: {
    name: '네이버 로그인',
    what: '로그인을 시작했다는 것. 받는 것은 회원 번호뿐입니다.',
    why: '선택한 사람의 로그인',
    how: '네이버로 로그인할 때 브라우저가',
    refusal: '아이디와 비밀번호로 로그인하면 됩니다.',
  },
  GOOGLE_LOGIN: {
    name: '구글 로그인',
    what: '로그인을 시작했다는 것. 받는 것은 회원 번호뿐입니다.',
    why: '선택한 사람의 로그인',
    how: '구글로 로그인할 때 브라우저가',
    refusal: '아이디와 비밀번호로 로그인하면 됩니다.',
  },
} satisfies Record<Receiver, About>

const COUNTRIES = {
  KR: '대한민국',
  US: '미국',
  JP: '일본',
  SG: '싱가포르',
  DE: '독일',
  IE: '아일랜드',
  GB: '영국',
  UNKNOWN: '설정으로 알 수 없음(국외일 수 있음)',
} satisfies Record<Country, string>

const LOOKUPS = {
  ADDRESS: '도로명주소 안내시스템(행정안전부): 적은 주소',
  PORTAL: '공공데이터포털(국토교통부): 집이 있는 지역과 필지의 번호',
  MAP: '브이월드(국토교통부): 필지의 번호, 중개사무소의 등록번호, 지도에서 본 곳',
  STATISTICS: '부동산통계정보시스템(한국부동산원): 지역',
} satisfies Record<Lookup, string>

/** Words of who gets data from the service. */
export const RECEIVER_WORDS = {
  RECEIVER_NAME: ({ receiver, host }: { receiver: Receiver; host: string | null }) =>
    host === null ? RECEIVERS[receiver].name : `${RECEIVERS[receiver].name}(${host})`,
  RECEIVER_WHAT: ({ receiver }: { receiver: Receiver }) => RECEIVERS[receiver].what,
  RECEIVER_WHY: ({ receiver }: { receiver: Receiver }) => RECEIVERS[receiver].why,
  RECEIVER_HOW: ({ receiver }: { receiver: Receiver }) => RECEIVERS[receiver].how,
  RECEIVER_REFUSAL: ({ receiver }: { receiver: Receiver }) => RECEIVERS[receiver].refusal,
  RECEIVER_COUNTRY: ({ country }: { country: Country }) => COUNTRIES[country],
  LOOKUP_OF: ({ lookup }: { lookup: Lookup }) => LOOKUPS[lookup],
}
