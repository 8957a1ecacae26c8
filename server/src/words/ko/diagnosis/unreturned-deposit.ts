/** What to do, and where, if a deposit is not paid back: no promise, and no legal advice. */
export const UNRETURNED_DEPOSIT = {
  UNRETURNED_WRITTEN_DEMAND_TITLE: '반환을 글로 요구하기',
  UNRETURNED_WRITTEN_DEMAND_WHAT:
    '계약이 끝난 날과 돌려받을 금액, 받을 계좌를 적어 임대인에게 내용증명으로 보내고 사본을 보관하십시오.',
  UNRETURNED_WRITTEN_DEMAND_OFFICE: '우체국(인터넷우체국)',
  UNRETURNED_WRITTEN_DEMAND_LIMITS:
    '글을 보낸 것만으로 돈이 나오지는 않습니다. 끝난다는 통지를 기한 안에 했는지도 확인하십시오.',
  UNRETURNED_WRITTEN_DEMAND_SOURCE: '우체국의 내용증명 제도',
  UNRETURNED_STAY_REGISTERED_TITLE: '등기될 때까지 살던 집과 주민등록을 그대로 두기',
  UNRETURNED_STAY_REGISTERED_WHAT:
    '이사하거나 전출하면 대항력과 우선변제권을 잃을 수 있습니다. 임차권등기가 등기부에 적힌 것을 직접 본 뒤에 옮기십시오.',
  UNRETURNED_STAY_REGISTERED_OFFICE: '인터넷등기소, 주민센터',
  UNRETURNED_STAY_REGISTERED_LIMITS: '살고 있는 것만으로 앞선 권리보다 먼저 받지는 못합니다.',
  UNRETURNED_STAY_REGISTERED_SOURCE: '주택임대차보호법 제3조, 제3조의2',
  UNRETURNED_LEASE_REGISTRATION_ORDER_TITLE: '임차권등기명령 신청하기',
  UNRETURNED_LEASE_REGISTRATION_ORDER_WHAT:
    '계약이 끝났는데 보증금을 다 받지 못했으면 임차인 혼자 신청합니다. 계약서, 끝났다는 통지, 주민등록을 준비하십시오.',
  UNRETURNED_LEASE_REGISTRATION_ORDER_OFFICE: '집이 있는 곳의 지방법원, 지원, 시·군법원',
  UNRETURNED_LEASE_REGISTRATION_ORDER_LIMITS:
    '등기는 순위를 지킬 뿐 돈을 받아 주지 않습니다. 신청만 하고 옮기면 안 됩니다.',
  UNRETURNED_LEASE_REGISTRATION_ORDER_SOURCE: '주택임대차보호법 제3조의3',
  UNRETURNED_GUARANTOR_TITLE: '반환보증에 들었으면 보증기관에 알리기',
  UNRETURNED_GUARANTOR_WHAT: '보증서에 적힌 청구 기간과 낼 서류를 묻고, 임차권등기가 필요한지도 물으십시오.',
  UNRETURNED_GUARANTOR_OFFICE: '보증서를 낸 보증기관(HUG, HF, SGI)',
  UNRETURNED_GUARANTOR_LIMITS: '기간이나 서류가 다르면 거절될 수 있습니다. 지급 여부는 보증기관이 정합니다.',
  UNRETURNED_GUARANTOR_SOURCE: '보증기관의 약관',
  UNRETURNED_COURT_TITLE: '지급명령이나 소송',
  UNRETURNED_COURT_WHAT: '임대인이 다투지 않으면 지급명령을, 다투면 소송을 생각할 수 있습니다. 먼저 상담을 받으십시오.',
  UNRETURNED_COURT_OFFICE: '법원, 대한법률구조공단(132), 주택임대차분쟁조정위원회',
  UNRETURNED_COURT_LIMITS: '판결을 받아도 임대인에게 재산이 없으면 받지 못할 수 있고, 시간과 비용이 듭니다.',
  UNRETURNED_COURT_SOURCE: '민사소송법',
  UNRETURNED_AUCTION_TITLE: '집이 경매나 공매에 넘어갔으면 기한 안에 배당 요구하기',
  UNRETURNED_AUCTION_WHAT:
    '법원의 통지에 적힌 배당요구 종기까지 권리신고와 배당요구를 하십시오. 소액임차인의 몫도 기한 안에 요구해야 합니다.',
  UNRETURNED_AUCTION_OFFICE: '경매를 맡은 법원 경매계, 공매는 한국자산관리공사',
  UNRETURNED_AUCTION_LIMITS: '앞선 권리와 낙찰가에 따라 일부만 받거나 하나도 받지 못할 수 있습니다.',
  UNRETURNED_AUCTION_SOURCE: '주택임대차보호법 제3조의2, 제8조',
  UNRETURNED_SUPPORT_CENTER_TITLE: '피해 상담 받기',
  UNRETURNED_SUPPORT_CENTER_WHAT: '혼자 정하지 말고 서류를 모아 상담하십시오. 무엇을 먼저 할지는 집마다 다릅니다.',
  UNRETURNED_SUPPORT_CENTER_OFFICE: '전세피해지원센터(1533-8119)',
  UNRETURNED_SUPPORT_CENTER_LIMITS: '상담이며 지원을 약속하지 않습니다. 지원의 대상과 기한은 그곳에서 확인하십시오.',
  UNRETURNED_SUPPORT_CENTER_SOURCE: 'HUG 전세피해지원센터의 안내',
  UNRETURNED_NOTE:
    '순서와 창구를 적은 일반적인 안내입니다. 결과를 약속하지 않으며 법률 자문이 아닙니다. 기한과 서류는 적힌 기관에 확인하십시오.',
}
