import type { HtmlTagDescriptor } from 'vite'

/** What stands at the foot of the window over a page that its author alone can read. */
export const unlistedNotice = (address: string): HtmlTagDescriptor => ({
  tag: 'p',
  attrs: {
    role: 'note',
    style:
      'position: fixed; inset: auto 0 0; z-index: 9; margin: 0; padding: 0.75rem 1.5rem; border-top: 4px solid #8e2a14; font: 1rem/1.5 system-ui, sans-serif; background: #fbf4e6; color: #17110d',
  },
  children: `Only you can read this page, while you write. Visitors are told that ${address} is being written, until an engineer adds it to src/lib/routes.ts.`,
  injectTo: 'body',
})
