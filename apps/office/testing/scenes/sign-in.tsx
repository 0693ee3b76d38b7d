import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { SignInView } from '../../app/features/staff/staff.ts'
import { createQueryClient } from '../../app/platform/query.ts'

/** The sign-in page, until it leads on. */
export function SignInScene() {
  const [client] = useState(createQueryClient)
  const { pathname, search } = useLocation()
  return (
    <QueryClientProvider client={client}>
      <output data-address>{pathname + search}</output>
      <SignInView />
    </QueryClientProvider>
  )
}
