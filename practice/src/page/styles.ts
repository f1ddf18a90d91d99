export const pageStyles = `:root{color-scheme:light dark;--page:#f7f7f7;--card:#fffffe;--sunken:#f0f0f2;--text:#19191d;--soft:#55555c;--line:#e2e3e5;--field:#848489;--primary:#4d3bef;--on:#fffffe;--tint:#eae7ff;--ontint:#3e2bc8;--ok:#016739;--okbg:#e3f8e9;--warn:#774a00;--warnbg:#ffefdd;--bad:#8c3436;--badbg:#ffedec}
@media (prefers-color-scheme:dark){:root{--page:#14141b;--card:#1d1d25;--sunken:#191920;--text:#ececf1;--soft:#bdbdc3;--line:#33333c;--field:#7b7b85;--primary:#655dfc;--tint:#201762;--ontint:#d8d3ff;--ok:#87e2a8;--okbg:#09311b;--warn:#fdbc6f;--warnbg:#3b2301;--bad:#ffb4b1;--badbg:#421b1b}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;overflow-wrap:anywhere;background:var(--page);color:var(--text);font:14px/20px system-ui,sans-serif}
main{max-width:75rem;margin:0 auto;padding:1.5rem 2rem 3rem}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;margin-bottom:1rem}
header p{flex:1 1 100%;margin:0;color:var(--soft)}
h1{flex:1;font-size:26px;line-height:32px;letter-spacing:-.02em;font-weight:650;margin:0}
h2{font-size:16px;line-height:24px;font-weight:650;margin:0}
a{color:var(--primary);font-weight:500}
@media (prefers-color-scheme:dark){a{color:#bdb7ff}}
.plain{display:inline-flex;align-items:center;min-height:40px;padding:0 14px;border:1px solid var(--line);border-radius:10px;background:var(--card);color:var(--text);font-weight:600;text-decoration:none}
nav ul{display:flex;flex-wrap:wrap;gap:8px;list-style:none;margin:0 0 16px;padding:0}
nav a{display:inline-flex;gap:8px;align-items:center;min-height:36px;padding:0 14px;border:1px solid var(--line);border-radius:99px;background:var(--card);color:var(--text);font-size:13px;text-decoration:none}
.chip{display:inline-flex;align-items:center;padding:2px 10px;border-radius:99px;font-size:12px;line-height:20px;font-weight:600;background:var(--warnbg);color:var(--warn);white-space:nowrap}
.chip.works{background:var(--okbg);color:var(--ok)}
.chip.down,.chip.refuses{background:var(--badbg);color:var(--bad)}
.cols{display:grid;grid-template-columns:minmax(0,1fr) 22rem;gap:16px;align-items:start}
section{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:16px 20px;margin:0 0 16px;box-shadow:0 1px 2px rgb(25 25 29/.05)}
.head{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:space-between;margin-bottom:12px}
.note,small{color:var(--soft);font-size:12px;line-height:16px}
.modes{display:flex;flex-wrap:wrap;gap:4px;padding:4px;margin:0 0 12px;border:0;border-radius:12px;background:var(--sunken)}
.modes button{flex:1 1 auto;min-height:36px;border:0;border-radius:8px;background:none;color:var(--soft);font-weight:500}
.modes button[aria-pressed=true]{background:var(--card);color:var(--text);font-weight:600;box-shadow:0 1px 2px rgb(25 25 29/.15)}
details{border-top:1px solid var(--line)}
summary{display:flex;gap:12px;align-items:center;justify-content:space-between;min-height:44px;padding:8px 0;font-weight:600;cursor:pointer;list-style:none}
summary::after{content:'+';color:var(--soft);font-size:18px}
details[open] summary::after{content:'–'}
summary::-webkit-details-marker{display:none}
details form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:0 0 16px}
label{display:grid;flex:1 1 13rem;gap:4px;font-size:13px;line-height:18px;font-weight:500}
input,select,button{font:inherit;min-height:40px;border-radius:10px;border:1px solid var(--field);background:var(--card);color:var(--text);padding:0 12px;min-width:0;max-width:100%}
button{cursor:pointer}
button.main{background:var(--primary);color:var(--on);border:0;padding:0 18px;font-weight:600}
:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
ol{list-style:none;margin:12px 0 0;padding:0}
li.happening{display:grid;grid-template-columns:auto minmax(0,1fr);gap:0 12px;padding:8px 0;border-top:1px solid var(--line)}
li.happening time{color:var(--soft);font-size:12px;line-height:20px;font-variant-numeric:tabular-nums}
ol.last{margin:0 0 12px}
ol.last li{border:0;padding:0}
li.happening code{grid-column:2;color:var(--soft);font:12px/16px ui-monospace,monospace;max-height:64px;overflow:auto}
li.happening.bad strong{color:var(--bad)}
@media (min-width:901px){.cols>section{position:sticky;top:16px;max-height:calc(100vh - 32px);overflow:auto}}
@media (max-width:900px){.cols{grid-template-columns:minmax(0,1fr)}}
@media (max-width:683px){main{padding:1rem 1rem 2rem}body{font-size:16px;line-height:24px}input,select,button,.plain{min-height:52px;font-size:16px}.modes button,nav a{min-height:44px}label{flex-basis:100%}button.main{width:100%}section{padding:16px}}
`
