/** What this device keeps of results. The name stands alone, so that the first screen asks for it without the rest. */
export const RESULTS_DATABASE = 'lease-check'
