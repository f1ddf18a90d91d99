import type { CampaignPackage } from '@samspel/api'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { Button, Chip, Icon } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { packageLabels } from '../../../shared/components/campaign-names'
import { staffWords } from '../../components/words'
import { messages } from './messages'
import css from './Packages.module.css'

interface PackageTableProps {
  packages: readonly CampaignPackage[]
  busy: boolean
  onEdit: (edited: CampaignPackage) => void
}

/** The packages in the specification's order. */
export function PackageTable({ packages, busy, onEdit }: PackageTableProps) {
  const t = useText()
  const format = useFormats()
  const locale = useLocale()
  const fixed = (value: number | null) =>
    value === null ? (
      <span className={css.quiet}>{t(messages.free)}</span>
    ) : (
      <span className={css.fixed}>
        <Icon name="lock" size={14} />
        {format.number(value)}
      </span>
    )
  const columns: Column<CampaignPackage>[] = [
    {
      key: 'name',
      header: t(messages.package),
      wrap: true,
      cell: ({ name, descriptionSv, descriptionEn }) => (
        <span className={css.words}>
          <span className={css.name}>{t(packageLabels[name])}</span>
          <span className={css.text}>{(locale === 'sv' ? descriptionSv : descriptionEn) || t(messages.noText)}</span>
        </span>
      ),
    },
    { key: 'reach', header: t(staffWords.reach), align: 'end', cell: ({ reach }) => fixed(reach) },
    { key: 'profiles', header: t(messages.profiles), align: 'end', cell: ({ profiles }) => fixed(profiles) },
    {
      key: 'price',
      header: t(messages.price),
      align: 'end',
      cell: ({ price }) =>
        price === null ? <span className={css.quiet}>{t(messages.noPrice)}</span> : format.money(price),
    },
    {
      key: 'campaigns',
      header: t(commonMessages.campaigns),
      align: 'end',
      cell: ({ campaignsCount }) => format.number(campaignsCount),
    },
    {
      key: 'active',
      header: t(commonMessages.state),
      cell: ({ active }) =>
        active ? (
          <Chip tone="ok" icon="check">
            {t(messages.active)}
          </Chip>
        ) : (
          <Chip tone="faint" icon="eye-off">
            {t(messages.inactive)}
          </Chip>
        ),
    },
    {
      key: 'edit',
      header: t(commonMessages.change),
      hideHeader: true,
      align: 'end',
      cell: (row) => (
        <Button
          size="sm"
          icon="pencil"
          aria-label={t(messages.editOf, { name: t(packageLabels[row.name]) })}
          onClick={() => onEdit(row)}
        >
          {t(commonMessages.change)}
        </Button>
      ),
    },
  ]
  return (
    <>
      <Table caption={t(messages.title)} columns={columns} rows={packages} rowKey={({ name }) => name} busy={busy} />
      <p className={css.note}>
        <Icon name="lock" size={14} />
        {t(messages.fixedNote)}
      </p>
    </>
  )
}
