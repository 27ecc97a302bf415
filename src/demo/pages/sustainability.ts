import type { PagePlan } from './page.ts'

export const sustainability: PagePlan = {
  id: 'nachhaltigkeit',
  name: 'Nachhaltigkeit',
  slug: 'nachhaltigkeit',
  teaser: 'Was der Car besser macht, was nicht, und was wir dafür tun.',
  body: `
<p>Die umweltfreundlichste Reise ist jene, die man nicht macht. Alle anderen versuchen wir so zu fahren, dass wir sie unseren
Enkeln erzählen können.</p>
<h2>Der Car im Vergleich</h2>
<p>Ein voller Car stösst pro Person und Kilometer ungefähr so viel aus wie ein gut besetzter Zug mit gemischtem Strom und
einen Bruchteil von Auto und Flugzeug. Damit er voll ist, fahren wir lieber einmal weniger.</p>
<table>
<thead><tr><th>Unterwegs mit</th><th>Gramm CO2 pro Person und Kilometer</th></tr></thead>
<tbody>
<tr><td>Car, 30 Gäste</td><td>rund 30</td></tr>
<tr><td>Bahn, Europa</td><td>rund 30</td></tr>
<tr><td>Auto, zwei Personen</td><td>rund 95</td></tr>
<tr><td>Flugzeug, Kurzstrecke</td><td>rund 200</td></tr>
</tbody>
</table>
<h2>Was wir tun</h2>
<ul>
<li>Zwei Kleincars fahren elektrisch. Alle anderen erfüllen die Abgasnorm Euro 6 und fahren mit erneuerbarem Diesel, wo wir ihn bekommen.</li>
<li>Wo die Bahn gut fährt, bieten wir sie an. Bei diesen Reisen gibt es nichts zu kompensieren; darum fragen wir in der Buchung nicht danach.</li>
<li>Flugreisen haben wir nur für Ziele, die sonst eine ganze Tagesreise weit weg sind, und nie für weniger als vier Nächte.</li>
<li>Wir wohnen bei Familien statt bei Ketten und essen, was in der Nähe wächst.</li>
</ul>
<h2>Was Sie tun können</h2>
<p>In der Buchung können Sie den Ausstoss Ihrer Reise ausgleichen. Das Geld geht ohne Abzug an zwei Projekte in der Schweiz: ein
wieder vernässtes Moor im Jura und Biogas auf Bauernhöfen im Emmental. Freiwillig heisst freiwillig; wir fragen nur einmal.</p>
`,
}
