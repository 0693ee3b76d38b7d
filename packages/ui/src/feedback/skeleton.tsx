/**
 * Holds the place of what is loading, in the size that `className` gives. It shows only after
 * 200 ms, so that a quick answer does not flicker. Say "loading" once, where the list stands.
 */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`skeleton block ${className}`} />
}
