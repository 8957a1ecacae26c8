/** Numbers that are no thresholds of the rule book: for time, memory and transport, for how much of a list is shown, for scales. */

/** A constant with such a name is a limit of the machine, or a unit. */
export const TECHNICAL_NAME =
  /(?:^|_)(?:MS|MILLIS|SECONDS?|MINUTES?|HOURS?|BYTES|OCTETS|CHARACTERS|PIXELS|LENGTH|ATTEMPTS|TRIES|STARTS|AT_ONCE|GIB|MEBIBYTE|PERCENT|HEIGHT|WIDTH|EDGE|ROOM|SIZE|BATCH)$|^BYTES_|_PER_|^(?:DAY|WON|MANWON)_|_OF_YEAR$|^YEAR_DAYS$/

/** A whole number with such a name can be a threshold; outside `JUDGING`, other names are technical. */
export const THRESHOLD_NAME =
  /(?:^|_)(?:MONTHS?|DAYS?|YEARS?|DEALS?|HOMES?|LEASES?|SALES?|SAMPLES?|OUTCOMES?|SHARE|RATIO|MANWON|METER|AREA|FLOORS?|SCORE|POINTS|AGE|ENOUGH|FEW|FEWEST|LEAST|MANY|NEAR|FAR|SIMILAR|LIKENESS|FLAT|HIGH|LOW|NEW|OLD|LINE|BAND|WEIGHT|FACTOR|LIKELY|PROBABLE)(?:_|$)/

/** Code that makes or words judgements: every named number counts. */
export const JUDGING =
  /^server\/src\/(?:domain\/(?:assessment|checks|comparison|description|favorite|market|papers|property|value)|features\/(?:diagnosis-report|regional))\//

/** Limits on how much of a list or text is used; names ending in a measure of a home or deal are not included. */
export const CUT_NAME =
  /^(?:MOST|MAX|LONGEST|SHORTEST|SHOWN|NAMED_AT_MOST|SENTENCES_AT_MOST)(?:_(?!.*(?:MONTHS|DAYS|YEARS|MANWON|SHARE|RATIO|METER|DEALS)$)\w+)?$/

/** Dated numbers of law and of the estimator: data with their own sources and tests. */
export const DATA =
  /^server\/src\/domain\/(?:rule-book|law|privacy|papers\/constants)\/|^server\/src\/domain\/(?:community\/(?:policy|takedown)|value\/(?:estimator|public-price)-constants)\.ts$/

