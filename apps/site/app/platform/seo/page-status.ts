import { isRouteErrorResponse } from 'react-router'

/** Fixed English words: an error page must also work when no language could be found out. */
export const NOT_FOUND = 'Page Not Found'
export const FAILED = 'Internal Server Error'

export const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) ? error.status : 500

export const titleOf = (status: number): string =>
  `${status} ${status === 404 ? NOT_FOUND : FAILED}`
