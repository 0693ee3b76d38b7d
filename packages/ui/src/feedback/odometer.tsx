export type OdometerProps = {
  /** The zeros that fill the number to its full length, shown dimmed: "00". */
  zeros: string
  /** The whole part without them: "12845930". */
  digits: string
  /** What stands behind the point, or nothing for money without small parts. */
  decimals: string
  symbol: string
  /** Some currencies are written behind their number. */
  symbolAfter?: boolean
  /** The number as it is said, without the zeros in front. */
  label: string
  size?: 'large' | 'small'
}

/**
 * A number on wheels. It turns only when the number changes; readers hear the label when they come
 * to it and are never called.
 */
export function Odometer(props: OdometerProps) {
  const { zeros, digits, decimals, symbol, symbolAfter = false, label, size = 'large' } = props
  const named = { role: 'img', 'aria-label': label }
  const sign = (
    <span key="symbol" className="odometer-symbol">
      {symbol}
    </span>
  )
  return (
    <span className="odometer" data-size={size} {...named}>
      {!symbolAfter && sign}
      {wheelsOf(zeros + digits, 'whole').map(({ key, digit }, at) => (
        <span key={key} className={at < zeros.length ? 'odometer-cell odometer-zero' : CELL}>
          <span className="odometer-wheel" data-digit={digit} />
        </span>
      ))}
      {decimals !== '' && (
        <>
          <span className="odometer-symbol">.</span>
          {wheelsOf(decimals, 'part').map(({ key, digit }) => (
            <span key={key} className={`${CELL} odometer-part`}>
              <span className="odometer-wheel" data-digit={digit} />
            </span>
          ))}
        </>
      )}
      {symbolAfter && sign}
    </span>
  )
}

const CELL = 'odometer-cell'

/** Wheels are counted from the right, so that a number which grows longer keeps those it has. */
const wheelsOf = (digits: string, part: string): { key: string; digit: string }[] =>
  digits.split('').map((digit, at, all) => ({ key: `${part}-${all.length - at}`, digit }))
