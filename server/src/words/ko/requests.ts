/** Problems with a request, its fields or its file, and responses of a service without features. */
export const REQUESTS = {
  FIELD_REQUIRED: '필수 입력 항목입니다.',
  FIELD_INVALID: '값이 올바르지 않습니다.',
  FIELD_OF_TYPE: ({ types }: { types: readonly string[] }) =>
    `${types.map((type) => TYPES[type] ?? type).join(' 또는 ')} 형식으로 입력해 주세요.`,
  FIELD_AT_LEAST: ({ limit }: Limit) => `${limit} 이상이어야 합니다.`,
  FIELD_AT_MOST: ({ limit }: Limit) => `${limit} 이하여야 합니다.`,
  FIELD_MORE_THAN: ({ limit }: Limit) => `${limit}보다 커야 합니다.`,
  FIELD_LESS_THAN: ({ limit }: Limit) => `${limit}보다 작아야 합니다.`,
  FIELD_MULTIPLE_OF: ({ limit }: Limit) => `${limit}의 배수여야 합니다.`,
  FIELD_TOO_SHORT: ({ limit }: Limit) => `${limit}자 이상 입력해 주세요.`,
  FIELD_TOO_LONG: ({ limit }: Limit) => `${limit}자 이하로 입력해 주세요.`,
  FIELD_TOO_FEW: ({ limit }: Limit) => `${limit}개 이상이어야 합니다.`,
  FIELD_TOO_MANY: ({ limit }: Limit) => `${limit}개 이하여야 합니다.`,
  FIELD_NOT_DISTINCT: '같은 값이 두 번 들어 있습니다.',
  FIELD_NOT_A_CHOICE: ({ choices }: { choices: readonly string[] }) =>
    `다음 값 중 하나여야 합니다: ${choices.join(', ')}`,
  FIELD_FORMAT: ({ description }: Format) =>
    description === null ? '형식이 올바르지 않습니다.' : `형식이 올바르지 않습니다. ${description}`,
  FIELD_CHARACTERS: '사용할 수 없는 문자가 들어 있습니다.',
  FIELD_NOT_UTF8: 'UTF-8로 퍼센트 인코딩해 주세요.',

  BODY_ENCODED: '요청 본문이 압축되어 있습니다(Content-Encoding). 압축하지 않고 보내 주세요.',
  BODY_NOT_UTF8: '요청 본문이 UTF-8이 아닙니다. UTF-8로 보내 주세요.',
  BODY_TOO_COMPLEX: '요청 본문이 너무 깊거나 항목이 너무 많습니다.',
  HOST_MALFORMED: '요청의 Host 머리글이 올바르지 않습니다.',
  FILE_REQUIRED: '파일을 첨부해 주세요.',
  ONE_FILE_AT_A_TIME: '파일은 한 번에 하나만 올릴 수 있습니다.',
  FILE_UNREADABLE: '첨부한 파일을 읽을 수 없습니다.',
  FILE_INFECTED: '악성 코드가 있는 파일이어서 올릴 수 없습니다.',
  FILE_UNSCANNED: '지금은 파일에 악성 코드가 있는지 확인할 수 없습니다. 잠시 뒤에 다시 올려 주세요.',
  FILE_TOO_LARGE: ({ megabytes }: { megabytes: number }) => `파일은 ${megabytes}MB까지 올릴 수 있습니다.`,

  SERVICE_UP: '정상적으로 동작하고 있습니다.',
  SERVICE_STARTING: ({ percent }: { percent: number }) => `시작하는 중입니다. ${percent}% 준비했습니다.`,
  DATABASE_DOWN: '데이터베이스에 연결할 수 없습니다.',
  PROCESS_ALIVE: '응답하고 있습니다.',
}

type Limit = { limit: number }

/** `format`: the format name, or the unmatched pattern. `description`: the field's description in the API document. */
type Format = { format: string; description: string | null }

const TYPES: Record<string, string> = {
  string: '문자열',
  number: '숫자',
  integer: '정수',
  boolean: 'true 또는 false',
  array: '목록',
  object: '객체',
}
