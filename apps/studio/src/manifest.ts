/** The list of what the build wrote: the server says in each page what that page will need. */
export const MANIFEST = 'manifest.json'
