/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { configureUi } from '../base/uiConfig'
import { FileDrop } from './FileDrop'
import { NumberField, parseNumber } from './NumberField'
import { readDay } from './readDay'
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
  it('reads grouped and decimal numbers of both languages', () => {
    expect(parseNumber('3 450', 0, false)).toBe(3450)
    expect(parseNumber('1\u00a0284\u202f500', 0, false)).toBe(1284500)
    expect(parseNumber('6,1', 1, false)).toBe(6.1)
    expect(parseNumber('6.1', 1, false)).toBe(6.1)
    expect(parseNumber('6,1', 0, false)).toBeNull()
    expect(parseNumber('-5', 0, false)).toBeNull()
    expect(parseNumber('\u22125', 0, true)).toBe(-5)
    expect(parseNumber('', 0, false)).toBeNull()
    expect(parseNumber('12,660', 2, false, 'en')).toBe(12660)
    expect(parseNumber('-1,000,000.5', 2, true, 'en')).toBe(-1000000.5)
    expect(parseNumber('12.660,50', 2, false)).toBe(12660.5)
    for (const text of ['12,660', '0.125', '1.2345', '12.66.0']) expect(parseNumber(text, 2, false)).toBeNull()
    expect(parseNumber('59.329', 6, false)).toBe(59.329)
  })

  it('groups the number when it is left', async () => {
    configureUi({ locale: 'sv' })
    const Held = () => {
      const [value, setValue] = useState<number | null>(null)
      return <NumberField label="Pris" value={value} onChange={setValue} />
    }
    render(<Held />)
    const input = screen.getByLabelText('Pris')
    await userEvent.type(input, '12a500')
    expect(input).toHaveValue('12500')
    await userEvent.tab()
    expect(input).toHaveValue('12\u00a0500')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('300')
    expect(input).toHaveValue('300')
  })
})

describe('readDay', () => {
  it('reads days as people write them and refuses those that do not exist', () => {
    for (const text of ['2026-01-18', '18/1 2026', '18.1.2026', '18 jan 2026', '18 januari 2026', '18 January 2026'])
      expect(readDay(text)).toBe('2026-01-18')
    expect([readDay('3 maj 2026'), readDay('3 May 2026')]).toEqual(['2026-05-03', '2026-05-03'])
    expect([readDay('1 okt 2026'), readDay('1 Oct 2026')]).toEqual(['2026-10-01', '2026-10-01'])
    for (const text of ['', '2026-02-30', '31 apr 2026', '18 foo 2026', 'i morgon']) expect(readDay(text)).toBeNull()
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
    const { rerender } = render(<FileDrop text="Dra en bild hit" onFiles={onFiles} />)
    const zone = screen.getByText('Dra en bild hit')
    fireEvent.drop(zone, { dataTransfer: { files: [file, file] } })
    expect(onFiles).toHaveBeenCalledWith([file])
    rerender(<FileDrop text="Dra en bild hit" onFiles={onFiles} disabled />)
    fireEvent.drop(zone, { dataTransfer: { files: [file] } })
    expect(onFiles).toHaveBeenCalledTimes(1)
  })
})
