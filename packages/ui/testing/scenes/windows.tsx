import { useState } from 'react'
import { Button, IconButton } from '../../src/form/button.tsx'
import { Confirm } from '../../src/overlay/confirm.tsx'
import { Dialog } from '../../src/overlay/dialog.tsx'
import { LoadingOverlay } from '../../src/overlay/loading-overlay.tsx'
import { Sheet } from '../../src/overlay/sheet.tsx'
import { ToastProvider, useToast } from '../../src/feedback/toast.tsx'
import { Tooltip } from '../../src/overlay/tooltip.tsx'
import { type Scenes, WithOpen } from './scene.tsx'

/** What opens over the page. */
export const windows: Scenes = {
  dialog: () => (
    <WithOpen>{(isOpen, close) => <SampleDialog isOpen={isOpen} onClose={close} />}</WithOpen>
  ),
  sheet: () => (
    <WithOpen>
      {(isOpen, close) => (
        <Sheet isOpen={isOpen} onClose={close} title="Menu" closeLabel="Close" side="left">
          <button type="button">Inside</button>
        </Sheet>
      )}
    </WithOpen>
  ),
  confirm: () => (
    <WithOpen>
      {(isOpen, close) => (
        <Confirm
          isOpen={isOpen}
          title="Leave?"
          text="This cannot be undone."
          confirm="Leave"
          cancel="Stay"
          tone="danger"
          onConfirm={close}
          onCancel={close}
        />
      )}
    </WithOpen>
  ),
  tooltip: () => (
    <>
      <Tooltip text="Return to player">
        <IconButton icon="info" label="RTP" />
      </Tooltip>
      <button type="button">After</button>
    </>
  ),
  toast: () => (
    <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
      <SampleToasts />
    </ToastProvider>
  ),
  'toast-beside-frame': () => (
    <ToastProvider labels={{ region: 'Messages', close: 'Close' }}>
      <SampleToasts />
      <iframe title="Game" sandbox="allow-scripts" srcDoc="<button>Spin</button>" />
    </ToastProvider>
  ),
  overlay: () => <SampleOverlay />,
}

function SampleDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Log in"
      description="With your account."
      closeLabel="Close"
      actions={<Button>Go</Button>}
    >
      <input aria-label="Account" />
    </Dialog>
  )
}

function SampleToasts() {
  const { show } = useToast()
  return (
    <>
      <Button onClick={() => show({ tone: 'success', text: 'Saved' })}>Save</Button>
      <Button onClick={() => show({ text: `At ${performance.now()}` })}>Other</Button>
    </>
  )
}

function SampleOverlay() {
  const [isLoading, setLoading] = useState(true)
  return (
    <>
      <LoadingOverlay isLoading={isLoading} label="Loading" />
      <button type="button" className="above" onClick={() => setLoading(!isLoading)}>
        Toggle
      </button>
    </>
  )
}
