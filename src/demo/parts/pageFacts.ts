import type { PosterPalette, PosterScene } from '#demo/posters/drawing/posterSpec.ts'

/** A further picture of a tour. */
export type GalleryPlan = readonly [title: string, scene: PosterScene, palette: PosterPalette]

/** Facts for the page of a tour, beside its programme. */
export interface PageFacts {
  readonly minGroupSize: number
  readonly fitness: string
  /** Hotel stars; null for hotels without. */
  readonly stars: number | null
  /** Scene for pictures of its hotels in places without a picture of their own. */
  readonly hotelScene: PosterScene
  readonly gallery: readonly GalleryPlan[]
}

const LIGHT = 'leicht: kurze Spaziergänge auf ebenen Wegen'
const EASY = 'mittel: Besichtigungen zu Fuss, einzelne Treppen'
const WALK = 'mittel: Wanderungen bis 3 Stunden auf guten Wegen'
const LONG_WALK = 'mittel: Wanderungen bis 4 Stunden auf guten Wegen'
const HIKE = 'anspruchsvoll: Wanderungen bis 5 Stunden mit Auf- und Abstieg'
const MOUNTAIN_HIKE = 'anspruchsvoll: Wanderungen bis 6 Stunden mit Auf- und Abstieg'
const BIKE = 'mittel: täglich 30 bis 50 Kilometer auf dem Velo'

