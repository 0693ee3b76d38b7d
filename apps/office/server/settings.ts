import { forTests, onOff, port, words } from '@oriel/core/env'
import { commonEnv, proxyEnv } from '@oriel/service/settings'

export const serverEnv = {
  ...commonEnv,
  ...proxyEnv,
  OFFICE_PORT: port({ unset: 3008, meaning: 'Port of the pages of the office.' }),
  PREVIEW_ORIGINS: words({
    unset: '',
    allowed: 'origins',
    meaning:
      'Origins of member sites that the office shows in a frame as a preview. When empty, it frames none.',
  }),
  OFFICE_GALLERY: forTests(
    onOff({ unset: 'off', meaning: '`on` opens `/gallery` of the office on built pages.' }),
  ),
}
