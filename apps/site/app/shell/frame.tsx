import type { ReactNode } from 'react'
import { useText } from '../lib/text.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What surrounds every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <>
      <a href="#content" className="skip-link">
        {t('shell.skip_to_content')}
      </a>
      <Header />
      <main id="content" className="page">
        {children}
      </main>
      <Footer />
    </>
  )
}
