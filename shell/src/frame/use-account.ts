import type { Message } from '@samspel/i18n'
import type { RootState } from '@samspel/store'
import { signOut, useAppDispatch, useAppSelector } from '@samspel/store'
import { useArea } from '../areas/use-area'
import { roleName } from './visitor'

/** The page where one goes over to another company. */
export const switchHref = '/switch-company'

export interface Account {
  name: string
  avatarUrl: string | null
  role: Message | undefined
  /** They belong to several companies. */
  hasSeveral: boolean
  signOut: () => void
}

const selectOwn = ({ app, entities }: RootState) =>
  (app.currentUserId && entities.users[app.currentUserId]) ||
  (app.currentInstagramerId && entities.instagramers[app.currentInstagramerId]) ||
  undefined

/** The signed-in account, as shown in the account row. */
export const useAccount = (): Account => {
  const own = useAppSelector(selectOwn)
  const dispatch = useAppDispatch()
  const area = useArea()
  return {
    name: own?.name ?? '',
    avatarUrl: own?.avatarUrl ?? null,
    role: roleName(area),
    hasSeveral: own !== undefined && 'companies' in own,
    signOut: () => void dispatch(signOut()),
  }
}