/** By tour id. */
export const pageFacts: Readonly<Record<string, PageFacts>> = {
  adria: facts(
    [20, LIGHT, 3, 'beach'],
    [
      ['Ravenna', 'tiles', 'summer'],
      ['San Marino', 'castle', 'summer'],
      ['Cesenatico', 'harbour', 'south'],
    ],
  ),
  'advent-nuernberg': facts(
    [20, LIGHT, 4, 'city'],
    [
      ['Rothenburg ob der Tauber', 'timber', 'night'],
      ['Nürnberg', 'castle', 'night'],
    ],
  ),
  'advent-salzburg': facts(
    [20, EASY, 3, 'chapel'],
    [
      ['St. Wolfgang', 'lake', 'winter'],
      ['Salzburg', 'market', 'night'],
      ['Oberndorf', 'chapel', 'winter'],
    ],
  ),
  'advent-strassburg': facts(
    [20, EASY, 4, 'canal'],
    [
      ['Colmar', 'market', 'winter'],
      ['Riquewihr', 'vineyard', 'winter'],
    ],
  ),
  'advent-suedtirol': facts(
    [20, EASY, 4, 'alp'],
    [
      ['Brixen', 'market', 'winter'],
      ['Reschenpass', 'pass', 'winter'],
      ['Glurns', 'castle', 'winter'],
    ],
  ),
  amalfi: facts(
    [16, EASY, 4, 'terraces'],
    [
      ['Pompeji', 'temple', 'south'],
      ['Vesuv', 'volcano', 'summer'],
      ['Positano', 'coast', 'south'],
      ['Capri', 'cove', 'south'],
    ],
  ),
  andalusien: facts(
    [16, EASY, 4, 'palace'],
    [
      ['Ronda', 'viaduct', 'south'],
      ['Córdoba', 'statues', 'south'],
      ['Cádiz', 'harbour', 'south'],
      ['Jerez', 'vineyard', 'south'],
    ],
  ),
  appenzell: facts(
    [15, WALK, 3, 'alp'],
    [
      ['Wasserauen', 'lake', 'spring'],
      ['Säntis', 'ridge', 'spring'],
    ],
  ),
  apulien: facts(
    [12, BIKE, 4, 'orchard'],
    [
      ['Otranto', 'coast', 'south'],
      ['Lecce', 'palace', 'south'],
      ['Gallipoli', 'harbour', 'south'],
    ],
  ),
  berlin: facts(
    [20, EASY, 4, 'city'],
    [
      ['Potsdam', 'chateau', 'autumn'],
      ['Museumsinsel', 'city', 'autumn'],
    ],
  ),
  bernina: facts(
    [18, LIGHT, 3, 'alp'],
    [
      ['Ospizio Bernina', 'pass', 'winter'],
      ['Chiavenna', 'vineyard', 'autumn'],
    ],
  ),
  bodensee: facts(
    [12, BIKE, 3, 'lake'],
    [
      ['Stein am Rhein', 'timber', 'spring'],
      ['Meersburg', 'castle', 'spring'],
      ['Insel Mainau', 'island', 'spring'],
    ],
  ),
  bregenz: facts(
    [15, LIGHT, 4, 'lake'],
    [
      ['Pfänder', 'forest', 'summer'],
      ['Lindau', 'lighthouse', 'summer'],
    ],
  ),
  bretagne: facts(
    [18, EASY, 3, 'harbour'],
    [
      ['Mont-Saint-Michel', 'loch', 'summer'],
      ['Saint-Malo', 'harbour', 'summer'],
      ['Pointe du Raz', 'cliffs', 'summer'],
      ['Quimper', 'timber', 'summer'],
    ],
  ),
  burgund: facts(
    [16, LIGHT, 4, 'vineyard'],
    [
      ['Meursault', 'vineyard', 'autumn'],
      ['Arbois', 'river', 'summer'],
    ],
  ),
  'cinque-terre': facts(
    [14, HIKE, 3, 'terraces'],
    [
      ['Vernazza', 'terraces', 'spring'],
      ['Portovenere', 'harbour', 'spring'],
      ['Corniglia', 'vineyard', 'spring'],
    ],
  ),
  danzig: facts(
    [18, EASY, 4, 'canal'],
    [
      ['Marienburg', 'castle', 'autumn'],
      ['Masuren', 'lake', 'autumn'],
      ['Thorn', 'market', 'autumn'],
      ['Dresden', 'city', 'autumn'],
    ],
  ),
  dolomiten: facts(
    [10, MOUNTAIN_HIKE, 3, 'chapel'],
    [
      ['Pragser Wildsee', 'lake', 'autumn'],
      ['Sexten', 'chapel', 'autumn'],
      ['Sterzing', 'market', 'autumn'],
    ],
  ),
  donau: facts(
    [20, LIGHT, null, 'river'],
    [
      ['Wien', 'wheel', 'autumn'],
      ['Dürnstein', 'vineyard', 'autumn'],
      ['Melk', 'chateau', 'autumn'],
    ],
  ),
  douro: facts(
    [20, EASY, null, 'river'],
    [
      ['Pinhão', 'vineyard', 'south'],
      ['Salamanca', 'statues', 'south'],
      ['Porto', 'city', 'south'],
    ],
  ),
  dresden: facts(
    [18, EASY, 4, 'city'],
    [
      ['Rathen', 'ridge', 'summer'],
      ['Meissen', 'castle', 'summer'],
    ],
  ),
  engadin: facts(
    [12, LONG_WALK, 4, 'alp'],
    [
      ['Muottas Muragl', 'viaduct', 'winter'],
      ['Sils', 'lake', 'winter'],
      ['Guarda', 'chapel', 'winter'],
    ],
  ),
  gardasee: facts(
    [20, LIGHT, 4, 'lido'],
    [
      ['Verona', 'arena', 'summer'],
      ['Malcesine', 'castle', 'summer'],
      ['Menaggio', 'harbour', 'summer'],
    ],
  ),
  griechenland: facts(
    [16, EASY, 4, 'terraces'],
    [
      ['Delphi', 'cypresses', 'south'],
      ['Nafplio', 'harbour', 'south'],
      ['Monemvasia', 'loch', 'south'],
      ['Mistras', 'castle', 'south'],
    ],
  ),
  hamburg: facts(
    [18, LIGHT, 4, 'harbour'],
    [
      ['Lübeck', 'gate', 'spring'],
      ['Travemünde', 'pier', 'spring'],
      ['Speicherstadt', 'canal', 'spring'],
    ],
  ),
  holland: facts(
    [18, LIGHT, 4, 'canal'],
    [
      ['Hoorn', 'harbour', 'spring'],
      ['Lisse', 'lavender', 'spring'],
      ['Koblenz', 'river', 'spring'],
    ],
  ),
  irland: facts(
    [16, EASY, 3, 'timber'],
    [
      ['Killarney', 'loch', 'spring'],
      ['Sneem', 'harbour', 'spring'],
      ['Cashel', 'castle', 'spring'],
    ],
  ),
  island: facts(
    [8, WALK, 3, 'falls'],
    [
      ['Reynisfjara', 'cliffs', 'night'],
      ['Gullfoss', 'falls', 'winter'],
      ['Reykjavík', 'harbour', 'night'],
    ],
  ),
  istrien: facts(
    [20, LIGHT, 4, 'cove'],
    [
      ['Rovinj', 'terraces', 'south'],
      ['Motovun', 'vineyard', 'south'],
      ['Padua', 'palace', 'summer'],
    ],
  ),
  jakobsweg: facts(
    [14, HIKE, 3, 'palace'],
    [
      ['Burgos', 'city', 'summer'],
      ['Ponferrada', 'castle', 'summer'],
      ['Kap Finisterre', 'lighthouse', 'summer'],
      ['O Cebreiro', 'pass', 'summer'],
    ],
  ),
  lappland: facts(
    [10, WALK, null, 'aurora'],
    [
      ['Ylläsjärvi', 'forest', 'winter'],
      ['Äkäslompolo', 'lake', 'winter'],
    ],
  ),
  loire: facts(
    [18, LIGHT, 3, 'chateau'],
    [
      ['Villandry', 'orchard', 'spring'],
      ['Tours', 'timber', 'spring'],
      ['Chambord', 'forest', 'spring'],
    ],
  ),
  marokko: facts(
    [14, EASY, 4, 'palace'],
    [
      ['Todraschlucht', 'ridge', 'south'],
      ['Aït Ben Haddou', 'palace', 'south'],
      ['Volubilis', 'temple', 'south'],
      ['Rabat', 'lighthouse', 'south'],
    ],
  ),
  mosel: facts(
    [18, LIGHT, 3, 'vineyard'],
    [
      ['Bremm', 'vineyard', 'autumn'],
      ['Bernkastel-Kues', 'timber', 'autumn'],
      ['Trier', 'gate', 'autumn'],
    ],
  ),
  norwegen: facts(
    [18, EASY, 3, 'fjord'],
    [
      ['Bergen', 'harbour', 'summer'],
      ['Olden', 'ridge', 'summer'],
      ['Lillehammer', 'forest', 'summer'],
      ['Oslo', 'city', 'summer'],
    ],
  ),
  ostsee: facts(
    [18, EASY, 4, 'pier'],
    [
      ['Kap Arkona', 'lighthouse', 'summer'],
      ['Königsstuhl', 'cliffs', 'summer'],
      ['Schwerin', 'chateau', 'summer'],
      ['Stralsund', 'harbour', 'summer'],
    ],
  ),
  paesse: facts(
    [18, LIGHT, 3, 'alp'],
    [
      ['Gotthardpass', 'ridge', 'summer'],
      ['Wassen', 'viaduct', 'summer'],
      ['Andermatt', 'chapel', 'summer'],
    ],
  ),
  paris: facts(
    [20, EASY, 3, 'canal'],
    [
      ['Seine', 'city', 'spring'],
      ['Beaune', 'tiles', 'spring'],
    ],
  ),
  piemont: facts(
    [14, EASY, 4, 'vineyard'],
    [
      ['Orta San Giulio', 'island', 'autumn'],
      ['Barolo', 'castle', 'autumn'],
      ['Cortemilia', 'orchard', 'autumn'],
    ],
  ),
  prag: facts(
    [20, EASY, 4, 'city'],
    [
      ['Altstädter Ring', 'market', 'autumn'],
      ['Regensburg', 'river', 'autumn'],
    ],
  ),
  provence: facts(
    [18, EASY, 4, 'cypresses'],
    [
      ['Pont du Gard', 'aqueduct', 'summer'],
      ['Gordes', 'hilltop', 'summer'],
      ['Avignon', 'palace', 'summer'],
      ['Moustiers-Sainte-Marie', 'ridge', 'summer'],
    ],
  ),
  rhein: facts(
    [20, LIGHT, null, 'river'],
    [
      ['Rüdesheim', 'vineyard', 'summer'],
      ['Köln', 'city', 'summer'],
      ['Strassburg', 'timber', 'summer'],
      ['Amsterdam', 'canal', 'summer'],
    ],
  ),
  rom: facts(
    [20, EASY, 4, 'city'],
    [
      ['Kolosseum', 'arena', 'spring'],
      ['Arezzo', 'cypresses', 'spring'],
    ],
  ),
  sardinien: facts(
    [18, LIGHT, 4, 'cove'],
    [
      ['Orosei', 'beach', 'summer'],
      ['Orgosolo', 'ridge', 'summer'],
      ['Genua', 'harbour', 'summer'],
    ],
  ),
  schottland: facts(
    [16, EASY, 3, 'castle'],
    [
      ['Portree', 'harbour', 'spring'],
      ['Edinburgh', 'city', 'autumn'],
      ['Fort William', 'ridge', 'autumn'],
      ['Mallaig', 'viaduct', 'summer'],
    ],
  ),
  schwarzwald: facts(
    [15, LIGHT, 3, 'forest'],
    [
      ['Titisee', 'lake', 'autumn'],
      ['Freiburg im Breisgau', 'market', 'autumn'],
    ],
  ),
  silvester: facts(
    [18, LIGHT, 4, 'lake'],
    [
      ['Domodossola', 'market', 'night'],
      ['Orta San Giulio', 'lake', 'winter'],
    ],
  ),
  sizilien: facts(
    [16, EASY, 4, 'terraces'],
    [
      ['Agrigent', 'temple', 'spring'],
      ['Syrakus', 'harbour', 'south'],
      ['Taormina', 'arena', 'spring'],
      ['Palermo', 'palace', 'south'],
    ],
  ),
  slowenien: facts(
    [16, EASY, 4, 'island'],
    [
      ['Vršič', 'pass', 'summer'],
      ['Ljubljana', 'statues', 'summer'],
      ['Kobarid', 'river', 'summer'],
    ],
  ),
  tessin: facts(
    [12, LONG_WALK, 3, 'harbour'],
    [
      ['Bellinzona', 'castle', 'spring'],
      ['Sonogno', 'alp', 'summer'],
      ['Brissago-Inseln', 'island', 'spring'],
    ],
  ),
  toskana: facts(
    [16, EASY, 4, 'cypresses'],
    [
      ['Florenz', 'city', 'autumn'],
      ['Montepulciano', 'vineyard', 'autumn'],
      ['Siena', 'palace', 'autumn'],
    ],
  ),
  verona: facts(
    [18, LIGHT, 4, 'city'],
    [
      ['Sirmione', 'castle', 'summer'],
      ['Fumane', 'vineyard', 'summer'],
    ],
  ),
  wien: facts(
    [18, EASY, 4, 'city'],
    [
      ['Salzburg', 'castle', 'winter'],
      ['Schönbrunn', 'chateau', 'winter'],
    ],
  ),
}

type FactsTuple = readonly [minGroupSize: number, fitness: string, stars: number | null, hotelScene: PosterScene]

function facts([minGroupSize, fitness, stars, hotelScene]: FactsTuple, gallery: readonly GalleryPlan[]): PageFacts {
  return { minGroupSize, fitness, stars, hotelScene, gallery }
}
