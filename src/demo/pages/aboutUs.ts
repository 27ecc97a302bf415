import type { PagePlan } from './page.ts'

export const whoWeAre: PagePlan = {
  id: 'wer-wir-sind',
  name: 'Wer wir sind',
  slug: 'wer-wir-sind',
  teaser: 'Ein Familienbetrieb aus dem Emmental, seit drei Generationen auf der Strasse.',
  body: `
<p>Angefangen hat es 1958 mit einem Saurer, der am Morgen Milch und am Nachmittag Schulreisen fuhr. Heute gehören zu
Carovia Reisen neun Cars, 34 Mitarbeitende und eine eigene Werkstatt.</p>
<h2>Was uns wichtig ist</h2>
<ul>
<li><strong>Zeit.</strong> Keine Etappe ohne Halt, kein Tag ohne freie Stunde.</li>
<li><strong>Ortskenntnis.</strong> Jede Reise ist von einer Person geplant, die mitfährt.</li>
<li><strong>Klare Preise.</strong> Alle obligatorischen Kosten sind inbegriffen. Was nicht inbegriffen ist, steht dabei.</li>
</ul>
<h2>Wer bei uns arbeitet</h2>
<p>Im Büro in Bern planen sechs Leute die Reisen und sind am Telefon für Sie da. Im Winter tauschen sie: Dann fährt die Planung
mit und die Chauffeure schreiben auf, wo es unterwegs klemmt. So sind die besten Pausenplätze in unsere Programme
gekommen.</p>
`,
}

export const ourCoaches: PagePlan = {
  id: 'unsere-cars',
  name: 'Unsere Cars',
  slug: 'unsere-cars',
  teaser: 'Sitzabstand, Steckdosen, Toilette: was Sie an Bord erwartet.',
  body: `
<p>Unsere grossen Cars haben 44 statt 50 Plätze. Das gibt 86 Zentimeter Abstand von Lehne zu Lehne, so viel wie in der ersten
Klasse vieler Bahnen.</p>
<table>
<thead><tr><th>Car</th><th>Plätze</th><th>Für</th></tr></thead>
<tbody>
<tr><td>Fünfsterncar</td><td>36</td><td>grosse Rundreisen ab der Schweiz, ab acht Tagen</td></tr>
<tr><td>Komfortcar</td><td>44</td><td>Städte, Badeferien und kürzere Rundreisen</td></tr>
<tr><td>Bergcar</td><td>28</td><td>Pässe und enge Kurven</td></tr>
<tr><td>Kleincar</td><td>18</td><td>Reisen in kleinen Gruppen</td></tr>
</tbody>
</table>
<h2>An Bord</h2>
<p>Alle Cars haben Klimaanlage, WLAN, Steckdose am Platz, Toilette und eine kleine Küche mit richtigem Kaffee. Wo Sie
sitzen, bestimmt die Reihenfolge der Buchungen; sagen Sie uns, wenn Ihnen vorne wohler ist.</p>
<h2>Wer fährt</h2>
<p>Unsere elf Chauffeurinnen und Chauffeure sind fest angestellt. Auf Reisen ab acht Tagen sind sie zu zweit, und nach neun Stunden
am Steuer ist Feierabend: nicht, weil es vorgeschrieben ist, sondern weil Sie sicher ankommen sollen.</p>
`,
}

export const jobs: PagePlan = {
  id: 'arbeiten-bei-uns',
  name: 'Arbeiten bei Carovia',
  slug: 'arbeiten-bei-uns',
  teaser: 'Offene Stellen.',
  onlineStatus: 'OFFLINE',
  body: '<p>Zurzeit haben wir keine offenen Stellen.</p>',
}
