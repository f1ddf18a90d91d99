import type { CompanyWallet } from '@samspel/api'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { useIsMobile } from '@samspel/ui'
import { ChartCard } from '@samspel/ui/late'
import { messages } from './messages'

/** What was spent in each of twelve months; a bar shows what moved in its month, and a second press all of it. */
export function Months({ months }: Pick<CompanyWallet, 'months'>) {
  const t = useText()
  const isMobile = useIsMobile()
  const f = useFormats()
  const locale = useLocale()
  const [params, setParams] = useQueryParams()
  const short = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const nameOf = (day: string) => short.format(new Date(day)).replace('.', '')
  const last = months.at(-1)
  const periodOf = (month: string) => month.slice(0, 7)
  const pressed = months.find(({ month }) => periodOf(month) === params.period)?.month
  const onBar = (month: string) =>
    setParams({ period: params.period === periodOf(month) ? '' : periodOf(month), account: '', kind: '', campaign: '' })
  return (
    <ChartCard
      title={t(messages.perMonth)}
      detail={
        last &&
        t(messages.soFar, { money: f.ore(last.amount), month: f.date(last.month, 'month').split(/\s/)[0] ?? '' })
      }
      switchLabels={{ group: t(commonMessages.showAs), chart: t(commonMessages.chart), table: t(commonMessages.table) }}
      headers={{ label: t(messages.month), value: t(messages.spent) }}
      bars={months.map(({ month, amount }) => ({
        key: month,
        value: amount,
        label: nameOf(month),
        hint: `${f.date(month, 'month')}: ${f.ore(amount)}`,
      }))}
      format={(ore) => f.ore(ore)}
      height={150}
      sentence={t(messages.spentList, {
        list: months.map(({ month, amount }) => `${f.date(month, 'month')} ${f.ore(amount)}`).join('; '),
      })}
      // Twelve bars on a phone are too narrow to be pressed; the filter of the lines has the months, too.
      {...(!isMobile && { onBar, pressed })}
      {...(last && { today: { key: last.month, label: nameOf(last.month) } })}
    />
  )
}
