import type { Tour } from '#platform/seed/tour.ts'
import { adventSalzburg } from './adventSalzburg.ts'
import { adventStrassburg } from './adventStrassburg.ts'
import { andalusien } from './andalusien.ts'
import { burgund } from './burgund.ts'
import { cinqueTerre } from './cinqueTerre.ts'
import { dolomiten } from './dolomiten.ts'
import { donau } from './donau.ts'
import { gardasee } from './gardasee.ts'
import { hamburg } from './hamburg.ts'
import { holland } from './holland.ts'
import { island } from './island.ts'
import { istrien } from './istrien.ts'
import { loire } from './loire.ts'
import { marokko } from './marokko.ts'
import { norwegen } from './norwegen.ts'
import { paesse } from './paesse.ts'
import { piemont } from './piemont.ts'
import { prag } from './prag.ts'
import { provence } from './provence.ts'
import { rhein } from './rhein.ts'
import { schottland } from './schottland.ts'
import { schwarzwald } from './schwarzwald.ts'
import { verona } from './verona.ts'
import { wien } from './wien.ts'

/** Every tour of the operator, in no order that matters. */
export const tours: readonly Tour[] = [
  adventSalzburg, adventStrassburg, andalusien, burgund, cinqueTerre, dolomiten, donau, gardasee, hamburg,
  holland, island, istrien, loire, marokko, norwegen, paesse, piemont, prag, provence, rhein, schottland,
  schwarzwald, verona, wien,
]
