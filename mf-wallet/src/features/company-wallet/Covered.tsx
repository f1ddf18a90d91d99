import type { CompanyWallet } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Chip } from '@samspel/ui'
import css from './CompanyWallet.module.css'
import { messages } from './messages'

/** Whether a brand's money is enough for what it plans. */
export function Covered({ brand: { planned, lacking } }: { brand: CompanyWallet['brands'][number] }) {
  const t = useText()
  const f = useFormats()
  if (planned === 0) return <span className={css.quiet}>–</span>
  return lacking > 0 ? (
    <Chip tone="warn" icon="alert-triangle">
      {t(messages.lacking, { money: f.ore(lacking) })}
    </Chip>
  ) : (
    <Chip tone="ok" icon="check">
      {t(messages.covered)}
    </Chip>
  )
}
