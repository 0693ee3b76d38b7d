import { iconOf } from '@oriel/ui/picture/icon'

/** Icons that only the office draws, on the same grid as those of packages/ui. */
export const icons = {
  calendar: iconOf({
    area: 'M4 9h16v11H4z',
    line: 'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5ZM4 9.5h16M8.5 3v4M15.5 3v4',
  }),
  case: iconOf({
    area: 'M4 8h16v11H4z',
    line: 'M5.5 8h13A1.5 1.5 0 0 1 20 9.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-8A1.5 1.5 0 0 1 5.5 8ZM9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M4 12.5h16',
  }),
  chain: iconOf({
    line: 'M10 14a4 4 0 0 1 0-5.7l2.8-2.8a4 4 0 0 1 5.7 5.7L17 12.7M14 10a4 4 0 0 1 0 5.7l-2.8 2.8a4 4 0 0 1-5.7-5.7L7 11.3',
  }),
  chart: iconOf({
    area: 'M4 13h4v7H4zM10 8h4v12h-4zM16 4h4v16h-4z',
    line: 'M4 20V13h4v7M10 20V8h4v12M16 20V4h4v16M3 20h18',
  }),
  code: iconOf({ line: 'M8.5 7 4 12l4.5 5M15.5 7 20 12l-4.5 5' }),
  columns: iconOf({ area: 'M9.5 5h5v14h-5z', line: 'M4 5h16v14H4ZM9.5 5v14M14.5 5v14' }),
  device: iconOf({
    area: 'M3.5 5h17v11h-17z',
    line: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5ZM9 20h6M12 16v4',
  }),
  document: iconOf({
    area: 'M6 3.5h8l4 4v13H6z',
    line: 'M7.5 3.5H14l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7.5A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1.5-1.5ZM14 3.5V8h4.5M9 12.5h6M9 16h4',
  }),
  download: iconOf({ line: 'M12 4v11M7.5 11 12 15.5 16.5 11M5 20h14' }),
  flag: iconOf({ area: 'M6 4h12l-3 4 3 4H6z', line: 'M6 21V4h12l-3 4 3 4H6' }),
  forward: iconOf({ line: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5' }),
  funnel: iconOf({ line: 'M4 6h16M7 12h10M10 18h4' }),
  hand: iconOf({
    line: 'M8 12V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8a6.5 6.5 0 0 1-6.5 6.5c-3 0-4-1.5-6-5.5-.7-1.4.9-2.5 2-1.5L8 15',
  }),
  hash: iconOf({ line: 'M9.5 4 8 20M16 4l-1.5 16M4.5 9H20M4 15h15.5' }),
  image: iconOf({
    area: 'M4 5h16v14H4z',
    line: 'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5ZM4 16l5-5 4 4 3-3 4 4M9 8.5h.01',
  }),
  note: iconOf({
    area: 'M5 4h14v11l-5 5H5z',
    line: 'M6.5 4h11A1.5 1.5 0 0 1 19 5.5V15l-5 5H6.5A1.5 1.5 0 0 1 5 18.5v-13A1.5 1.5 0 0 1 6.5 4ZM14 20v-5h5M8.5 8.5h7M8.5 12h4',
  }),
  passkey: iconOf({
    area: 'M9.5 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
    line: 'M9.5 4.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM3 20c0-3.7 2.9-5.5 6.5-5.5 1 0 2 .15 2.8.45M17 10.5a3 3 0 0 0-1 5.8V21l1.5 1 1.5-1.2-1-1.3 1-1.3-1-1.2v-.7a3 3 0 0 0-1-5.8ZM17 13h.01',
  }),
  power: iconOf({ line: 'M12 3.5v8M7 6.3a8 8 0 1 0 10 0' }),
  pulse: iconOf({ line: 'M3 12h4l2.5-6 4.5 12 2.5-6h4.5' }),
  save: iconOf({ area: 'M6 4h12v16l-6-4-6 4z', line: 'M6 4.5h12V20l-6-4-6 4Z' }),
  scale: iconOf({
    area: 'M3 14l3-7 3 7zM15 14l3-7 3 7z',
    line: 'M12 4v16M8 20h8M5 7h14M6 7l-3 7a3.2 3.2 0 0 0 6 0ZM18 7l-3 7a3.2 3.2 0 0 0 6 0Z',
  }),
  stop: iconOf({
    area: 'M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8z',
    line: 'M8 3.5h8l4.5 4.5v8L16 20.5H8L3.5 16V8ZM8 12h8',
  }),
  trash: iconOf({
    area: 'M6.5 7h11l-1 13h-9z',
    line: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 11v5.5M13.5 11v5.5',
  }),
  tree: iconOf({
    area: 'M9 3.5h6v5H9zM3.5 15.5h6v5h-6zM14.5 15.5h6v5h-6z',
    line: 'M9 3.5h6v5H9ZM3.5 15.5h6v5h-6ZM14.5 15.5h6v5h-6ZM12 8.5V12M6.5 15.5V12h11v3.5',
  }),
  undo: iconOf({ line: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4' }),
  sun: iconOf({
    area: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8',
    line: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1 1M17.4 17.4l1 1M5.6 18.4l1-1M17.4 6.6l1-1',
  }),
} as const
