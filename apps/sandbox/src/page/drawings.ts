const icon = (...shapes: readonly string[]): string =>
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" ' +
  'stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
  `${shapes.join('')}</svg>`

export const ICONS = {
  sms: icon(
    '<path d="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z"/>',
    '<path d="M8 9h8M8 13h5"/>',
  ),
  mail: icon('<rect x="3" y="5" width="18" height="14" rx="2"/>', '<path d="m4 7 8 6 8-6"/>'),
  search: icon('<circle cx="11" cy="11" r="6.5"/>', '<path d="m16 16 4.5 4.5"/>'),
  copy: icon(
    '<rect x="9" y="9" width="11" height="11" rx="2"/>',
    '<path d="M5 15V6a2 2 0 0 1 2-2h8"/>',
  ),
  person: icon('<circle cx="12" cy="8" r="4"/>', '<path d="M4 21c1-4 4-6 8-6s7 2 8 6"/>'),
  shield: icon('<path d="M12 3 5 6v6c0 4 3 7 7 9 4-2 7-5 7-9V6Z"/>', '<path d="m9 12 2 2 4-4"/>'),
}

export const HEXAGON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="28" height="28"',
  ' aria-hidden="true"><path d="M16 2.5 27.7 9.2v13.6L16 29.5 4.3 22.8V9.2Z" fill="none"',
  ' stroke="#f3c350" stroke-width="2.4" stroke-linejoin="round"/>',
  '<path d="M16 9.5 21.6 12.8v6.4L16 22.5l-5.6-3.3v-6.4Z" fill="#f3c350"/></svg>',
].join('')

/** An open envelope with nothing in it. */
export const EMPTY = [
  '<svg viewBox="0 0 200 140" width="200" height="140" fill="none" aria-hidden="true">',
  '<ellipse cx="100" cy="128" rx="74" ry="7" fill="#0c0f17"/>',
  '<path d="M40 62 100 22l60 40v54a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8Z" fill="#1a1f2e"',
  ' stroke="#66718e" stroke-width="2"/>',
  '<path d="m70 66 30-30 30 30v14l-22 17a13 13 0 0 1-16 0L70 80Z" fill="#242a3d"/>',
  '<path d="m41 64 48 36a18 18 0 0 0 22 0l48-36" stroke="#66718e" stroke-width="2"/>',
  '<path d="M88 62h24M84 72h32" stroke="#f3c350" stroke-width="3" stroke-linecap="round"/>',
  '<path d="M168 30v12M162 36h12M32 26v8M28 30h8" stroke="#c98b1e" stroke-width="2.4"',
  ' stroke-linecap="round"/></svg>',
].join('')
