/** What made-up travels of a country are called: a place and what one does there. */
interface InventedStays {
  readonly places: readonly string[]
  readonly themes: readonly string[]
}

const TOWN = ['im Frühling', 'im Herbst', 'hinter den Mauern', 'bei Nacht', 'und sein Hinterland', 'zu Fuss', 'für Geniesser',
  'mit Musik', 'in kleinen Gruppen', 'und seine Märkte', 'im Advent', 'ohne Eile']
const COAST = [...TOWN.slice(0, 6), 'am Meer', 'und die Inseln', 'mit dem Schiff', 'für Familien', 'und seine Küche', 'in der Nachsaison']
const MOUNTAIN = ['im Bergfrühling', 'im Lärchengold', 'zu Fuss', 'mit Bahn und Schiff', 'von oben', 'für Geniesser', 'auf dem Velo',
  'im Schnee', 'in kleinen Gruppen', 'mit Wanderleitung', 'und seine Pässe', 'ohne Eile']

/** By the first destination of a tour. The names are real, the travels are not. */
export const inventedStays: ReadonlyMap<string, InventedStays> = new Map<string, InventedStays>([
  ['Italien', { themes: COAST, places: ['Lucca', 'Orvieto', 'Perugia', 'Todi', 'Ravenna', 'Ferrara', 'Mantua', 'Bergamo', 'Assisi', 'Urbino', 'Parma',
    'Cefalù', 'Noto', 'Matera', 'Trani', 'Alghero', 'Portovenere', 'Rapallo', 'Triest', 'Cividale', 'Asolo', 'Spoleto', 'Gubbio', 'Volterra'] }],
  ['Frankreich', { themes: COAST, places: ['Annecy', 'Arles', 'Nîmes', 'Uzès', 'Albi', 'Carcassonne', 'Sarlat', 'Honfleur', 'Étretat', 'Vannes', 'Dinan',
    'Nancy', 'Reims', 'Chartres', 'Bourges', 'Collioure', 'Antibes', 'Menton', 'Vézelay', 'Besançon', 'Colmar', 'La Rochelle'] }],
  ['Deutschland', { themes: TOWN, places: ['Bamberg', 'Regensburg', 'Görlitz', 'Weimar', 'Quedlinburg', 'Lüneburg', 'Stralsund', 'Wismar', 'Husum',
    'Münster', 'Trier', 'Speyer', 'Heidelberg', 'Freiburg', 'Konstanz', 'Passau', 'Füssen', 'Dinkelsbühl', 'Celle', 'Bremen', 'Leipzig', 'Potsdam'] }],
  ['Österreich', { themes: TOWN, places: ['Graz', 'Linz', 'Steyr', 'Krems', 'Melk', 'Eisenstadt', 'Villach', 'Lienz', 'Hall', 'Kufstein', 'Gmunden',
    'Hallstatt', 'Bad Ischl', 'Feldkirch', 'Schwarzenberg', 'Kitzbühel', 'Zell am See', 'Radstadt'] }],
  ['Schweiz', { themes: MOUNTAIN, places: ['Saas-Fee', 'Zermatt', 'Lötschental', 'Binntal', 'Goms', 'Adelboden', 'Kandersteg', 'Mürren', 'Meiringen',
    'Andermatt', 'Klosters', 'Davos', 'Scuol', 'Müstair', 'Soglio', 'Bosco Gurin', 'Lauterbrunnen', 'Gstaad', 'Champéry', 'Evolène'] }],
  ['Spanien', { themes: COAST, places: ['Girona', 'Cadaqués', 'Tarragona', 'Valencia', 'Toledo', 'Segovia', 'Ávila', 'Salamanca', 'Cáceres', 'Córdoba',
    'Cádiz', 'Ronda', 'San Sebastián', 'Pamplona', 'Oviedo', 'Santander'] }],
  ['Portugal', { themes: COAST, places: ['Évora', 'Sintra', 'Óbidos', 'Coimbra', 'Tavira', 'Guimarães', 'Braga', 'Aveiro', 'Tomar', 'Lagos'] }],
  ['Niederlande', { themes: TOWN, places: ['Delft', 'Leiden', 'Gouda', 'Utrecht', 'Middelburg', 'Alkmaar', 'Hoorn', 'Deventer', 'Zwolle', 'Leeuwarden'] }],
  ['Kroatien', { themes: COAST, places: ['Rovinj', 'Pula', 'Opatija', 'Zadar', 'Šibenik', 'Trogir', 'Split', 'Korčula', 'Hvar', 'Dubrovnik'] }],
  ['Slowenien', { themes: MOUNTAIN, places: ['Piran', 'Bohinj', 'Kranj', 'Ptuj', 'Maribor', 'Bovec', 'Kobarid', 'Škofja Loka'] }],
  ['Griechenland', { themes: COAST, places: ['Nafplio', 'Kalamata', 'Ioannina', 'Kavala', 'Korfu', 'Lefkada', 'Volos', 'Galaxidi'] }],
  ['Polen', { themes: TOWN, places: ['Krakau', 'Breslau', 'Thorn', 'Posen', 'Zamość', 'Lublin', 'Stettin', 'Zakopane'] }],
  ['Irland', { themes: COAST, places: ['Dingle', 'Kenmare', 'Westport', 'Sligo', 'Donegal', 'Kilkenny', 'Cobh', 'Clifden'] }],
  ['Schottland', { themes: COAST, places: ['Oban', 'Inverness', 'Stirling', 'Perth', 'St Andrews', 'Ullapool', 'Pitlochry', 'Portree'] }],
  ['Norwegen', { themes: COAST, places: ['Ålesund', 'Molde', 'Stavanger', 'Trondheim', 'Bodø', 'Røros', 'Balestrand', 'Odda'] }],
  ['Finnland', { themes: MOUNTAIN, places: ['Rovaniemi', 'Inari', 'Kuusamo', 'Savonlinna', 'Porvoo', 'Turku'] }],
  ['Marokko', { themes: TOWN, places: ['Essaouira', 'Chefchaouen', 'Taroudannt', 'Tanger', 'Rabat', 'Ouarzazate'] }],
])
