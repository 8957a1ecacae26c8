/** The variable set when the test command runs several files in one process and ends each of them itself. */
export const SEVERAL_FILES_VARIABLE = 'LEASE_RISK_SEVERAL_TEST_FILES'
