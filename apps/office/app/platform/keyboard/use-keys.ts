import { createContext, use, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createKeyboard, type KeyBinding, type Keyboard } from './keyboard.ts'

export const KeyboardContext = createContext<Keyboard>(createKeyboard())

/** Listens on the page for as long as the frame stands. */
export function useKeyboardOnPage(keyboard: Keyboard, isLettersOn: boolean): void {
  useEffect(() => keyboard.setLettersOn(isLettersOn), [keyboard, isLettersOn])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && keyboard.press(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [keyboard])
}

type Described = Omit<KeyBinding, 'run'> & { readonly isRun: boolean }

/** Bindings whose words are the same are bound once; what they do may change with each drawing. */
const describe = (bindings: readonly KeyBinding[]): string =>
  JSON.stringify(bindings.map(({ run, ...words }) => ({ ...words, isRun: run !== null })))

type KeysOptions = { readonly isModal?: boolean; readonly isOn?: boolean }

/** Binds keys for as long as the component stands. */
export function useKeys(
  bindings: readonly KeyBinding[],
  { isModal = false, isOn = true }: KeysOptions = {},
): void {
  const keyboard = use(KeyboardContext)
  const present = useRef(bindings)
  // Before the page is painted: a key must do what stands on the screen, not what stood there.
  useLayoutEffect(() => void (present.current = bindings))
  const described = describe(bindings)
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const bound = (JSON.parse(described) as Described[]).map(({ isRun, ...words }, at) => ({
      ...words,
      run: isRun ? () => present.current[at]?.run?.() : null,
    }))
    return keyboard.bind(bound, isModal)
  }, [keyboard, described, isModal, isOn])
}

const NONE: readonly KeyBinding[] = []
const onServer = (): readonly KeyBinding[] => NONE

/** What is bound now, for the bar and the list of keys. */
export function useBoundKeys(): readonly KeyBinding[] {
  const keyboard = use(KeyboardContext)
  return useSyncExternalStore(keyboard.subscribe, keyboard.list, onServer)
}
