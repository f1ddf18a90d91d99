import { useMemo } from 'react'
import type { Registry } from '@samspel/federation/registry'
import { closeForCompany } from '@samspel/federation/registry'
import type { RootState } from '@samspel/store'
import { useAppSelector } from '@samspel/store'
import { useShell } from '../services/context'

/** Id of the company that the session is in; undefined until it is known, and for who is in none. */
export const selectCompany = ({ app, entities }: Pick<RootState, 'app' | 'entities'>): string | undefined =>
  (app.currentUserId && entities.users[app.currentUserId]?.companyId) || undefined

/** The page's registry without the remotes that are off for the company of the session, which the edge does not know. */
export const useOpenRegistry = (): Registry => {
  const { registry } = useShell()
  const company = useAppSelector(selectCompany)
  return useMemo(() => closeForCompany(registry, company), [registry, company])
}
