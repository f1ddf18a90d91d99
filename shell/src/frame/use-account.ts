import type { Message } from '@samspel/i18n'
import type { RootState } from '@samspel/store'
import { signOut, useAppDispatch, useAppSelector } from '@samspel/store'
import { useArea } from '../areas/use-area'
import { roleName } from './visitor'

export interface Account {
  name: string
  avatarUrl: string | null
  role: Message | undefined
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
    signOut: () => void dispatch(signOut()),
  }
}
