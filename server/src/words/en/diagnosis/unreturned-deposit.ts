import type { UNRETURNED_DEPOSIT as KO } from '../../ko/diagnosis/unreturned-deposit.ts'

export const UNRETURNED_DEPOSIT = {
  UNRETURNED_WRITTEN_DEMAND_TITLE: 'Demand the deposit in writing',
  UNRETURNED_WRITTEN_DEMAND_WHAT:
    'State the end of the lease, the amount and your account, send it to the landlord by certified mail (내용증명), and keep a copy.',
  UNRETURNED_WRITTEN_DEMAND_OFFICE: 'Post office (우체국)',
  UNRETURNED_WRITTEN_DEMAND_LIMITS:
    'A letter alone brings no money. Check too that you gave notice of the end in time.',
  UNRETURNED_WRITTEN_DEMAND_SOURCE: 'Certified mail of the post office (내용증명)',
  UNRETURNED_STAY_REGISTERED_TITLE: 'Keep living and being registered there until the entry stands',
  UNRETURNED_STAY_REGISTERED_WHAT:
    'If you move out or report a move, you may lose your right to stay (대항력) and to be repaid first (우선변제권). Move only once you have seen the entry in the registry yourself.',
  UNRETURNED_STAY_REGISTERED_OFFICE: 'Internet registry office (인터넷등기소), community center (주민센터)',
  UNRETURNED_STAY_REGISTERED_LIMITS: 'Living there does not put you before earlier rights.',
  UNRETURNED_STAY_REGISTERED_SOURCE: 'Articles 3 and 3-2 of the Housing Lease Protection Act (주택임대차보호법)',
  UNRETURNED_LEASE_REGISTRATION_ORDER_TITLE: 'Apply for an order to register your lease (임차권등기명령)',
  UNRETURNED_LEASE_REGISTRATION_ORDER_WHAT:
    'If the lease has ended and the deposit is not fully paid back, you apply alone. Have the contract, the notice of the end and your resident record ready.',
  UNRETURNED_LEASE_REGISTRATION_ORDER_OFFICE:
    'District court, its branch or the municipal court of the place (지방법원, 지원, 시·군법원)',
  UNRETURNED_LEASE_REGISTRATION_ORDER_LIMITS:
    'The entry keeps your rank and collects no money. Do not move when you have only applied.',
  UNRETURNED_LEASE_REGISTRATION_ORDER_SOURCE: 'Article 3-3 of the Housing Lease Protection Act (주택임대차보호법)',
  UNRETURNED_GUARANTOR_TITLE: 'If you have a return guarantee (반환보증), notify the guarantor',
  UNRETURNED_GUARANTOR_WHAT:
    'Ask in which period to apply, which papers to hand in, and whether your lease has to be registered first.',
  UNRETURNED_GUARANTOR_OFFICE: 'The guarantor of your policy (HUG, HF, SGI)',
  UNRETURNED_GUARANTOR_LIMITS: 'It may be refused over a period or a paper. The guarantor decides on payment.',
  UNRETURNED_GUARANTOR_SOURCE: 'Terms of the guarantor',
  UNRETURNED_COURT_TITLE: 'Payment order (지급명령) or lawsuit',
  UNRETURNED_COURT_WHAT:
    'A payment order may serve where the landlord does not object, a lawsuit where they do. Get advice first.',
  UNRETURNED_COURT_OFFICE:
    'Court, Korea Legal Aid Corporation (대한법률구조공단, 132), lease mediation committee (주택임대차분쟁조정위원회)',
  UNRETURNED_COURT_LIMITS: 'A judgment may bring nothing if the landlord owns nothing. It takes time and money.',
  UNRETURNED_COURT_SOURCE: 'Civil Procedure Act (민사소송법)',
  UNRETURNED_AUCTION_TITLE: 'If the home is auctioned, ask for your share in time',
  UNRETURNED_AUCTION_WHAT:
    'Register your right and ask for distribution (배당요구) by the last day in the notice of the court. The share of a small lease has to be asked for in time as well.',
  UNRETURNED_AUCTION_OFFICE:
    'Auction division of the court (경매계); for a public sale Korea Asset Management Corporation (한국자산관리공사)',
  UNRETURNED_AUCTION_LIMITS: 'Depending on earlier rights and the price you may get a part, or nothing.',
  UNRETURNED_AUCTION_SOURCE: 'Articles 3-2 and 8 of the Housing Lease Protection Act (주택임대차보호법)',
  UNRETURNED_SUPPORT_CENTER_TITLE: 'Get advice',
  UNRETURNED_SUPPORT_CENTER_WHAT:
    'Do not decide alone. Collect your papers and ask; what comes first differs from home to home.',
  UNRETURNED_SUPPORT_CENTER_OFFICE: 'Tenant support center (전세피해지원센터, 1533-8119)',
  UNRETURNED_SUPPORT_CENTER_LIMITS:
    'It is advice, not a promise of support. Ask there who is supported, and until when.',
  UNRETURNED_SUPPORT_CENTER_SOURCE: 'Guide of the tenant support center (전세피해지원센터) of HUG',
  UNRETURNED_NOTE:
    'This is general guidance on steps and offices. It promises no result and is not legal advice. Check time limits and papers with the office named.',
} satisfies typeof KO
