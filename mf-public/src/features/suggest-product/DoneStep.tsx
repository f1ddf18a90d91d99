import { useText } from '@samspel/i18n'
import { Button, Card, Icon, LinkButton, Row } from '@samspel/ui'
import { messages } from './messages'
import css from './SuggestProduct.module.css'

/** The wizard's last step: sent, and what to do next (S-33). */
export function DoneStep({ product, onAgain }: { product: string; onAgain: () => void }) {
  const t = useText()
  return (
    <div className={css.donePage}>
      <Card padding="roomy" className={css.done}>
        <span className={css.check}>
          <Icon name="check" size={28} />
        </span>
        <h1 tabIndex={-1}>{t(messages.doneTitle)}</h1>
        <p className={css.doneText}>{t(messages.doneText)}</p>
        {product && (
          <p className={css.suggested}>
            <span>{t(messages.suggested)}</span>
            <b>{product}</b>
          </p>
        )}
        <Row justify="center">
          <Button variant="main" icon="plus" onClick={onAgain}>
            {t(messages.again)}
          </Button>
          <LinkButton href="/p/marketplace">{t(messages.toMarketplace)}</LinkButton>
        </Row>
      </Card>
    </div>
  )
}
