export type WordmarkStyle = 'plain' | 'wide' | 'display' | 'slant'

/** A maker's name set as a mark: text, so that it can be read, found and enlarged. */
export const Wordmark = ({ name, look = 'plain' }: { name: string; look?: WordmarkStyle }) => (
  <span className="wordmark" data-look={look} translate="no">
    {name}
  </span>
)
