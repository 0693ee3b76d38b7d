/** How the office looks. Light is the usual; without a choice it follows the system. */
const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The choice is kept with the person; this copy in the browser is for the first paint. */
const THEME_KEY = 'office-theme'

export const readTheme = (value: unknown): Theme | null =>
  themes.find((theme) => theme === value) ?? null

const systemTheme = (): Theme =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'

/** Null stands for no choice: the system decides. */
export function applyTheme(choice: Theme | null): void {
  document.documentElement.dataset['mode'] = choice ?? systemTheme()
  try {
    if (choice) localStorage.setItem(THEME_KEY, choice)
    else localStorage.removeItem(THEME_KEY)
  } catch {
    // A browser that keeps nothing paints the system's theme first, then the chosen one.
  }
}

/** Runs in the head, before anything is painted. */
export const THEME_SCRIPT = `(function(){var t
try{t=localStorage.getItem('${THEME_KEY}')}catch(x){}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'
document.documentElement.dataset.mode=t
})()`
