export const pageStyles = `:root{color-scheme:light dark;--page:#f7f7f7;--card:#fffffe;--text:#17171c;--soft:#5b5b66;--line:#e4e4e8;--primary:#4d3bef;--on:#fff}
@media (prefers-color-scheme:dark){:root{--page:#131316;--card:#1c1c21;--text:#f2f2f4;--soft:#a9a9b4;--line:#33333b;--primary:#a49bff;--on:#131316}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:anywhere;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.6rem;margin:0}h2{font-size:1.15rem;margin:0 0 .5rem}h3{font-size:1rem;margin:0;width:100%}
p{color:var(--soft);margin:.25rem 0 1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:1rem 1.25rem;margin:0 0 1rem}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end;padding:.75rem 0;border-top:1px solid var(--line)}
label{display:grid;gap:.25rem;color:var(--soft);font-size:.875rem}
input,select,button{font:inherit;min-height:40px;border-radius:8px;border:1px solid var(--line);background:var(--page);color:var(--text);padding:0 .75rem}
button{background:var(--primary);color:var(--on);border:0;font-weight:600}
a{color:var(--primary)}
`
