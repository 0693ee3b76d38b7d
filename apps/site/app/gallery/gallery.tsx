import { ToastProvider } from '@oriel/ui/feedback/toast'
import { useText } from '@oriel/web/text'
import { Blocks } from './blocks.tsx'
import { Buttons, Lists } from './feedback.tsx'
import { useFieldRules } from './field-rules.ts'
import { Fields } from './fields.tsx'
import { Forms, Languages } from './forms.tsx'
import { Hero, Numbers } from './hero.tsx'
import { Choices, Navigation } from './navigation.tsx'
import type { GalleryPictures } from './pictures.ts'
import { Secrets } from './secrets.tsx'
import { SignIn } from './sign-in.tsx'
import { Signs } from './signs.tsx'
import { Cards, Tables } from './tables.tsx'
import { Tiles } from './tiles.tsx'
import { Windows } from './windows.tsx'

/** Every component in its states, on one page. */
export function Gallery({ pictures }: { pictures: GalleryPictures }) {
  const { t } = useText()
  useFieldRules()
  return (
    <ToastProvider labels={{ region: t('shell.home'), close: t('shell.close') }}>
      <h1 lang="en" className="mb-4 font-display text-2xl font-extrabold">
        Gallery
      </h1>
      <div className="gallery grid grid-cols-[minmax(0,1fr)] gap-4 desktop:grid-cols-[repeat(2,minmax(0,1fr))]">
        <Hero pictures={pictures} />
        <Tiles pictures={pictures} />
        <Tables pictures={pictures} />
        <Cards pictures={pictures} />
        <Navigation />
        <Choices />
        <Numbers />
        <Buttons />
        <Blocks />
        <Fields />
        <Secrets />
        <SignIn />
        <Forms />
        <Languages />
        <Lists />
        <Windows />
        <Signs />
      </div>
    </ToastProvider>
  )
}
