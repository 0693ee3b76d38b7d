/** Made by the plugin in vite.config.ts. */
declare module 'virtual:page' {
  import type { ReactNode } from 'react'

  export function Body(): ReactNode
  export const title: string
  export const rootData: unknown
  export const homeData: unknown
}
