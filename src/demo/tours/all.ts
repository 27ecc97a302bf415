import { adria } from './adria.ts'
import { adventNuernberg } from './adventNuernberg.ts'
import { adventSalzburg } from './adventSalzburg.ts'
import { adventStrassburg } from './adventStrassburg.ts'
import { adventSuedtirol } from './adventSuedtirol.ts'
import { amalfi } from './amalfi.ts'
import { andalusien } from './andalusien.ts'
import { appenzell } from './appenzell.ts'
import { apulien } from './apulien.ts'
import { berlin } from './berlin.ts'
import { bernina } from './bernina.ts'
import { bodensee } from './bodensee.ts'
import { bregenz } from './bregenz.ts'
import { bretagne } from './bretagne.ts'
import { burgund } from './burgund.ts'
import { cinqueTerre } from './cinqueTerre.ts'
import { danzig } from './danzig.ts'
import { dolomiten } from './dolomiten.ts'
import { donau } from './donau.ts'
import { douro } from './douro.ts'
import { dresden } from './dresden.ts'
import { engadin } from './engadin.ts'
import { gardasee } from './gardasee.ts'
import { griechenland } from './griechenland.ts'
import { hamburg } from './hamburg.ts'
import { holland } from './holland.ts'
import { irland } from './irland.ts'
import { island } from './island.ts'
import { istrien } from './istrien.ts'
import { jakobsweg } from './jakobsweg.ts'
import { lappland } from './lappland.ts'
import { loire } from './loire.ts'
import { marokko } from './marokko.ts'
import { mosel } from './mosel.ts'
import { norwegen } from './norwegen.ts'
import { ostsee } from './ostsee.ts'
import { paesse } from './paesse.ts'
import { paris } from './paris.ts'
import { piemont } from './piemont.ts'
import { prag } from './prag.ts'
import { provence } from './provence.ts'
import { rhein } from './rhein.ts'
import { rom } from './rom.ts'
import { sardinien } from './sardinien.ts'
import { schottland } from './schottland.ts'
import { schwarzwald } from './schwarzwald.ts'
import { silvester } from './silvester.ts'
import { sizilien } from './sizilien.ts'
import { slowenien } from './slowenien.ts'
import { tessin } from './tessin.ts'
import { toskana } from './toskana.ts'
import type { Tour } from './tour.ts'
import { verona } from './verona.ts'
import { wien } from './wien.ts'

/** All tours of the demo operator; the order does not matter. */
export const tours: readonly Tour[] = [
  adria,
  adventNuernberg,
  adventSalzburg,
  adventStrassburg,
  adventSuedtirol,
  amalfi,
  andalusien,
  appenzell,
  apulien,
  berlin,
  bernina,
  bodensee,
  bregenz,
  bretagne,
  burgund,
  cinqueTerre,
  danzig,
  dolomiten,
  donau,
  douro,
  dresden,
  engadin,
  gardasee,
  griechenland,
  hamburg,
  holland,
  irland,
  island,
  istrien,
  jakobsweg,
  lappland,
  loire,
  marokko,
  mosel,
  norwegen,
  ostsee,
  paesse,
  paris,
  piemont,
  prag,
  provence,
  rhein,
  rom,
  sardinien,
  schottland,
  schwarzwald,
  silvester,
  sizilien,
  slowenien,
  tessin,
  toskana,
  verona,
  wien,
]
