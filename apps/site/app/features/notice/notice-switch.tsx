import { Switch } from '@oriel/ui/form/switch'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { CHANNEL_WORDS, KIND_WORDS } from './notice-words.ts'
import type { Notice } from './notice-state.ts'

export type NoticeSwitchProps = {
  notice: Notice
  isSaving: boolean
  onTurn: (notice: Notice) => void
}

/** One switch, or the word for what nobody can switch off. */
export function NoticeSwitch({ notice, isSaving, onTurn }: NoticeSwitchProps) {
  const { t } = useText()
  const { kind, channel, wanted, is_fixed: isFixed } = notice
  const label = t(CHANNEL_WORDS[channel])
  if (isFixed) {
    return (
      <span className="notice-fixed">
        <span className="notice-channel">{label}</span>
        <span className="notice-always">
          <Icon name="lock" className="size-4" />
          {t('notice.always')}
        </span>
      </span>
    )
  }
  return (
    <Switch
      className="notice-switch"
      label={label}
      aria-label={t('notice.named', { kind: t(KIND_WORDS[kind].title), channel: label })}
      aria-busy={isSaving}
      checked={wanted}
      onChange={() => onTurn(notice)}
    />
  )
}
