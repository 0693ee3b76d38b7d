/** S4.001: the states of every list and form. */
export type AsyncData<Data> =
  | { readonly status: 'idle' | 'pending'; readonly data: Data | null }
  | { readonly status: 'success'; readonly data: Data }
  | { readonly status: 'error'; readonly data: Data | null; readonly message: string }

export const idle = <Data>(data: Data | null = null): AsyncData<Data> => ({ status: 'idle', data })
export const success = <Data>(data: Data): AsyncData<Data> => ({ status: 'success', data })

/** What was shown stays while the next answer is on its way, and when it fails. */
export const pending = <Data>(before: AsyncData<Data>): AsyncData<Data> => ({
  status: 'pending',
  data: before.data,
})
export const failed = <Data>(before: AsyncData<Data>, message: string): AsyncData<Data> => ({
  status: 'error',
  data: before.data,
  message,
})
