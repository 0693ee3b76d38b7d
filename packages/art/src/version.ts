/**
 * Stands in the addresses of drawn pictures. A test compares it with what is drawn: whoever changes
 * a picture writes the new figure here, and browsers let go of what they kept.
 */
export const ART_VERSION = 'f31d5dc4'

/** Raised by hand when the same drawing is to give other bytes: another quality, another size. */
export const RASTER_VERSION = 1
