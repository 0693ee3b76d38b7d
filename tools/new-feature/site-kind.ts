import { locales } from '@oriel/core/locale'
import { apiFile, apiTestFile } from './api.ts'
import { contractFile } from './contract.ts'
import { migrationFile, migrationPath } from './database.ts'
import { domainTestFile } from './domain-test.ts'
import { frontDoorFile, rulesFile, storeFile } from './domain.ts'
import type { Kind } from './kind.ts'
import { registries } from './registries.ts'
import type { Role } from './role.ts'
import { screenDoorFile, screenFile, screenTestFile } from './site.ts'
import { journeyFile, storyFile } from './story.ts'
import { textsFile, textsPath, waitingTexts, withReason } from './texts.ts'

/** A feature of the member sites: a list that anybody reads. */
export const siteKind = (role: Role): Kind => ({
  registries,
  newFiles(names, paths) {
    const { word } = names
    const domain = `packages/domain/src/${word}`
    const screen = `apps/site/app/features/${word}/${word}`
    return [
      [migrationPath(word, paths), migrationFile(names)],
      [`${domain}/${word}.ts`, frontDoorFile(names)],
      [`${domain}/rules.ts`, rulesFile(names)],
      [`${domain}/store.ts`, storeFile(names)],
      [`${domain}/${word}.test.ts`, domainTestFile(names)],
      [`packages/contract/src/${role}/${word}.ts`, contractFile(names, role)],
      [`apps/api/src/${role}/${word}/calls.ts`, apiFile(names, role)],
      [`apps/api/src/${role}/${word}/${word}.test.ts`, apiTestFile(names, role)],
      [`${screen}.ts`, screenDoorFile(names)],
      [`${screen}-list.tsx`, screenFile(names, role)],
      [`${screen}-list.test.tsx`, screenTestFile(names)],
      [`packages/dev-world/src/story/${word}.ts`, storyFile(names)],
      [`e2e/${word}.spec.ts`, journeyFile(names)],
    ]
  },
  texts: (names, read) =>
    locales.flatMap((locale): [string, string][] => {
      const reasons = textsPath(locale, 'reason')
      return [
        [textsPath(locale, names.word), textsFile(names, locale)],
        [reasons, withReason(read(reasons), names, locale)],
      ]
    }),
  waitingTexts,
  nextSteps: ({ word, pascal }) => [
    `place <${pascal}List> of apps/site/app/features/${word} on a page, and walk the
     journey of e2e/${word}.spec.ts there`,
  ],
})
