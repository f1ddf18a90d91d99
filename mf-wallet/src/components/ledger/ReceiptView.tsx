import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { selectArea, useAppDispatch, useAppSelector, useQuery } from '@samspel/store'
import { Avatar, Button, ErrorState, Icon, Link, notify, Picture, SkeletonDetail, TextButton } from '@samspel/ui'
import { getReceipt, getReceiptFile } from '../../data'
import { bytesOf } from '../bytes'
import { common, planNames, returnReasons } from '../messages'
import { Amount } from './Amount'
import css from './Ledger.module.css'
import { kindIcons } from './line-looks'
import { useDetail } from './line-words'
import { messages } from './messages'

const ReportSheet = lazyDialog(() =>
  import(/* webpackChunkName: "receipt-report" */ './ReportSheet').then((module) => module.ReportSheet),
)

/** What one line of an account was for, and the balance on both sides of it. */
export function ReceiptView({ id }: { id: string }) {
  const t = useText()
  const f = useFormats()
  const detailOf = useDetail()
  const isCompany = useAppSelector(selectArea) === 'company'
  const [isReporting, setReporting] = useState(false)
  const { result, error, retry } = useQuery(getReceipt({ params: { id } }))
  const receipt = result?.receipt
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    const { data } = await dispatch(getReceiptFile({ params: { id }, query: { locale } }))
    setSaving(false)
    if (!data) return notify({ kind: 'bad', message: t(messages.saveFailed) })
    saveFile(data.fileName, bytesOf(data.file), 'application/pdf')
  }
  if (!receipt)
    return error ? (
      <ErrorState message={t(messages.receiptFailed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
    ) : (
      <SkeletonDetail label={t(common.loading)} />
    )
  const { transaction, campaign, creator, plan, balanceBefore, balanceAfter } = receipt
  const { kind, transactionType, title, createdAt, returnReason, payment } = transaction
  const facts: [string, React.ReactNode][] = [
    [t(messages.date), f.dateTime(createdAt)],
    [t(messages.number), receipt.number],
    [t(commonMessages.brand), receipt.brandName],
    [t(commonMessages.company), receipt.companyName],
    ...(payment ? [[t(messages.paidBy), detailOf(transaction)] as [string, string]] : []),
    ...(plan?.name ? [[t(messages.plan), t(planNames[plan.name])] as [string, string]] : []),
    ...(plan
      ? [
          [
            t(messages.forDays),
            t(messages.days, { from: f.date(plan.from, 'short'), to: f.date(plan.to, 'short') }),
          ] as [string, string],
        ]
      : []),
    ...(title && title !== t(common[kind]) && title !== campaign?.name
      ? [[t(commonMessages.text), title] as [string, string]]
      : []),
    ...(creator
      ? [
          [
            t(commonMessages.creator),
            <Link key={creator.id} href={`/creators/${creator.id}`} className={css.person}>
              <Avatar name={creator.name} src={creator.imageUrl} size={20} />
              {creator.name}
            </Link>,
          ] as [string, React.ReactNode],
        ]
      : []),
    ...(receipt.bookedBy ? [[t(messages.bookedBy), receipt.bookedBy] as [string, string]] : []),
    ...(balanceBefore !== null && balanceAfter !== null
      ? [
          [
            t(messages.beforeAndAfter),
            t(messages.fromTo, { before: f.ore(balanceBefore), after: f.ore(balanceAfter) }),
          ] as [string, string],
        ]
      : []),
  ]
  return (
    <div className={css.receipt}>
      <div className={css.event}>
        {campaign?.imageUrl ? (
          <Picture src={campaign.imageUrl} focus={campaign.imageFocus} alt="" ratio={1} width={48} />
        ) : (
          <span className={css.sign}>
            <Icon name={kindIcons[kind]} size={18} />
          </span>
        )}
        <span className={css.words}>
          <b>{t(common[kind])}</b>
          {campaign && <Link href={`/campaigns/${campaign.id}`}>{campaign.name}</Link>}
        </span>
      </div>
      <div className={css.sum}>
        <Amount transaction={transaction} />
      </div>
      {transactionType === 'none' && (
        <span className={css.quiet}>
          {returnReason && `${t(returnReasons[returnReason])} `}
          {t(messages.movesNothing)}
        </span>
      )}
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button icon="download" fullWidth loading={isSaving} onClick={() => void save()}>
        {t(messages.receiptPdf)}
      </Button>
      {isCompany && (
        <div>
          <TextButton onClick={() => setReporting(true)}>{t(messages.wrong)}</TextButton>
        </div>
      )}
      {isReporting && <ReportSheet receipt={receipt} onClose={() => setReporting(false)} />}
    </div>
  )
}
