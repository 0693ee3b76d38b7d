import { Button } from '@oriel/ui/form/button'
import { FormError } from '@oriel/ui/form/form-message'
import type { IconSource } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { type ReactNode, useId } from 'react'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import { Diff, type Change } from '../evidence/diff.tsx'
import { icons } from '../icons.ts'
import { Keys } from '../keys.tsx'
import { ReasonField } from './reason-field.tsx'
import { sheetKeys } from './sheet-keys.ts'
import { useCommandForm, type CommandOutcome } from './use-command-form.ts'
import { Sheet } from '../windows.tsx'

type CommandSheetProps = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly icon?: IconSource
  /** What will be done: "Approve 800,000 VND". */
  readonly title: string
  /** To whom or what. */
  readonly subject: string
  /** What the person fills in before anything can be shown. */
  readonly fields?: ReactNode
  /** Left out until there is something to show. */
  readonly changes?: readonly Change[] | undefined
  /** Journals and other figures to look at before one writes a reason. */
  readonly evidence?: ReactNode
  /** What stands below the reason: the command's hash, what the member will read. */
  readonly children?: ReactNode
  /** A passkey may be asked for; the button says so. */
  readonly needsProof?: boolean
  readonly confirm: string
  /** One line under the buttons: what follows. */
  readonly note?: string
  /** Runs the command, or makes it a proposal. */
  readonly onConfirm: (reason: string) => Promise<CommandOutcome>
}

/**
 * The way every command goes: what will happen, a reason, then the press. The focus starts in the
 * reason; Escape closes; Ctrl Enter confirms. On a phone it comes from the bottom.
 */
export const CommandSheet = ({ isOpen, ...props }: CommandSheetProps) =>
  // A sheet that opens again is about something else: nothing of it is kept.
  isOpen && <OpenSheet {...props} />

function OpenSheet(props: Omit<CommandSheetProps, 'isOpen'>) {
  const { onClose, icon = 'check', title, subject, changes, children } = props
  const { fields, evidence, needsProof = false, confirm, note, onConfirm } = props
  const { t } = useText()
  const id = useId()
  const form = useCommandForm(onConfirm, onClose)
  useKeys(sheetKeys({ t }, form.submit), { isModal: true })
  const actions = (
    <>
      <div className="button-row">
        <Button
          type="submit"
          form={id}
          className="grow button-large"
          {...(needsProof ? { icon: icons.passkey } : {})}
          aria-disabled={form.isSending || undefined}
          aria-busy={form.isSending || undefined}
        >
          {form.isSending && <span className="spinner" aria-hidden="true" />}
          {confirm}
          <Keys keys="Ctrl Enter" />
        </Button>
        <Button variant="ghost" className="button-large" onClick={onClose}>
          {t('office.part.cancel')}
          <Keys keys="Esc" />
        </Button>
      </div>
      {note && <p className="small-text">{note}</p>}
    </>
  )
  return (
    <Sheet
      isOpen
      onClose={onClose}
      side="right"
      icon={icon}
      title={title}
      description={subject}
      closeLabel={t('office.part.close')}
      initialFocus={form.place}
      actions={actions}
    >
      <form id={id} className="stack" noValidate onSubmit={form.onSubmit}>
        {form.failure && <FormError key={form.tries} title={form.failure} />}
        {fields}
        {changes && (
          <section>
            <h3 className="sheet-part">{t('office.part.what_changes')}</h3>
            <Diff changes={changes} isFramed />
          </section>
        )}
        {evidence}
        <ReasonField
          {...form.reason}
          label={t('office.part.reason_kept')}
          text={form.text}
          error={form.problem}
        />
        {children}
      </form>
    </Sheet>
  )
}
