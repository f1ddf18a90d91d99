import type { User } from '@samspel/api'
import { defineMessages, useFormats, useText } from '@samspel/i18n'
import { Card, Chip, LinkButton, Notice } from '@samspel/ui'

const messages = defineMessages({
  heading: {
    id: 'mf-auth.security.two-steps',
    description: 'Heading',
    defaultMessage: 'Inloggning i två steg',
    en: 'Two-step login',
  },
  text: {
    id: 'mf-auth.security.two-steps-text',
    description: 'What it is',
    defaultMessage: 'Efter lösenordet visar du en kod från en app eller en passnyckel.',
    en: 'After the password you show a code from an app or a passkey.',
  },
  on: { id: 'mf-auth.security.two-steps-on', description: 'State', defaultMessage: 'På', en: 'On' },
  due: {
    id: 'mf-auth.security.two-steps-due',
    description: 'Somebody asks for it; date: from when',
    defaultMessage: 'Du behöver den från {date}. Därefter kommer du inte vidare utan den.',
    en: 'You need it from {date}. After that you get no further without it.',
  },
  open: { id: 'mf-auth.security.two-steps-open', description: 'Link', defaultMessage: 'Ändra', en: 'Change' },
  turnOn: { id: 'mf-auth.security.two-steps-turn-on', description: 'Link', defaultMessage: 'Slå på', en: 'Turn on' },
})

/** Whether the account has a second step, and the way to its page. */
export function TwoStepsCard({ user: { secondStep, secondStepDueOn } }: { user: User }) {
  const t = useText()
  const format = useFormats()
  return (
    <Card
      title={t(messages.heading)}
      detail={t(messages.text)}
      aside={secondStep && <Chip tone="ok">{t(messages.on)}</Chip>}
    >
      {!secondStep && secondStepDueOn && (
        <Notice kind="warn">{t(messages.due, { date: format.date(secondStepDueOn, 'year') })}</Notice>
      )}
      <LinkButton href="/settings/security/two-steps">{t(secondStep ? messages.open : messages.turnOn)}</LinkButton>
    </Card>
  )
}
