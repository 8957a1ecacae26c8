/** The database of results on this device. The name has its own module, so that the first screen can import it alone. */
export const RESULTS_DATABASE = 'lease-check'
