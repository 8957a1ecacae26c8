export const USAGE = `사용법: npm run refresh -- [--months 2024-01..2026-10] [--lawd 11620,11200] [--sources AptRent,AptTradeDev]
아무것도 주지 않으면 예약 수집과 같은 일을 합니다. 다시 실행하면 멈춘 곳부터 이어 갑니다. Ctrl+C로 언제든 멈출 수 있습니다.
`
