export type ProgressProps = {
  label: string
  /** Between nothing and `max`; without it nobody knows how long it takes. */
  value?: number
  max?: number
  /** The value in words, as "1,200 of 5,000 points". */
  text?: string
}

/** The browser's own bar, which readers know, in the colours of the theme. */
export const Progress = ({ label, value, max = 1, text }: ProgressProps) => (
  <progress className="progress" aria-label={label} aria-valuetext={text} value={value} max={max} />
)
