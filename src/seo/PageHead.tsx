import { Head } from 'vite-react-ssg'

interface PageHeadProps {
  /** The page’s own title; the company’s name follows it. */
  title: string
  description: string
  /** The page’s path, without a slash at the end; undefined for the not-found page, which has no address of its own. */
  path?: string
  companyName: string
  /** The site’s address, without a slash at the end. */
  siteUrl: string
}

/** Title, description and canonical address of a page. */
export function PageHead({ title, description, path, companyName, siteUrl }: PageHeadProps) {
  const fullTitle = path === '/' ? `${companyName} | ${title}` : `${title} | ${companyName}`
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={siteUrl + (path === '/' ? '/' : path)} />
      )}
    </Head>
  )
}
