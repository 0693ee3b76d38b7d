import { TextField } from '@oriel/ui/form/text-field'
import { Disclosure } from '@oriel/ui/navigation/disclosure'
import { useText } from '@oriel/web/text'
import { nameOf } from './focus-place.ts'
import type { FieldProps } from './use-field-label.ts'

/**
 * Who came by a link, or to an agent's own address, sees whom it names and cannot change it.
 * Everybody else may type a friend's code, where members may bring friends.
 */
export function IntroducerField({ registration }: FieldProps) {
  const { t } = useText()
  const { draft, settings, writeCode } = registration
  const { lockedBy, memberAgent, recommendCode } = draft.introducer
  const error = draft.errors.introducer
  if (lockedBy) {
    const isDomain = lockedBy === 'domain'
    return (
      <TextField
        label={t('registration.introducer')}
        name={nameOf('introducer')}
        readOnly
        hint={t(isDomain ? 'registration.introducer_domain' : 'registration.introducer_link')}
        error={error}
        value={memberAgent || recommendCode}
      />
    )
  }
  const isOpen = settings.hasRecommend && !draft.isRecommendClosed
  // What was refused is still said where nothing can be typed any more.
  if (!isOpen) return error ? <p className="field-error">{error}</p> : null
  return (
    <Disclosure title={t('registration.have_code')} isOpen={recommendCode !== '' || Boolean(error)}>
      <TextField
        label={t('registration.recommend_code')}
        name={nameOf('introducer')}
        icon="people"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('registration.recommend_hint')}
        error={error}
        value={recommendCode}
        onChange={(event) => writeCode(event.currentTarget.value)}
      />
    </Disclosure>
  )
}
