import { useState } from 'react'
import { HoldButton } from '../../app/parts/hold-button.tsx'

/** A button that counts how often it was meant. */
export function HoldScene() {
  const [count, setCount] = useState(0)
  return (
    <>
      <HoldButton onPress={() => setCount((before) => before + 1)}>Switch off</HoldButton>
      <output data-count>{count}</output>
    </>
  )
}
