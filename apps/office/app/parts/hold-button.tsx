import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { type ComponentProps, type MouseEvent, type PointerEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

type HoldButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  readonly onPress: () => void
}

const HOLD_MS = 1_000

/**
 * Under a finger it wants to be held for a second, so that nobody stops a house in passing. A
 * mouse, keys and readers press it as any other: they do not touch what they did not aim at.
 */
export function HoldButton({ onPress, children, ...rest }: HoldButtonProps) {
  const { t } = useText()
  const [isHeld, setHeld] = useState(false)
  const [isHinted, setHinted] = useState(false)
  // What the click that follows means: a finger that was lifted, one that has held, or neither.
  const finger = useRef<'none' | 'down' | 'held'>('none')
  const press = useEffectEvent(() => {
    finger.current = 'held'
    setHeld(false)
    setHinted(false)
    onPress()
  })
  useEffect(() => {
    if (!isHeld) return undefined
    const timer = setTimeout(() => press(), HOLD_MS)
    return () => clearTimeout(timer)
  }, [isHeld])
  const letGo = (): void => setHeld(false)
  return (
    <Button
      {...rest}
      data-held={isHeld || undefined}
      onPointerDown={({ pointerType }: PointerEvent) => {
        finger.current = pointerType === 'touch' ? 'down' : 'none'
        setHeld(pointerType === 'touch')
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onContextMenu={(event: MouseEvent) => event.preventDefault()}
      onClick={() => {
        if (finger.current === 'none') onPress()
        setHinted(finger.current === 'down')
        finger.current = 'none'
      }}
    >
      {isHinted ? t('office.part.hold') : children}
    </Button>
  )
}
