import { useNonce } from '@oriel/web/request'
import type { Visit } from '../visit.ts'

/** What schema.org calls things. Only what is true and can be seen on the page is said. */
export type SeoData = Readonly<Record<string, unknown>>
const CONTEXT = { '@context': 'https://schema.org' }

type Site = Pick<Visit, 'origin' | 'site'>

export const organizationData = ({ origin, site }: Site): SeoData => ({
  ...CONTEXT,
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: site.name,
  url: `${origin}/`,
  logo: `${origin}/art/icon-512.png`,
})

/** With a search box only where an address shows what was searched for: `/?search={text}`. */
export const websiteData = ({ origin, site }: Site, searchPath?: string): SeoData => ({
  ...CONTEXT,
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name: site.name,
  url: `${origin}/`,
  publisher: { '@id': `${origin}/#organization` },
  ...(searchPath === undefined
    ? {}
    : {
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}${searchPath}` },
          'query-input': 'required name=text',
        },
      }),
})

/** The questions and answers that stand on the page, and no others. */
export const faqData = (list: readonly { question: string; answer: string }[]): SeoData => ({
  ...CONTEXT,
  '@type': 'FAQPage',
  mainEntity: list.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** From the first page to this one. */
export const breadcrumbData = (
  { origin }: Pick<Visit, 'origin'>,
  trail: readonly { name: string; path: string }[],
): SeoData => ({
  ...CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
})

/** JSON that stays text inside a script element, whatever operators wrote. */
export const jsonForScript = (data: SeoData): string =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Browsers hide a nonce from scripts, so what the server wrote there cannot be compared. */
export function StructuredData({ data }: { data: SeoData }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
    />
  )
}
