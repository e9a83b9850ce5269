/** The URL that forms are sent to, from `services.forms` of the company’s file; undefined when no receiver is connected. */
export const toFormAction = (service: string): string | undefined => (service === 'none' ? undefined : service)

/** Whether a form service elsewhere takes the forms, and not the receiver of the site. */
export const isFormService = (service: string): boolean => service.startsWith('https:')
