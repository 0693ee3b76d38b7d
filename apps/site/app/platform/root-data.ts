import { useRouteLoaderData } from 'react-router'

/**
 * What the root's loader read, for every page. A room reads its own part of it as a type of its
 * own; the type of the loader in root.tsx joins those parts. Nothing only on an error page that
 * came before the site was known.
 */
export const useRootData = (): unknown => useRouteLoaderData('root')

/** The same for what is never rendered without the root's data. */
export function useFrameData(): unknown {
  const data = useRootData()
  if (!data) throw new Error('the frame has no data')
  return data
}
