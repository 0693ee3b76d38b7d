import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Gallery } from '../../app/gallery/gallery.tsx'
import { createQueryClient } from '../../app/platform/query.ts'

export function GalleryScene() {
  const [client] = useState(createQueryClient)
  return (
    <QueryClientProvider client={client}>
      <Gallery />
    </QueryClientProvider>
  )
}
