import { useState } from 'react'
import type { Brand, BrandRole, User } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { updateUser } from '../../../data/company-actions'
import { brandRoleNames, peopleMessages as m } from './messages'

export interface RoleChange {
  user: User
  brand: Pick<Brand, 'id' | 'name'>
  role: BrandRole | null
}

const roleAt = ({ brandRoles = [] }: User, brandId: string): BrandRole | null =>
  brandRoles.find((one) => one.brandId === brandId)?.role ?? null

/**
 * Changes a role at once, with a toast that takes it back. Another owner is asked about first, in the dialog of `asked`: so is whatever the
 * server wants a password for.
 */
export const useRoleChange = () => {
  const t = useText()
  const dispatch = useAppDispatch()
  const [asked, setAsked] = useState<RoleChange>()

  const told = ({ user, brand, role }: RoleChange, before: BrandRole | null) =>
    notify({
      kind: 'ok',
      message: role
        ? t(m.changed, { name: user.name, role: t(brandRoleNames[role]).toLowerCase(), brand: brand.name })
        : t(m.takenOut, { name: user.name, brand: brand.name }),
      action: { label: t(commonMessages.undo), onClick: () => void change({ user, brand, role: before }, false) },
    })
  const send = ({ user, brand, role }: RoleChange) =>
    dispatch(updateUser({ params: { id: user.id }, body: { user: { brandRoles: [{ brandId: brand.id, role }] } } }))
  const change = async (wanted: RoleChange, isToldOf = true): Promise<void> => {
    const before = roleAt(wanted.user, wanted.brand.id)
    if (wanted.role === 'owner' && isToldOf) return setAsked(wanted)
    const { ok, parsedError } = await send(wanted)
    if (ok && isToldOf) told(wanted, before)
    if (ok || !parsedError) return
    if (parsedError.id === 'confirmation_needed') setAsked(wanted)
    else notify({ kind: 'bad', message: t(parsedError.message) })
  }
  return {
    change: (wanted: RoleChange) => void change(wanted),
    asked,
    send: async (wanted: RoleChange) => {
      const before = roleAt(wanted.user, wanted.brand.id)
      const outcome = await send(wanted)
      if (outcome.ok) {
        told(wanted, before)
        setAsked(undefined)
      }
      return outcome
    },
    close: () => setAsked(undefined),
  }
}
