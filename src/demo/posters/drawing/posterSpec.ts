/** Motifs of posters. */
export const posterScenes = [
  'ridge',
  'fjord',
  'lavender',
  'harbour',
  'canal',
  'vineyard',
  'dunes',
  'city',
  'river',
  'pass',
  'coast',
  'forest',
  'lake',
  'castle',
  'market',
  'alp',
  'aqueduct',
  'arena',
  'aurora',
  'beach',
  'chapel',
  'chateau',
  'cliffs',
  'cove',
  'cypresses',
  'falls',
  'gate',
  'harp',
  'hilltop',
  'ironBridge',
  'ironTower',
  'island',
  'lido',
  'lighthouse',
  'loch',
  'orchard',
  'palace',
  'parliament',
  'pier',
  'plain',
  'statues',
  'temple',
  'terraces',
  'tiles',
  'timber',
  'viaduct',
  'volcano',
  'wheel',
] as const

/** Colour palettes: seasons, night, south. */
export const posterPalettes = ['spring', 'summer', 'autumn', 'winter', 'night', 'south'] as const

export type PosterScene = (typeof posterScenes)[number]

export type PosterPalette = (typeof posterPalettes)[number]

/** Motif and palette of a poster; its public id is the seed for the rest (rule 3.16.6). */
export interface PosterSpec {
  readonly scene: PosterScene
  readonly palette: PosterPalette
}

/** Inputs of a drawing. */
export interface PosterInput {
  readonly spec: PosterSpec
  /** The public id: varies details of the motif. */
  readonly seed: string
}
