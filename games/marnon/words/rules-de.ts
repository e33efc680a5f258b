/** The text of every rule and ruling, in the order of the ledger. */
export const rules: Readonly<Record<string, string>> = {
  // —— general ——
  'MAR-GEN-01': 'Zwei bis sechs Spieler nehmen teil, jeder mit einer eigenen Farbe.',
  'MAR-GEN-02':
    'Ziel ist es, die eigene Krone, die eigene Schatztruhe und den eigenen Ring zurückzuholen. Wem das zuerst gelingt, der herrscht als König über die Insel und gewinnt.',
  'MAR-GEN-03':
    'Der Plan hat 44 Felder: die Regionen I bis VI mit je sechs Gebieten und die Schlösser C1 bis C8. Schlösser gehören zu keiner Region.',
  'MAR-GEN-04':
    'Die Regionen I, II und IV sind Ebene, III und V sind Wald, VI besteht aus Bergen. Schlösser gelten als eigenes Gelände.',
  'MAR-GEN-05':
    'Jedes Gebiet lässt sich mit zwei Würfeln angeben: Der erste nennt die Region, der zweite die Nummer. Ein Schloss hat nur eine Nummer.',
  'MAR-GEN-06': 'Zwei Felder sind benachbart, wenn sie an einer Grenzlinie aneinanderstoßen, so wie C1 und V/1.',
  'MAR-GEN-07':
    'Wo der Fluss die Grenze bildet, sind zwei Felder nicht benachbart, es sei denn, eine Brücke führt genau über diese Grenze.',
  'MAR-GEN-08': 'Der Große Tunnel macht III/2 und V/6 zu Nachbarn.',
  'MAR-GEN-09': 'Ein Feld ist besetzt, sobald darin mindestens eine Einheit steht.',
  'MAR-GEN-10':
    'Ein Feld ohne Einheit ist unbesetzt. Ein Schatzplättchen, der Drache oder der Friedensstifter allein besetzen es nicht.',
  'MAR-GEN-11':
    'Die gesamten Einheiten einer Partei in einem Feld sind ihre Streitmacht dort. An einem Kampf um dieses Feld nimmt immer die ganze Streitmacht teil.',
  'MAR-GEN-12': 'Männer, Helden, Zauberer und Orks sind Einheiten; jeder von ihnen zählt eins.',
  'MAR-GEN-13':
    'Drache und Friedensstifter sind neutral: Sie zählen zu keiner Streitmacht und können in jedem Feld neben allem anderen stehen.',
  'MAR-GEN-14':
    'In einem Feld steht nur eine Partei: Einheiten zweier Spieler oder eines Spielers und der Orks mischen sich nie.',
  'MAR-GEN-15': 'Held und Zauberer eines Spielers stehen nie zusammen in einem Feld.',
  'MAR-GEN-16':
    'Plättchen für einen Mann und für fünf Männer lassen sich jederzeit wechseln; es kommt nur auf die Zahl der Männer an.',
  'MAR-GEN-17': 'Wer Einheiten verliert, sucht sie selbst aus, gleich wodurch der Verlust entsteht.',
  'MAR-GEN-18':
    'Wer mindestens zwei Männer in ein Feld stellen darf, kann für zwei davon eine Figur nehmen, den Helden oder den Zauberer. Das gilt im Aufbau und im Hauptspiel.',
  'MAR-GEN-19':
    'Ab vier Männern können beide Figuren zugleich kommen, jede für zwei Männer, aber in zwei verschiedene Felder.',
  'MAR-GEN-20':
    'Jeder Spieler hat einen Helden und einen Zauberer. Eine verlorene Figur geht an ihren Spieler zurück und darf später wieder für zwei Männer ins Spiel kommen.',
  'MAR-GEN-21':
    'Orks, Drache und Friedensstifter folgen allein den Würfeln und festen Reihenfolgen; wer sie bewegt, spielt keine Rolle.',
  'MAR-GEN-22':
    'Einheiten auf dem Plan wechseln ihr Feld nur im Zusammenhang mit einem Angriff: durch Heranziehen, Figurensprung oder Nachrücken.',
  'MAR-GEN-23':
    'Jeder Spieler hat eine Übersicht zur Hand: die Phasen, die fünf Hilfen, die Wirkung der Schätze, die Kampfstärken und was Held und Zauberer besonders können.',

  // —— setup ——
  'MAR-SETUP-01':
    'Jeder Spieler bekommt alle Plättchen einer Farbe, dazu Würfel und Übersicht. Orks, Drache und Friedensstifter bleiben zunächst neben dem Plan, und noch niemand hat Hilfe verbraucht.',
  'MAR-SETUP-02':
    'Alle würfeln mit einem Würfel; die höchste Zahl bestimmt den Startspieler. Liegen mehrere gleichauf, würfeln sie weiter, bis einer allein vorn liegt.',
  'MAR-SETUP-03': 'Gespielt wird im Uhrzeigersinn, vom Startspieler an.',
  'MAR-SETUP-04':
    'Der Aufbau folgt einer strengen Ordnung: erst die Schlösser, dann die Orks, dann die Gebiete, dann das Verstecken der Schätze und zuletzt die großen Trupps.',
  'MAR-SETUP-05': 'Der Reihe nach wählt jeder Spieler ein unbesetztes Schloss und stellt einen Mann hinein.',
  'MAR-SETUP-06': 'Jedes übrige Schloss erhält zwei Orks.',
  'MAR-SETUP-07':
    'Für jede Region, beginnend mit I, fallen zwei Würfel; die beiden Gebiete mit diesen Nummern erhalten je zwei Orks.',
  'MAR-SETUP-08':
    'Zeigen die Würfel für die Orks einer Region einen Pasch, wird neu gewürfelt, bis sie verschieden sind.',
  'MAR-SETUP-09':
    'Der Reihe nach stellen die Spieler einzelne Männer in unbesetzte Gebiete, so lange, bis alle 44 Felder besetzt sind.',
  'MAR-SETUP-10':
    'Gute erste Gebiete sind solche, die an das eigene Schloss anschließen: Gemeinsam bilden sie ein Königreich.',
  'MAR-SETUP-11': 'Jeder Spieler überlässt seine drei Schätze dem Nachbarn zur Linken, der sie verstecken wird.',
  'MAR-SETUP-12':
    'Versteckt wird in drei Durchgängen der Reihe nach, je Spieler und Durchgang ein Plättchen, und immer verdeckt.',
  'MAR-SETUP-13': 'Im ersten Durchgang legt jeder eines der drei Plättchen, gleich welches, in ein Schloss.',
  'MAR-SETUP-14': 'In den weiteren Durchgängen legt jeder eines der restlichen Plättchen in ein beliebiges Gebiet.',
  'MAR-SETUP-15':
    'In einem Feld liegt höchstens ein Plättchen, gleich wem es gehört. Ein Schloss, das der Besitzer des Schatzes hält, meidet man besser.',
  'MAR-SETUP-16':
    'Der Reihe nach stellt jeder Spieler zehn Männer als einen Trupp in ein einziges eigenes Feld. Eine Figur darf zwei von ihnen ersetzen, sodass etwa acht Männer und der Held kommen.',

  // —— round ——
  'MAR-ROUND-01':
    'Eine Spielrunde hat fünf Phasen in dieser Folge: Orks, Drache, Friedensstifter, Startspieler, Spielzüge der Spieler.',
  'MAR-ROUND-02': 'Nach den Spielzügen beginnt die nächste Spielrunde wieder mit den Orks.',

  // —— orcs ——
  'MAR-ORC-01': 'Die Ork-Phase hat drei Schritte in dieser Folge: Vermehrung, Angriff, Auffüllung.',
  'MAR-ORC-02':
    'Vom bisherigen Startspieler an, anfangs dem des Aufbaus, wirft jeder im Uhrzeigersinn einen Würfel. Er nennt eine Region, deren Orks sich vermehren: 1 steht für I, 6 für VI.',
  'MAR-ORC-03': 'Wer eine schon genannte Region würfelt, würfelt weiter, bis eine neue genannt ist.',
  'MAR-ORC-04': 'Zu sechst braucht es keine Würfel: Die Orks aller sechs Regionen vermehren sich.',
  'MAR-ORC-05':
    'Zu fünft wird stattdessen ein einziges Mal gewürfelt. Die Zahl nennt die eine Region, deren Orks sich nicht vermehren.',
  'MAR-ORC-06': 'In jeder genannten Region kommt in jedes von Orks gehaltene Gebiet genau ein Ork hinzu.',
  'MAR-ORC-07':
    'In jedes von Orks gehaltene Schloss kommt ein Ork für jede genannte Region, an die es grenzt. Das können in einer Spielrunde mehrere sein.',
  'MAR-ORC-08': 'Felder ohne Orks gewinnen bei der Vermehrung nichts.',
  'MAR-ORC-09': 'Orks greifen aus einem Feld an, in dem mindestens vier von ihnen stehen. Bis zu drei bleiben ruhig.',
  'MAR-ORC-10':
    'Die angreifenden Felder der Orks kommen nacheinander dran: I/1 bis I/6, dann II/1 und so fort bis VI/6, danach C1 bis C8.',
  'MAR-ORC-11':
    'Ein angreifendes Feld der Orks nimmt sich jedes benachbarte Feld vor, das ein Spieler hält, bis auf wenige geschützte.',
  'MAR-ORC-12':
    'Die Orks eines Feldes greifen zuerst Gebiete an, nach Region und dann nach Nummer, danach Schlösser nach ihrer Nummer.',
  'MAR-ORC-13': 'Ein Ziel, das die Orks durch den Großen Tunnel erreichen, kommt nach allen ihren anderen Zielen.',
  'MAR-ORC-14':
    'Orks verschonen ihre eigenen Felder, unbesetzte Felder, jedes Feld mit einem Helden, das Feld des Friedensstifters und das Feld des Drachen.',
  'MAR-ORC-15':
    'Haben die Orks eines Feldes einmal angegriffen, hören sie erst auf, wenn kein Ziel mehr da ist oder weniger als zwei von ihnen übrig sind. Ob es noch vier sind, wird nicht mehr geprüft.',
  'MAR-ORC-16': 'Angriffe der Orks werden wie jeder andere Kampf ausgetragen, mit den Orks als Angreifer.',
  'MAR-ORC-17':
    'Ist ein Ziel der Orks ausgelöscht, rückt genau ein Ork aus dem angreifenden Feld nach, sofern dort mindestens einer bleibt.',
  'MAR-ORC-18':
    'Ist nach dem Sieg der Orks nur noch einer im angreifenden Feld, bleibt er dort, und das Ziel bleibt leer.',
  'MAR-ORC-19':
    'Zum Schluss der Ork-Phase kommt ein Ork in jedes unbesetzte Feld, auch in Schlösser. Danach sind alle 44 Felder besetzt.',

  // —— dragon ——
  'MAR-DRAGON-01':
    'Zwei Würfel, einer nach dem anderen geworfen, ergeben Region und Nummer des Gebiets, in dem der Drache landet.',
  'MAR-DRAGON-02': 'Schlösser sind vor dem Drachen sicher: Er landet nur in Gebieten.',
  'MAR-DRAGON-03': 'In einem besetzten Feld sagt ein dritter Würfel, wie viele Einheiten der Drache verschlingt.',
  'MAR-DRAGON-04': 'Mehr Einheiten, als im Feld stehen, verschlingt der Drache nicht.',
  'MAR-DRAGON-05': 'Welche eigenen Einheiten im Feld der Drache frisst, sucht der betroffene Spieler aus.',
  'MAR-DRAGON-06':
    'Der Friedensstifter selbst ist vor dem Drachen sicher, doch seine Anwesenheit rettet die Einheiten seines Feldes nicht.',
  'MAR-DRAGON-07':
    'Von Orks allein wird der Drache nicht satt: Er fliegt weiter, mit neuen Würfeln für Ort und Hunger, so oft es nötig ist.',
  'MAR-DRAGON-08':
    'Der Flug endet dort, wo der Drache die erste Einheit eines Spielers frisst, ob Mann, Held oder Zauberer.',
  'MAR-DRAGON-09': 'Solange der Drache in einem Feld steht, greifen weder Spieler noch Orks dieses Feld an.',

  // —— Peacemaker ——
  'MAR-PEACE-01':
    'Der Friedensstifter zieht in das Gebiet, das zwei Würfel angeben: einer die Region, einer die Nummer.',
  'MAR-PEACE-02':
    'Wer das Gebiet des Friedensstifters besetzt, gewinnt dort drei Einheiten hinzu: ein Spieler drei Männer, die Orks drei Orks.',
  'MAR-PEACE-03': 'Ein unbesetztes Gebiet geht beim Friedensstifter leer aus.',
  'MAR-PEACE-04':
    'Die Region des Friedensstifters ist für Angriffe der Spieler gesperrt: Keines ihrer sechs Gebiete darf Ziel sein.',
  'MAR-PEACE-05': 'Aus der Region des Friedensstifters heraus darf ein Feld außerhalb angegriffen werden.',
  'MAR-PEACE-06':
    'In der Ork-Phase dürfen Orks Gebiete in der Region des Friedensstifters angreifen, nur nicht das Feld, in dem er selbst steht.',
  'MAR-PEACE-07': 'Den Drachen hält der Friedensstifter nicht auf.',

  // —— start player ——
  'MAR-START-01':
    'Jeder Spieler würfelt einmal, und die höchste Zahl bestimmt den Startspieler. Liegen mehrere gleichauf, würfeln sie weiter, bis einer allein vorn liegt.',
  'MAR-START-02': 'Der Startspieler behält diese Rolle, bis der nächste ausgewürfelt wird.',

  // —— turns ——
  'MAR-TURN-01': 'Vom Startspieler an hat jeder Spieler im Uhrzeigersinn einen Spielzug.',
  'MAR-TURN-02':
    'Ein Spielzug besteht aus Hilfe, Verstärkungen und Angriff, in dieser Folge. Der Nächste beginnt erst, wenn er abgeschlossen ist.',

  // —— aid ——
  'MAR-AID-01': 'Jeder Spieler darf im ganzen Spiel höchstens zehnmal Hilfe nehmen, gleich welcher Art.',
  'MAR-AID-02':
    'Niemand muss Hilfe nehmen. Möglich ist sie nur zu Beginn des eigenen Spielzugs, vor den Verstärkungen.',
  'MAR-AID-03': 'In einer Spielrunde darf jeder Spieler höchstens eine Hilfe nehmen.',
  'MAR-AID-04':
    'Hilfe wird offen angesagt, ausgeführt und gezählt; wie viel jeder schon verbraucht hat, ist immer zu sehen.',
  'MAR-AID-05':
    'Dieselbe Hilfe darf in späteren Spielzügen wieder genommen werden. Nur das Umsetzen eines Schatzes gibt es bloß einmal.',
  'MAR-AID-06': 'Hilfe 1 bringt zwei weitere Männer. Beide kommen in dasselbe eigene Feld.',
  'MAR-AID-07':
    'Hilfe 2 bringt einen weiteren Mann in ein eigenes Feld und nach dem regulären Angriff dieses Spielzugs einen Extra-Angriff.',
  'MAR-AID-08': 'Über den Extra-Angriff wird also entschieden, bevor feststeht, wie der reguläre Angriff ausgeht.',
  'MAR-AID-09':
    'Hilfe 3 setzt ein verstecktes Plättchen eines Gegners um: verdeckt und ungesehen, in ein anderes Feld ohne Plättchen.',
  'MAR-AID-10':
    'Hilfe 3 gibt es im Spiel ein einziges Mal für alle zusammen: Nimmt sie jemand, ist sie für jeden verbraucht.',
  'MAR-AID-11':
    'Hilfe 4 steht jedem offen, der weniger als sieben Einheiten auf dem Plan hat. Sie bringt sechs weitere Männer, frei verteilt auf eigene Felder.',
  'MAR-AID-12':
    'Hilfe 5 ist ein Boot für den regulären Angriff dieses Spielzugs. Ausgangsfeld und Ziel brauchen dann keine gemeinsame Grenze, müssen aber am selben Gewässer liegen, an der Marnon-See oder am Fluss Amnon.',

  // —— reinforcements ——
  'MAR-REINF-01': 'In jedem Spielzug gibt es Verstärkungen, noch vor dem Angriff.',
  'MAR-REINF-02':
    'Ein Königreich ist eine zusammenhängende Gruppe eigener Felder mit mindestens einem Schloss. Auch ein Schloss für sich allein ist eines.',
  'MAR-REINF-03': 'Für jedes Feld aller eigenen Königreiche zusammen gibt es einen Mann.',
  'MAR-REINF-04': 'Weniger als vier Männer gibt es als Verstärkung nie.',
  'MAR-REINF-05':
    'Die Verstärkungen dürfen auf alle Felder verteilt werden, die der Spieler besetzt, in Königreichen oder außerhalb.',

  // —— attack ——
  'MAR-ATTACK-01':
    'Niemand muss angreifen. Je Spielzug gibt es höchstens einen regulären Angriff und mit Hilfe 2 dazu einen Extra-Angriff.',
  'MAR-ATTACK-02': 'Ziel eines Angriffs ist ein Feld, das ein anderer Spieler oder die Orks halten.',
  'MAR-ATTACK-03':
    'Ein Angriff geht von einem eigenen Feld gegen ein benachbartes, oder mit einem Boot über das Wasser.',
  'MAR-ATTACK-04':
    'Teilangriffe folgen aufeinander, bis in einem der beiden Felder keine Einheit mehr steht oder der Angreifer abbricht.',
  'MAR-ATTACK-05':
    'Zwischen zwei Teilangriffen steht es dem Angreifer frei, abzubrechen. Damit endet der Angriff und, wenn kein weiterer offen ist, auch der Spielzug.',
  'MAR-ATTACK-06':
    'Vor dem ersten Teilangriff darf der Angreifer aus eigenen Nachbarfeldern Einheiten ins Angriffsfeld heranziehen, so viele er will.',
  'MAR-ATTACK-07': 'Durch Heranziehen wird kein Feld leer: Wo Einheiten weggehen, bleibt mindestens eine zurück.',
  'MAR-ATTACK-08':
    'Bevor der Kampf beginnt, und nur dann, kann der Held oder der Zauberer ins Angriffsfeld springen, gleich woher auf dem Plan.',
  'MAR-ATTACK-09': 'Steht der Held oder der Zauberer schon im Angriffsfeld, kann dorthin keine Figur springen.',
  'MAR-ATTACK-10':
    'Wer einen Kampf gewinnt, rückt mit mindestens einer seiner übrigen Einheiten in das leere Feld nach und lässt mindestens eine zurück.',
  'MAR-ATTACK-11': 'Hat der Sieger nur noch eine Einheit, rückt er nicht nach; das leere Feld bleibt leer.',
  'MAR-ATTACK-12':
    'Das Nachrücken gilt für beide Seiten: Ein siegreicher Verteidiger zieht in das leere Feld des Angreifers.',
  'MAR-ATTACK-13': 'Gewinnen Orks, rückt genau ein Ork nach, und auch das nur, wenn mindestens einer zurückbleibt.',
  'MAR-ATTACK-14': 'Beide Seiten können einander auslöschen; dann sind zwei Felder leer.',
  'MAR-ATTACK-15': 'Das Feld des Drachen darf kein Spieler angreifen.',
  'MAR-ATTACK-16': 'Kein Spieler darf ein Gebiet in der Region des Friedensstifters angreifen.',
  'MAR-ATTACK-17':
    'Für den Extra-Angriff wird ein neues Angriffsfeld bestimmt, und wieder dürfen Einheiten herangezogen werden.',

  // —— movement ——
  'MAR-MOVE-01':
    'Einheiten der Spieler wechseln ihr Feld durch Heranziehen, Figurensprung und Nachrücken, auf keine andere Weise.',

  // —— combat ——
  'MAR-COMBAT-01':
    'Männer oder Orks haben zusammen so viel Kampfstärke, wie von ihnen im Feld stehen, höchstens aber 4.',
  'MAR-COMBAT-02': 'Der Held macht die Streitmacht seines Feldes um 1 stärker.',
  'MAR-COMBAT-03': 'Der Zauberer macht die Streitmacht seines Feldes um 2 stärker.',
  'MAR-COMBAT-04':
    'Wer in Wald oder Bergen verteidigt, also in einem Gebiet der Regionen III, V oder VI, ist um 1 stärker. Wer von dort angreift, hat nichts davon.',
  'MAR-COMBAT-05': 'Wer in einem Schloss verteidigt, ist um 2 stärker.',
  'MAR-COMBAT-06': 'Ein Angriff durch den Großen Tunnel oder über eine Brücke macht den Verteidiger um 2 stärker.',
  'MAR-COMBAT-07': 'Gegen einen Angriff durch den Großen Tunnel zählt die 1 für den Wald nicht mit.',
  'MAR-COMBAT-08': 'In jedem Teilangriff werfen beide Seiten je einen Würfel.',
  'MAR-COMBAT-09':
    'Ein Würfel, der die Kampfstärke der eigenen Seite nicht übertrifft, ist ein Treffer: So viele Einheiten, wie er zeigt, verliert der Feind. Ein höherer kostet den Feind nichts.',
  'MAR-COMBAT-10': 'Keine Seite verliert mehr Einheiten, als von ihr am Kampf teilnehmen.',
  'MAR-COMBAT-11':
    'Treffen beide Seiten nicht, weil jeder Würfel über der eigenen Kampfstärke liegt, kostet das den Angreifer genau eine Einheit und den Verteidiger keine.',
  'MAR-COMBAT-12': 'Held und Zauberer zählen als Verlust je eine Einheit.',
  'MAR-COMBAT-13':
    'Verlorene Einheiten kommen vom Plan zurück in den Vorrat ihrer Partei und können später wiederkehren.',
  'MAR-COMBAT-14': 'Seine Verluste sucht jeder Spieler selbst aus.',
  'MAR-COMBAT-15': 'Vor jedem Teilangriff werden die Kampfstärken neu bestimmt.',
  'MAR-COMBAT-16': 'Wer für die Orks würfelt, ist gleichgültig.',

  // —— treasures ——
  'MAR-TREASURE-01':
    'Ein Schatz ist gefunden, wenn sein Besitzer das Feld des Plättchens besetzt. Es verlässt den Plan und wird für alle sichtbar umgedreht.',
  'MAR-TREASURE-02': 'Die Schatztruhe bringt auf der Stelle vier Männer in das Feld, in dem sie lag.',
  'MAR-TREASURE-03': 'Die Krone bringt drei Männer in beliebige eigene Felder, zusammen oder verteilt.',
  'MAR-TREASURE-04': 'Der Ring kostet einen Gegner nach Wahl des Finders auf der Stelle zusammen drei Einheiten.',
  'MAR-TREASURE-05':
    'Finden kann einen Schatz nur sein Besitzer. Besetzt eine andere Partei das Feld, geschieht nichts.',

  // —— elimination and end ——
  'MAR-ELIM-01': 'Ohne eine einzige Einheit auf dem Plan ist ein Spieler auf der Stelle ausgeschieden.',
  'MAR-END-01': 'Wer seinen dritten eigenen Schatz findet, gewinnt, und das Spiel endet im selben Augenblick.',

  // —— negotiation ——
  'MAR-NEG-01':
    'Während eines Spielzugs sind kleine Abmachungen erlaubt, damit niemand kämpfen muss, nur um an jemandem vorbeizukommen.',
  'MAR-NEG-02': 'Eine Abmachung gilt nur für kurze Zeit, etwa ein bis drei Spielzüge jedes Spielers.',
  'MAR-NEG-03': 'Dauernde Bündnisse mit dem Ziel, einen Dritten hinauszudrängen, sind nicht erlaubt.',
  'MAR-NEG-04': 'Abmachungen binden nicht: Sein Wort hält man freiwillig.',

  // —— super forces ——
  'MAR-SUPER-01':
    'Die Zahl der Plättchen begrenzt das Spiel nie: Gehen sie einem Spieler oder den Orks aus, hilft Ersatz, bis der Mangel vorbei ist.',

  // —— variant: additional treasure ——
  'MAR-VARIANT-01':
    'In dieser Variante hat jeder Spieler ein viertes, leeres Plättchen, das mit den anderen dreien versteckt wird.',
  'MAR-VARIANT-02':
    'Auch mit dem leeren Plättchen liegt nur eines je Besitzer in einem Schloss, die anderen drei liegen in Gebieten.',
  'MAR-VARIANT-03': 'Ein leeres Plättchen bringt seinem Finder nichts ein.',
  'MAR-VARIANT-04': 'Zum Sieg braucht es weiterhin die drei echten Schätze.',
  'MAR-VARIANT-05': 'Ohne diese Variante kommen die leeren Plättchen nicht ins Spiel.',

  // —— two players ——
  'MAR-2P-01': 'Zu zweit gelten alle Regeln, mit einigen Änderungen im Aufbau.',
  'MAR-2P-02': 'Zu zweit gilt: Wer ein Plättchen in einem eigenen Feld versteckt, bekommt dort fünf Männer als Wache.',
  'MAR-2P-03': 'Zu zweit sind die Trupps andere: Zuerst stellt der Startspieler zehn Männer in ein eigenes Feld.',
  'MAR-2P-04': 'Danach stellt der andere der beiden zwanzig Männer auf, alle in ein und dasselbe eigene Feld.',
  'MAR-2P-05': 'Zuletzt stellt der Startspieler der beiden weitere zehn Männer in ein eigenes Feld.',

  // —— rulings: setup and tiles ——
  'MAR-RULING-01': 'Zeigen die beiden Würfel für die Orks einer Region dieselbe Zahl, werden beide neu geworfen.',
  'MAR-RULING-02': 'Die ersten Orks kommen immer in der Reihenfolge der Regionen auf den Plan, von I bis VI.',
  'MAR-RULING-03':
    'Zu fünft gehen die 24 freien Gebiete nicht auf: Der Letzte in der Reihe bekommt vier, die anderen bekommen fünf, und einen Ausgleich gibt es nicht.',
  'MAR-RULING-04':
    'Welches Plättchen ins Schloss kommt, entscheidet frei und geheim, wer es versteckt; was es zeigt, wird nie angesagt.',
  'MAR-RULING-05':
    'Ein Plättchen darf auch in einem Feld versteckt werden, das der Besitzer des Schatzes hält, in Schlössern wie in Gebieten. Eine Option kann das verbieten.',
  'MAR-RULING-06':
    'Ein Plättchen, das in einem Feld seines Besitzers versteckt wird, ist sofort und mit voller Wirkung gefunden, auch schon im Aufbau und selbst dann, wenn es das Spiel entscheidet.',
  'MAR-RULING-07':
    'Von jedem Besitzer liegt am Anfang genau ein Plättchen in einem Schloss, nicht keines und nicht zwei.',
  'MAR-RULING-08':
    'Der linke Nachbar, der einen Satz Plättchen versteckt, ist der Nächste im Uhrzeigersinn. Zu zweit versteckt jeder die Plättchen des anderen.',
  'MAR-RULING-09': 'Alle sehen, wo ein verstecktes Plättchen liegt und wem es gehört; was es zeigt, bleibt geheim.',
  'MAR-RULING-10': 'Wer ein Plättchen versteckt hat, darf jederzeit wieder nachsehen, was es zeigt.',
  'MAR-RULING-11': 'Ein einzelner Mann, der im Aufbau in ein Schloss oder Gebiet kommt, kann keine Figur sein.',
  'MAR-RULING-12':
    'Im Trupp des Aufbaus kann nur eine der beiden Figuren sein, denn er kommt ganz in ein einziges Feld.',
  'MAR-RULING-13':
    'Zu zweit kommen die fünf Wachen, sobald das Plättchen liegt, falls derjenige, der es versteckt, das Feld dann besetzt. Eine Figur darf zwei von ihnen ersetzen, und auch ein leeres Plättchen bringt Wachen.',
  'MAR-RULING-14':
    'Zu zweit darf der zweite Trupp des Startspielers in dasselbe eigene Feld wie der erste oder in ein anderes.',
  'MAR-RULING-15': 'Zu zweit bringt ein Schatz, den Hilfe 3 in ein eigenes Feld umsetzt, keine Wachen.',
  'MAR-RULING-16':
    'Drache und Friedensstifter stehen bis zu ihrer ersten Phase nicht auf dem Plan: In der ersten Ork-Phase sperren oder schützen sie kein Feld.',
  'MAR-RULING-17': 'Felder, die sich nur an einer Ecke berühren, sind nicht benachbart.',

  // —— rulings: orcs ——
  'MAR-RULING-18':
    'Sind Spieler ausgeschieden, vermehren sich die Orks in so vielen Regionen, wie noch Spieler dabei sind.',
  'MAR-RULING-19':
    'Ist der Startspieler vor der Ork-Phase ausgeschieden, beginnt der nächste verbliebene Spieler im Uhrzeigersinn mit dem Würfeln.',
  'MAR-RULING-20':
    'Ein Schloss grenzt an eine Region, wenn es über Land oder eine Brücke mit mindestens einem ihrer Gebiete verbunden ist. Berührung über den Fluss ohne Brücke zählt nicht.',
  'MAR-RULING-21':
    'Ob in einem Feld vier Orks stehen, wird geprüft, wenn dieses Feld mit dem Angreifen an der Reihe ist.',
  'MAR-RULING-22':
    'Ein Feld, das die Orks gerade erobert haben, greift in derselben Phase nicht an: Darin steht nur ein Ork.',
  'MAR-RULING-23':
    'Ziele jenseits einer Brücke kommen bei den Orks an ihrer gewohnten Stelle dran, nicht erst spät wie die durch den Tunnel. Der Verteidiger ist um 2 stärker.',
  'MAR-RULING-24': 'Ein Ziel der Orks jenseits des Tunnels kommt auch nach den benachbarten Schlössern dran.',
  'MAR-RULING-25':
    'Die Ziele der Orks stehen nicht im Voraus fest: Erst wenn ein Feld dran ist, zählt, ob ein Spieler es hält und ob ein Held, der Drache oder der Friedensstifter dort steht.',
  'MAR-RULING-26': 'Orks teilen einen Angriff nicht auf: Ein Ziel wird zu Ende bekämpft, bevor das nächste drankommt.',
  'MAR-RULING-27':
    'Bleibt im angreifenden Feld ein einziger Ork übrig, während noch Verteidiger leben, greift dieses Feld in dieser Phase nicht mehr an, und niemand zieht.',
  'MAR-RULING-28':
    'Fällt der letzte Verteidiger und bleibt im selben Teilangriff nur ein angreifender Ork übrig, so bleibt das Ziel leer, und dieser Ork greift nicht weiter an.',
  'MAR-RULING-29':
    'Werden die angreifenden Orks in der Ork-Phase ausgelöscht, rückt der verteidigende Spieler nicht nach; ihr Feld bleibt leer bis zur Auffüllung. Eine Option lässt den Verteidiger sofort nachrücken.',
  'MAR-RULING-30':
    'Löschen Orks und Verteidiger einander in der Ork-Phase aus, bleiben beide Felder leer, bis bei der Auffüllung je ein Ork kommt.',
  'MAR-RULING-31':
    'Orks im Feld des Drachen oder in der Region des Friedensstifters dürfen von dort angreifen; geschützt sind nur Ziele.',
  'MAR-RULING-32': 'Ein Zauberer hält die Orks nicht fern. Ein Held tut es, allein oder mit Männern.',
  'MAR-RULING-33':
    'Erobern die Orks ein Feld mit einem Schatz oder füllen sie es auf, bleibt das Plättchen ungesehen liegen.',
  'MAR-RULING-34': 'Für die Zahl der Orks gibt es keine Grenze.',
  'MAR-RULING-35':
    'Die Orks füllen auch Schlösser auf und Felder, in denen nur der Drache, der Friedensstifter oder ein Schatz ist: Sie alle sind unbesetzt.',

  // —— rulings: dragon ——
  'MAR-RULING-36':
    'Landet der Drache in einem unbesetzten Feld, wird nicht um seinen Hunger gewürfelt, und er fliegt weiter.',
  'MAR-RULING-37':
    'Der Drache fliegt nur weiter, solange in irgendeinem Gebiet eine Einheit eines Spielers steht. Sonst beendet er seine Landung und bleibt.',
  'MAR-RULING-38':
    'Der Drache bleibt bis zu seiner nächsten Landung, wo er ist; er darf auch im selben Gebiet noch einmal landen.',
  'MAR-RULING-39':
    'Ein vom Drachen leer gefressenes Feld ist unbesetzt, bis die Orks es in der nächsten Spielrunde auffüllen. Bis dahin kann es niemand angreifen oder betreten.',
  'MAR-RULING-40':
    'Frisst der Drache die letzte Einheit eines Spielers, scheidet dieser sofort aus, und der Drache bleibt dort.',

  // —— rulings: Peacemaker ——
  'MAR-RULING-41':
    'Unter den drei Männern des Friedensstifters darf eine Figur sein: Der Spieler im Feld kann einen Mann und eine Figur nehmen, wenn sie dort stehen darf.',
  'MAR-RULING-42':
    'Der Schutz des Friedensstifters dauert von seiner Ankunft bis zu seinem nächsten Zug; in der nächsten Ork-Phase ist sein Feld den Orks also noch verschlossen.',
  'MAR-RULING-43':
    'Schlösser neben der Region des Friedensstifters sind nie geschützt. Sie dürfen angegriffen werden, auch aus der Region heraus.',
  'MAR-RULING-44': 'Drache und Friedensstifter dürfen im selben Feld stehen; dann wirken beide.',
  'MAR-RULING-45':
    'Die Region des Friedensstifters ist vor jedem Angriff eines Spielers geschützt, auch mit dem Boot, als Extra-Angriff oder aus ihr selbst.',

  // —— rulings: aid and reinforcements ——
  'MAR-RULING-46':
    'Eine Hilfe, die sich nicht ausführen lässt, kann nicht genommen werden: Hilfe 3 nicht, wenn sie verbraucht ist oder kein gegnerisches Plättchen mehr liegt, Hilfe 4 nicht ab sieben Einheiten, nach der zehnten gar keine. Bis dahin sind die Hilfen 1, 2 und 5 immer möglich.',
  'MAR-RULING-47':
    'Ein Boot zählt als genommene Hilfe, auch wenn danach kein Angriff mit dem Boot folgt; ein gewöhnlicher regulärer Angriff bleibt erlaubt.',
  'MAR-RULING-48':
    'Für den Extra-Angriff gibt es kein Boot: Je Spielrunde ist nur eine Hilfe erlaubt, und das Boot dient dem regulären Angriff.',
  'MAR-RULING-49':
    'Hilfe 3 setzt ein verdecktes Plättchen eines anderen Spielers um, der noch dabei ist, auch ein selbst verstecktes, aber nie ein eigenes. Es kommt in ein beliebiges Feld ohne Plättchen; in einem Feld seines Besitzers ist es sofort gefunden.',
  'MAR-RULING-50':
    'Wer ein Plättchen umsetzt, sieht nicht, was es zeigt; wer es versteckt hat, weiß es weiterhin. Alle sehen, welches Plättchen wohin kommt.',
  'MAR-RULING-51':
    'Für Hilfe 4 zählen alle eigenen Einheiten auf dem Plan, Figuren je eine: Bis zu sechs dürfen es sein. Figuren können einige der sechs Männer ersetzen.',
  'MAR-RULING-52':
    'Die beiden Männer der Hilfe 1 lassen sich durch eine Figur ersetzen, der eine Mann der Hilfe 2 nicht.',
  'MAR-RULING-53':
    'Männer lassen sich nicht für später aufheben: Alle, die ein Spieler bekommt, werden sogleich aufgestellt.',
  'MAR-RULING-54': 'Die Königreiche werden gezählt, wenn die Hilfe dieses Spielzugs vollständig ausgeführt ist.',
  'MAR-RULING-55':
    'Brücken und der Tunnel verbinden die Felder eines Königreichs, Boote nicht. Drache und Friedensstifter ändern daran nichts.',
  'MAR-RULING-56': 'Wer kein Schloss hält, bekommt vier Männer als Verstärkung.',
  'MAR-RULING-57':
    'Hat jemand mehrere Königreiche, werden ihre Größen addiert; Gruppen von Feldern ohne Schloss zählen nicht.',

  // —— rulings: attack ——
  'MAR-RULING-58':
    'Ein Angriff hat einen festen Ablauf: Ausgangsfeld, Ziel und Weg ansagen, Einheiten heranziehen, Figurensprung, mindestens ein Teilangriff. Die Ansage bindet: Ohne Kampf wird nicht herangezogen.',
  'MAR-RULING-59':
    'Herangezogen werden darf auch durch den Tunnel oder über eine Brücke, aus dem Feld des Drachen und aus der Region des Friedensstifters, aber nicht mit dem Boot.',
  'MAR-RULING-60':
    'Eine Figur darf auch aus einem Feld springen, in dem sie allein steht und das dadurch unbesetzt wird, aber nicht aus einem Feld, aus dem gerade Einheiten herangezogen wurden. Eine Option verlangt, dass eine Einheit zurückbleibt.',
  'MAR-RULING-61':
    'Eine Figur darf aus einem Nachbarfeld herangezogen werden, aber nie so, dass beide Figuren zusammentreffen. Aus dem Angriffsfeld kann keine Figur weg.',
  'MAR-RULING-62': 'Vor dem Extra-Angriff darf wieder eine Figur springen: Jeder Angriff hat seinen eigenen Anfang.',
  'MAR-RULING-63': 'Auch eine einzelne Einheit darf angreifen.',
  'MAR-RULING-64': 'Ein unbesetztes Feld kann weder angegriffen noch einfach betreten werden.',
  'MAR-RULING-65':
    'Wer abbricht, beendet nur diesen Angriff; der Spielzug endet, wenn kein Extra-Angriff mehr offen ist. Mit einer Option endet beim Abbrechen der ganze Spielzug.',
  'MAR-RULING-66':
    'Der Extra-Angriff ist freiwillig und setzt einen regulären Angriff voraus. Er darf von jedem eigenen Feld ausgehen, auch vom eben gewonnenen, und dasselbe Ziel noch einmal haben.',
  'MAR-RULING-67':
    'Ein Sieger mit mindestens zwei Einheiten muss nachrücken und sucht aus, wer geht: wenigstens eine Einheit, aber nie alle.',
  'MAR-RULING-68':
    'Ein siegreicher Verteidiger muss wie sonst nachrücken, auch in das Feld des Drachen, in die Region des Friedensstifters oder über das Wasser: Das ist kein Angriff.',
  'MAR-RULING-69':
    'Gegen einen Angriff mit dem Boot zählt keine Brücke; Gelände und Schloss zählen weiterhin. Ziel kann jedes andere Feld am selben Gewässer sein, auch ein benachbartes.',
  'MAR-RULING-70':
    'Kein Boot fährt vom Fluss in den See: Das sind verschiedene Gewässer. Liegt ein Feld an beiden, wie IV/1 und IV/6, darf der Angriff über jedes der beiden gehen.',
  'MAR-RULING-71':
    'Boote fahren nur auf dem Fluss Amnon und auf der Marnon-See, dem See im Osten, nicht auf dem Meer um die Insel.',
  'MAR-RULING-72': 'Aus dem Feld des Drachen heraus darf angegriffen werden; nur Angriffe dorthin sind verboten.',

  // —— rulings: combat ——
  'MAR-RULING-73':
    'Eine Brücke zählt für den Verteidiger zum Gelände hinzu: zusammen 3 in Wald oder Bergen, 4 in einem Schloss. Der Tunnel gibt 2 und sonst nichts.',
  'MAR-RULING-74':
    'Allein hat der Held Kampfstärke 1 und der Zauberer Kampfstärke 2; wer verteidigt, zählt wie sonst Gelände, Schloss, Brücke oder Tunnel dazu.',
  'MAR-RULING-75': 'Ab Kampfstärke 6 trifft jeder Wurf, doch gehen nie mehr Einheiten verloren, als der Würfel zeigt.',
  'MAR-RULING-76':
    'Beide Seiten erleiden ihre Verluste gleichzeitig; zuerst nennt der Angreifer seine, dann der Verteidiger. Wo es nichts zu wählen gibt, wird niemand gefragt.',
  'MAR-RULING-77': 'Treffer über die Einheiten im Feld hinaus verfallen; andere Felder sind davon nie betroffen.',
  'MAR-RULING-78':
    'Trifft nur eine Seite, verliert nur die andere Einheiten. Für einen Fehlwurf verliert der Angreifer nur dann eine Einheit, wenn beide nicht treffen.',
  'MAR-RULING-79':
    'Treffen beide nicht und verliert der Angreifer damit seine letzte Einheit, hat der Verteidiger gewonnen und rückt ab zwei Einheiten nach, außer in der Ork-Phase.',

  // —— rulings: treasures ——
  'MAR-RULING-80': 'Einen Schatz zu finden lässt sich weder ablehnen noch aufschieben: Es geschieht von selbst.',
  'MAR-RULING-81':
    'Gefunden wird ein Schatz unmittelbar nach dem Nachrücken, bevor irgendetwas anderes entschieden wird. Seine Wirkung wird ganz ausgeführt, dann geht der Spielzug weiter.',
  'MAR-RULING-82':
    'Gefunden wird ein Schatz beim Nachrücken des Angreifers, beim Nachrücken des Verteidigers auch im Spielzug eines anderen, durch Hilfe 3 und beim Verstecken in einem Feld des Besitzers. Neue Männer besetzen nie ein neues Feld, durch sie wird also nichts gefunden.',
  'MAR-RULING-83':
    'Bleibt der Sieger mit seiner einzigen Einheit zurück, ist das gewonnene Feld nicht besetzt, und dort wird nichts gefunden.',
  'MAR-RULING-84':
    'Auch mit einem Schatz können Figuren kommen: mit der Schatztruhe eine, wenn keine andere im Feld steht, mit der Krone eine anstelle von zwei Männern für dasselbe Feld.',
  'MAR-RULING-85':
    'Wer den Ring findet, nennt einen anderen Spieler, der noch dabei ist, nie die Orks, oder verzichtet. Das Opfer sucht irgendwo drei Einheiten aus; hat es weniger, verliert es alle. Mit einer Option sucht der Finder sie aus.',
  'MAR-RULING-86':
    'Wer durch den Ring seine letzten Einheiten verliert, scheidet sofort aus, selbst mitten im eigenen Angriff; dann endet sein Spielzug.',
  'MAR-RULING-87': 'Der dritte Schatz beendet das Spiel beim Aufdecken, ohne noch zu wirken.',
  'MAR-RULING-88':
    'Ein gefundenes leeres Plättchen wird gezeigt und verlässt den Plan. Es wirkt nicht und zählt nicht.',
  'MAR-RULING-89':
    'Wer ein Feld mit einem fremden Plättchen hält, darf es nicht ansehen, nehmen oder bewegen, außer ungesehen mit Hilfe 3.',

  // —— rulings: elimination and end ——
  'MAR-RULING-90': 'Jeder Verlust kann einen Spieler ausscheiden lassen: durch Kampf, Drachen oder Ring.',
  'MAR-RULING-91':
    'Ob jemand ausscheidet, wird geprüft, wenn die Verluste beider Seiten vom Plan sind und bevor der Sieger nachrückt.',
  'MAR-RULING-92':
    'Die Plättchen eines ausgeschiedenen Spielers verlassen ungesehen den Plan. Was er für andere versteckt hat, bleibt.',
  'MAR-RULING-93':
    'Wer ausgeschieden ist, hat keinen Spielzug mehr und würfelt nicht mehr; die Reihenfolge der anderen bleibt.',
  'MAR-RULING-94':
    'Wer als Letzter im Spiel bleibt, gewinnt sofort. Mit einer Option muss er noch bis zum dritten Schatz weiterspielen.',
  'MAR-RULING-95': 'Scheiden die letzten Spieler gleichzeitig aus, gewinnt niemand: Die Orks herrschen über die Insel.',
  'MAR-RULING-96': 'Ist das Spiel zu Ende, wird der Rest der Spielrunde nicht mehr gespielt.',

  // —— rulings: other ——
  'MAR-RULING-97':
    'Reden und Abmachungen sind jederzeit frei, doch keine Abmachung bindet, und Einheiten, Plättchen und Hilfen lassen sich nicht weitergeben. Wie lange Abmachungen gelten und gegen wen, ist eine Frage des Anstands.',
  'MAR-RULING-98':
    'Alle Würfel werden für die Spieler geworfen; im Verlauf steht jeder einzelne und wofür er geworfen wurde.',
  'MAR-RULING-99':
    'Druckfehler der gedruckten Regel werden sinngemäß gelesen: N/5 ist IV/5, 1/2 in Beispielen ist I/2, und Maron Sea ist die Marnon-See.',
  'MAR-RULING-100':
    'Außerhalb der Ork-Phase greifen auch vier oder mehr Orks nie an, weder nach einer Gabe des Friedensstifters noch nach einer Verteidigung.',
  'MAR-RULING-101':
    'Männer lassen sich nur gegen eine Figur tauschen, die im Vorrat ist, nicht gegen eine, die schon auf dem Plan steht.',
  'MAR-RULING-102':
    'Ein benachbartes Schloss greifen die Orks auch dann nach den Gebieten an, wenn eine Brücke hinführt: erst Gebiete, dann Schlösser, dann der Tunnel.',
  'MAR-RULING-103':
    'Herangezogene Einheiten und eine gesprungene Figur bleiben nach dem Kampf im Angriffsfeld oder rücken von dort nach. Niemand kehrt zurück.',
  'MAR-RULING-104':
    'Felder, die ein Ring schon während des Versteckens leert, bleiben unbesetzt, bis die Orks sie in der ersten Spielrunde auffüllen. Wer dadurch ausscheidet, versteckt noch seine restlichen Plättchen, bekommt aber keinen Trupp.',
  'MAR-RULING-105':
    'Wer im eigenen Angriff die letzte Einheit verliert, scheidet sofort aus; Spielzug und Extra-Angriff verfallen. Geht das Spiel weiter, rückt der siegreiche Verteidiger noch nach.',
  'MAR-RULING-106':
    'Ein Teilangriff läuft so ab: Kampfstärken, beide Würfel, Verluste nennt erst der Angreifer, dann der Verteidiger, alle Verluste gehen zugleich vom Plan, Ausscheiden, Spielende. Ist dann ein Feld leer, folgen Nachrücken und Fund; sonst kämpft der Angreifer weiter oder bricht ab.',
  'MAR-RULING-107':
    'Männer beim Verteilen und Einheiten beim Heranziehen dürfen Stück für Stück gewählt und bis zur Bestätigung geändert werden. Es zählt nur die endgültige Aufteilung, und sie wird als Ganzes geprüft.',
  'MAR-RULING-108':
    'Nicht jeder Teilangriff und nicht jeder Verlust muss erfragt werden: Dauerbefehle können die Reihenfolge der Verluste nennen und wie lange weitergekämpft wird. Sie antworten für ihren Spieler und lassen sich zurücknehmen; ohne sie wird immer gefragt.',
}
