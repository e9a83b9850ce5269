/** A page’s address as part of a file name: / is home, /academy/youth-theatre-workshop is academy-youth-theatre-workshop. */
export const pageName = (route: string): string => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'))
