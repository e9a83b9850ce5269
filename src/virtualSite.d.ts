/** The content, checked and typed: scripts/build/sitePlugin.ts. */
declare module 'virtual:site' {
  export const site: import('./content/site.ts').Site
}
