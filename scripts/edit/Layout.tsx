import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

interface LayoutProps {
  title: string
  /** The result of the last action; screen readers announce it when the page opens. */
  status?: string | undefined
  children: ReactNode
}

function Layout({ title, status, children }: LayoutProps) {
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${status ? `${status} · ` : ''}${title} · Editor`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/_edit/edit.css" />
        <script type="module" src="/scripts/edit/fileForm.client.ts" />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        <header>
          <nav aria-label="Editor">
            <a href="/_edit/">All files</a>
            <a href="/_edit/send">Hand over changes</a>
            <a href="/_edit/help">Help</a>
            <a href="/">The site</a>
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          <h1>{title}</h1>
          <p role="status" id="status">
            {status}
          </p>
          {children}
        </main>
      </body>
    </html>
  )
}

/** A page of the editor as HTML. */
export const renderPage = (props: LayoutProps): string => `<!doctype html>${renderToStaticMarkup(<Layout {...props} />)}`
