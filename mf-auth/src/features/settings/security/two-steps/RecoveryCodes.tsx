import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, Notice, notify, Row } from '@samspel/ui'
import { renewRecoveryCodes } from './actions'
import { Ask } from './Ask'
import { messages } from './messages'
import css from './TwoSteps.module.css'

/** Codes that were just made, to be kept: they are not shown again. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify({ kind: 'ok', message: t(messages.copied) }),
      () => notify({ kind: 'info', message: t(messages.copyFailed) }),
    )
  const download = () => {
    const href = URL.createObjectURL(new Blob([`${t(messages.fileHead)}\n\n${text}\n`], { type: 'text/plain' }))
    Object.assign(document.createElement('a'), { href, download: 'samspel-koder.txt' }).click()
    URL.revokeObjectURL(href)
  }
  return (
    <Card title={t(messages.newCodes)}>
      <Notice kind="warn">{t(messages.newCodesText)}</Notice>
      <ul className={css.codes} aria-label={t(messages.newCodes)}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row gap={8} wrap>
        <Button icon="copy" onClick={() => void copy()}>
          {t(messages.copy)}
        </Button>
        <Button icon="download" onClick={download}>
          {t(messages.download)}
        </Button>
        <Button variant="main" onClick={onKept}>
          {t(messages.kept)}
        </Button>
      </Row>
    </Card>
  )
}

/** How many are left, and new ones in their place. */
export function CodesCard({ left, onMade }: { left: number; onMade: (codes: string[]) => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Card title={t(messages.codes)} detail={t(messages.codesText)}>
      <p>{t(messages.codesLeft, { count: left })}</p>
      <Ask
        id="recoveryCodes"
        label={messages.renew}
        send={async () => {
          const outcome = await dispatch(renewRecoveryCodes())
          if (outcome.data) onMade(outcome.data.recoveryCodes)
          return outcome
        }}
      />
    </Card>
  )
}
