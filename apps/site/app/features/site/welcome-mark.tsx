/** The brand's cut stone, large, in the theme's own tones. Decoration: nothing in it is read. */
export function WelcomeMark() {
  return (
    <svg viewBox="0 0 200 200" className="welcome-mark" aria-hidden="true">
      <path className="mark-ring" d="M100 8 180 54v92l-80 46-80-46V54Z" />
      <path className="mark-ring mark-ring-inner" d="M100 26 164 63v74l-64 37-64-37V63Z" />
      <path className="fill-brand-light" d="m100 48 45 26-45 26-45-26Z" />
      <path className="fill-brand" d="m55 74 45 26v52l-45-26Z" />
      <path className="fill-brand-deep" d="m145 74-45 26v52l45-26Z" />
      <path className="mark-glint" d="m100 48 45 26-22 13-45-26Z" />
      <path className="mark-glint" d="m55 74 20 11.500v52L55 126Z" />
      <path
        className="mark-spark"
        d="M168 22c2 10 4 12 14 14-10 2-12 4-14 14-2-10-4-12-14-14 10-2 12-4 14-14Z"
      />
      <path
        className="mark-spark"
        d="M26 150c1.500 7 3 8.500 10 10-7 1.500-8.500 3-10 10-1.500-7-3-8.500-10-10 7-1.500 8.500-3 10-10Z"
      />
    </svg>
  )
}
