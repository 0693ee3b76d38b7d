import { Button, ButtonLink } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { PictureAlert } from '@oriel/ui/overlay/picture-alert'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { useFormat } from '../../platform/use-format.ts'
import type { Closable } from '../../platform/overlay.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import type { PlayGame } from './play-rules.ts'
import type { Interval } from './play-storage.ts'
import './play.css'

type Props = { game: PlayGame; interval: Interval } & Closable

/**
 * S8.013: names the platform, its maintenance interval in the site's time zone, and customer
 * service.
 */
export function MaintenanceBox({ game, interval, onClose }: Props) {
  const { t } = useText()
  const { site, lowData } = useVisit()
  const { provider } = game
  return (
    <PictureAlert
      className="maintenance-box"
      title={t('play.maintenance_title', { provider })}
      text={t('play.maintenance_dear', { provider })}
      onClose={onClose}
      picture={
        <div className="maintenance-art" aria-hidden="true">
          <ShapedPicture
            shape="tile"
            src={game.picture}
            sizes="480px"
            alt=""
            priority
            flat={lowData}
          />
          <span className="maintenance-mark">
            <Icon name="clock" className="size-7" />
          </span>
        </div>
      }
      actions={
        <>
          {site.customerServiceUrl !== '' && (
            <ButtonLink
              variant="ghost"
              icon="headset"
              href={site.customerServiceUrl}
              {...(site.customerServiceOpensIn === 'new' ? NEW_WINDOW : {})}
            >
              {t('play.service')}
            </ButtonLink>
          )}
          <Button onClick={onClose}>{t('play.ok')}</Button>
        </>
      }
    >
      <Range interval={interval} />
    </PictureAlert>
  )
}

const NEW_WINDOW = { target: '_blank', rel: 'noopener' }

function Range({ interval: { startAt, endAt } }: { interval: Interval }) {
  const { t } = useText()
  const format = useFormat()
  if (!startAt || !endAt)
    return <p className="maintenance-generic">{t('play.maintenance_generic')}</p>
  return (
    <dl className="maintenance-range">
      <div>
        <dt>{t('play.maintenance_from')}</dt>
        <dd>{format.dateTime(startAt)}</dd>
      </div>
      <Icon name="chevron-right" className="size-5" />
      <div>
        <dt>{t('play.maintenance_until')}</dt>
        <dd>{format.dateTime(endAt)}</dd>
      </div>
    </dl>
  )
}
