/** What `services.forms` of the company’s file is: the path of the site’s own receiver, the URL of a form service elsewhere, or none. */
export const formServiceKind = (forms: string): 'receiver' | 'service' | 'none' =>
  forms === 'none' ? forms : forms.startsWith('/') ? 'receiver' : 'service'

/** The URL that forms are sent to; undefined when no receiver is connected. */
export const toFormAction = (forms: string): string | undefined => (forms === 'none' ? undefined : forms)
