import type { Brand, BrandRole } from '@samspel/api'
import { brandRoles } from '@samspel/api/brand-roles'
import { useText } from '@samspel/i18n'
import { Button, Menu } from '@samspel/ui'
import { brandRoleNames, peopleMessages as m } from './messages'
import css from './People.module.css'

export interface RoleMenuProps {
  /** Name or address of the person. */
  name: string
  brand: Pick<Brand, 'id' | 'name'>
  role: BrandRole | undefined
  /** Why it cannot be changed; with one, the menu shows it. */
  reason: string | undefined
  onChoose: (role: BrandRole | null) => void
}

/** A role at a brand, as a button that opens the others. */
export function RoleMenu({ name, brand, role, reason, onChoose }: RoleMenuProps) {
  const t = useText()
  const word = role ? t(brandRoleNames[role]) : '–'
  const held = reason !== undefined && { disabled: true, detail: reason }
  return (
    <Menu
      align="start"
      trigger={
        <Button
          size="sm"
          className={css.narrow}
          variant={role ? 'line' : 'quiet'}
          iconAfter="chevron-down"
          aria-label={t(m.roleAt, { role: word, name, brand: brand.name })}
        >
          {word}
        </Button>
      }
      items={[
        ...brandRoles.map((one) => ({
          label: t(brandRoleNames[one]),
          selected: one === role,
          ...(one !== role && held),
          onClick: () => one !== role && onChoose(one),
        })),
        'divider',
        { label: t(m.noAccess), selected: !role, ...(role && held), onClick: () => role && onChoose(null) },
      ]}
    />
  )
}

/** A role that whoever looks may not change. */
export function RoleWord({ role }: { role: BrandRole | undefined }) {
  const t = useText()
  return role ? <span className={css.role}>{t(brandRoleNames[role])}</span> : <span className={css.no}>–</span>
}
