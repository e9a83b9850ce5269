/** Where forms are sent, by `services.forms` of the company's file; undefined where nobody takes them. */
export const toFormAction = (service: string): string | undefined => (service === 'none' ? undefined : service)
