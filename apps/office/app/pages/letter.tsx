import { useText } from '@oriel/web/text'
import { useNavigate, useSearchParams } from 'react-router'
import { LetterEditor } from '../features/letter/letter.ts'
import { Screen } from '../frame/screen.tsx'
import { useSite } from '../platform/use-site.ts'

export default function LetterPage() {
  const { t } = useText()
  const { code } = useSite()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [id, account] = [search.get('member'), search.get('account')]
  const list = `/${code}/letters`
  return (
    <Screen
      title={t('office.letter.new')}
      crumbs={[{ label: t('office.frame.letters'), to: list }]}
    >
      <LetterEditor
        to={id !== null && account !== null ? { id, account } : null}
        onSent={() => void navigate(list)}
      />
    </Screen>
  )
}
