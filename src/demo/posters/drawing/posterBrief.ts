/** What a poster shows: one composition each, redrawn for every shape it is asked in. */
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

/** The season or hour a poster is printed in. */
export const posterPalettes = ['spring', 'summer', 'autumn', 'winter', 'night', 'south'] as const

export type PosterScene = (typeof posterScenes)[number]

export type PosterPalette = (typeof posterPalettes)[number]

/** The order for one poster; the rest follows from its public id (rule 3.16.6). */
export interface PosterBrief {
  readonly scene: PosterScene
  readonly palette: PosterPalette
}

/** What a poster is drawn from: the brief, and the seed that makes it one place and no other. */
export interface PosterOrder {
  readonly brief: PosterBrief
  /** The public id: another seed gives another place in the same spirit. */
  readonly seed: string
}
