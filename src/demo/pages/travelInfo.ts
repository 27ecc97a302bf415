import type { PagePlan } from './page.ts'

export const boardingPlaces: PagePlan = {
  id: 'einsteigeorte',
  name: 'Einsteigeorte und Parkplätze',
  slug: 'einsteigeorte',
  teaser: 'Wo unsere Cars halten, wie Sie hinkommen und wo Ihr Auto stehen kann.',
  body: `
<p>Wo der Car hält, hängt von der Reise ab. In der Buchung sehen Sie alle Einsteigeorte mit Zeit und Zuschlag
und können sie auf einer Karte wählen.</p>
<table>
<thead><tr><th>Ort</th><th>Halt</th><th>Auto</th></tr></thead>
<tbody>
<tr><td>Bern</td><td>Neufeld P+R</td><td>Parkhaus am Halt</td></tr>
<tr><td>Basel</td><td>Bahnhof SBB, Meret-Oppenheim-Platz</td><td>Parkhaus in der Nähe</td></tr>
<tr><td>Zürich</td><td>Carparkplatz Sihlquai</td><td>mit der Bahn anreisen</td></tr>
<tr><td>Luzern</td><td>Inseli</td><td>Parkhaus am Bahnhof</td></tr>
<tr><td>Winterthur</td><td>Archplatz</td><td>Parkhaus am Bahnhof</td></tr>
<tr><td>St. Gallen</td><td>Bahnhof Winkeln</td><td>P+R am Halt</td></tr>
<tr><td>Solothurn</td><td>Hauptbahnhof</td><td>Parkhaus am Bahnhof</td></tr>
<tr><td>Aarau, Thun, Chur</td><td>Bahnhof</td><td>Parkhaus am Bahnhof</td></tr>
<tr><td>Freiburg, Lausanne, Bellinzona</td><td>Bahnhof oder P+R</td><td>fragen Sie uns</td></tr>
</tbody>
</table>
<p>Seien Sie eine Viertelstunde vor der Abfahrt da. Verspätet sich Ihr Zug, rufen Sie die Nummer auf dem Reiseplan an: Der
Car wartet, solange es geht.</p>
`,
}

export const insuranceInfo: PagePlan = {
  id: 'versicherung',
  name: 'Versicherung',
  slug: 'versicherung',
  teaser: 'Annullierung, Assistance, Familie: was welche Versicherung bezahlt.',
  body: `
<h2>Annullierungsschutz</h2>
<p>Er bezahlt die Annullierungskosten, wenn Sie, eine Mitreisende oder jemand aus der nahen Familie krank wird, einen
Unfall hat oder stirbt, und wenn die Anreise zum Einsteigeort wegen eines Unwetters ausfällt.</p>
<h2>Assistance</h2>
<p>Sie hilft unterwegs: Rücktransport, Besuch am Spitalbett, Mehrkosten der Heimreise. Arzt und Spital selbst bezahlt Ihre
Krankenkasse, in Ländern ausserhalb Europas oft nur zum Teil.</p>
<h2>Komplettschutz</h2>
<p>Beides zusammen zu einem tieferen Preis.</p>
<h2>Für Familien und Gruppen</h2>
<p>Ab zwei Personen lässt sich die ganze Buchung versichern. Das lohnt sich oft, sobald Kinder mitreisen. Neben
einer Familienversicherung braucht niemand mehr eine eigene.</p>
`,
}

export const papers: PagePlan = {
  id: 'ausweis-und-einreise',
  name: 'Ausweis und Einreise',
  slug: null,
  teaser: 'Welchen Ausweis Sie für welches Land brauchen.',
  body: `
<p>Für alle Reisen in der EU, nach Norwegen und Island genügt Schweizerinnen und Schweizern die Identitätskarte. Für
Grossbritannien und Marokko braucht es einen Reisepass, für Grossbritannien zusätzlich eine elektronische Bewilligung.</p>
<p>Kinder brauchen einen eigenen Ausweis, auch Säuglinge. Reist ein Kind nur mit einem Elternteil, empfehlen wir ein
Schreiben des anderen.</p>
<p>Haben Sie eine andere Staatsangehörigkeit? Fragen Sie uns vor der Buchung, wir klären es ab.</p>
`,
}

export const luggage: PagePlan = {
  id: 'gepaeck-und-hilfe',
  name: 'Gepäck, Hund und Hilfe unterwegs',
  slug: 'gepaeck-und-hilfe',
  teaser:
    'Wie viel Gepäck Sie mitnehmen können, ob der Hund mitdarf, und welche Hilfe es gibt, wenn das Gehen schwerfällt.',
  body: `
<p>Ein Koffer bis 20 Kilogramm pro Person und ein Handgepäck, das unter den Sitz passt. Chauffeurin oder Chauffeur laden
ein und aus.</p>
<h2>Rollator, Rollstuhl, Velo</h2>
<p>Faltbare Rollatoren und Rollstühle nehmen wir gratis mit, wenn wir vorher davon wissen. Zwei unserer Komfortcars haben
einen Hublift. Für Velos gibt es auf einzelnen Reisen einen Anhänger.</p>
<h2>Hund</h2>
<p>Haustiere können wir nicht mitnehmen. Eine Ausnahme sind Assistenzhunde: Sie fahren gratis mit. Rufen Sie uns bitte vor der
Buchung an, damit wir auch im Hotel fragen können.</p>
<h2>Wie gut muss ich zu Fuss sein?</h2>
<p>Auf Rund- und Städtereisen gehen wir selten mehr als drei Kilometer am Stück. Bei Wanderreisen stehen die Längen
der Etappen im Reiseprogramm, bei steilen auch die Höhenmeter. Wenn Sie unsicher sind, rufen Sie an.</p>
`,
}

export const groupTravels: PagePlan = {
  id: 'gruppenreisen',
  name: 'Gruppenreisen nach Mass',
  slug: 'gruppenreisen',
  teaser: 'Für Vereine, Firmen und Chöre, die ihre Adresse von uns erhalten haben.',
  onlineStatus: 'HIDDEN',
  body:
    '<p>Ab 16 Personen planen wir eine Reise für Sie allein. Nennen Sie uns Ziel, Zeit und Budget; innert einer Woche ' +
    'haben Sie einen Vorschlag.</p>',
}
