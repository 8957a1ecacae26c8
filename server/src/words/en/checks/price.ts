import type { PRICE_CHECKS as KO } from '../../ko/checks/price.ts'

export const PRICE_CHECKS = {
  CHECK_MARKET_PRICE_TITLE: 'Check what such homes sell for now',
  CHECK_MARKET_PRICE_ACTION:
    "Look up sale prices yourself in the ministry's system of reported deals (국토교통부 실거래가 공개시스템), and ask real estate agencies nearby.",
  CHECK_MARKET_PRICE_DETAIL:
    "Ask at least two real estate agencies, and look in the ministry's system of reported deals (국토교통부 실거래가 공개시스템), what such homes are let and sold for.",
  CHECK_MARKET_QUOTATION_TITLE: 'Look up the price quotations',
  CHECK_MARKET_QUOTATION_ACTION:
    'Look up the quotations for the same complex and area by KB (KB시세) and by the Korea Real Estate Board (한국부동산원 시세), and ask the guarantor which of them it takes.',
  CHECK_MARKET_QUOTATION_DETAIL:
    'Guarantors take the price of an apartment or officetel first from the quotations of KB (KB시세) or the Korea Real Estate Board (한국부동산원 시세). Compare the deposit and the claims ahead of it with that amount.',
  CHECK_LEASE_PRICE_TITLE: 'Check what recent leases agreed on',
  CHECK_LEASE_PRICE_ACTION:
    "Look up leases in the same building and nearby yourself in the ministry's system of reported deals (국토교통부 실거래가 공개시스템), and ask why yours differs from them.",
  CHECK_LEASE_PRICE_DETAIL:
    'Ask at least two real estate agencies about recent leases in the same building and nearby, and ask why yours differs from them.',
  CHECK_PUBLIC_PRICE_TITLE: 'Check the public price',
  CHECK_PUBLIC_PRICE_ACTION:
    'Look up the public price (공시가격) of this home yourself on the public price site (부동산공시가격알리미).',
  CHECK_PUBLIC_PRICE_DETAIL:
    'Look up the public price (공시가격) of the unit of the contract on the public price site (부동산공시가격알리미).',
  CHECK_OFFICETEL_STANDARD_PRICE_TITLE: 'Check the standard price of the officetel',
  CHECK_OFFICETEL_STANDARD_PRICE_ACTION:
    'Look up the standard price (기준시가) of the officetel on Hometax (홈택스) of the National Tax Service.',
  CHECK_OFFICETEL_STANDARD_PRICE_DETAIL:
    'An officetel has no public price (공시가격) as other homes do. The National Tax Service publishes a standard price (기준시가) for it instead.',
  CHECK_MAINTENANCE_FEE_DETAIL_TITLE: 'Check what the maintenance fee is for',
  CHECK_MAINTENANCE_FEE_DETAIL_ACTION:
    'Check what the maintenance fee (관리비) covers and which bills you pay in addition.',
  CHECK_MAINTENANCE_FEE_DETAIL_DETAIL:
    'Check what the maintenance fee (관리비) covers, which bills you pay in addition and what was charged over the last year, and write it into the contract.',
} satisfies typeof KO
