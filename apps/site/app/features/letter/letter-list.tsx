import { Button } from '@oriel/ui/form/button'
import { Checkbox } from '@oriel/ui/form/checkbox'
import { Confirm } from '@oriel/ui/overlay/confirm'
import { FormError } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useState } from 'react'
import { useVisit } from '../../platform/use-visit.ts'
import { LetterRow } from './letter-row.tsx'
import { pagesOf, stillChosen, toggled, type Letter, type LetterPage } from './letter-rules.ts'
import { LetterText } from './letter-text.tsx'
import type { useLetters } from './use-letters.ts'

type LetterListProps = {
  found: LetterPage
  letters: ReturnType<typeof useLetters>
  page: number
  onPage: (page: number) => void
}

/** On a desk the open letter stands beside the list, on a phone it unfolds in its place. */
export function LetterList({ found, letters, page, onPage }: LetterListProps) {
  const { t } = useText()
  const isWide = useVisit().mode === 'desktop'
  const [open, setOpen] = useState<string | null>(null)
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set())
  const chosen = stillChosen(wanted, found.list)
  const shown = found.list.find(({ id }) => id === open)
  const turn = (letter: Letter) => {
    const isClosing = open === letter.id && !isWide
    setOpen(isClosing ? null : letter.id)
    if (!isClosing) letters.expand(letter)
  }
  return (
    <section className="letters" aria-label={t('letter.title')}>
      <div className="letter-side">
        <Chosen found={found} chosen={chosen} onChosen={setWanted} destroy={letters.destroy} />
        <ul className="letter-list">
          {found.list.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              isOpen={open === letter.id}
              isChosen={chosen.has(letter.id)}
              onOpen={() => turn(letter)}
              onChoose={() => setWanted(toggled(chosen, letter.id))}
            >
              {!isWide && open === letter.id && <LetterText letter={letter} />}
            </LetterRow>
          ))}
        </ul>
        <Turns page={page} pages={pagesOf(found.total_count)} onPage={onPage} />
      </div>
      {isWide && (
        <div className="letter-pane" aria-live="polite">
          {shown ? (
            <LetterText letter={shown} />
          ) : (
            <p className="letter-pick">{t('letter.pick')}</p>
          )}
        </div>
      )}
    </section>
  )
}

type ChosenProps = {
  found: LetterPage
  chosen: ReadonlySet<string>
  onChosen: (ids: ReadonlySet<string>) => void
  destroy: (ids: readonly string[]) => Promise<string | null>
}

/** How many there are, and what is done with those that are chosen. */
function Chosen({ found, chosen, onChosen, destroy }: ChosenProps) {
  const { t } = useText()
  const { list, total_count: total, unread_count: unread } = found
  const [isAsked, setAsked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, send] = useSending()
  const isAll = chosen.size === list.length
  const remove = () =>
    send(async () => {
      setProblem(await destroy([...chosen]))
      onChosen(new Set())
      setAsked(false)
    })
  return (
    <div className="letter-bar">
      <Checkbox
        checked={isAll}
        onChange={() => onChosen(new Set(isAll ? [] : list.map(({ id }) => id)))}
      >
        <span className="sr-only">{t('letter.choose_all')}</span>
      </Checkbox>
      <output className="letter-summary">{t('letter.summary', { total, unread })}</output>
      <Button
        variant="ghost"
        className="button-small"
        disabled={chosen.size === 0}
        onClick={() => setAsked(true)}
      >
        {t('letter.delete')}
      </Button>
      {problem !== null && <FormError title={t('letter.not_deleted')}>{problem}</FormError>}
      <Confirm
        isOpen={isAsked}
        tone="danger"
        title={t('letter.delete_title', { count: chosen.size })}
        text={t('letter.delete_text')}
        confirm={t('letter.delete')}
        cancel={t('letter.cancel')}
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsked(false)}
      />
    </div>
  )
}

type TurnsProps = { page: number; pages: number; onPage: (page: number) => void }

function Turns({ page, pages, onPage }: TurnsProps) {
  const { t } = useText()
  if (pages <= 1) return null
  return (
    <div className="letter-turns">
      <Button variant="ghost" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('letter.newer')}
      </Button>
      <span>{t('letter.page', { page, pages })}</span>
      <Button variant="ghost" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('letter.older')}
      </Button>
    </div>
  )
}
