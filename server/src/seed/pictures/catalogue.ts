import { type GroundName, grounds, light } from './ground'
import { careObjects, kitchenObjects } from './objects'
import { homeObjects, outdoorObjects } from './things'

const objects = { ...kitchenObjects, ...careObjects, ...outdoorObjects, ...homeObjects }
type ObjectName = keyof typeof objects

/** Object, ground, wall, floor, main colour, pale colour. */
type Scene = readonly [ObjectName, GroundName, string, string, string, string]

/** Product pictures by what they are used for; a brand of an area picks from its list. */
export const scenes = {
  coffee: [
    ['mug', 'table', '#cfdcd4', '#8fa99b', '#fbf6ef', '#e8ddcd'],
    ['press', 'rays', '#e9d9c6', '#c4a484', '#b4532f', '#5a3521'],
    ['mug', 'rays', '#f2d9c9', '#a86a48', '#23405c', '#3d5f80'],
    ['bag', 'arch', '#f6e3d3', '#e7b893', '#7a3b22', '#fbeee0'],
    ['bag', 'tiles', '#eef0ee', '#cfd6d1', '#20694a', '#f2efe2'],
    ['press', 'tiles', '#e4ecef', '#b9c9cf', '#23405c', '#4a2a1a'],
    ['bun', 'table', '#f3c78a', '#b8743a', '#e9a63a', '#fbf3e6'],
    ['teapot', 'window', '#e6ddd0', '#b79a7a', '#8b4a3a', '#f3d9bb'],
    ['bag', 'disc', '#e9e0f2', '#f8f4fb', '#4a3a6b', '#f6e7c9'],
    ['thermos', 'hill', '#d9e6ea', '#7f9f8c', '#a5383f', '#f7e6c9'],
    ['mug', 'window', '#f4dfd0', '#c98d63', '#e0a526', '#f8e9c2'],
    ['bun', 'rays', '#f7dfc0', '#c08a52', '#d98f2b', '#fffaf0'],
  ],
  skin: [
    ['jar', 'disc', '#f1dfe0', '#fbf1ee', '#b0606a', '#fff8f4'],
    ['tube', 'arch', '#dfe9e2', '#f3f7f2', '#5f8c74', '#fffaf6'],
    ['bottle', 'rays', '#efe3da', '#d8bda9', '#c98d63', '#fff6ec'],
    ['bottle', 'arch', '#d9d4ee', '#efecfb', '#6c5aa8', '#f6f4ff'],
    ['pump', 'tiles', '#e8eef0', '#c3d3d8', '#2b6a7c', '#e3f3f4'],
    ['soap', 'table', '#f6e2d2', '#d9a98a', '#f2c9c2', '#fff7f0'],
    ['balm', 'disc', '#f6d9d4', '#fdeeea', '#c2473f', '#f2c078'],
    ['jar', 'window', '#dbe7ec', '#a9c1cb', '#2b6a7c', '#f4fafb'],
    ['pump', 'arch', '#f2e6d4', '#fbf4e8', '#a9743c', '#fff3df'],
    ['tube', 'rays', '#f4dde4', '#d9a3b4', '#a3476a', '#fff6f8'],
    ['soap', 'tiles', '#e6efe6', '#c2d4c4', '#9dbf9f', '#f4f8f2'],
    ['bottle', 'table', '#e3e8d8', '#a8b58a', '#5d7a4e', '#f5f6e8'],
  ],
  outdoor: [
    ['lantern', 'night', '#1d2440', '#131829', '#2d3340', '#ffcf6e'],
    ['headlamp', 'night', '#232a4a', '#151a30', '#b4532f', '#ffcf6e'],
    ['stove', 'arch', '#f3e6c8', '#e9d3a0', '#5f8c74', '#ffffff'],
    ['tent', 'hill', '#dcebf2', '#6f9a7c', '#e0802f', '#f7d9a8'],
    ['thermos', 'hill', '#e7e2f0', '#8d86ab', '#4d3bef', '#d8d3ff'],
    ['boots', 'table', '#dbe3d6', '#8a9a78', '#8b5a32', '#f0d9b5'],
    ['tent', 'night', '#1b2b3f', '#101b29', '#c9583a', '#ffd98a'],
    ['lantern', 'rays', '#f0dcc0', '#b98a55', '#7a3b22', '#ffe3a1'],
    ['boots', 'hill', '#e4eef0', '#90a98f', '#23405c', '#cfe0ea'],
    ['thermos', 'table', '#f2e3cf', '#c49a6a', '#20694a', '#f2efe2'],
  ],
  home: [
    ['candle', 'table', '#f0e2d6', '#c7a182', '#b0606a', '#fff6ee'],
    ['lamp', 'rays', '#efe6da', '#c2a888', '#e0a526', '#fff1cf'],
    ['plant', 'arch', '#f3e4d2', '#fbf3e6', '#c2693f', '#d98a5e'],
    ['blanket', 'window', '#e2e6ee', '#a7b0c4', '#4a5a86', '#e9edf6'],
    ['plant', 'disc', '#dfeae0', '#f4f9f3', '#3b4a5a', '#56687a'],
    ['candle', 'night', '#2a2238', '#1a1526', '#6c5aa8', '#efecfb'],
    ['lamp', 'table', '#dbe5e2', '#90a8a0', '#20694a', '#f3efdc'],
    ['teapot', 'tiles', '#edf0f4', '#c9d1dc', '#23405c', '#f3d9bb'],
    ['blanket', 'table', '#f4e1d6', '#cf9f86', '#b4532f', '#f7ddc9'],
  ],
  kids: [
    ['gift', 'table', '#e7efe9', '#b9cbbf', '#a5383f', '#f7e6c9'],
    ['bear', 'disc', '#f6ead2', '#fdf6e6', '#b9814f', '#f3dcbb'],
    ['blocks', 'rays', '#dfeaf4', '#a9c4dc', '#d2553f', '#4f86b8'],
    ['book', 'window', '#efe3f0', '#c0a4c6', '#6c5aa8', '#ffe0a3'],
    ['bear', 'arch', '#e1e7f2', '#f5f8fd', '#7f8fae', '#dfe6f2'],
    ['blanket', 'disc', '#f9e3e0', '#fff4f1', '#e39a8c', '#fbe6df'],
    ['book', 'table', '#f7e5c4', '#d9a95e', '#20694a', '#f7e6c9'],
    ['gift', 'rays', '#f3e0e4', '#cf9dac', '#4d3bef', '#ffd9c2'],
    ['blocks', 'table', '#e9efdf', '#b2c092', '#5d7a4e', '#d98a5e'],
  ],
  snack: [
    ['crispbread', 'table', '#f0dfc4', '#b98f5e', '#c9924f', '#f4d98a'],
    ['chocolate', 'arch', '#efe0e6', '#d9b9c6', '#4a2a2a', '#f3d9bb'],
    ['jam', 'tiles', '#f1eeee', '#d6cfd2', '#a5283f', '#fff7f0'],
    ['bun', 'disc', '#f6e6d6', '#fdf5ea', '#cf8a34', '#ffffff'],
    ['chocolate', 'table', '#d9e4e0', '#8fa9a0', '#20694a', '#f2efe2'],
    ['jam', 'window', '#f6e4cc', '#d3a265', '#d9842b', '#fff4e0'],
    ['crispbread', 'rays', '#e6e2d8', '#b0a68e', '#a97a45', '#e6c9a0'],
    ['bag', 'table', '#f4d9c9', '#c98060', '#d2553f', '#fff0e4'],
  ],
} as const satisfies Record<string, readonly Scene[]>

/** What a brand sells; chooses its pictures and its words. */
export type Area = keyof typeof scenes
export const areas = Object.keys(scenes) as Area[]

/** Public path of a demo picture. */
export const pictureUrl = (name: string): string => `/uploads/demo/${name}.webp`
export const scenePicture = (area: Area, index: number): string =>
  pictureUrl(`${area}-${(index % scenes[area].length) + 1}`)

export const drawScene = ([object, ground, wall, floor, main, pale]: Scene): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="840" height="630" viewBox="-33.3 0 266.6 200" preserveAspectRatio="xMidYMid slice">${grounds[ground](wall, floor)}${objects[object](main, pale)}${light}</svg>`
