/** S2.040 to S2.060: pages about the member stand below this address. */
export const isMemberPath = (pathname: string): boolean => /^\/user(\/|$)/i.test(pathname)
