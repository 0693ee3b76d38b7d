import { type ComponentType, lazy, Suspense, useState } from 'react'

type Loaded<Props> = Promise<{ readonly default: ComponentType<Props> }>

/**
 * A window whose code comes with its first opening, or before that when the page rests: the library
 * of windows is a fifth of what a first page would load. Once it was open it stays, so that it can
 * close as it opened.
 */
export function lazyWindow<Props extends object>(load: () => Loaded<Props>): ComponentType<Props> {
  const Window = lazy(load) as ComponentType<Props>
  return function LazyWindow(props: Props) {
    const isOpen = !('isOpen' in props) || props.isOpen === true
    const [wasOpen, setWasOpen] = useState(isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    if (!wasOpen) return null
    return (
      <Suspense fallback={null}>
        <Window {...props} />
      </Suspense>
    )
  }
}

const loadConfirm = async () => ({ default: (await import('@oriel/ui/overlay/confirm')).Confirm })
const loadDialog = async () => ({ default: (await import('@oriel/ui/overlay/dialog')).Dialog })
const loadSheet = async () => ({ default: (await import('@oriel/ui/overlay/sheet')).Sheet })
const loadStage = async () => ({
  default: (await import('@oriel/ui/overlay/stage-dialog')).StageDialog,
})

export const Confirm = lazyWindow(loadConfirm)
export const Dialog = lazyWindow(loadDialog)
export const Sheet = lazyWindow(loadSheet)
export const StageDialog = lazyWindow(loadStage)

/** Fetches them all while nobody waits for them. */
export async function loadWindows(): Promise<void> {
  await Promise.all([loadConfirm(), loadDialog(), loadSheet(), loadStage()])
}
