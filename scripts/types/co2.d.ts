declare module '@tgwf/co2' {
  /** Estimates emissions of data transfer by a model, such as version 4 of the Sustainable Web Design model. */
  export class co2 {
    constructor(options: { model: 'swd'; version: 4 })
    /** Grams of CO2 equivalent, with the average grid of a country (ISO 3166-1, three letters) if one is given. */
    perByteTrace(
      bytes: number,
      green: boolean,
      options: { gridIntensity: { device: { country: string }; network: { country: string } } },
    ): { co2: number }
  }
}
