import { type Static, Type } from 'typebox'
import { Nullable } from './common.ts'
import { ContractPurpose } from './diagnosis-request.ts'

const DiagnosisPurpose = Type.Object(
  {
    purposeCode: Type.Enum(
      [
        'LEASE_JEONSE',
        'LEASE_MONTHLY_RENT',
        'RESIDENTIAL_SALE',
        'COMMERCIAL_STARTUP',
        'LAND_FOREST_DEVELOPMENT',
        'SMALL_COMMERCIAL_BUILDING',
        'DOCUMENT_RIGHTS_ASSISTANCE',
      ],
      { description: '목적 코드' },
    ),
    purposeName: Type.String({ description: '목적 이름' }),
    mvpSupported: Type.Boolean({ description: '지금 실행할 수 있는지' }),
    currentEndpoint: Nullable(Type.String({ description: '실행 경로. 준비 중이면 null' })),
    directConfirmationRequiredItems: Type.Array(Type.String(), {
      minItems: 1,
      description: '사용자가 직접 확인해야 하는 항목',
    }),
    leaseContractPurpose: Type.Optional(ContractPurpose),
  },
  { $id: 'DiagnosisPurpose', description: '진단 목적' },
)
export type DiagnosisPurpose = Static<typeof DiagnosisPurpose>

export const DiagnosisPurposeCatalogResponse = Type.Object(
  { purposes: Type.Array(DiagnosisPurpose, { description: '진단 목적 목록' }) },
  { $id: 'DiagnosisPurposeCatalogResponse', description: '진단 목적 목록. 전세와 월세만 실행할 수 있습니다.' },
)
