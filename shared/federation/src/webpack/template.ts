import { BODY_PLACE, HEAD_PLACE } from '../registry/template.ts'

/** The page when the shell brings none of its own. */
export const defaultTemplate = `<!doctype html>
<html lang="sv">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#4D3BEF">
<title>Samspel</title>
${HEAD_PLACE}
</head>
<body>
<div id="root"></div>
${BODY_PLACE}
</body>
</html>
`
