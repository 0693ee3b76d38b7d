import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { IconButton } from '../form/button.tsx'
import { Icon, type IconName } from '../picture/icon.tsx'
import { createToastQueue, type Toast, type ToastQueue, type ToastTone } from './toast-queue.ts'

export type { ToastTone } from './toast-queue.ts'

const QueueContext = createContext<ToastQueue | null>(null)

/** Says things in passing: `useToast().show({ tone: 'success', text })`. */
export function useToast(): Pick<ToastQueue, 'show' | 'dismiss'> {
  const queue = use(QueueContext)
  if (!queue) throw new Error('useToast stands outside of a ToastProvider')
  return queue
}

export type ToastProviderProps = {
  children: ReactNode
  /** The name of the place where they appear, and of the button that puts one away. */
  labels: { region: string; close: string }
}

export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [queue] = useState(() => createToastQueue())
  return (
    <QueueContext value={queue}>
      {children}
      <Toasts queue={queue} labels={labels} />
    </QueueContext>
  )
}

const NONE: readonly Toast[] = []
const onServer = (): readonly Toast[] => NONE

/**
 * The place stands in the page before anything is said in it, so that readers hear each text once.
 * A toast is never the only message: what failed also says so where it failed.
 */
function Toasts({ queue, labels }: { queue: ToastQueue; labels: ToastProviderProps['labels'] }) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.list, onServer)
  const pause = {
    onPointerEnter: () => queue.hold('pointer'),
    onPointerLeave: () => queue.release('pointer'),
    onFocus: () => queue.hold('focus'),
    onBlur: () => queue.release('focus'),
  }
  // The button goes with its toast, and a browser does not say that the focus went with it.
  const putAway = (id: number): void => {
    queue.dismiss(id)
    queue.release('focus')
  }
  return (
    <section className="toasts" aria-label={labels.region} {...pause}>
      <output className="toasts-list">
        {toasts.map(({ id, tone, text }) => (
          <div key={id} className="toast" data-tone={tone}>
            <Icon name={ICONS[tone]} className="toast-icon size-5" />
            <span className="toast-text">{text}</span>
            <IconButton icon="close" label={labels.close} onClick={() => putAway(id)} />
          </div>
        ))}
      </output>
    </section>
  )
}

const ICONS: Readonly<Record<ToastTone, IconName>> = {
  success: 'check',
  danger: 'warning',
  info: 'info',
  warning: 'bell',
}
