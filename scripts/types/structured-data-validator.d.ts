declare module '@adobe/structured-data-validator' {
  /** Checks structured data against a vocabulary and against what search engines ask of it. */
  export default class Validator {
    /** `vocabulary` is schema.org’s, as its JSON-LD file has it. */
    constructor(vocabulary: object)
    /** What is wrong with things, listed by their type. */
    validate(found: { jsonld: Record<string, object[]> }): Promise<{ issueMessage: string; fieldNames: string[] }[]>
  }
}
