import { modelLoginCall, modelSettingCall } from '@oriel/contract/member/model'
import { done } from '@oriel/core/outcome'
import { listModels, type Model, type ModelPlace } from '@oriel/domain/model'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { pictureAddress, type PictureSite } from '../../picture-address.ts'
import { contentReader } from '../../reader.ts'

/** There is one arrangement of the pages so far. */
const MODEL_VERSION = 1

export const modelBindings = (house: House): Binding[] => [
  bind(modelSettingCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const models = await listModels(house.database.rows, 'ad', reader)
    return done(modelsWire(models, 'ad', caller.site))
  }),
  bind(modelLoginCall, async (asked, caller) => {
    const reader = contentReader(caller, asked, house.now())
    const models = await listModels(house.database.rows, 'login', reader)
    return done(modelsWire(models, 'login', caller.site))
  }),
]

const modelsWire = (models: readonly Model[], place: ModelPlace, site: PictureSite) => ({
  model_version: MODEL_VERSION,
  list: models.map(({ number, title, body, art, url, action }) => ({
    id: number,
    place,
    title,
    text: body,
    picture: pictureAddress(site, 'ad', number, art),
    art,
    url,
    action,
  })),
})
