const part = (below: number): number => Math.floor(Math.random() * below)

/** Each visitor comes from a network of their own: limits are per network. */
export const somewhere = (): string => ['100', 64 + part(64), part(256), 1 + part(250)].join('.')
