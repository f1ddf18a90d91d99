import type { CompanyWallet } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Avatar, Button, cx, Icon } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { useTopUp } from '../../components/top-up'
import { messages as topUpMessages } from '../../components/top-up/messages'
import css from './CompanyWallet.module.css'
import { CountUp } from './CountUp'
import { Covered } from './Covered'
import { messages } from './messages'

/** What is told of each brand's money, with the sums at the foot. */
export function useColumns(wallet: CompanyWallet): Column<CompanyWallet['brands'][number]>[] {
  const t = useText()
  const f = useFormats()
  const topUp = useTopUp()
  const { brands } = wallet
  const money = (ore: number) => (ore === 0 ? '–' : f.ore(ore))
  return [
    {
      key: 'name',
      header: t(commonMessages.brand),
      sortKey: 'name',
      wrap: true,
      cell: ({ name, logoUrl }) => (
        <span className={css.who}>
          <Avatar name={name} src={logoUrl} shape="square" />
          {name}
        </span>
      ),
      footer: t(messages.brandCount, { count: brands.length }),
    },
    {
      key: 'balance',
      header: t(messages.balance),
      sortKey: 'balance',
      align: 'end',
      cell: ({ balance }) => f.ore(balance),
      footer: f.ore(wallet.balance),
    },
    {
      key: 'held',
      header: t(messages.held),
      sortKey: 'held',
      align: 'end',
      cell: ({ held, heldCampaigns }) => (
        <span className={css.stacked}>
          {money(held)}
          <span className={css.quiet}>{t(messages.campaigns, { count: heldCampaigns })}</span>
        </span>
      ),
      footer: f.ore(wallet.held),
    },
    {
      key: 'available',
      header: t(messages.available),
      sortKey: 'available',
      align: 'end',
      cell: ({ available, accountId }) => (
        <b>
          <CountUp accountId={accountId} ore={available} />
        </b>
      ),
      footer: f.ore(wallet.available),
    },
    {
      key: 'planned',
      header: t(messages.planned),
      sortKey: 'planned',
      align: 'end',
      cell: ({ planned, nextCampaign }) => (
        <span className={cx(css.stacked, css.planned)}>
          {money(planned)}
          <span className={css.quiet}>
            {nextCampaign
              ? [nextCampaign.name, nextCampaign.startAt && f.date(nextCampaign.startAt, 'short')]
                  .filter(Boolean)
                  .join(', ')
              : t(messages.nothingPlanned)}
          </span>
        </span>
      ),
      footer: f.ore(wallet.planned),
    },
    {
      key: 'lacking',
      header: t(messages.enough),
      sortKey: 'lacking',
      cell: (brand) => <Covered brand={brand} />,
      footer: '',
    },
    {
      key: 'topUp',
      header: t(topUpMessages.topUp),
      hideHeader: true,
      align: 'end',
      cell: ({ accountId, name, lacking }) => (
        <span className={css.deeds}>
          <Button
            size="sm"
            variant={lacking > 0 ? 'light' : 'quiet'}
            aria-label={t(topUpMessages.topUpOf, { brand: name })}
            onClick={() => topUp(accountId, lacking)}
          >
            {t(topUpMessages.topUp)}
          </Button>
          <Icon name="chevron-right" size={18} />
        </span>
      ),
      footer: '',
    },
  ]
}
