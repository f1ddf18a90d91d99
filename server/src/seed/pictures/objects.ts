/** Flat product drawings in a 200 × 200 field: `main` is the body, `pale` its label or light part. */
export type Drawing = (main: string, pale: string) => string

const shadow = (y: number, rx: number, ry = 9) =>
  `<ellipse cx="100" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity=".15"/>`
const mark = (colour: string) => `<path d="M100 92a11 11 0 0 0 0 22zM100 106a11 11 0 0 1 0 22z" fill="${colour}"/>`
const lines = (colour: string, y: number) =>
  `<path d="M84 ${y}h32M90 ${y + 12}h20" stroke="${colour}" stroke-width="5" stroke-linecap="round"/>`
const dark = '#2b2b33'

export const kitchenObjects = {
  mug: (main, pale) =>
    `${shadow(158, 62, 11)}<path d="M138 94h12c24 0 24 40-4 40h-12v-11h10c13 0 13-19 1-19h-7z" fill="${main}"/><path d="M58 84h84v40c0 24-16 36-42 36s-42-12-42-36z" fill="${main}"/><path d="M58 84h16v44c0 16 8 26 20 31-24-2-36-14-36-35z" fill="#fff" opacity=".22"/><ellipse cx="100" cy="84" rx="42" ry="11" fill="${pale}"/><ellipse cx="100" cy="86" rx="36" ry="8" fill="#3d2417"/><path d="M86 85c6-5 20-5 27 0-5 4-20 4-27 0z" fill="#c99765"/><path d="M88 66c-8-10 8-14 0-26M110 66c-8-10 8-14 0-26" stroke="#fff" stroke-width="5" fill="none" stroke-linecap="round" opacity=".55"/>`,
  press: (main, pale) =>
    `${shadow(172, 50, 8)}<path d="M100 20v34" stroke="${dark}" stroke-width="5"/><circle cx="100" cy="20" r="8" fill="${main}"/><path d="M130 76h14c12 0 12 62 0 62h-14" fill="none" stroke="${dark}" stroke-width="7"/><rect x="64" y="52" width="70" height="16" rx="6" fill="${main}"/><rect x="68" y="68" width="62" height="102" rx="8" fill="#fff" opacity=".55"/><path d="M68 100h62v62c0 5-3 8-8 8H76c-5 0-8-3-8-8z" fill="${pale}"/><path d="M68 92h62v9H68z" fill="${dark}" opacity=".7"/><path d="M74 74h8v88h-8z" fill="#fff" opacity=".4"/>`,
  bag: (main, pale) =>
    `${shadow(172, 56)}<path d="M58 52l6-14h72l6 14v112c0 5-3 8-8 8H66c-5 0-8-3-8-8z" fill="${main}"/><path d="M58 52h84v10H58z" fill="#000" opacity=".18"/><path d="M58 52h13v120h-5c-5 0-8-3-8-8z" fill="#fff" opacity=".16"/><rect x="74" y="82" width="52" height="62" rx="5" fill="${pale}"/>${mark(main)}<path d="M84 135h32" stroke="${main}" stroke-width="4" stroke-linecap="round"/>`,
  bun: (main, pale) =>
    `${shadow(150, 72, 14)}<ellipse cx="100" cy="140" rx="78" ry="22" fill="${pale}"/><ellipse cx="100" cy="136" rx="66" ry="15" fill="#fff" opacity=".5"/><path d="M138 70c-20-22-64-10-50 14 10 14 32 14 36 32 4 24-40 30-58 8" fill="none" stroke="#8d5410" stroke-width="34" stroke-linecap="round" opacity=".35" transform="translate(0 4)"/><path d="M138 70c-20-22-64-10-50 14 10 14 32 14 36 32 4 24-40 30-58 8" fill="none" stroke="${main}" stroke-width="31" stroke-linecap="round"/><path d="M134 64c-18-14-46-8-46 8" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5"/><circle cx="134" cy="73" r="6" fill="#3d2417"/><circle cx="70" cy="122" r="6" fill="#3d2417"/>`,
  teapot: (main, pale) =>
    `${shadow(164, 66)}<path d="M146 92c22-4 26 8 34-12l8 4c-6 34-22 38-42 40z" fill="${main}"/><path d="M56 92c-34-8-34 44 6 44" fill="none" stroke="${main}" stroke-width="9"/><path d="M52 104c0-26 20-38 48-38s48 12 48 38c0 40-18 58-48 58s-48-18-48-58z" fill="${main}"/><path d="M52 104c0-20 10-31 26-35-8 12-10 66 10 92-24-4-36-22-36-57z" fill="#fff" opacity=".2"/><path d="M72 70c2-12 54-12 56 0z" fill="${pale}"/><circle cx="100" cy="54" r="8" fill="${pale}"/><path d="M74 112h52" stroke="${pale}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 11"/>`,
  crispbread: (main, pale) => {
    const hole = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="3"/>`
    return `${shadow(162, 70)}<g transform="rotate(-10 100 110)"><rect x="46" y="66" width="98" height="88" rx="12" fill="#000" opacity=".14" transform="translate(6 8)"/><rect x="46" y="66" width="98" height="88" rx="12" fill="${main}"/><g fill="#000" opacity=".2">${[64, 82, 100, 118, 128].flatMap((x) => [82, 100, 118, 138].map((y) => hole(x, y))).join('')}</g><path d="M52 74h86" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/></g><circle cx="132" cy="62" r="20" fill="${pale}"/><path d="M132 62l14-14a20 20 0 0 1 4 22z" fill="#fff" opacity=".4"/>`
  },
  chocolate: (main, pale) =>
    `${shadow(166, 58)}<g transform="rotate(12 100 104)"><rect x="62" y="34" width="76" height="132" rx="7" fill="${main}"/><path d="M62 34h16v132h-9c-4 0-7-3-7-7z" fill="#fff" opacity=".14"/><path d="M62 34h76v30H62z" fill="#d9c9a5"/><path d="M62 60l8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6 4 4v10H62z" fill="${main}"/><rect x="74" y="86" width="52" height="54" rx="4" fill="${pale}"/>${mark(main)}</g>`,
  jam: (main, pale) =>
    `${shadow(168, 52)}<rect x="60" y="66" width="80" height="102" rx="16" fill="${main}"/><path d="M60 82c0-10 6-16 14-16h4v102h-4c-8 0-14-6-14-16z" fill="#fff" opacity=".28"/><rect x="66" y="46" width="68" height="22" rx="5" fill="${dark}"/><path d="M60 96h80v46H60z" fill="${pale}"/><circle cx="92" cy="116" r="9" fill="${main}"/><circle cx="106" cy="122" r="9" fill="${main}" opacity=".8"/><path d="M98 108c2-8 8-10 14-10-1 7-6 10-14 10z" fill="#2f6b4c"/>`,
} as const satisfies Record<string, Drawing>

export const careObjects = {
  jar: (main, pale) =>
    `${shadow(154, 64, 11)}<path d="M48 96h104v44c0 9-6 15-15 15H63c-9 0-15-6-15-15z" fill="${pale}"/><path d="M48 96h18v59h-3c-9 0-15-6-15-15z" fill="#fff" opacity=".35"/><rect x="43" y="70" width="114" height="30" rx="8" fill="${main}"/><path d="M43 78c0-5 3-8 8-8h10v30H51c-5 0-8-3-8-8z" fill="#fff" opacity=".3"/>${lines(main, 116)}`,
  tube: (main, pale) =>
    `${shadow(172, 40, 7)}<g transform="rotate(16 100 100)"><path d="M70 36h60l-8 104H78z" fill="${pale}"/><path d="M70 36h14l4 104H78z" fill="#fff" opacity=".35"/><path d="M68 28h64v10H68z" fill="${main}"/><rect x="80" y="140" width="40" height="28" rx="6" fill="${main}"/>${lines(main, 72)}</g>`,
  bottle: (main, pale) =>
    `${shadow(172, 44, 8)}<rect x="90" y="26" width="20" height="32" rx="9" fill="${pale}"/><rect x="82" y="54" width="36" height="18" rx="4" fill="${dark}"/><path d="M80 72h40c10 8 16 16 16 30v58c0 7-4 11-11 11H75c-7 0-11-4-11-11v-58c0-14 6-22 16-30z" fill="${main}"/><path d="M80 72h8c-8 8-12 16-12 30v69h-1c-7 0-11-4-11-11v-58c0-14 6-22 16-30z" fill="#fff" opacity=".3"/><rect x="74" y="104" width="52" height="42" rx="4" fill="${pale}" opacity=".9"/>${lines(main, 118)}`,
  pump: (main, pale) =>
    `${shadow(172, 46, 8)}<path d="M96 28h38v10l-14-1v20H96z" fill="${dark}"/><rect x="86" y="54" width="32" height="14" rx="4" fill="${dark}"/><rect x="62" y="68" width="80" height="104" rx="14" fill="${main}"/><path d="M62 82c0-8 6-14 14-14h3v104h-3c-8 0-14-6-14-14z" fill="#fff" opacity=".26"/><path d="M102 96c12 14 14 20 14 26a14 14 0 0 1-28 0c0-6 2-12 14-26z" fill="${pale}"/>`,
  soap: (main, pale) =>
    `${shadow(158, 66)}<path d="M40 138h120c-4 14-14 20-30 20H70c-16 0-26-6-30-20z" fill="${pale}"/><rect x="54" y="92" width="92" height="46" rx="20" fill="${main}"/><path d="M62 102c6-8 20-8 34-8" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".5"/><g fill="#fff" opacity=".7"><circle cx="128" cy="78" r="11"/><circle cx="148" cy="66" r="7"/><circle cx="112" cy="66" r="6"/></g>`,
  balm: (main, pale) =>
    `${shadow(168, 40, 8)}<path d="M84 66c0-16 8-26 16-30 8 2 16 12 16 30v14H84z" fill="${main}"/><rect x="80" y="78" width="40" height="20" fill="${dark}"/><rect x="74" y="96" width="52" height="72" rx="6" fill="${pale}"/><path d="M74 102c0-4 2-6 6-6h6v72h-6c-4 0-6-2-6-6z" fill="#fff" opacity=".4"/>${lines(main, 124)}`,
} as const satisfies Record<string, Drawing>
