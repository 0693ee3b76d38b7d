import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What the frame of every page is made of. */
export function useFrame() {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) throw new Error('this page was rendered without a frame')
  return data
}
