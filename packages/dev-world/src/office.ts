/** Where the office is opened in a world on a laptop. */
export const OFFICE_HOST = 'office.localhost'
