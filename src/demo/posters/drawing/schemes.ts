import type { Colour } from './colour.ts'
import type { PosterPalette } from './posterSpec.ts'

/** Colours of one poster. Land goes from far (pale, at the horizon) to dark (foreground silhouettes). */
export interface Scheme {
  readonly sky: Colour
  /** Sky around the sun and along the horizon. */
  readonly glow: Colour
  /** Sun or moon. */
  readonly sun: Colour
  readonly far: Colour
  readonly mid: Colour
  readonly near: Colour
  readonly dark: Colour
  /** Snow, sails and foam. */
  readonly snow: Colour
  readonly snowShade: Colour
  readonly water: Colour
  /** Walls and roads. */
  readonly wall: Colour
  readonly wallShade: Colour
  readonly roof: Colour
  /** Blossom, flags and awnings. */
  readonly accent: Colour
  /** Windows: lit at night, dark by day. */
  readonly window: Colour
  readonly isNight: boolean
}

type Sky = readonly [sky: Colour, glow: Colour, sun: Colour]

/** Alternative skies of each palette, at other hours; the seed chooses. */
const otherSkies: Readonly<Record<PosterPalette, readonly Sky[]>> = {
  spring: [
    ['#f2cfc0', '#fdf3dc', '#fffdf2'],
    ['#cfe0b8', '#fbf3cf', '#fff9dc'],
  ],
  summer: [
    ['#8fcfc9', '#fcefc9', '#fff8dd'],
    ['#f3c489', '#fdeabf', '#fff8e0'],
  ],
  autumn: [
    ['#e59a68', '#fbdca6', '#fff5dc'],
    ['#a9c3b6', '#f7e6c0', '#fffaea'],
  ],
  winter: [
    ['#efc9b8', '#fdf0e2', '#fffaf3'],
    ['#8fb4d0', '#e6eff3', '#fffdf6'],
  ],
  night: [
    ['#1d2350', '#6a6aa6', '#fff1d0'],
    ['#0f3347', '#4b8a93', '#fdf6da'],
  ],
  south: [
    ['#7cc4c1', '#fdeecb', '#f2703d'],
    ['#f0a06a', '#fde0ac', '#e8502f'],
  ],
}

/** Colours of a palette with one of its skies. @param skyIndex 0 for the default sky, up to `SKY_COUNT` - 1 */
export function schemeAt(palette: PosterPalette, skyIndex: number): Scheme {
  const plain = schemes[palette]
  const other = otherSkies[palette][skyIndex - 1]
  if (other === undefined) return plain
  const [sky, glow, sun] = other
  return { ...plain, sky, glow, sun }
}

/** Number of skies per palette. */
export const SKY_COUNT = 3

const schemes: Readonly<Record<PosterPalette, Scheme>> = {
  spring: {
    sky: '#a9d3d0',
    glow: '#f5ebc6',
    sun: '#fffbe8',
    far: '#92bdbb',
    mid: '#6fae84',
    near: '#35795a',
    dark: '#153c30',
    snow: '#fdf9ec',
    snowShade: '#a3c4cf',
    water: '#7bb8bd',
    wall: '#f8ecd2',
    wallShade: '#cdb493',
    roof: '#c0603f',
    accent: '#ec93a4',
    window: '#3f5a52',
    isNight: false,
  },
  summer: {
    sky: '#4fa9cb',
    glow: '#c6e5df',
    sun: '#fff3c4',
    far: '#79afc6',
    mid: '#4a9a82',
    near: '#1d6b52',
    dark: '#0d3a35',
    snow: '#fffcf2',
    snowShade: '#8bb6d3',
    water: '#2a83a6',
    wall: '#fbefd4',
    wallShade: '#d3b083',
    roof: '#d4532e',
    accent: '#ffc72c',
    window: '#2b4a55',
    isNight: false,
  },
  autumn: {
    sky: '#eec487',
    glow: '#fce8bd',
    sun: '#fffaea',
    far: '#b3949e',
    mid: '#b3714b',
    near: '#8a3d2b',
    dark: '#2c2024',
    snow: '#fff3dd',
    snowShade: '#b59ca8',
    water: '#4f8386',
    wall: '#fcebcd',
    wallShade: '#d3a273',
    roof: '#98342a',
    accent: '#eda72f',
    window: '#4a2a25',
    isNight: false,
  },
  winter: {
    sky: '#c2d9e6',
    glow: '#fbeadb',
    sun: '#fff7ea',
    far: '#b0c8d9',
    mid: '#7ea3bd',
    near: '#41698a',
    dark: '#17324a',
    snow: '#ffffff',
    snowShade: '#a5c1d8',
    water: '#719db8',
    wall: '#f6eadc',
    wallShade: '#bfaea6',
    roof: '#9a4740',
    accent: '#d2382f',
    window: '#29465f',
    isNight: false,
  },
  night: {
    sky: '#122a52',
    glow: '#4d79a8',
    sun: '#fdf3d2',
    far: '#4a76a6',
    mid: '#2b5586',
    near: '#173860',
    dark: '#081730',
    snow: '#dbe7f6',
    snowShade: '#6f93c4',
    water: '#224c80',
    wall: '#7f93b5',
    wallShade: '#3f5a86',
    roof: '#1b2f55',
    accent: '#e8654a',
    window: '#ffcf5a',
    isNight: true,
  },
  south: {
    sky: '#f9d99f',
    glow: '#fff0cd',
    sun: '#ee6238',
    far: '#e0a58d',
    mid: '#c0704d',
    near: '#5f7040',
    dark: '#24392f',
    snow: '#fff6e2',
    snowShade: '#e3b48f',
    water: '#1d8a99',
    wall: '#fff3dc',
    wallShade: '#e2a877',
    roof: '#c8492c',
    accent: '#e0423a',
    window: '#5a3b34',
    isNight: false,
  },
}
