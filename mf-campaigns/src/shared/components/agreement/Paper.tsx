import type { Agreement, AgreementVersion } from '@samspel/api'
import { dayOf, useFormats, useText } from '@samspel/i18n'
import { DealPairs } from '@samspel/offer'
import { Card, Chip, Icon } from '@samspel/ui'
import { agreedAt } from './agreed-at'
import css from './Agreement.module.css'
import { agreementMessages as messages, causeNames } from './messages'

/** The version that holds, as both said yes to it (drawing zk 3). */
export function Paper({ agreement: { versions }, isStaff }: { agreement: Agreement; isStaff: boolean }) {
  const t = useText()
  const f = useFormats()
  const version = versions[0] as AgreementVersion
  const { facts, number, madeAt, cause } = version
  return (
    <Card padding="none" className={css.paper}>
      <div className={css.head}>
        <span className={css.mark}>
          <Icon name="check" size={22} />
        </span>
        <h2>{t(messages.agreed)}</h2>
        <p className={css.quiet}>{t(messages.parties, { creator: version.creatorName, brand: facts.brandName })}</p>
        <div className={css.chips}>
          <Chip tone="ok" icon="file-text">
            {t(messages.version, { n: version.version })}
          </Chip>
          <span className={css.quiet}>{f.dateTime(agreedAt(version))}</span>
        </div>
        {isStaff && <p className={css.quiet}>{t(messages.you, { creator: version.creatorName })}</p>}
        {cause !== 'approved' && <p className={css.quiet}>{t(causeNames[cause])}</p>}
      </div>
      <div className={css.pairs}>
        <DealPairs facts={facts} day={dayOf(madeAt)} />
      </div>
      <p className={css.foot}>{t(isStaff ? messages.footStaff : messages.foot, { number, brand: facts.brandName })}</p>
    </Card>
  )
}
