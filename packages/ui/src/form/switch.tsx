import type { ComponentProps } from 'react'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: string
  hint?: string
}

/** On or off at once, without sending a form. A check box to the browser, so forms know it too. */
export function Switch({ label, hint, className = '', ...rest }: SwitchProps) {
  return (
    <label className={`switch ${className}`.trimEnd()}>
      <span className="switch-words">
        {label}
        {hint && <span className="switch-hint">{hint}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box says it */}
      <input {...rest} type="checkbox" role="switch" className="switch-input" />
    </label>
  )
}
