import { ServiceDocument } from '@lease-risk/contract/service-documents'
import { type PolicyFacts, privacyPolicy } from '../../domain/privacy/privacy-policy.ts'
import { receiversOf } from '../../domain/privacy/receivers.ts'
import { serviceTerms } from '../../domain/privacy/service-terms.ts'
import type { Config } from '../../platform/config/config.ts'
import type { FeatureModule } from '../../platform/feature-module.ts'
import { envelope, ok } from '../../platform/http/envelope.ts'

/** A changed setting takes a restart; browsers and proxies may be that late. */
const CACHE_CONTROL = 'public, max-age=300'

/** R-PRIV-05: the privacy policy and the terms, made once from the configuration. */
export function privacyFeature(config: Config): FeatureModule {
  const policy = privacyPolicy(policyFactsOf(config))
  const terms = serviceTerms(config.operator)
  return {
    routes(app) {
      app.get(
        '/api/privacy-policy',
        {
          config: { access: 'public' },
          schema: {
            operationId: 'readPrivacyPolicy',
            tags: ['privacy'],
            summary: '개인정보 처리방침',
            description:
              '처리하는 항목과 목적, 보유 기간, 받는 곳과 국외 이전, 권리와 보호책임자입니다. 지금 켜진 설정으로 만들므로 정보를 보내는 설정을 켜면 저절로 나타납니다.',
            response: ok(ServiceDocument),
          },
        },
        (_request, reply) => {
          reply.header('cache-control', CACHE_CONTROL)
          return envelope(policy)
        },
      )
      app.get(
        '/api/terms',
        {
          config: { access: 'public' },
          schema: {
            operationId: 'readServiceTerms',
            tags: ['privacy'],
            summary: '이용약관',
            description: '서비스가 하는 것과 하지 않는 것, 회원과 게시판의 규칙, 운영자입니다.',
            response: ok(ServiceDocument),
          },
        },
        (_request, reply) => {
          reply.header('cache-control', CACHE_CONTROL)
          return envelope(terms)
        },
      )
    },
  }
}

/** What the policy says of these settings. */
export function policyFactsOf(config: Config): PolicyFacts {
  const { providers, riskScoring, storage, mail, push, telemetry, loginProviders, database } = config
  const { s3 } = storage
  const logins = (['kakao', 'naver', 'google'] as const).filter((name) => loginProviders?.registered[name])
  return {
    operator: config.operator,
    settings: {
      ANONYMOUS_DIAGNOSIS_RETENTION_DAYS: config.diagnosis.anonymousRetentionDays,
      NOTIFICATION_RETENTION_DAYS: config.notifications.retentionDays,
      EXTERNAL_CALL_RETENTION_DAYS: config.operations.callRetentionDays,
      OUTBOX_RETENTION_HOURS: config.outbox.retentionHours,
      REFRESH_TOKEN_TTL_SECONDS: config.accounts.refreshTokenTtlSeconds,
      ACCESS_TOKEN_TTL_SECONDS: config.accounts.accessTokenTtlSeconds,
    },
    receivers: receiversOf({
      riskModel: riskScoring.enabled && riskScoring.apiKey !== undefined ? hostOf(riskScoring.baseUrl) : null,
      hasPush: push !== undefined,
      files:
        storage.kind !== 's3'
          ? null
          : s3.endpoint === undefined
            ? { host: `${s3.region}.amazonaws.com`, region: s3.region }
            : { host: hostOf(s3.endpoint) ?? '', region: null },
      mail: mail === undefined ? null : hostOf(mail.url),
      database: database.url === undefined ? null : hostOf(database.url),
      telemetry: telemetry === undefined ? null : hostOf(telemetry.endpoint),
      logins: logins.map((name) => name.toUpperCase() as 'KAKAO' | 'NAVER' | 'GOOGLE'),
    }),
    lookups: [
      ...(providers.juso.searchKey === undefined ? [] : ['ADDRESS' as const]),
      ...(providers.dataGoKr.serviceKey === undefined ? [] : ['PORTAL' as const]),
      ...(providers.vworld.key === undefined ? [] : ['MAP' as const]),
      ...(providers.rOne.key === undefined ? [] : ['STATISTICS' as const]),
    ],
    asksOwners: config.ownershipFacts,
    unusedDays: config.accounts.dormantDays,
    hasMail: mail !== undefined,
    hasPasskeys: config.passkeys !== null,
    hasProviderLogin: logins.length > 0,
  }
}

/** The host of an address, never its password; a socket has none. */
function hostOf(address: string): string | null {
  const url = URL.parse(address)
  const host = url?.searchParams.getAll('host').at(-1) ?? url?.hostname ?? ''
  return host === '' || host.startsWith('/') ? null : host
}
