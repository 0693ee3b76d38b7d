import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useNavigate, useSearchParams } from 'react-router'
import { NotAllowed } from '../../parts/screens.tsx'
import { Segments } from '../../parts/segments.tsx'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { holdsOne, useMay } from '../../platform/rights.ts'
import { useSite } from '../../platform/use-site.ts'
import { LetterList } from './letter-list.tsx'
import { TemplateList } from './template-list.tsx'

const views = ['many', 'one', 'templates'] as const
type View = (typeof views)[number]

/** Letters that were sent and templates, as far as the reader may see them. */
export function LettersView() {
  const { t } = useText()
  const site = useSite()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [one, many] = [useMay('letter.send').begin, useMay('letter.bulk').begin]
  const seen = views.filter((view) =>
    holdsOne(site, [view === 'one' ? 'letter.send' : 'letter.bulk']),
  )
  const view = seen.find((name) => name === search.get('view')) ?? seen[0]
  const write = (): void => void navigate(`/${site.code}/letters/new`)
  useKeys(
    [{ keys: 'e', label: t('office.letter.new'), group: 'tables', run: write, isInBar: true }],
    { isOn: one || many },
  )
  if (view === undefined) return <NotAllowed />
  return (
    <>
      <div className="list-head">
        <Segments
          label={t('office.frame.letters')}
          segments={seen.map((value) => ({ value, label: t(`office.letter.view_${value}`) }))}
          value={view}
          onChange={(next: View) => setSearch({ view: next })}
        />
        {(one || many) && (
          <Button icon="mail" onClick={write}>
            {t('office.letter.new')}
          </Button>
        )}
      </div>
      {view === 'templates' ? <TemplateList /> : <LetterList key={view} isToOne={view === 'one'} />}
    </>
  )
}
