import { useText } from '@oriel/web/text'
import { GrantList, RouletteView } from '../features/roulette/roulette.ts'
import { Screen } from '../frame/screen.tsx'
import { NotAllowed } from '../parts/screens.tsx'
import { holdsOne } from '../platform/rights.ts'
import { useSite } from '../platform/use-site.ts'

export default function RoulettePage() {
  const { t } = useText()
  const site = useSite()
  const [maySee, mayGive] = [holdsOne(site, ['roulette.publish']), holdsOne(site, ['bonus.give'])]
  return (
    <Screen title={t('office.frame.roulette')}>
      {maySee && <RouletteView />}
      {mayGive && (
        <section className="stack" aria-labelledby="roulette-grants">
          <h2 id="roulette-grants">{t('office.roulette.grants')}</h2>
          <GrantList />
        </section>
      )}
      {!maySee && !mayGive && (
        <NotAllowed title={t('office.roulette.not_allowed')} text={t('office.roulette.ask')} />
      )}
    </Screen>
  )
}
