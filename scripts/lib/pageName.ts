/** The name of a page in the names of files: / is home, /academy/youth-theatre-workshop is academy-youth-theatre-workshop. */
export const pageName = (route: string): string => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'))
