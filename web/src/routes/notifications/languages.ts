/** In which mails and pushes can come. */
export const LANGUAGES = ['ko', 'en'] as const
