import { useRouteLoaderData } from 'react-router'

/**
 * What the root's loader read, for every page. Each room names the part it reads; the type of the
 * loader in root.tsx joins those parts. Nothing only on an error page that came before the site was
 * known.
 */
export const useRootData = <Part extends object>(): Part | undefined =>
  useRouteLoaderData('root') as Part | undefined

/** The same for what is never rendered without the root's data. */
export function useFrameData<Part extends object>(): Part {
  const data = useRootData<Part>()
  if (!data) throw new Error('this page was rendered without the data of its frame')
  return data
}
