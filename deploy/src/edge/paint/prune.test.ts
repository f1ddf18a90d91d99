import { expect, test } from '@jest/globals'
import { pruned } from './prune'

const html = '<p class="a b">x</p>'

test.each([
  ['.a{color:red}.c{color:blue}', '.a{color:red}'],
  ['.a .c{color:red}.a.b>p{gap:0}', '.a.b>p{gap:0}'],
  ['.c,.b:hover{color:red}', '.c,.b:hover{color:red}'],
  ['p{margin:0}', 'p{margin:0}'],
  ['@media (max-width:683px){.a{gap:1px}.c{gap:2px}}', '@media (max-width:683px){.a{gap:1px}}'],
  ['@media print{.c{gap:2px}}', ''],
  ['@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
  ['@layer a,b;.a:after{content:"}.c{"}', '@layer a,b;.a:after{content:"}.c{"}'],
  ['.a:not(.c){gap:0}', '.a:not(.c){gap:0}'],
])('%s leaves %s', (css, left) => {
  expect(pruned(css, html)).toBe(left)
})
