/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { configureUi } from '../base/uiConfig'
import { FileDrop } from './FileDrop'
import { NumberField } from './NumberField'
import { SelectField } from './SelectField'
import { TagsField } from './TagsField'
import { TextField } from './TextField'

afterEach(cleanup)

describe('TextField', () => {
  it('ties label, help and error to the input', () => {
    const { rerender } = render(
      <TextField label="E-post" optional="valfritt" value="" onChange={() => {}} help="Syns för kreatörerna." />,
    )
    const input = screen.getByRole('textbox', { name: 'E-post valfritt' })
    expect(input).toHaveAccessibleDescription('Syns för kreatörerna.')
    expect(input).not.toHaveAttribute('aria-invalid')
    rerender(
      <TextField
        label="E-post"
        value=""
        onChange={() => {}}
        help="Syns för kreatörerna."
        error="ange en giltig emailadress"
      />,
    )
    expect(input).toHaveAccessibleDescription('ange en giltig emailadress')
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(screen.queryByText('Syns för kreatörerna.')).toBeNull()
  })
})

describe('NumberField', () => {
  it('groups the number when it is left', async () => {
    configureUi({ locale: 'sv' })
    const Held = () => {
      const [value, setValue] = useState<number | null>(null)
      return <NumberField label="Pris" value={value} onChange={setValue} />
    }
    render(<Held />)
    const input = screen.getByLabelText('Pris')
    await userEvent.type(input, '12500')
    expect(input).toHaveValue('12500')
    await userEvent.tab()
    expect(input).toHaveValue('12\u00a0500')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('300')
    expect(input).toHaveValue('300')
  })

  it('shows both decimals of a sum that has any', () => {
    configureUi({ locale: 'sv' })
    const valueOf = (value: number) => {
      const { unmount } = render(<NumberField label="Belopp" value={value} onChange={jest.fn()} decimals={2} />)
      const shown = screen.getByLabelText<HTMLInputElement>('Belopp').value
      unmount()
      return shown
    }
    expect(valueOf(99.5)).toBe('99,50')
    expect(valueOf(99)).toBe('99')
  })

  it('keeps what it cannot read on screen with an error, and hands nothing over', async () => {
    const seen = jest.fn()
    const Held = () => {
      const [value, setValue] = useState<number | null>(20_000)
      return (
        <NumberField
          label="Följare"
          help="Minst så många."
          value={value}
          onChange={(next) => {
            setValue(next)
            seen(next)
          }}
        />
      )
    }
    render(<Held />)
    const input = screen.getByLabelText('Följare')
    await userEvent.clear(input)
    await userEvent.paste('5 000\u201320 000')
    await userEvent.tab()
    expect(input).toHaveValue('5 000\u201320 000')
    expect(input).toHaveAttribute('aria-invalid', 'true')
    expect(input).toHaveAccessibleDescription('unreadInteger')
    expect(seen.mock.calls).toEqual([[null]])
    await userEvent.clear(input)
    await userEvent.type(input, '500 st')
    await userEvent.tab()
    expect(seen).toHaveBeenLastCalledWith(500)
    expect(input).toHaveValue('500')
    expect(input).not.toHaveAttribute('aria-invalid')
  })

  it('shows a value that was changed beside typing while the field has the focus', async () => {
    const Stepped = () => {
      const [value, setValue] = useState<number | null>(null)
      return (
        <div role="presentation" onKeyDown={({ key }) => key === 'ArrowUp' && setValue((last) => (last ?? 0) + 1)}>
          <NumberField label="Platser" value={value} onChange={setValue} />
        </div>
      )
    }
    render(<Stepped />)
    await userEvent.type(screen.getByLabelText('Platser'), '12{ArrowUp}')
    expect(screen.getByLabelText('Platser')).toHaveValue('13')
    await userEvent.type(screen.getByLabelText('Platser'), 'x{ArrowUp}')
    expect(screen.getByLabelText('Platser')).toHaveValue('14')
  })
})

describe('TagsField', () => {
  const Held = ({ onSeen }: { onSeen: (value: string[]) => void }) => {
    const [value, setValue] = useState<string[]>(['lussebrygg'])
    return (
      <TagsField
        label="Hashtaggar"
        mark="#"
        value={value}
        onChange={(next) => {
          setValue(next)
          onSeen(next)
        }}
      />
    )
  }

  it('parts words, drops the mark and repetitions, and takes the last back', async () => {
    const seen = jest.fn()
    render(<Held onSeen={seen} />)
    const input = screen.getByLabelText('Hashtaggar')
    await userEvent.type(input, '#nyårsfika,')
    expect(seen).toHaveBeenLastCalledWith(['lussebrygg', 'nyårsfika'])
    await userEvent.type(input, 'lussebrygg{Enter}')
    expect(seen).toHaveBeenCalledTimes(1)
    await userEvent.type(input, '{Backspace}')
    expect(seen).toHaveBeenLastCalledWith(['lussebrygg'])
    await userEvent.click(screen.getByRole('button', { name: 'remove #lussebrygg' }))
    expect(seen).toHaveBeenLastCalledWith([])
  })
})

describe('SelectField', () => {
  it('gives the option chosen, and null when it is taken back', async () => {
    const onChange = jest.fn()
    const options = [
      { value: 'SE', label: 'Sverige' },
      { value: 'NO', label: 'Norge' },
    ] as const
    const { rerender } = render(
      <SelectField label="Land" options={options} value={null} onChange={onChange} clearable placeholder="Välj land" />,
    )
    await userEvent.selectOptions(screen.getByLabelText('Land'), 'Norge')
    expect(onChange).toHaveBeenLastCalledWith('NO')
    rerender(
      <SelectField label="Land" options={options} value="NO" onChange={onChange} clearable placeholder="Välj land" />,
    )
    await userEvent.selectOptions(screen.getByLabelText('Land'), 'Välj land')
    expect(onChange).toHaveBeenLastCalledWith(null)
  })
})

describe('FileDrop', () => {
  it('hands over the one file dropped, and none while disabled', () => {
    const onFiles = jest.fn()
    const file = new File(['x'], 'x.png', { type: 'image/png' })
    const { rerender } = render(<FileDrop text="Dra en bild hit" pickText="Välj en bild" onFiles={onFiles} />)
    const zone = screen.getByText('Dra en bild hit')
    fireEvent.drop(zone, { dataTransfer: { files: [file, file] } })
    expect(onFiles).toHaveBeenCalledWith([file])
    rerender(<FileDrop text="Dra en bild hit" pickText="Välj en bild" onFiles={onFiles} disabled />)
    fireEvent.drop(zone, { dataTransfer: { files: [file] } })
    expect(onFiles).toHaveBeenCalledTimes(1)
  })

  it.each(['(max-width: 683px)', '(pointer: coarse)'])(
    'asks to choose a file where none can be dropped: %s',
    (kind) => {
      const { matchMedia } = window
      window.matchMedia = (query) =>
        Object.defineProperty(matchMedia.call(window, query), 'matches', { value: query.includes(kind) })
      render(<FileDrop text="Dra en bild hit" pickText="Välj en bild" onFiles={() => {}} />)
      expect(screen.getByLabelText('Välj en bild')).toHaveAttribute('type', 'file')
      expect(screen.queryByText('Dra en bild hit')).toBeNull()
      window.matchMedia = matchMedia
    },
  )
})
