/** A mailto: link with its subject: mailto:hello@company.example?subject=Before%20you%20come. */
export const toMailHref = (email: string, subject: string): string => `mailto:${email}?subject=${encodeURIComponent(subject)}`
