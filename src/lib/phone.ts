/** The tel: address of a phone number as people read it: +234 (0) 800 000 0000 gives tel:+2348000000000. */
export const toTelHref = (phone: string): string => `tel:${phone.replace(/(?<=^\+.*)\(0\)|[^+\d]/g, '')}`