/** Other numbers that are no thresholds: the beginning of the path, and the code. */
export const NO_THRESHOLDS: [path: string, code: RegExp][] = [
  // the processes, their files and their databases
  [
    'server/src/cli/',
    /(?:OLDEST_VERSION|CONNECTIONS_OF_JOBS|LEAST_DESCRIPTORS|LEAST_FREE_GIB|STEPS_WITHOUT_TERMINAL) = /,
  ],
  // the platform does not know homes: its constants are limits of the machine
  ['server/src/platform/', /\bconst [A-Z][A-Z_]+ = |OTEL_TRACES_SAMPLER_ARG|repeat\(32\)/],
  ['server/src/platform/', /buckets: \[|launches|attempt < 10|32n/],
  ['server/src/evidence/public-price/', /LARGEST_RUN = |known\.size > 50_000|LINES_PER_MERGE = /],
  // when the refresh begins, as the institutes publish
  ['server/src/features/collection/run-refresh.ts', /\[\d+, \d+\.5\]/],
  // pg_trgm's own checksum
  ['server/src/evidence/lot-names/name-index.ts', />>> 24|bit < 8/],
  // how many papers are tried, not what they contain
  ['server/src/domain/papers/recovery/', /(?:HALVINGS|HALF|ALL_BUT_LEAST) = /],
  ['server/src/features/board/posts/', /(?:REPLAYED_DAYS|BLOCK) = /],
  ['server/src/features/', /READING_SHARE = /],
  // when a file of addresses is too small to take the place of what is stored
  ['server/src/evidence/addresses/merge-addresses.ts', /(?:MOST_MISSING_SHARE|FEWEST_STORED) = /],
  // numbers of buildings have at most five digits, those of lots four
  ['server/src/evidence/addresses/find-addresses.ts', /high < 100_000/],
  ['server/src/features/address-search/search-address-file.ts', /> 9_999/],
  ['server/src/features/board/sanctions/change-sanction.ts', /MOST_YEARS = /],
  ['server/src/features/value/fit-values.ts', /(?:RECENT_MONTHS|KEPT_DAYS) = /],
  ['server/src/features/value/known-accuracy.ts', /READ_MONTHS = /],
  // the possible values of a provider's row
  [
    'server/src/providers/',
    /ring\.length < 4|month === 2 |LARGEST_AMOUNT = |value < 10 \?|floor >= -20|year >= 1800|baseYear < 1989/,
  ],
  [
    'server/src/providers/',
    /FAILURES_TO_OPEN = |charCodeAt\(end - 1\) === 13|0\.5 \+ random|each\.length >= 6|month <= 12|SMALLEST_SQUARE_METER/,
  ],
  ['server/src/providers/file-text.ts', /FEWEST_ZEROS = |=== 0|> 4/],
  // round steps of an axis
  ['web/src/ui/axis-ticks.ts', /STEPS = /],
  // the forms that a spreadsheet gives to a lot, a day or an amount
  ['server/src/providers/deals/', /<= 9999|< 100|>= 1900|<= 2099|<= 31|< 2000|> 2099|<= 3|< 12|<= 99_999/],
  ['server/src/providers/deals/dump-wire.ts', /(?:QUOTE|OPEN|CLOSE|NEW_LINE) = /],
  // invented data
  ['server/src/sample/store-sample-', /(?:LIKES|REPORTS|MONTHS) = |3, 0\.2, 0\.8/],
  // the structure of an address, a code or a syllable
  ['server/src/domain/address/behind-lot.ts', /sub >= 10 &&/],
  ['server/src/domain/address/lot-number.ts', /<= 9999/],
  ['server/src/domain/bounding-box.ts', /-180|EARTH_RADIUS_METER = /],
  ['server/src/domain/description/', /SQUARE_METER_OF_PYEONG = |IN_WON = |Number\(second\) <= 12/],
  ['server/src/domain/district/district-tree.ts', /[sS]hared (?:<=|===|<) (?:5|10)/],
  ['server/src/domain/hangul.ts', /FIRST_INITIAL = /],
  [
    'server/src/domain/region-keyword/',
    /rooms: 1\.5|end - at (?:<=|===) 2|length >= 2|(?:BEHIND|DONG_RANK|UNTYPED) = |word\.length < 3/,
  ],
  ['contract/src/figures-in-words.ts', /WHOLE_FROM_MANWON = |< 1000/],
  ['server/src/words/', /(?:SYLLABLES_\w+|FINALS|RIEUL) = /],
  ['server/src/domain/papers/dates/public-holidays.ts', /weekday === 6|FIRST_YEAR = /],
  // the building code's own height of an apartment (five floors of homes), by which the register is read
  ['server/src/domain/property/building-use.ts', /floors (?:>=|<=) [46]/],
  ['server/src/domain/property/choose-public-price.ts', /SAME_PLAN_SQUARE_METER = 0\.05/],
  // how units are numbered, from which a name gives its floor
  ['server/src/domain/property/published-unit.ts', /number > 100 && number < 10_000/],
  // quartiles, rounding and scales
  ['server/src/domain/comparison/', /ROUNDING = 1e-9|quantile\(sorted, 0\.(?:25|5|75)\)|^ +0\.5,/m],
  ['server/src/evidence/market/read-lease-reference.ts', /pooledQuantile\(groups, 0\.(?:25|5|75)\)/],
  ['server/src/domain/assessment/', /<= 100|1e-[69]|FACTS_VERSION = \d+/],
  // what is asked for, and no threshold
  ['server/src/features/diagnosis/check-request.ts', /LEAST_MANWON = 1$/],
  // how a budget and a list are cut, not what they say
  ['server/src/features/map/rate-limited-ports.ts', /SHARE = /],
  ['server/src/features/value/plugin.ts', /SHOWN_MONTHS = /],
  ['server/src/features/', /(?:FAVORITES_AT_MOST|NEARBY_AT_MOST|PAST_DEALS|INDICATOR_SENTENCES) = /],
  // the regression of the estimator, held against recorded deals by its own tests
  [
    'server/src/domain/value/calibration.ts',
    /(?:REGIONS|PASSES|HALF_WAY_COUNT|LEAST_RATIO|heldShare) = |0\.995|0\.005/,
  ],
  ['server/src/domain/value/accuracy.ts', /quantile\(errors, 0\.5\)|error > 0\.2\)|error <= 0\.1\)/],
  ['server/src/domain/value/district-jeonse.ts', /(?:AREA_EXPONENT|HALF_WAY_COUNT|COUNTED_DAYS) = /],
  [
    'server/src/domain/value/exceedance.ts',
    /(?:PAIRED_DAYS|SHARES|FARTHEST|ENOUGH_PAIRS|NEWTON_STEPS) = |Math\.min\(0\.995/,
  ],
  ['server/src/domain/value/fit-means.ts', /JEONSE_COLUMNS = /],
  ['server/src/evidence/value/checked-deposits.ts', /AREA_GAP: /],
  ['server/src/domain/value/comparables.ts', /scoreDays: /],
  ['server/src/domain/value/estimate-home.ts', /ENOUGH_TO_TELL_SLIPS = |SLIP = |\/ 0\.2\)|, 0\.3\)|1\.2 \* \(0\.35/],
  ['server/src/domain/value/estimate.ts', /intervalLevel: 0\.8$/],
  ['server/src/domain/value/', /(?:LONGEST_FIT_DAYS|RIDGE|FAR_FROM_MEAN|PASSES|HALF_WEIGHT_DEALS|UNKNOWN\w*) = /],
  [
    'server/src/domain/value/',
    /(?:LONGEST_TREND_DAYS|AREA_HINGES|MIDDLE_LN_AREA|AGE_\w+|ENOUGH_TO_TELL_SLIPS) = |- 0\.5$/,
  ],
  ['server/src/domain/value/', /ageYears \?\? 0\) > 30|1\.48 \*|age <= 10 \?|after - first < 2|highest > 2 /],
  // the client: figures, and what is requested again or kept on the device
  [
    'web/src/ui/',
    /textAnchor=|strokeWidth=|x=\{|r=\{|anchor = |hasRoom = |position [<>]|high - mark|(?:AXIS|MIDDLE|ROWS) = /,
  ],
  ['web/src/routes/console/', /step \* 0\.[18]|0\.5|USUAL = /],
  ['web/src/routes/dev/ui/', /index === [24]|29\.35/],
  ['web/src/lib/', /KEPT_DAYS = |SYLLABLE = |SQUARE_METERS_PER_PYEONG = /],
  ['web/src/routes/', /(?:CLOSEST_ZOOM|FIRST|USUAL_DAYS|FEWEST_LETTERS) = /],
  // the limits of a request
  ['contract/src/', /MAX_(?:PAPER_)?AMOUNT_MANWON = |Type\.(?:Number|Literal)\(/],
  [
    'contract/src/thresholds.ts',
    /countedShare: |probability: |exceeded: |askUnitFromManwon: |shownMonths: |enoughDeals: /,
  ],
]
