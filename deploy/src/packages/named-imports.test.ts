import { expect, test } from '@jest/globals'
import ts from 'typescript'
import { withNamedImports } from './named-imports'

function written(text: string): string {
  const file = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.ES2022, true)
  const { transformed } = ts.transform(file, [withNamedImports as ts.TransformerFactory<ts.SourceFile>])
  return ts.createPrinter().printFile(transformed[0]!)
}

test('types that are imported where they stand are imported once, at the head', () => {
  expect(
    written(`export declare const a: import("typebox").TObject<{
    b: import("typebox").TOptional<import("typebox").TString>;
    c: import("./list.js").Row;
}>;
`),
  ).toBe(`import type { TObject, TOptional, TString } from "typebox";
import type { Row } from "./list.js";
export declare const a: TObject<{
    b: TOptional<TString>;
    c: Row;
}>;
`)
})

test.each([
  ['declared in the file', 'interface Row {\n}\nexport declare const a: import("./list.js").Row;\n'],
  [
    'imported from elsewhere',
    'import { Row } from "./row.js";\nexport declare const a: Map<Row, import("./list.js").Row>;\n',
  ],
  ['of a value', 'export declare const a: typeof import("./list.js").row;\n'],
  ['inside another', 'export declare const a: import("react").JSX.Element;\n'],
])('a name that is %s stays where it stands', (_which, text) => {
  expect(written(text)).toBe(text)
})

test('of one name in two modules only the first is imported at the head', () => {
  expect(written('export declare const a: [import("./a.js").Row, import("./b.js").Row];\n')).toBe(
    'import type { Row } from "./a.js";\nexport declare const a: [\n    Row,\n    import("./b.js").Row\n];\n',
  )
})
