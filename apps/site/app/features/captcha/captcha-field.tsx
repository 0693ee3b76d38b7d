import { CAPTCHA_CHARACTERS } from '@oriel/core/captcha'
import type { MessageId } from '@oriel/i18n/message-id'
import { IconButton } from '@oriel/ui/form/button'
import { FieldNotes, idList, noteId } from '@oriel/ui/form/field-notes'
import { Icon } from '@oriel/ui/picture/icon'
import { useId } from 'react'
import { useText } from '@oriel/web/text'
import { CaptchaPlate } from './captcha-plate.tsx'
import { canRetry, isWork, mayAsk, type CaptchaState } from './captcha-state.ts'
import { CaptchaWorkBox } from './captcha-work-box.tsx'
import type { Captcha } from './use-captcha.ts'
import './captcha.css'

export type CaptchaFieldProps = { captcha: Captcha; error?: string | undefined }

/**
 * A picture to read and a field for it; or, for who cannot read it, a check that the device makes
 * by itself. Both stand in the same place, and one button leads from each to the other.
 */
export function CaptchaField({ captcha, error }: CaptchaFieldProps) {
  const { t } = useText()
  const id = useId()
  const { state } = captcha
  const note = NOTES[state.status]
  const isWorking = isWork(state)
  return (
    <div className="field captcha">
      <label className="field-label" htmlFor={id}>
        {t('captcha.label')}
      </label>
      {isWorking ? (
        <CaptchaWorkBox id={id} state={state} onRetry={() => captcha.refresh()} />
      ) : (
        <Entry id={id} captcha={captcha} error={error} />
      )}
      <output className="captcha-note" id={`${id}-note`}>
        {note && !isWorking && t(note)}
      </output>
      <FieldNotes id={id} error={error} />
      <button
        type="button"
        className="captcha-other"
        onClick={isWorking ? captcha.stopWork : captcha.startWork}
      >
        {t(otherWay(state))}
      </button>
    </div>
  )
}

const NOTES: Partial<Record<CaptchaState['status'], MessageId>> = {
  failed: 'captcha.failed',
  waiting: 'captcha.waiting',
  waited: 'reason.captcha_too_often',
  expired: 'captcha.expired',
}

function otherWay(state: CaptchaState): MessageId {
  if (!isWork(state)) return 'captcha.work'
  return state.status === 'loading' || state.status === 'working'
    ? 'captcha.stop'
    : 'captcha.use_picture'
}

function Entry({ id, captcha, error }: CaptchaFieldProps & { id: string }) {
  const { t } = useText()
  const { state, write, touch, refresh } = captcha
  const isShown = state.status === 'picture'
  const usual = t('captcha.placeholder', { count: CAPTCHA_CHARACTERS })
  return (
    <div className="captcha-row">
      <div className="field-box" data-wrong={error ? true : undefined}>
        <Icon name="shield" />
        <input
          id={id}
          className="field-input captcha-input"
          name="captcha"
          type="text"
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={CAPTCHA_CHARACTERS}
          placeholder={(isShown && state.placeholder) || usual}
          aria-invalid={error ? true : undefined}
          aria-describedby={idList(`${id}-note`, noteId(id, { error }))}
          value={isShown ? state.answer : ''}
          onChange={(event) => {
            touch()
            write(event.currentTarget.value)
          }}
          onFocus={touch}
        />
      </div>
      <CaptchaPlate state={state} />
      {/* Not disabled: who pressed it would lose their place on the page. */}
      <IconButton
        icon="refresh"
        className="captcha-reload"
        label={t(canRetry(state) ? 'error.try_again' : 'captcha.reload')}
        aria-disabled={!mayAsk(state)}
        onClick={() => refresh()}
      />
    </div>
  )
}
