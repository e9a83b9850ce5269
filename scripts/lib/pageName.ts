/** Converts a page’s address to a part of a file name: / to home, /academy/youth-theatre-workshop to academy-youth-theatre-workshop. */
export const pageName = (route: string): string => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'))
