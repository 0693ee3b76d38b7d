import { LANGUAGE_QUERY, languageTag, parseLocale, DEFAULT_LOCALE } from '@oriel/core/locale'
import type { Build } from '@oriel/web/build-watch'
import { ASKED_EACH_TIME, type FileAnswer } from '@oriel/web/server/file-answer'
import { OFFLINE_PATH } from './offline-page.ts'
import { endWorker, keepFile, startWorker, wayOf, type WorkerSettings } from './worker-code.ts'

export const WORKER_PATH = '/sw.js'
const FILES_KEPT_MAX = 300

/**
 * The service worker of a build, in the language that is asked for: another language or another
 * build is another worker, which brings its own offline page. Switched off, the same address gives
 * a worker that takes itself and all it kept away.
 */
export function workerFile(build: Build, isOn: boolean, search: URLSearchParams): FileAnswer {
  const locale = parseLocale(search.get(LANGUAGE_QUERY) ?? '') ?? DEFAULT_LOCALE
  const settings: WorkerSettings = {
    cache: `oriel-${build.id}-${locale}`,
    offline: `${OFFLINE_PATH}?${LANGUAGE_QUERY}=${languageTag(locale)}`,
    filesMax: FILES_KEPT_MAX,
  }
  return {
    status: 200,
    type: 'text/javascript; charset=utf-8',
    body: isOn ? running(settings) : `${String(endWorker)}\nendWorker(self)\n`,
    kept: ASKED_EACH_TIME,
  }
}

/** Node runs the sources as they are, types blanked: a function's text is its JavaScript. */
const running = (settings: WorkerSettings): string =>
  `${[wayOf, keepFile, startWorker].map(String).join('\n')}
startWorker(self, ${JSON.stringify(settings)})
`
