import '../form/form-parts.css'

export type StepDotsProps = {
  /** The step one is at, from 1. */
  step: number
  count: number
  /** "Step 1 of 2" */
  label: string
}

/** How far a form of a few steps has come. */
export function StepDots({ step, count, label }: StepDotsProps) {
  return (
    <p className="step-dots">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          className="step-dot"
          aria-hidden="true"
          data-state={at + 1 < step ? 'done' : at + 1 === step ? 'now' : 'ahead'}
        />
      ))}
    </p>
  )
}
