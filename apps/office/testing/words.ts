import { serverText } from '@oriel/i18n/server'

/** English, for parts that are tried without a server. */
export const WORDS = serverText('en_US')
