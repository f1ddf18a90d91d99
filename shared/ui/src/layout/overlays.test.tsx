/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Menu } from '../actions/Menu'
import { UiProvider } from '../base/UiProvider'
import { DateField } from '../fields/DateField'
import { ConfirmDialog } from './ConfirmDialog'

afterEach(cleanup)

describe('ConfirmDialog', () => {
  const Held = ({ onConfirm }: { onConfirm: () => void }) => {
    const [open, setOpen] = useState(false)
    return (
      <UiProvider>
        <button type="button" onClick={() => setOpen(true)}>
          Ta bort
        </button>
        <ConfirmDialog
          open={open}
          title="Ta bort utkastet"
          confirmLabel="Ta bort det"
          cancelLabel="Avbryt"
          danger
          onConfirm={onConfirm}
          onCancel={() => setOpen(false)}
        >
          Det går inte att ångra.
        </ConfirmDialog>
      </UiProvider>
    )
  }

  it('is named by its title, starts at the harmless choice, and gives the focus back on Escape', async () => {
    const onConfirm = jest.fn()
    render(<Held onConfirm={onConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort' }))
    await screen.findByRole('dialog', { name: 'Ta bort utkastet' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ta bort' })).toHaveFocus())
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('gives the focus back when the page takes it out at once', async () => {
    function Page() {
      const [isOpen, setOpen] = useState(false)
      return (
        <UiProvider>
          <button type="button" onClick={() => setOpen(true)}>
            Neka
          </button>
          {isOpen && (
            <ConfirmDialog
              open
              title="Neka"
              confirmLabel="Neka nu"
              cancelLabel="Avbryt"
              onConfirm={() => undefined}
              onCancel={() => setOpen(false)}
            />
          )}
        </UiProvider>
      )
    }
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Neka' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Neka' })).toHaveFocus())
  })
})

describe('Menu', () => {
  it('opens on the first press, acts, and gives the focus back to its button', async () => {
    const onClick = jest.fn()
    render(
      <UiProvider>
        <Menu
          label="Fler val"
          items={[{ label: 'Kopiera', onClick }, 'divider', { label: 'Öppna sidan', href: '/p' }]}
        />
      </UiProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Fler val' }))
    expect(await screen.findByRole('menuitem', { name: 'Öppna sidan' })).toHaveAttribute('href', '/p')
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kopiera' }))
    expect(onClick).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fler val' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Fler val' }))
    expect(await screen.findByRole('menuitem', { name: 'Kopiera' })).toBeInTheDocument()
  })
})

describe('DateField', () => {
  const Held = ({ onSeen }: { onSeen: (value: string | null) => void }) => {
    const [value, setValue] = useState<string | null>('2025-12-27')
    return (
      <UiProvider>
        <DateField
          label="Börjar"
          value={value}
          onChange={(next) => {
            setValue(next)
            onSeen(next)
          }}
        />
      </UiProvider>
    )
  }

  it('is usable before its calendar is there, and takes typed days afterwards', async () => {
    const seen = jest.fn()
    render(<Held onSeen={seen} />)
    expect(screen.getByLabelText('Börjar')).toHaveValue('2025-12-27')
    await waitFor(() => expect(screen.getByLabelText('Börjar')).toHaveValue('27 dec 2025'))
    const input = screen.getByLabelText('Börjar')
    await userEvent.clear(input)
    await userEvent.type(input, '3 maj 2026')
    expect(seen).toHaveBeenLastCalledWith('2026-05-03')
  })

  it('keeps a typed day that is not allowed, for the form to say so; the month does not offer it', async () => {
    const seen = jest.fn()
    render(
      <UiProvider>
        <DateField label="Slutar" value="2025-12-27" min="2025-12-20" max="2025-12-28" onChange={seen} />
      </UiProvider>,
    )
    await waitFor(() => expect(screen.getByLabelText('Slutar')).toHaveValue('27 dec 2025'))
    const input = screen.getByLabelText('Slutar')
    await userEvent.click(input)
    expect(await screen.findByLabelText(/^30 december/i)).toBeDisabled()
    expect(screen.getByLabelText(/^26 december/i)).toBeEnabled()
    await userEvent.clear(input)
    await userEvent.type(input, '30 dec 2025')
    await userEvent.tab()
    expect(seen).toHaveBeenLastCalledWith('2025-12-30')
  })
})
