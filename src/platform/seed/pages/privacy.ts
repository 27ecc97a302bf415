import type { PagePlan } from './page.ts'

export const privacyPage: PagePlan = {
  id: 'datenschutz',
  name: 'Datenschutz',
  slug: 'datenschutz',
  teaser: 'Welche Angaben wir von Ihnen brauchen, wozu, wie lange, und wie Sie sie löschen lassen.',
  body: `
<p>Wer eine Reise bucht, vertraut uns viel an. Hier steht, was wir mit Ihren Angaben tun und was nicht. Grundlage ist das
Schweizer Datenschutzgesetz; für Gäste aus der EU beachten wir zusätzlich die DSGVO.</p>
<h2>Was wir brauchen</h2>
<ul>
<li>Namen, Geburtsdaten und Adresse, damit wir Zimmer, Fähren und Versicherungen buchen können;</li>
<li>E-Mail und Telefon, damit wir Sie vor und während der Reise erreichen;</li>
<li>Passangaben nur dort, wo das Reiseland oder die Airline sie verlangt;</li>
<li>Angaben zu Ernährung und Gesundheit nur, wenn Sie sie uns freiwillig mitteilen.</li>
</ul>
<h2>An wen wir sie weitergeben</h2>
<p>An Hotels, Reedereien, Fluggesellschaften und die Versicherung, soweit sie für Ihre Reise nötig sind. Verkauft wird
nichts. Liegt ein Empfänger in einem Land ohne gleichwertigen Schutz, beschränken wir uns auf das Unerlässliche.</p>
<h2>Auf Ihrem Gerät</h2>
<p>Eine begonnene Buchung speichert Ihr Browser, damit Sie später weiterfahren können. Passangaben bleiben nur bis zum
Schliessen des Fensters. Mit «Entwurf löschen» ist beides weg; nach 30 Tagen ohne Besuch löscht der Browser den Entwurf
von selbst.</p>
<h2>Statistik</h2>
<p>Seitenaufrufe zählen wir auf einem eigenen Server und ohne Cookies. Nur wenn Sie einwilligen, zeichnen wir zusätzlich
auf, wie Seiten benutzt werden; Eingaben in Felder werden dabei immer verdeckt. Die Einwilligung können Sie jederzeit
zurückziehen.</p>
<h2>Wie lange</h2>
<p>Buchungsunterlagen bewahren wir zehn Jahre auf, wie es das Obligationenrecht verlangt. Passangaben löschen wir 30 Tage
nach der Rückkehr.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung und Löschung verlangen. Schreiben Sie an
<a href="mailto:datenschutz@carovia-reisen.example">datenschutz@carovia-reisen.example</a> oder an Carovia Reisen AG,
Datenschutz, Bern.</p>
`,
}
