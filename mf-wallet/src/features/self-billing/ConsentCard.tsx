import { useState } from 'react'
import type { SelfBilling } from '@samspel/api'
import { selfBillingTexts } from '@samspel/api/self-billing'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, ConfirmDialog, LinkButton, notify, Row } from '@samspel/ui'
import { giveSelfBillingConsent, withdrawSelfBillingConsent } from './calls'
import { messages } from './messages'
import css from './SelfBilling.module.css'

function Words({ version }: { version: number }) {
  const locale = useLocale()
  return (
    <ul className={css.words}>
      {(selfBillingTexts[version]?.[locale] ?? []).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

/** Yes or no to invoices that Samspel writes, with the words that the yes is to. */
export function ConsentCard({ selfBilling, onDone }: { selfBilling: SelfBilling; onDone: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const { consent, before, isBusiness, textVersion } = selfBilling
  const act = async (ask: () => Promise<{ ok: boolean }>, done: keyof typeof messages) => {
    setBusy(true)
    const { ok } = await ask()
    setBusy(false)
    setLeaving(false)
    notify(ok ? { kind: 'ok', message: t(messages[done]) } : { kind: 'bad', message: t(messages.actFailed) })
    onDone()
  }
  const give = () => act(() => dispatch(giveSelfBillingConsent({ body: { textVersion } })), 'given')
  const withdraw = () => act(() => dispatch(withdrawSelfBillingConsent()), 'withdrawn')
  return (
    <Card title={t(consent ? messages.isOn : messages.isOff)}>
      <Words version={consent?.textVersion ?? textVersion} />
      {consent ? (
        <Row gap={12} justify="between">
          <span className={css.small}>{t(messages.since, { day: f.date(consent.givenAt, 'year') })}</span>
          <Button loading={isBusy} onClick={() => setLeaving(true)}>
            {t(messages.withdraw)}
          </Button>
        </Row>
      ) : isBusiness ? (
        <Button variant="main" loading={isBusy} onClick={() => void give()}>
          {t(messages.give)}
        </Button>
      ) : (
        <>
          <p className={css.small}>{t(messages.forBusiness)}</p>
          <Row gap={8}>
            <LinkButton href="/wallet/tax">{t(messages.stateFTax)}</LinkButton>
            <LinkButton href="/settings">{t(messages.giveVatNumber)}</LinkButton>
          </Row>
        </>
      )}
      {before.slice(0, 3).map(({ givenAt, withdrawnAt }) => (
        <p key={givenAt} className={css.small}>
          {t(messages.heldBetween, {
            from: f.date(givenAt, 'year'),
            to: withdrawnAt ? f.date(withdrawnAt, 'year') : '',
          })}
        </p>
      ))}
      <ConfirmDialog
        open={isLeaving}
        title={t(messages.withdrawTitle)}
        confirmLabel={t(messages.withdraw)}
        cancelLabel={t(commonMessages.cancel)}
        loading={isBusy}
        onConfirm={() => void withdraw()}
        onCancel={() => setLeaving(false)}
      >
        {t(messages.withdrawText)}
      </ConfirmDialog>
    </Card>
  )
}
