import { existsSync, mkdirSync, readFileSync, rmdirSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { firstOfList } from '../../features/account/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { createMailer } from '../../platform/mail.ts'
import { scannerVersion } from '../../platform/malware-scanner.ts'
import { createFileStorage } from '../../platform/storage.ts'
import { bad, type Finding, good, warning } from './finding.ts'

const GIB = 1024 ** 3
const LEAST_FREE_GIB = 1
const COMFORTABLE_FREE_GIB = 10
/** Each client connection, database connection and file takes one. */
const LEAST_DESCRIPTORS = 4096

/** Placeholder for the secret that the first start generates. */
export const NO_SECRET = ''

export async function checkMachine(config: Config): Promise<Finding[]> {
  return [
    checkSecrets(config),
    checkOperator(config.operator),
    checkDisk(config.dataDir),
    await checkStorage(config),
    await checkScanner(config),
    await checkBreachedList(config),
    await checkMail(config),
    checkPasskeys(config.passkeys, { isProduction: config.environment === 'production' }),
    checkOperatorNetworks(config.operatorNetworks),
    checkLoginProviders(config.loginProviders),
    checkDescriptors(),
  ].flat()
}

function checkSecrets({ auditSecrets, jwtSecret, previousJwtSecret, metrics, environment }: Config): Finding[] {
  const found: Finding[] = []
  if (environment !== 'production') {
    found.push(warning('NODE_ENV', environment, '실제 서비스라면 NODE_ENV=production으로 시작하십시오.'))
  }
  if (jwtSecret === NO_SECRET) found.push(good('JWT_SECRET', '없음: 처음 시작할 때 DATA_DIR에 만듦'))
  found.push(
    auditSecrets[0] === jwtSecret
      ? warning('AUDIT_SECRET', '따로 없음', '지금의 JWT_SECRET과 같은 값으로 정해 두면 JWT_SECRET을 바꿀 수 있습니다.')
      : good('AUDIT_SECRET', '따로 있음'),
  )
  if (previousJwtSecret !== undefined) {
    const todo = '바꾼 지 ACCESS_TOKEN_TTL_SECONDS가 지났으면 빼십시오.'
    found.push(warning('JWT_SECRET_PREVIOUS', '이전 비밀값도 받는 중', todo))
  }
  if (auditSecrets.length > 1) {
    const todo = 'npm run audit:reseal로 새로 봉인한 뒤 빼십시오.'
    found.push(warning('AUDIT_SECRET_PREVIOUS', '이전 비밀값의 봉인도 받는 중', todo))
  }
  if (metrics.enabled && metrics.token === undefined) {
    found.push(good('METRICS_TOKEN', '없음: /metrics는 이 기계에서만 읽을 수 있음'))
  }
  return found
}

async function checkScanner({ clamdAddress }: Config): Promise<Finding> {
  if (clamdAddress === undefined) return good('CLAMD_ADDRESS', '없음: 사용자가 올린 파일의 악성 코드를 검사하지 않음')
  try {
    return good('CLAMD_ADDRESS', `${await scannerVersion(clamdAddress)}로 검사함`)
  } catch (error) {
    const todo = 'clamd가 실행 중인지, 주소와 권한이 맞는지 확인하십시오. 그때까지 파일을 올릴 수 없습니다.'
    return bad('CLAMD_ADDRESS', (error as Error).message, todo)
  }
}

async function checkBreachedList({ accounts: { passwords } }: Config): Promise<Finding> {
  const [what, path] = ['BREACHED_PASSWORDS_LIST', passwords.breachedList]
  if (path === undefined) return good(what, '없음: 많이 쓰이는 비밀번호만 거절함')
  try {
    await firstOfList(path)
    return good(what, '있음: 유출된 적이 있는 비밀번호를 거절함')
  } catch (error) {
    const todo = 'SHA-1 순서로 된 목록의 경로인지 확인하십시오. 그때까지 비밀번호를 새로 정할 수 없습니다.'
    return bad(what, (error as Error).message, todo)
  }
}

/** In production the start demands them. */
function checkOperator(operator: Config['operator']): Finding {
  if (operator !== null) {
    const { name, contact, officer, officerContact } = operator
    return good(
      'OPERATOR_NAME',
      `처리방침에 적음: ${name}(${contact}), 개인정보 보호책임자 ${officer}(${officerContact})`,
    )
  }
  const todo = '실제 서비스라면 OPERATOR_NAME, OPERATOR_CONTACT, PRIVACY_OFFICER, PRIVACY_OFFICER_CONTACT를 정하십시오.'
  return warning('OPERATOR_NAME', '처리방침과 이용약관에 적을 운영자가 정해져 있지 않음', todo)
}

function checkOperatorNetworks(networks: Config['operatorNetworks']): Finding {
  const detail = networks === undefined ? '없음: 운영자가 어디서나 일할 수 있음' : `${networks.join(', ')}에서만 운영함`
  return good('OPERATOR_NETWORKS', detail)
}

function checkDisk(dataDir: string): Finding {
  const todo = `${dataDir}의 공간을 늘리거나 DATA_DIR을 바꾸십시오.`
  try {
    let folder = dataDir
    // before the first start, the folder in which it will be created
    while (!existsSync(folder)) folder = dirname(folder)
    const { bavail, bsize } = statfsSync(folder)
    const free = (bavail * bsize) / GIB
    const detail = `${folder}에 ${free.toFixed(1)} GiB 남음`
    if (free < LEAST_FREE_GIB) return bad('디스크', detail, todo)
    return free < COMFORTABLE_FREE_GIB ? warning('디스크', detail, todo) : good('디스크', detail)
  } catch (error) {
    return bad('디스크', (error as Error).message, todo)
  }
}

/** Writes, reads and removes a test file, and removes the folders created for it. */
async function checkStorage(config: Config): Promise<Finding> {
  const isS3 = config.storage.kind === 's3'
  const what = `파일 저장소(${isS3 ? 's3' : 'local'})`
  const key = `doctor/${process.pid}.txt`
  const folder = join(config.dataDir, 'files', dirname(key))
  try {
    const firstMade = isS3 ? undefined : mkdirSync(folder, { recursive: true })
    const storage = await createFileStorage(config)
    await storage.put(key, Buffer.from('doctor'), 'text/plain')
    const read = await storage.read(key)
    await storage.remove(key)
    if (firstMade !== undefined) removeEmpty(folder, firstMade)
    if (read === undefined || Buffer.from(read).toString() !== 'doctor') throw new Error('쓴 것이 읽히지 않습니다')
    return good(what, '쓰고 읽고 지울 수 있음')
  } catch (error) {
    const todo = isS3
      ? 'S3_* 값과, 그 키가 버킷에 쓰고 읽고 지울 수 있는지 확인하십시오.'
      : 'DATA_DIR에 쓸 수 있는지 확인하십시오.'
    return bad(what, (error as Error).message, todo)
  }
}

/** Removes a folder and its parents up to `last`; those in use by now are kept. */
function removeEmpty(folder: string, last: string): void {
  try {
    for (let each = folder; each.startsWith(last); each = dirname(each)) rmdirSync(each)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}

function checkDescriptors(): Finding[] {
  try {
    const limit = /^Max open files\s+(\d+|unlimited)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]
    if (limit === undefined) return []
    const isEnough = limit === 'unlimited' || Number(limit) >= LEAST_DESCRIPTORS
    return [
      isEnough
        ? good('열 수 있는 파일 수', limit)
        : warning('열 수 있는 파일 수', limit, 'ulimit -n 65536 또는 systemd의 LimitNOFILE로 늘리십시오.'),
    ]
  } catch {
    // not Linux
    return []
  }
}

/** Lists the login providers, with the exact redirect addresses to register there. */
export function checkLoginProviders(settings: Config['loginProviders']): Finding {
  const what = '제공자 로그인'
  if (settings === null) return good(what, '없음: 비밀번호로만 로그인함')
  const offered = Object.entries(settings.registered).filter(([, client]) => client !== undefined)
  const addresses = offered.map(([provider]) => `${provider}: ${settings.origin}/login/${provider}`)
  return good(what, `등록할 리디렉션 주소 ${addresses.join(', ')}`)
}

/** Logs in to the mail server and sends nothing. */
export async function checkMail(config: Config): Promise<Finding> {
  const mailer = createMailer(config)
  if (mailer === null)
    return good('SMTP_URL', '없음: 메일을 보내지 않음. 잊은 비밀번호를 새로 정하거나 알림을 메일로 받을 수 없음')
  try {
    await mailer.check()
    return good('메일 서버', '연결하고 로그인할 수 있음')
  } catch (error) {
    return bad('메일 서버', (error as Error).message, 'SMTP_URL의 주소, 포트, 계정을 확인하십시오.')
  }
}

/** Reports who can and must have passkeys, and the host they are bound to: on another host they do not work. */
export function checkPasskeys(passkeys: Config['passkeys'], { isProduction }: { isProduction: boolean }): Finding {
  const what = 'OPERATOR_PASSKEYS'
  if (passkeys?.demandedOf === 'EVERYONE') return good(what, `everyone: 모든 계정이 ${passkeys.rpId}의 패스키를 확인함`)
  if (passkeys?.demandedOf === 'OPERATORS')
    return good(what, `required: 모든 운영자와, 패스키를 등록한 사용자가 ${passkeys.rpId}의 패스키를 확인함`)
  const detail =
    passkeys === null
      ? 'off: 아무도 패스키를 등록할 수 없고, 운영자도 비밀번호만으로 로그인함'
      : `optional: ${passkeys.rpId}의 패스키를 등록한 운영자와 사용자만 확인함`
  const todo = '운영자가 패스키를 등록하도록 optional로 시작하고, 모두 등록하면 required로 바꾸십시오.'
  return isProduction ? warning(what, detail, todo) : good(what, detail)
}
