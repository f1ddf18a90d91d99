/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import type { LinkComponentProps } from '../base/Link.props'
import { configureUi } from '../base/uiConfig'
import { Button } from './Button'
import { LinkButton } from './LinkButton'

afterEach(() => {
  cleanup()
  configureUi({ link: null })
})

describe('Button', () => {
  it('says beneath why it is disabled, can be focused, and does nothing', async () => {
    const onClick = jest.fn()
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="Ett fält behöver rättas innan du kan skicka">
          Skicka
        </Button>
      </form>,
    )
    const button = screen.getByRole('button', { name: 'Skicka' })
    expect(button).toHaveAccessibleDescription('Ett fält behöver rättas innan du kan skicka')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('takes no second click while it works', async () => {
    const onClick = jest.fn()
    render(
      <Button loading onClick={onClick}>
        Spara
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }))
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  })
})

describe('links', () => {
  const RouteLink = ({ href, ...rest }: LinkComponentProps) => <a data-route={href} href={href} {...rest} />

  it('changes the route for paths of this site and leaves others to the browser', () => {
    configureUi({ link: RouteLink })
    render(
      <>
        <LinkButton href="/campaigns">Kampanjer</LinkButton>
        <LinkButton href="https://example.org/">Ut</LinkButton>
        <LinkButton href="//example.org/x">Också ut</LinkButton>
        <LinkButton href="/terms" newTab>
          Villkor
        </LinkButton>
      </>,
    )
    expect(screen.getByRole('link', { name: 'Kampanjer' })).toHaveAttribute('data-route', '/campaigns')
    for (const name of ['Ut', 'Också ut', 'Villkor'])
      expect(screen.getByRole('link', { name })).not.toHaveAttribute('data-route')
    expect(screen.getByRole('link', { name: 'Villkor' })).toHaveAttribute('target', '_blank')
  })
})
