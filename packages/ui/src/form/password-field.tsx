import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { idList } from './field-notes.tsx'
import { Icon } from '../picture/icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Taken = 'type' | 'end' | 'below' | 'autoComplete' | 'ref' | 'onKeyUp' | 'onKeyDown'

export type PasswordFieldProps = Omit<TextFieldProps, Taken> & {
  /** Whether a password manager should fill in the one it knows, or offer a new one. */
  kind: 'current' | 'new'
  /** The name of the button; pressed or not is said by the button itself. */
  showLabel: string
  capsLockText: string
  /** What a manager's own password must be made of: "minlength: 8; required: digit". */
  rules?: string
  /** Its strength, below it. */
  children?: ReactNode
}

export function PasswordField(props: PasswordFieldProps) {
  const { kind, showLabel, capsLockText, rules, children, ...rest } = props
  const own = useId()
  const id = rest.id ?? own
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = input.current?.form
    // What is sent must be a password to the browser, and nobody should read it meanwhile.
    const hide = (): void => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const noticeCapsLock = (event: KeyboardEvent): void =>
    setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      icon="lock"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      {...passwordRules(rules)}
      id={id}
      ref={input}
      type={isShown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      onKeyDown={noticeCapsLock}
      onKeyUp={noticeCapsLock}
      aria-describedby={idList(isCapsLock && `${id}-caps`, rest['aria-describedby'])}
      end={
        <button
          type="button"
          className="button-icon password-show"
          aria-label={showLabel}
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
      below={
        <>
          <div aria-live="polite">
            {isCapsLock && (
              <p className="field-hint password-caps" id={`${id}-caps`}>
                <Icon name="arrow-up" className="size-4" />
                {capsLockText}
              </p>
            )}
          </div>
          {children}
        </>
      }
    />
  )
}

/** Safari and 1Password read it; React's own list of attributes does not know it. */
const passwordRules = (rules: string | undefined): object =>
  rules === undefined ? {} : { passwordrules: rules }
