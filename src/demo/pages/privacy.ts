import type { PagePlan } from './page.ts'

export const privacyPage: PagePlan = {
  id: 'datenschutz',
  name: 'Datenschutzerklärung',
  slug: 'datenschutz',
  teaser: 'Welche Angaben wir von Ihnen brauchen, wozu, wie lange, und wie Sie sie löschen lassen.',
  body: `
<p>Wer eine Reise bucht, vertraut uns viel an. Hier steht, was wir mit Ihren Angaben tun und was nicht. Grundlage ist das
Schweizer Datenschutzgesetz; für Gäste aus der EU beachten wir zusätzlich das Datenschutzrecht der EU (DSGVO).</p>
<h2>Was wir brauchen</h2>
<ul>
<li>Namen, Geburtsdaten und Adresse, damit wir Zimmer, Fähren und Versicherungen buchen können;</li>
<li>E-Mail und Telefon, damit wir Sie vor und während der Reise erreichen;</li>
<li>Angaben zum Ausweis nur dort, wo das Reiseland oder die Airline sie verlangt;</li>
<li>Angaben zu Ernährung und Gesundheit nur, wenn Sie sie uns freiwillig mitteilen.</li>
</ul>
<h2>An wen wir sie weitergeben</h2>
<p>An Hotels, Reedereien, Fluggesellschaften und die Versicherung, soweit sie für Ihre Reise nötig sind. Verkauft wird
nichts. Liegt ein Empfänger in einem Land ohne gleichwertigen Schutz, beschränken wir uns auf das Unerlässliche.</p>
<h2>Auf Ihrem Gerät</h2>
<p>Was Sie für eine angefangene Buchung gewählt haben, speichert Ihr Browser, damit Sie später weiterfahren können: Reise, Reisedatum,
Anzahl und Alter der Reisenden, Zimmer und Zusatzleistungen. Namen, Geburtsdaten, Adressen, E-Mail und Bemerkungen bleiben nur bis zum
Schliessen des Fensters, ausser Sie wählen «Meine Angaben auf diesem Gerät merken»; nehmen Sie das Häkchen weg, sind sie sofort
wieder gelöscht. Angaben zum Ausweis bleiben immer nur bis zum Schliessen des Fensters. Mit «Alle Angaben löschen» ist
alles weg. Eine angefangene Buchung, die Sie 30 Tage nicht mehr geöffnet haben, wird beim nächsten Besuch unserer Seite gelöscht.</p>
<h2>Statistik</h2>
<p>Seitenaufrufe zählen wir auf einem eigenen Server und ohne Cookies. Nur wenn Sie einwilligen, dürfen wir zusätzlich
aufzeichnen, wie Seiten benutzt werden; Eingaben in Felder werden dabei immer verdeckt. Zwei Cookies merken sich dann 30 Tage lang,
über welchen Link Sie gekommen sind, und zu einer Buchung halten wir Kundennummer, Anrede, Jahrgang und Land fest. Die
Einwilligung können Sie jederzeit zurückziehen: unten auf jeder Seite unter «Privatsphäre».</p>
<h2>Wie lange</h2>
<p>Angaben zum Ausweis löschen wir am Tag nach der Rückkehr. Namen, Kontakt und Reiseangaben löschen wir drei Jahre nach der Reise aus dem
Buchungssystem. Was zur Buchhaltung gehört, bewahren wir zehn Jahre auf, wie es das Obligationenrecht verlangt: Auftragsnummer,
Reisedatum, Betrag und Zahlung, und auf der Rechnung, wer sie erhalten hat.</p>
<h2>Ihre Rechte</h2>
<p>Sie können Auskunft, Berichtigung und Löschung verlangen. Schreiben Sie an
<a href="mailto:datenschutz@carovia-reisen.example">datenschutz@carovia-reisen.example</a> oder an Carovia Reisen AG,
Datenschutz, Bern.</p>
`,
}
