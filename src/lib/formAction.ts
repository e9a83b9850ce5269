/** The URL that forms are sent to, from `services.forms` of the company’s file; undefined when no receiver is connected. */
export const toFormAction = (service: string): string | undefined => (service === 'none' ? undefined : service)
