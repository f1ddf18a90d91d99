import { expect, test } from '@jest/globals'
import { writable } from './pdf'

test('paper keeps Western European letters, and others without their marks', () => {
  expect(writable('Åse Øster – “två”')).toBe('Åse Øster – “två”')
  expect(writable('Čáhput Łukasz Đorđe Ŋ')).toBe('Cáhput Lukasz Dorde N')
})

test('emoji leave no box, and a letter that cannot be written shows that one is missing', () => {
  expect(writable('Prova den med glögg 🎄❤️')).toBe('Prova den med glögg ')
  expect(writable('Юра')).toBe('???')
})
