import { migrationPath } from '../database.ts'
import { rulesFile } from '../domain.ts'
import type { Kind } from '../kind.ts'
import { apiFile, apiTestFile } from './api.ts'
import { contractFile } from './contract.ts'
import { migrationFile } from './database.ts'
import { domainTestFile } from './domain-test.ts'
import { frontDoorFile, storeFile } from './domain.ts'
import { formFile } from './form.ts'
import { listFile } from './list.ts'
import { officeRegistries } from './registries.ts'
import { screenTestFile } from './screen-test.ts'
import { pageFile, screenDoorFile, sheetFile } from './screen.ts'
import { journeyFile, storyFile } from './story.ts'
import { officeTexts, waitingOfficeTexts } from './texts.ts'

/** A screen of the office: a list by pages, one row beside it, a form that adds to it. */
export const officeKind: Kind = {
  registries: officeRegistries,
  newFiles(names, paths) {
    const { word, plural } = names
    const domain = `packages/domain/src/${word}`
    const door = `apps/api/src/office/${word}`
    const screen = `apps/office/app/features/${word}`
    return [
      [migrationPath(word, paths), migrationFile(names)],
      [`${domain}/${word}.ts`, frontDoorFile(names)],
      [`${domain}/rules.ts`, rulesFile(names)],
      [`${domain}/store.ts`, storeFile(names)],
      [`${domain}/${word}.test.ts`, domainTestFile(names)],
      [`packages/contract/src/office/${word}.ts`, contractFile(names)],
      [`${door}/calls.ts`, apiFile(names)],
      [`${door}/${word}.test.ts`, apiTestFile(names)],
      [`${screen}/${word}.ts`, screenDoorFile(names)],
      [`${screen}/${word}-list.tsx`, listFile(names)],
      [`${screen}/${word}-list.test.tsx`, screenTestFile(names)],
      [`${screen}/${word}-sheet.tsx`, sheetFile(names)],
      [`${screen}/create-sheet.tsx`, formFile(names)],
      [`apps/office/app/pages/${plural}.tsx`, pageFile(names)],
      [`packages/dev-world/src/story/${word}.ts`, storyFile(names)],
      [`e2e/office/${word}.spec.ts`, journeyFile(names)],
    ]
  },
  texts: officeTexts,
  waitingTexts: waitingOfficeTexts,
  nextSteps: () => [
    `choose the permissions of its calls (packages/core/src/permission.ts), the same ones in
     apps/office/app/frame/rail-entries.ts and in its front door of the domain`,
    `what takes two people is a command: packages/domain/src/session/commands.ts shows some,
     packages/domain/src/proposal/registry.ts lists them, bindCommand binds them`,
  ],
}
