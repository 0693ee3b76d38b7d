import { useId } from 'react'
import { playSound } from '../../lib/sound.ts'
import './segments.css'

type Props<Value extends string | number> = {
  label: string
  isLabelShown?: boolean
  options: readonly (readonly [value: Value, text: string])[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
}

/** One of a few, side by side: the browser's own radio buttons in another dress. */
export function Segments<Value extends string | number>(props: Props<Value>) {
  const { label, isLabelShown = false, options, value, onChange, isDisabled = false } = props
  const name = useId()
  return (
    <fieldset className="segments" disabled={isDisabled}>
      <legend className={isLabelShown ? 'segments-label' : 'sr-only'}>{label}</legend>
      <div>
        {options.map(([option, text]) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option === value}
              onChange={() => {
                playSound('tick')
                onChange(option)
              }}
            />
            <span className="figures">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
