type Segment<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly count?: number | undefined
}

type SegmentsProps<Value extends string> = {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few choices that exclude each other, all in sight. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => (
  <fieldset className="segments">
    <legend className="sr-only">{props.label}</legend>
    {props.segments.map(({ value, label, count }) => (
      <button
        key={value}
        type="button"
        className="segment"
        aria-pressed={value === props.value}
        onClick={() => props.onChange(value)}
      >
        {label}
        {count !== undefined && <small>{count}</small>}
      </button>
    ))}
  </fieldset>
)
