/** Databases that tests copy: migrated and empty, and with the stories of the dev world told. */
export const TEMPLATE_DATABASE = 'oriel_template'
export const TOLD_DATABASE = 'oriel_told'
export const STUDIO_TEMPLATE = 'studio_template'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
  }
}
