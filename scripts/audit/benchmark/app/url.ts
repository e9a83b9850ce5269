/** Stands for node:url in the browser, where no address of checked content is ever explained. */
export const domainToUnicode = (name: string): string => name
