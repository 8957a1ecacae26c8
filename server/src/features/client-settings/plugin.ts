import { ClientSettings } from '@lease-risk/contract/client-settings'
import type { Consent } from '@lease-risk/contract/consents'
import type { LoginProvider } from '@lease-risk/contract/login-providers'
import { KOREA } from '../../domain/bounding-box.ts'
import type { DataMode } from '../../platform/data-mode.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'
import { message, type Unworded } from '../../words/message.ts'
import { TILE_ZOOM } from '../map/index.ts'

export type SettingServices = {
  dataMode: DataMode
  version: string
  hasTiles: boolean
  hasPopup: boolean
  hasMail: boolean
  hasPasskeys: boolean
  loginProviders: readonly LoginProvider[]
  consents: readonly Consent[]
}

/** The settings a client needs before it renders anything; never a key. */
export function clientSettingsFeature({
  dataMode,
  version,
  hasTiles,
  hasPopup,
  hasMail,
  hasPasskeys,
  loginProviders,
  consents,
}: SettingServices): FeatureModule {
  const settings: Unworded<ClientSettings> = {
    dataMode,
    version,
    tiles: {
      available: hasTiles,
      urlTemplate: '/api/map/tiles/{z}/{x}/{y}',
      minZoom: TILE_ZOOM.from,
      maxZoom: TILE_ZOOM.to,
      bounds: KOREA,
      attribution: message('MAP_ATTRIBUTION'),
    },
    popup: { available: hasPopup },
    mail: { available: hasMail },
    passkeys: { available: hasPasskeys },
    loginProviders: [...loginProviders],
    consents: [...consents],
  }
  return {
    routes(app) {
      app.get(
        '/api/client-settings',
        {
          config: { access: 'public' },
          schema: {
            operationId: 'readClientSettings',
            tags: ['map'],
            summary: '화면 설정',
            description:
              '자료의 종류(실제, 샘플), 배경지도, 주소 검색 창, 메일, 패스키, 로그인 제공자, 가입할 때의 동의, 서비스의 판입니다.',
            response: ok(ClientSettings),
          },
        },
        () => envelope(settings),
      )
    },
  }
}
