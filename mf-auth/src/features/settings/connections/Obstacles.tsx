import { useText } from '@samspel/i18n'
import { Button, Chip, Icon } from '@samspel/ui'
import css from './Connections.module.css'
import { messages } from './messages'
import { type Obstacle, stepsOf } from './obstacle-steps'

/** What prevents an account from being connected, and how to fix it in which app, in the order of fixing. */
export function Obstacles({ obstacles, onLookAgain }: { obstacles: readonly Obstacle[]; onLookAgain: () => void }) {
  const t = useText()
  const first = obstacles[0]!
  return (
    <details className={css.obstacles}>
      <summary>
        <Chip tone="warn" icon="alert-triangle">
          {t(messages.notYet)}
        </Chip>
        <span>{t(stepsOf[first].what)}</span>
        <span className={css.how}>
          {t(messages.how)}
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      {obstacles.map((obstacle) => {
        const { what, app, steps } = stepsOf[obstacle]
        return (
          <div key={obstacle} className={css.obstacle}>
            {obstacles.length > 1 && <b>{t(what)}</b>}
            {app && <span className={css.app}>{t(messages.inApp, { app: t(app) })}</span>}
            <ol>
              {steps.map((step) => (
                <li key={step.id}>{t(step)}</li>
              ))}
            </ol>
          </div>
        )
      })}
      <Button size="sm" icon="refresh" onClick={onLookAgain}>
        {t(messages.doneLookAgain)}
      </Button>
    </details>
  )
}
