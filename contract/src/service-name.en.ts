/** The name that a reader of English sees. In a file of its own: a page loads its own language only. */
export const SERVICE_NAME_EN = 'Before You Sign'
