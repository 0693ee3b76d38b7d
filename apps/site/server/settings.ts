import { forTests, onOff, port, text, wholeNumber, words } from '@oriel/core/env'
import { commonEnv, proxyEnv } from '@oriel/service/settings'

export const serverEnv = {
  ...commonEnv,
  ...proxyEnv,
  SITE_PORT: port({ unset: 3000, meaning: 'Port of the pages.' }),
  API_URLS: words({ allowed: 'addresses', meaning: 'Addresses of the api, used in turn.' }),
  SITE_ENV_URL: text({
    unset: 'http://127.0.0.1/site-env',
    allowed: 'address',
    meaning: 'Folder of `<site code>.json` for sites whose row has no `env_config`.',
  }),
  GAME_ORIGINS: words({
    unset: '',
    allowed: 'origins',
    meaning: 'Origins of games that pages may frame. When empty, no game can be framed.',
  }),
  OFFICE_ORIGINS: words({
    unset: '',
    allowed: 'origins',
    meaning:
      'Origins of the office, which shows previews of texts in a frame. When empty, no page frames them.',
  }),
  PAGE_CACHE_MS: wholeNumber({
    min: 0,
    max: 60_000,
    unset: 2_000,
    meaning: 'How long a page rendered for a guest is served again, in milliseconds.',
  }),
  SERVICE_WORKER: onOff({
    unset: 'on',
    meaning:
      '`off` is the kill switch: at its next visit a browser removes the service worker and all it stored.',
  }),
  PICTURE_CACHE: text({
    unset: '',
    allowed: 'folder',
    meaning:
      'Folder for drawn pictures; keep it over restarts. When empty, `oriel-pictures` in the folder for temporary files. When it cannot be written, pictures stay in memory.',
  }),
  PICTURE_CACHE_MB: wholeNumber({
    min: 16,
    max: 1_000_000,
    unset: 512,
    meaning: 'Largest size of that folder in MiB. The oldest pictures are removed first.',
  }),
  PICTURES_AHEAD: words({
    unset: '',
    allowed: 'hosts',
    meaning:
      'Hosts whose first screens are drawn at start. When empty, a picture is drawn at its first request.',
  }),
  TRACKING_URL: text({
    unset: '',
    allowed: 'address',
    meaning:
      'Advertising network that receives events of visitors who consented. When empty, no event is sent.',
  }),
  TRACKING_TOKEN: text({ unset: '', meaning: 'Bearer token for that network.' }),
  SITE_FAULTS: forTests(
    onOff({
      unset: 'off',
      meaning: '`on` opens `/gallery` and answers the header `x-oriel-fault` with the error page.',
    }),
  ),
}
