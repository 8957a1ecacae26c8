import { PASSWORD } from '../account-app.ts'
import type { SampleCall } from './sample-call.ts'

const HOME = { address: '서울 관악구 신림동 1422-5', contractPurpose: 'JEONSE', depositAmountManwon: 12_000 }

const PAPERS = {
  terms: { contractPurpose: 'JEONSE', depositAmountManwon: 12_000 },
  home: { legalDistrictCode: '1162010200', propertyType: 'ROW_HOUSE_MULTI_UNIT' },
}

export const DIAGNOSIS_CALLS: readonly SampleCall[] = [
  { operationId: 'readHealth' },
  { operationId: 'readLiveness' },
  { operationId: 'readClientSettings' },
  { operationId: 'readPrivacyPolicy' },
  { operationId: 'readServiceTerms' },
  { operationId: 'searchAddresses', query: () => ({ keyword: '신림동 1422-5' }) },
  {
    operationId: 'readListingText',
    body: () => ({ text: '신림동 1422-5 302호\n월세 1000/60, 전용 24㎡, 3층' }),
  },
  { operationId: 'startAddressPopup', query: () => ({ requestId: 'walk-1' }) },
  { operationId: 'finishAddressPopupByGet', query: () => ({ requestId: 'walk-1' }) },
  { operationId: 'finishAddressPopupByPost', query: () => ({ requestId: 'walk-1' }) },
  { operationId: 'listDiagnosisPurposes' },
  { operationId: 'listChecks' },
  { operationId: 'listSpecialClauses' },
  { operationId: 'searchRentRiskDiagnosisCandidates', body: { address: HOME.address } },
  { operationId: 'createRentRiskDiagnosis', as: 'owner', body: HOME, keep: { diagnosisId: 'diagnosisId' } },
  { operationId: 'listRentRiskDiagnoses', as: 'owner' },
  { operationId: 'readRentRiskDiagnosis', as: 'owner' },
  { operationId: 'readRentRiskDiagnosisSample', as: 'owner', path: { sourceKey: 'rent-transaction' } },
  { operationId: 'createRentRiskDiagnosisAsync', body: HOME, keep: { statusToken: 'statusToken' } },
  { operationId: 'readRentRiskDiagnosisAsync', keep: { finishedAt: 'finishedAt' }, later: true },
  { operationId: 'streamRentRiskDiagnosisAsync', stream: true },
  { operationId: 'claimRentRiskDiagnosis', as: 'owner' },
  { operationId: 'writeRegistryDocumentConfirmation', as: 'owner', body: { status: 'CHECKED' } },
  { operationId: 'readRegistryDocumentConfirmation', as: 'owner' },
  { operationId: 'calculateLeasePapers', body: PAPERS },
  { operationId: 'keepDiagnosisPapers', as: 'owner', body: { version: 0, taxArrearsManwon: 0 } },
  {
    operationId: 'keepDiagnosisPapers',
    as: 'owner',
    body: { version: 1, dates: { contractOn: '2026-12-01', balanceOn: '2026-12-20' } },
  },
  { operationId: 'readDiagnosisPapers', as: 'owner' },
  { operationId: 'compareDiagnosisPapers', as: 'owner', query: () => ({ from: '1', to: '2' }) },
  { operationId: 'downloadPapersCalendar', as: 'owner' },
  { operationId: 'readPaperRequests', as: 'owner', keep: { paper: 'items.0.paper' } },
  {
    operationId: 'keepPaperRequests',
    as: 'owner',
    body: ({ paper }) => ({ items: [{ paper, status: 'ASKED' }] }),
  },
  { operationId: 'readPaperRequestMessage', as: 'owner', query: () => ({ to: 'LANDLORD' }) },
  { operationId: 'shareDiagnosis', as: 'owner', body: {}, keep: { token: 'token' } },
  { operationId: 'listDiagnosisShares', as: 'owner', keep: { shareId: 'items.0.shareId' } },
  { operationId: 'readSharedDiagnosis' },
  { operationId: 'removeDiagnosisShare', as: 'owner' },
  { operationId: 'readDiagnosisSheet', as: 'owner' },
  { operationId: 'downloadDiagnosisSheet', as: 'owner' },
  {
    operationId: 'createFavorite',
    as: 'owner',
    body: ({ diagnosisId }) => ({ diagnosisId }),
    keep: { favoriteId: 'favoriteId' },
  },
  {
    operationId: 'createFavorite',
    as: 'owner',
    body: { ...HOME, address: '서울 강남구 역삼동 736' },
    keep: { otherFavoriteId: 'favoriteId' },
  },
  { operationId: 'listFavorites', as: 'owner' },
  { operationId: 'readFavorite', as: 'owner' },
  { operationId: 'updateFavorite', as: 'owner', body: { ...HOME, depositAmountManwon: 13_000 } },
  { operationId: 'analyseFavorite', as: 'owner' },
  { operationId: 'readFavoriteWay', as: 'owner' },
  { operationId: 'changeFavoriteState', as: 'owner', body: { state: 'CONTRACTED' } },
  { operationId: 'keepFavoriteSteps', as: 'owner', body: { items: [{ step: 'QUESTIONS', done: true }] } },
  {
    operationId: 'compareFavorites',
    as: 'owner',
    query: ({ favoriteId, otherFavoriteId }) => ({ ids: `${favoriteId},${otherFavoriteId}` }),
  },
  { operationId: 'readDiagnosisContext', as: 'owner', query: ofDiagnosis },
  { operationId: 'readFieldChecks', as: 'owner', query: ofDiagnosis },
  {
    operationId: 'keepFieldChecks',
    as: 'owner',
    body: ({ diagnosisId }) => ({ diagnosisHistoryId: diagnosisId, items: [] }),
  },
  { operationId: 'readCommunityPostDraft', as: 'owner' },
  { operationId: 'listAllDiagnoses', as: 'operator' },
  { operationId: 'readAnyDiagnosis', as: 'operator' },
  { operationId: 'revealDiagnosis', as: 'operator', body: { reason: '확인하려고 봄' } },
  { operationId: 'listExternalApiCallLogs', as: 'operator' },
  { operationId: 'readExternalApiHealth', as: 'operator' },
  { operationId: 'readExternalDataStatus', as: 'operator' },
  { operationId: 'deleteFavorite', as: 'owner' },
]

/** Calls made after everything that reads the diagnosis. */
export const LAST_CALLS: readonly SampleCall[] = [
  { operationId: 'deleteRentRiskDiagnosis', as: 'owner' },
  { operationId: 'createRentRiskDiagnosis', body: HOME, keep: { diagnosisId: 'diagnosisId' } },
  { operationId: 'deleteAnyDiagnosis', as: 'operator', body: { confirmationPassword: PASSWORD } },
]

function ofDiagnosis({ diagnosisId }: Record<string, string | number>): Record<string, string> {
  return { diagnosisHistoryId: String(diagnosisId) }
}
