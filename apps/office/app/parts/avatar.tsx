const INITIALS_MAX = 2

/** First letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '')
  const ends = names.length > INITIALS_MAX ? [names[0], names.at(-1)] : names
  return ends.map((part) => Array.from(part ?? '')[0]?.toUpperCase() ?? '').join('')
}

type AvatarProps = {
  readonly name: string
  /** Dark with gold letters for oneself and for members, light for colleagues. */
  readonly look?: 'own' | 'other'
  readonly size?: 'small' | 'usual' | 'large'
}

/** A person in a corner; the name always stands beside it. */
export const Avatar = ({ name, look = 'other', size = 'usual' }: AvatarProps) => (
  <span className="avatar" data-look={look} data-size={size} aria-hidden="true">
    {initialsOf(name)}
  </span>
)

type PersonProps = AvatarProps & { readonly detail?: string | undefined }

/** A person with what they are or did. */
export const Person = ({ detail, ...avatar }: PersonProps) => (
  <span className="person">
    <Avatar {...avatar} />
    <span className="two-lines">
      {avatar.name}
      {detail !== undefined && <small>{detail}</small>}
    </span>
  </span>
)
