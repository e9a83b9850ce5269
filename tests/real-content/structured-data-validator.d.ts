declare module '@adobe/structured-data-validator' {
  /** Checks structured data against a vocabulary and against the requirements of search engines. */
  export default class Validator {
    /** `vocabulary` is schema.org’s JSON-LD file. */
    constructor(vocabulary: object)
    /** The errors of items, listed by type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<{ issueMessage: string; fieldNames: string[] }[]>
  }
}
