import type { Drawing } from './objects'

const shadow = (y: number, rx: number, ry = 9) =>
  `<ellipse cx="100" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity=".18"/>`
const dark = '#2d3340'

export const outdoorObjects = {
  lantern: (main, pale) =>
    `${shadow(168, 46, 8)}<path d="M72 62c0-38 56-38 56 0" fill="none" stroke="${dark}" stroke-width="5"/><path d="M74 60h52l6 14H68z" fill="${main}"/><rect x="72" y="74" width="56" height="68" rx="8" fill="${pale}"/><path d="M88 74v68M112 74v68" stroke="${dark}" stroke-width="3" opacity=".6"/><rect x="66" y="140" width="68" height="26" rx="8" fill="${main}"/><circle cx="100" cy="108" r="12" fill="#fff"/>`,
  stove: (main, pale) =>
    `<circle cx="100" cy="52" r="52" fill="#ffb347" opacity=".28"/>${shadow(166, 50)}<path d="M100 30c12 14 14 20 14 28a14 14 0 0 1-28 0c0-8 2-14 14-28z" fill="#ffb347"/><path d="M100 72v14" stroke="#2b2b33" stroke-width="4"/><rect x="64" y="84" width="72" height="82" rx="10" fill="${main}"/><path d="M64 94c0-6 4-10 10-10h6v82h-6c-6 0-10-4-10-10z" fill="#fff" opacity=".25"/><rect x="80" y="110" width="40" height="30" rx="3" fill="${pale}" opacity=".85"/>`,
  headlamp: (main, pale) =>
    `<path d="M100 98L20 40v130z" fill="${pale}" opacity=".5"/>${shadow(166, 60)}<path d="M52 96c0-60 112-60 112 0 0 24-10 44-26 56" fill="none" stroke="${main}" stroke-width="15" stroke-linecap="round"/><path d="M60 84c8-34 60-42 84-18" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="6 7" opacity=".6"/><rect x="40" y="78" width="54" height="46" rx="14" fill="${dark}"/><circle cx="62" cy="101" r="16" fill="${pale}"/><circle cx="62" cy="101" r="8" fill="#fff"/>`,
  tent: (main, pale) =>
    `${shadow(158, 92, 10)}<path d="M100 44l84 112H16z" fill="${main}"/><path d="M100 44l84 112h-50z" fill="#000" opacity=".16"/><path d="M100 72l30 84H70z" fill="${pale}"/><path d="M100 72v84l-30 0z" fill="#fff" opacity=".3"/><path d="M96 36l4 10 6-10" stroke="${dark}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  thermos: (main, pale) =>
    `${shadow(174, 42, 8)}<path d="M80 26h40v30H80z" fill="${dark}"/><path d="M80 32h40M80 42h40" stroke="#fff" stroke-width="2" opacity=".3"/><path d="M72 64c0-6 4-8 8-8h40c4 0 8 2 8 8v100c0 6-4 10-10 10H82c-6 0-10-4-10-10z" fill="${main}"/><path d="M80 60h10v110h-8c-4 0-6-2-6-6V66c0-4 2-6 4-6z" fill="#fff" opacity=".25"/><path d="M72 132h56v14H72z" fill="${pale}"/><path d="M100 84l16 28H84z" fill="${pale}"/>`,
  boots: (main, pale) =>
    `${shadow(164, 76)}<path d="M58 44h44v62c20 4 44 10 52 26 4 8 2 16-4 16H58z" fill="${main}"/><path d="M54 146h100v10c0 4-2 6-6 6H60c-4 0-6-2-6-6z" fill="${dark}"/><path d="M58 44h44v14H58z" fill="${pale}"/><path d="M84 74h20M84 88h22M92 102h20" stroke="${pale}" stroke-width="4" stroke-linecap="round"/>`,
} as const satisfies Record<string, Drawing>

export const homeObjects = {
  gift: (main, pale) =>
    `${shadow(166, 66, 10)}<path d="M44 84h112v74c0 5-3 8-8 8H52c-5 0-8-3-8-8z" fill="${main}"/><path d="M36 66h128v24H36z" fill="${main}"/><path d="M36 66h128v24H36z" fill="#fff" opacity=".18"/><path d="M90 66h20v100H90z" fill="${pale}"/><path d="M100 64c-34 6-42-30-18-30 12 0 18 14 18 30zM100 64c34 6 42-30 18-30-12 0-18 14-18 30z" fill="none" stroke="${pale}" stroke-width="8"/>`,
  candle: (main, pale) =>
    `<circle cx="100" cy="60" r="52" fill="#ffcf6e" opacity=".28"/>${shadow(168, 52)}<path d="M100 34c9 12 11 17 11 24a11 11 0 0 1-22 0c0-7 2-12 11-24z" fill="#ffb347"/><path d="M100 68v12" stroke="#3d2417" stroke-width="4"/><path d="M64 84c0-4 2-6 6-6h60c4 0 6 2 6 6v78c0 4-2 6-6 6H70c-4 0-6-2-6-6z" fill="${main}"/><path d="M64 84c0-4 2-6 6-6h8v90h-8c-4 0-6-2-6-6z" fill="#fff" opacity=".25"/><rect x="80" y="106" width="40" height="36" rx="4" fill="${pale}"/><path d="M88 118h24M92 130h16" stroke="${main}" stroke-width="4" stroke-linecap="round"/>`,
  bear: (main, pale) =>
    `${shadow(168, 58)}<circle cx="68" cy="50" r="17" fill="${main}"/><circle cx="132" cy="50" r="17" fill="${main}"/><circle cx="68" cy="50" r="8" fill="${pale}"/><circle cx="132" cy="50" r="8" fill="${pale}"/><path d="M54 136c0-30 20-42 46-42s46 12 46 42c0 22-18 32-46 32s-46-10-46-32z" fill="${main}"/><ellipse cx="100" cy="142" rx="26" ry="22" fill="${pale}"/><circle cx="100" cy="76" r="42" fill="${main}"/><ellipse cx="100" cy="90" rx="20" ry="16" fill="${pale}"/><path d="M92 82h16c0 8-4 10-8 10s-8-2-8-10z" fill="#2b211d"/><circle cx="84" cy="70" r="4" fill="#2b211d"/><circle cx="116" cy="70" r="4" fill="#2b211d"/>`,
  blocks: (main, pale) =>
    `${shadow(166, 74)}<rect x="38" y="104" width="60" height="60" rx="7" fill="${main}"/><rect x="102" y="104" width="60" height="60" rx="7" fill="${pale}"/><rect x="70" y="42" width="60" height="60" rx="7" fill="#e0a526"/><path d="M38 111c0-4 3-7 7-7h10v60H45c-4 0-7-3-7-7zM70 49c0-4 3-7 7-7h10v60H77c-4 0-7-3-7-7z" fill="#fff" opacity=".22"/><circle cx="68" cy="134" r="13" fill="${pale}"/><path d="M132 120l15 26h-30z" fill="${main}"/><path d="M100 58l5 9 10 1-7 8 2 10-10-5-10 5 2-10-7-8 10-1z" fill="#fff" opacity=".85"/>`,
  blanket: (main, pale) =>
    `${shadow(164, 80)}<rect x="30" y="118" width="140" height="42" rx="18" fill="${main}"/><rect x="36" y="82" width="128" height="42" rx="18" fill="${pale}"/><rect x="44" y="48" width="112" height="40" rx="18" fill="${main}"/><path d="M60 132h84M60 146h84M66 96h70M66 110h70M74 62h54M74 76h54" stroke="#fff" stroke-width="3" stroke-dasharray="7 8" stroke-linecap="round" opacity=".55"/>`,
  plant: (main, pale) =>
    `${shadow(168, 50)}<g fill="#2f6b4c"><path d="M100 112C70 104 56 76 62 44c26 8 40 34 38 68z"/><path d="M100 112c30-8 44-36 38-68-26 8-40 34-38 68z" fill="#3d8a62"/><path d="M100 116c-14-26-14-58 0-86 14 28 14 60 0 86z"/></g><path d="M62 108h76l-9 52c-1 5-4 8-9 8H80c-5 0-8-3-9-8z" fill="${main}"/><path d="M58 104h84v16H58z" fill="${pale}"/>`,
  lamp: (main, pale) =>
    `<path d="M58 84l-30 84h144l-30-84z" fill="#ffcf6e" opacity=".28"/>${shadow(172, 46, 8)}<path d="M96 84h8v80h-8z" fill="#2b2b33"/><rect x="72" y="160" width="56" height="12" rx="6" fill="#2b2b33"/><path d="M76 36h48l22 52H54z" fill="${main}"/><path d="M76 36h14L76 88H54z" fill="#fff" opacity=".24"/><path d="M54 82h92v8H54z" fill="${pale}"/>`,
  book: (main, pale) =>
    `${shadow(166, 66)}<g transform="rotate(-7 100 104)"><path d="M50 44c0-6 4-10 10-10h86v124H60c-6 0-10-4-10-10z" fill="${main}"/><path d="M56 148c0-5 3-8 8-8h82v14H64c-5 0-8-2-8-6z" fill="#fff" opacity=".85"/><path d="M62 34h8v106h-8z" fill="#000" opacity=".14"/><circle cx="108" cy="82" r="26" fill="${pale}"/><path d="M108 64a9 9 0 0 0 0 18zM108 80a9 9 0 0 1 0 18z" fill="${main}"/></g>`,
} as const satisfies Record<string, Drawing>
