/** Styles of the consent page, with the product's colours and sizes. */
export const consentStyles = `:root{color-scheme:light dark;--page:#f7f7f7;--card:#fffffe;--sunken:#f0f0f2;--text:#19191d;--soft:#55555c;--line:#e2e3e5;--edge:#848489;--main:#4d3bef;--hover:#3e2bc8;--tint:#f6f4ff;--warn:#774a00;--warn-tint:#ffefdd}
@media (prefers-color-scheme:dark){:root{--page:#14141b;--card:#1d1d25;--sunken:#191920;--text:#ececf1;--soft:#bdbdc3;--line:#33333c;--edge:#7b7b85;--main:#655dfc;--hover:#4d3bef;--tint:#25233d;--warn:#fdbc6f;--warn-tint:#3b2301}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:14px/20px Inter,system-ui,-apple-system,'Segoe UI',sans-serif;-webkit-text-size-adjust:100%}
main{max-width:520px;margin:0 auto;padding:48px 16px 24px}
header,form{background:var(--card);border:1px solid var(--line);padding:24px}
header{border-radius:14px 14px 0 0;border-bottom:0;padding-bottom:0}
header:last-child{border-radius:14px;border-bottom:1px solid var(--line);padding-bottom:24px}
form{border-radius:0 0 14px 14px;border-top:0;padding-top:20px}
h1{font-size:26px;line-height:32px;font-weight:650;letter-spacing:-.02em;margin:12px 0 8px}
h2,legend{font-size:14px;line-height:20px;font-weight:600;margin:0;padding:0}
p{margin:0;color:var(--soft)}
.tag{display:inline-block;padding:2px 8px;border-radius:6px;background:var(--warn-tint);color:var(--warn);font-size:12px;line-height:16px;font-weight:600}
.asks{background:var(--sunken);border-radius:10px;padding:12px 16px}
.asks ul{margin:4px 0 0;padding:0;list-style:none;color:var(--soft)}
.asks label{display:flex;align-items:center;gap:8px;min-height:32px}
.asks input{flex:none;width:18px;height:18px;margin:0;accent-color:var(--main)}
fieldset{border:0;margin:20px 0 0;padding:0;min-width:0}
legend{margin-bottom:8px}
.person{display:flex;align-items:center;gap:12px;min-height:60px;padding:8px 12px;margin:0 0 8px;border:1px solid var(--line);border-radius:10px;cursor:pointer;transition:border-color 120ms,background-color 120ms}
.person:hover{border-color:var(--edge)}
.person:has(input:checked){border-color:var(--main);background:var(--tint)}
.person:has(input:focus-visible){outline:2px solid var(--main);outline-offset:2px}
.person input{flex:none;width:18px;height:18px;margin:0;accent-color:var(--main)}
.face{flex:none;display:grid;place-items:center;width:44px;height:44px;border-radius:50%;overflow:hidden;background:var(--sunken);color:var(--soft);font-weight:600}
.face img{width:100%;height:100%;object-fit:cover}
.who{min-width:0}
.who strong{display:block;font-weight:600}
.who small{display:block;font-size:13px;line-height:18px;color:var(--soft)}
.deeds{display:grid;grid-template-columns:1fr 1fr;gap:8px;margin-top:20px}
button{min-height:44px;padding:0 16px;border-radius:10px;border:1px solid transparent;font:inherit;font-weight:600;cursor:pointer;transition:background-color 120ms,border-color 120ms}
button:focus-visible{outline:2px solid var(--main);outline-offset:2px}
.go{background:var(--main);color:#fff}
.go:hover{background:var(--hover)}
.line{background:transparent;border-color:var(--edge);color:var(--text)}
.line:hover{background:var(--sunken)}
.plain{grid-column:1/-1;background:transparent;color:var(--soft);font-weight:500}
.plain:hover{background:var(--sunken)}
@media (max-width:683px){body{font-size:16px;line-height:24px}h1{font-size:24px;line-height:28px}main{padding:16px 16px 0}header,form{padding-left:16px;padding-right:16px}button{min-height:52px}
.deeds{position:sticky;bottom:0;margin:12px -16px -24px;padding:12px 16px calc(8px + env(safe-area-inset-bottom));background:var(--card);border-top:1px solid var(--line);border-radius:0 0 14px 14px}.plain{min-height:44px}}
@media (prefers-reduced-motion:reduce){*{transition:none!important}}
`
