const LEGAL_DISTRICT_CODE = 'It is the 10 digits of a legal district.'

/** What a field expects, by its format name or pattern. A test checks that none of the API is missing. */
export const FORMATS: Readonly<Record<string, string>> = {
  date: 'Write a date as YYYY-MM-DD.',
  'date-time': 'Write a time with its offset, such as 2026-11-20T12:00:00+09:00.',
  email: 'Write an email address.',
  uuid: 'It is a UUID.',
  '^(19|20)': 'Write a date of this century or the last as YYYY-MM-DD.',
  '^[0-9]{5}$': 'It is the first 5 digits of a legal district, those of its city, county or district.',
  '^\\d{10}$': LEGAL_DISTRICT_CODE,
  '^[0-9]{10}$': LEGAL_DISTRICT_CODE,
  '^([0-9]{10}|[^0-9/?#][^/?#]{0,99})$': 'Give the 10 digits of a legal district, or its name in addresses of pages.',
  '^[0-9]{1,16}\\.[0-9]{1,15}$': 'It is the nextCursor of the answer before.',
  '^[0-9]{1,15}$': 'It is the nextCursor of the answer before.',
  '^산? ?\\d{1,4}(-\\d{1,4})?(, 산? ?\\d{1,4}(-\\d{1,4})?)*( 외)?$':
    'Write a lot number such as 1422-5, several with commas between them; a mountain lot has its letter before it.',
  '^[가-힣]{2,10}( [가-힣]{1,10}\\d{0,2}[가-힣]{0,3}){1,4}$':
    'Write the Korean names from the province down to the legal district, with a blank between them.',
  '^[0-9A-Za-z가-힣 -]{0,8}(\\d|옥탑|지하|지층)[0-9A-Za-z가-힣 -]{0,3}$':
    'Write the room as the paper names it, such as 301, B02, 옥탑 or 지하.',
  '^(?=(?:[^0-9]*[0-9]){3})[0-9A-Za-z가-힣\\s:~.·\\u2010-\\u2015\\u2212-]+$':
    'Write the registration number as it stands in the listing or on the notice in the office, with at least three digits.',
  '^[0-9]{10}[12][0-9]{8}$': 'It is the 19 digits of a lot (PNU).',
  '^-?\\d{1,3}(\\.\\d{1,12})?(,-?\\d{1,3}(\\.\\d{1,12})?){3}$': 'Write minLon,minLat,maxLon,maxLat (WGS 84).',
  '^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){1,4}$': 'Give the numbers of 2 to 5 saved homes, separated by commas.',
  '^[A-Za-z0-9][A-Za-z0-9._-]{3,29}$':
    'Use 4 to 30 letters (A to Z), digits or the signs . _ -, and begin with a letter or a digit.',
  '^(?=[\\s\\S]*\\p{L})(?=[\\s\\S]*\\p{Nd})': 'Use at least one letter and one digit.',
  '^(https?://[^\\s/?#@:"\'<>\\\\]+(:\\d{1,5})?([/?#][^\\s"\'<>\\\\]*)?|/api/users/profile-images/\\S+)?$':
    'Give the http or https address of a picture.',
}
