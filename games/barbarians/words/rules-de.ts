/** The text of every rule and ruling, in the order of the ledger. */
export const rules: Readonly<Record<string, string>> = {
  // —— general ——
  'BAR-GEN-01': 'Es spielen eine bis vier Personen. Wer allein spielt, folgt zusätzlich den Soloregeln.',
  'BAR-GEN-02': 'Dominanzpunkte (DP) sind nach unten und oben offen: Sie dürfen unter 0 fallen und über 100 steigen.',
  'BAR-GEN-03':
    'Von jeder der fünf Ressourcen, Lebensmittel, Holz, Eisen, Stein und Gold, hat man 0 bis 6. Was über 6 hinausgeht, verfällt. Kosten lassen sich nur vollständig und aus dem eigenen Vorrat bezahlen.',
  'BAR-GEN-04':
    'Von jeder der drei Truppenarten, Bogenschützen, Berserker und Räuber, hat man 0 bis 6. Was über 6 hinausgeht, verfällt.',
  'BAR-GEN-05':
    'Jede Person hat 4 Helden, 8 Banner, 8 Wissensplättchen (eines je Pfad) und 1 Ehrenmarker und besitzt höchstens 4 Gebäude, 3 Götter und 3 Kriegsherren.',
  'BAR-GEN-06':
    'Ein Schrägstrich zwischen zwei Symbolen bedeutet: Genau eine der beiden Seiten wird ausgeführt; welche, ist frei wählbar.',
  'BAR-GEN-07':
    'Ein Pfeil trennt Kosten und Wirkung: Erst werden die gesamten Kosten bezahlt, dann tritt die Wirkung ein. Man darf verzichten.',
  'BAR-GEN-08': 'Ressourcen oder Truppen nach Wahl dürfen beliebig gemischt sein.',
  'BAR-GEN-09':
    'Mehrere Symbole auf einem Feld oder einer Karte ohne Schrägstrich oder Pfeil dazwischen werden alle ausgeführt.',
  'BAR-GEN-10':
    'Das einfache Symbol für Gott, Kriegsherr oder Gebäude bedeutet: Nimm eine solche Karte aus dem Kartenlager und bezahle ihre Kosten. Dasselbe Symbol auf einem Kartenrücken bedeutet: Nimm die oberste Karte dieses Stapels, ohne ihre Kosten zu bezahlen; alles Übrige gilt wie sonst bei solchen Karten.',
  'BAR-GEN-11': 'Das Schildsymbol auf Karten steht für die Faktionsmarker, die man gesammelt hat.',

  // —— setup ——
  'BAR-SETUP-01':
    'Der Vulkan wird zusammengesetzt: Die Ringe 1 bis 3 haben je sechs Abschnitte und werden zufällig gedreht, so versetzt, dass jeder Abschnitt genau zwei Abschnitte des nächsten Rings nach außen berührt.',
  'BAR-SETUP-02':
    'Die Karte wird ausgelegt, und auf jede ihrer 5 Inseln kommt ein Ersteroberer-Plättchen, auch auf die Startinsel.',
  'BAR-SETUP-03':
    'Die 20 Faktionsmarker werden gemischt, und auf jede der 20 Regionen kommt einer offen. Die Startregion bekommt keinen.',
  'BAR-SETUP-04':
    'Zu dritt werden die Marker von den Regionen mit „4+“ entfernt, 16 bleiben. Allein oder zu zweit werden die von „3+“ und „4+“ entfernt, 14 bleiben. Zu viert bleiben alle 20.',
  'BAR-SETUP-05':
    'Die 72 Regionenkarten werden nach Gelände in vier Stapel zu je 18 sortiert, und jeder Stapel wird verdeckt gemischt.',
  'BAR-SETUP-06':
    'Götter, Kriegsherren und Gebäude werden zu drei verdeckten Stapeln gemischt. 2 Götter, 2 Kriegsherren und 4 Gebäude werden als Kartenlager aufgedeckt.',
  'BAR-SETUP-07':
    'Die Zeitschiene hat sechs Plätze, die offen gefüllt werden: 1, 3 und 5 mit zufälligen Festen, 2, 4 und 6 mit zufälligen Dämonen. Übrige Feste und Dämonen sind aus dem Spiel.',
  'BAR-SETUP-08':
    'Jede Person beginnt mit 3 von jeder Ressource, 2 von jeder Truppenart, 4 Helden, 8 Bannern und 0 DP.',
  'BAR-SETUP-09':
    'Jede Person bekommt einen zufälligen Gott vom Stapel, aufrecht, und erhält die DP, die er oben rechts zeigt. Bezahlt wird dafür nichts.',
  'BAR-SETUP-10':
    'Die Ehrenmarker aller werden in zufälliger Reihenfolge auf Feld 0 des Ehrenpfads gestapelt. Wer oben liegt, ist zuerst dran.',
  'BAR-SETUP-11':
    'Startwissen: Von der letzten Person der Ehrenfolge bis zur ersten legen alle entweder zwei Plättchen auf die ersten Felder zweier verschiedener Pfade oder eines auf das zweite Feld eines Pfads.',
  'BAR-SETUP-12':
    'Für das Startwissen ist kein Pfad wählbar, auf dem schon ein Plättchen von jemand anderem liegt. Im weiteren Spiel gilt das nicht mehr.',
  'BAR-SETUP2-01':
    'Zu zweit kommen die vier Helden einer freien Farbe auf vier zufällige Aktionsfelder, einer in jeden Ring.',
  'BAR-SETUP2-02':
    'Zu zweit kommen die vier Helden der anderen freien Farbe jeweils auf das gegenüberliegende Aktionsfeld des Rings.',
  'BAR-SETUP2-03':
    'Zu zweit rücken alle acht Helden der freien Farben als letzter Schritt jeder Abschlussphase in ihrem Ring ein Aktionsfeld im Uhrzeigersinn weiter.',
  'BAR-SETUP2-04':
    'Helden freier Farben besetzen ihr Feld. Sie handeln nie, werden nie zurückgenommen und drehen sich mit ihrem Ring mit.',
  'BAR-SETUP3-01':
    'Zu dritt gibt es keine Helden freier Farben. Vom Spiel zu viert unterscheidet sich nur die Zahl der Faktionsmarker.',

  // —— eras and preparation ——
  'BAR-ERA-01':
    'Das Spiel hat höchstens 6 Ären. Jede besteht aus Vorbereitungs-, Aktions- und Abschlussphase, in dieser Reihenfolge.',
  'BAR-ERA-02': 'In der 1. Ära entfällt die Vorbereitungsphase.',
  'BAR-PREP-01': 'Die Vorbereitung beginnt damit, dass alle ihre Götter und Kriegsherren aufrichten.',
  'BAR-PREP-02':
    'Dann dürfen alle so viele verschiedene eigene Gebäude aktivieren, wie ihre Produktionsstufe angibt, und erhalten, was diese zeigen. Jedes Gebäude wird je Vorbereitung höchstens einmal aktiviert.',
  'BAR-PREP-03':
    'Mit Produktionsstufe 0 wird kein Gebäude aktiviert; liegt die Stufe über der Zahl der eigenen Gebäude, werden alle aktiviert.',

  // —— action phase ——
  'BAR-ACT-01':
    'Gehandelt wird in der Ehrenfolge: Wer auf dem Ehrenpfad weiter vorn liegt, ist zuerst dran; auf demselben Feld zählt der Stapel von oben nach unten.',
  'BAR-ACT-02':
    'Die Aktionsphase hat drei Runden, in denen alle je einen Helden einsetzen, und eine vierte für alle, die in dieser Ära einen vierten Helden haben. Die Reihenfolge wird zu Beginn jeder Runde neu abgelesen.',
  'BAR-ACT-03':
    'Ein Zug besteht aus: nach Wunsch anbeten oder opfern, den Helden dieser Runde einsetzen, nach Wunsch sein Feld ausführen, nach Wunsch anbeten oder opfern, falls noch nicht geschehen.',
  'BAR-ACT-04': 'Ein Held darf nur auf ein freies Aktionsfeld; auf jedem Feld steht höchstens einer.',
  'BAR-ACT-05': 'Das Feld auszuführen ist freiwillig, den Helden einzusetzen nicht.',
  'BAR-PLACE-01': 'Held 1 kommt auf ein beliebiges freies Feld des zentralen Rings.',
  'BAR-PLACE-02':
    'Held 2 kommt auf ein freies Feld des mittleren Rings in einem der beiden Abschnitte, die den Abschnitt von Held 1 berühren.',
  'BAR-PLACE-03':
    'Held 3 kommt auf ein freies Feld des äußeren Rings in einem der beiden Abschnitte, die den Abschnitt von Held 2 berühren.',
  'BAR-PLACE-04':
    'Held 4 kommt auf ein freies Feld der Peripherie in einem Abschnitt, der den Abschnitt von Held 3 berührt.',
  'BAR-PLACE-05': 'Gibt es kein Feld, auf das der Held darf, entfällt das Einsetzen, und es gibt 2 DP.',
  'BAR-PLACE-06': 'Niemand setzt in einer Ära mehr als 4 Helden ein.',
  'BAR-PLACE-07':
    'Welche Abschnitte sich berühren, zählt im Augenblick des Einsetzens: Ringe können sich seit dem vorigen Helden gedreht haben.',
  'BAR-PLACE-08': 'Helden bleiben in ihrem Abschnitt, wenn sich ein Ring dreht.',
  'BAR-PLACE-09':
    'Abschnitte liegen auf den Positionen 0 bis 5 ihres Rings, im Uhrzeigersinn gezählt; eine Drehung rückt alle Abschnitte des Rings weiter. Position p von Ring 1 berührt die Positionen p und p − 1 von Ring 2, Position p von Ring 2 berührt p und p + 1 von Ring 3, und Position p von Ring 3 berührt die Plätze p und p − 1 der Peripherie.',
  'BAR-PLACE-10':
    'Die Peripherie hat sechs Plätze. Abschnitt P4 liegt fest auf Platz 2. Der Bogen aus P1, P2 und P3 füllt drei Plätze nebeneinander, anfangs 4, 5 und 0, und dreht sich mit Ring 3 mit; die übrigen Plätze sind leer. Solange der Bogen über Platz 2 liegt, kann niemand auf P4.',

  // —— praying and sacrificing ——
  'BAR-EXTRA-01':
    'Im eigenen Zug darf man, bevor oder nachdem der Held eingesetzt ist, entweder einen aufrechten Gott anbeten oder einen aufrechten Kriegsherrn opfern.',
  'BAR-EXTRA-02': 'Das geht nur einmal im Zug: nie zwei Götter, zwei Kriegsherren oder je einer.',
  'BAR-GOD-01':
    'Anbeten dreht den Gott zur Seite und bringt sofort die Wirkung am unteren Rand der Karte. Ein gedrehter Gott ist erst wieder nutzbar, wenn er aufgerichtet wird.',
  'BAR-WARL-01':
    'Einen Kriegsherrn zu opfern bringt sofort die Wirkung unten rechts auf der Karte; danach kommt sie unter den Stapel der Kriegsherren.',
  'BAR-WARL-02': 'Ein gedrehter Kriegsherr lässt sich nicht opfern.',
  'BAR-ROT-01':
    'Das Drehsymbol dreht den Ring des Helden dieses Zuges, also den, in den er kommt oder gekommen ist, um einen Schritt in beliebiger Richtung.',

  // —— spaces: resources ——
  'BAR-RES-01': 'Ein Feld bringt 1 Lebensmittel, 1 Holz und 1 Eisen.',
  'BAR-RES-02': 'Ein Feld bringt 1 Stein, 1 Gold und 2 DP.',
  'BAR-RES-03': 'Manche Felder bringen 2 der gezeigten Ressource und, wo eine Krone zu sehen ist, einen Ehrenschritt.',
  'BAR-RES-04': 'Im äußeren Ring gibt es Felder mit 3 Gold und mit 4 Lebensmitteln, Holz, Eisen oder Stein.',
  'BAR-RES-05': 'Ein Feld bringt je 1 von allen fünf Ressourcen.',
  'BAR-RES-06': 'Felder mit DP, allein oder zusammen mit Wissen, bringen die aufgedruckten DP.',
  'BAR-RES-07': 'Was diese Felder an Ressourcen bringen, erhöht der Wirtschaftspfad.',

  // —— spaces: buildings ——
  'BAR-BUILD-01':
    'Wer baut, wählt ein Gebäude aus dem Kartenlager, bezahlt die Kosten oben links und legt es offen vor sich aus.',
  'BAR-BUILD-02':
    'Wer danach mehr als 4 Gebäude hat, legt sofort eines davon unter den Gebäudestapel und bekommt nichts zurück.',
  'BAR-BUILD-03':
    'Ein Gebäude kann nur wählen, wer die Ressourcen dafür hat. Das Kartenlager wird erst beim Abschlussereignis der Ära aufgefüllt.',

  // —— spaces: gods, warlords, honour ——
  'BAR-INVOKE-01':
    'Das Feld „Gott / Kriegsherr“ erlaubt, einen Gott oder einen Kriegsherrn zu beschwören, das Feld „Gott + Kriegsherr“ bis zu einen von jeder Art.',
  'BAR-INVOKE-02':
    'Wer einen Gott beschwört, wählt einen aus dem Kartenlager, bezahlt 1 beliebige Ressource, erhält die DP oben rechts und legt ihn aufrecht aus.',
  'BAR-INVOKE-03': 'Wer danach mehr als 3 Götter hat, legt einen davon ohne jede Wirkung unter den Götterstapel.',
  'BAR-INVOKE-04':
    'Wer einen Kriegsherrn beschwört, wählt einen aus dem Kartenlager, bezahlt 2 Gold, rückt so viele Ehrenschritte vor, wie er Kronen zeigt, und legt ihn aufrecht aus.',
  'BAR-INVOKE-05':
    'Wer danach mehr als 3 Kriegsherren hat, legt einen davon unter den Stapel der Kriegsherren. Das ist keine Opferung und hat keine Wirkung.',
  'BAR-HON-01': 'Ein Ehrenschritt rückt den Ehrenmarker ein Feld vor. Der Ehrenpfad hat die Felder 0 bis 18.',
  'BAR-HON-02': 'Wer zum ersten Mal einen oder mehrere Meilensteine passiert, erhält sofort deren Bonus.',
  'BAR-HON-03':
    'Jeden Meilensteinbonus bekommt jede Person höchstens einmal im Spiel. Für die anderen bleibt er erreichbar.',
  'BAR-HON-04': 'Ein Marker, der auf ein besetztes Ehrenfeld kommt, liegt dort oben auf dem Stapel.',
  'BAR-HON-05':
    'Wer zurückrückt, bekommt nie einen Meilensteinbonus, und auch nicht, wer dieselbe Linie später erneut überschreitet.',

  // —— campaigns ——
  'BAR-CAMPAIGN-01':
    'Ein Feldzug beginnt mit dem Rekrutieren: beliebig viele Truppen, jede für die Ressourcen, die das Spielertableau zeigt. Ein Bogenschütze kostet 1 Lebensmittel und 1 Holz, ein Berserker 1 Holz und 1 Eisen, ein Räuber 1 Lebensmittel und 1 Eisen. Mehr als 6 einer Art hat niemand.',
  'BAR-CAMPAIGN-02': 'Nach dem Rekrutieren darf man eine Region als Ziel wählen, die alle Bedingungen erfüllt.',
  'BAR-CAMPAIGN-03':
    'Das Ziel muss an die Startregion oder an eine eroberte Region grenzen, gleich wer diese erobert hat. Seerouten zählen wie Grenzen.',
  'BAR-CAMPAIGN-04': 'Die eigene Entdeckungsstufe muss bis zur Insel des Ziels reichen.',
  'BAR-CAMPAIGN-05': 'Auf dem Ziel muss ein Faktionsmarker liegen.',
  'BAR-CAMPAIGN-06': 'Niemand erobert im Spiel mehr als 8 Regionen, denn es gibt nur 8 Banner.',
  'BAR-CAMPAIGN-07':
    'Der Regionenstapel mit dem Gelände des Ziels wird gemischt. Jede seiner Karten ist eine Schlacht.',
  'BAR-CAMPAIGN-08':
    'Die Zahl der Schlachten ist 6, vermindert um die Taktikstufe gegen die Faktion des Markers: 6, 5, 4, 3 oder 2.',
  'BAR-CAMPAIGN-09':
    'Die Schlachten werden nacheinander aufgedeckt. Jede wird entschieden, bevor die nächste aufgedeckt wird, und alle werden geschlagen.',
  'BAR-CAMPAIGN-10':
    'Die Kartenrücken verraten, welche Truppen ein Gelände verlangt: Wald vor allem Berserker, dann Räuber; Gletscher vor allem Räuber, dann Bogenschützen; Berg vor allem Bogenschützen, dann Berserker; Sumpf alle drei gleichermaßen.',
  'BAR-BATTLE-01': 'Eine Schlacht gewinnt, wer genau die in Grau gezeigten Truppen bezahlt.',
  'BAR-BATTLE-02':
    'Statt einer Truppe vom Tableau darf ein eigener aufrechter Kriegsherr gerufen werden: Er wird gedreht und zählt als die eine Truppe, die er unten links zeigt.',
  'BAR-BATTLE-03':
    'In einer Schlacht dürfen mehrere Kriegsherren gerufen werden, jeder aber höchstens einmal je Ära, denn er bleibt bis zur nächsten Vorbereitung gedreht.',
  'BAR-BATTLE-04':
    'Wer nicht bezahlen kann oder will, verliert die Schlacht und erleidet sofort die Strafe der Faktion des Markers.',
  'BAR-BATTLE-05':
    'Overkill: Manche Karten zeigen weitere Truppen in Rot. Wer die grauen und alle roten bezahlt, erhält sofort die DP unten rechts. Für den Sieg ist das nie nötig.',
  'BAR-BATTLE-06':
    'Manche Karten zeigen unten links eine Belohnung. Sie wird am Ende des Feldzugs genommen, wenn diese Schlacht gewonnen wurde.',
  'BAR-PEN-NEF-01':
    'Strafe der Nefriar: 1 eigene Truppe nach Wahl abgeben und 1 DP verlieren. Wer keine Truppe hat, verliert stattdessen 1 weiteren DP.',
  'BAR-PEN-SHAN-01': 'Strafe der Shan: 1 Gold und 1 Stein abgeben; für jedes davon, das fehlt, 1 DP verlieren.',
  'BAR-PEN-ASP-01':
    'Strafe der Aspidian: den Ehrenmarker 2 Felder zurücksetzen; für jeden Schritt, der wegen Feld 0 nicht möglich ist, 1 DP verlieren.',
  'BAR-PEN-ASP-02': 'Meilensteine, die durch die Strafe der Aspidian rückwärts überschritten werden, bringen nichts.',
  'BAR-PEN-VARG-01':
    'Strafe der Varg: 2 eigene aufrechte Götter oder Kriegsherren nach Wahl drehen; für jeden, der fehlt, 1 DP verlieren.',
  'BAR-PEN-05': 'Wer mindestens Verteidigungsstufe 1 hat, darf eine Strafe abwenden.',
  'BAR-CONQ-01':
    'Nach der letzten Schlacht ist die Region erobert, wenn mindestens die Hälfte der Schlachten gewonnen ist, aufgerundet.',
  'BAR-CONQ-02':
    'Wer erobert, nimmt den Marker, setzt ein eigenes Banner in die Region und erhält die DP des Markers und dazu die der Insel.',
  'BAR-CONQ-03':
    'Wer vor allen anderen eine Region einer Insel erobert, nimmt ihr Ersteroberer-Plättchen für 3 weitere DP.',
  'BAR-CONQ-04':
    'Mit weniger Siegen bleibt die Region, wie sie ist. Die Belohnungen der gewonnenen Schlachten gibt es trotzdem.',

  // —— knowledge ——
  'BAR-KNOW-01':
    'Ein Wissenssymbol rückt ein eigenes Plättchen seiner Kategorie ein Feld weiter oder bringt eines auf das erste Feld eines Pfads der Kategorie, auf dem man noch keines hat.',
  'BAR-KNOW-02':
    'Barbarenwissen gilt für die Pfade Entdeckung, Verteidigung, Wirtschaft und Produktion, Taktikwissen für die Pfade Nefriar, Shan, Aspidian und Varg. Bei einem gemeinsamen Symbol ist die Kategorie frei wählbar.',
  'BAR-KNOW-03': 'Jeder Pfad hat 4 Felder. Nach dem Aufbau dürfen beliebig viele Personen auf demselben Pfad sein.',
  'BAR-KNOW-04':
    'Nur wer als erste oder zweite Person das letzte Feld eines Pfads erreicht, bekommt seinen Bonus, und zwar sofort.',
  'BAR-KNOW-DISC-01':
    'Mit Entdeckungsstufe 0 ist nur die Startinsel angreifbar. Jede Stufe öffnet der Reihe nach eine weitere Insel.',
  'BAR-KNOW-DISC-02':
    'Bonus des Entdeckungspfads: Die erste Person erhält 2 DP für jeden eigenen Faktionsmarker, die zweite 1 DP.',
  'BAR-KNOW-DEF-01':
    'Mit Verteidigungsstufe k darf in jedem Feldzug eine Strafe abgewendet werden, und zwar nur für eine der ersten k Schlachten.',
  'BAR-KNOW-DEF-02':
    'Bonus des Verteidigungspfads: Die erste Person erhält 2 DP für jeden erreichten Meilenstein, die zweite 1 DP.',
  'BAR-KNOW-ECO-01': 'Ab Wirtschaftsstufe 1 bringt ein Vulkanfeld, das mindestens 1 Lebensmittel gibt, 1 weiteres.',
  'BAR-KNOW-ECO-02': 'Ab Wirtschaftsstufe 2 bringt ein Vulkanfeld, das mindestens 1 Holz gibt, 1 weiteres.',
  'BAR-KNOW-ECO-03': 'Ab Wirtschaftsstufe 3 bringt ein Vulkanfeld, das mindestens 1 Eisen gibt, 1 weiteres.',
  'BAR-KNOW-ECO-04': 'Mit Wirtschaftsstufe 4 bringt ein Vulkanfeld, das mindestens 1 Stein gibt, 1 weiteren.',
  'BAR-KNOW-ECO-05':
    'Bonus des Wirtschaftspfads: Die erste Person erhält 2 DP für jeden vollständigen Satz aus Lebensmittel, Holz und Eisen im Vorrat, die zweite 1 DP. Ausgegeben wird nichts.',
  'BAR-KNOW-PROD-01': 'Mit Produktionsstufe k werden in der Vorbereitungsphase k verschiedene Gebäude aktiviert.',
  'BAR-KNOW-PROD-02':
    'Bonus des Produktionspfads: Die erste Person erhält 2 DP für jedes eigene Gebäude, die zweite 1 DP.',
  'BAR-KNOW-TAC-01': 'Taktikstufe k gegen eine Faktion senkt die Zahl der Schlachten gegen sie von 6 auf 6 − k.',
  'BAR-KNOW-TAC-02':
    'Bonus eines Taktikpfads: Die erste Person bekommt seine Wirkung und 3 DP, die zweite wählt eines von beiden.',
  'BAR-KNOW-NEF-01': 'Die Wirkung des Nefriar-Pfads sind 3 Truppen nach Wahl, ohne Kosten.',
  'BAR-KNOW-SHAN-01': 'Die Wirkung des Shan-Pfads sind 4 Ressourcen nach Wahl.',
  'BAR-KNOW-ASP-01': 'Die Wirkung des Aspidian-Pfads sind 2 Ehrenschritte.',
  'BAR-KNOW-VARG-01':
    'Die Wirkung des Varg-Pfads ist die oberste Karte vom Götter- oder Kriegsherrenstapel, ohne ihre Kosten.',

  // —— other spaces, trades ——
  'BAR-OTHER-01': 'Das Feld „x2“ erlaubt, im nächsten Zug das Feld von Held 3 bis zu zweimal auszuführen.',
  'BAR-OTHER-02':
    'Das Feld „vierter Held“ bringt für diese Ära einen vierten Helden für die Peripherie. Mehr als 4 Helden hat in einer Ära niemand.',
  'BAR-TRADE-01': 'Tausch: 2 Lebensmittel für 1 Schritt Barbarenwissen, 1 Schritt Taktikwissen und 1 Ehrenschritt.',
  'BAR-TRADE-02': 'Tausch: 2 Holz für die oberste Karte des Gebäudestapels, ohne ihre Kosten.',
  'BAR-TRADE-03': 'Tausch: 2 Eisen für die oberste Karte vom Kriegsherren- oder Götterstapel, ohne ihre Kosten.',
  'BAR-TRADE-04': 'Tausch: 2 Stein für 3 Truppen nach Wahl.',
  'BAR-TRADE-05':
    'Tausch: 2 Gold für einen Feldzug. Gelingt die Eroberung, zählen die DP des gewonnenen Markers doppelt.',
  'BAR-TRADE-06': 'Die DP der Insel und das Ersteroberer-Plättchen werden nie verdoppelt.',

  // —— end of an era ——
  'BAR-END-01': 'Die Abschlussphase beginnt damit, dass alle ihre Helden zurücknehmen.',
  'BAR-END-02':
    'In der Ehrenfolge führen alle die Karte dieser Ära auf der Zeitschiene aus; danach wird sie umgedreht.',
  'BAR-END-03': 'Dann tritt das Abschlussereignis ein, das unter diesem Platz der Zeitschiene steht.',
  'BAR-END-04': 'Dann beginnt die nächste Ära.',
  'BAR-DEMON-01': 'In geraden Ären kommt ein Dämon: Zuerst müssen alle 1 Gold zahlen oder 5 DP verlieren.',
  'BAR-DEMON-02': 'Danach darf jede Person, in der Ehrenfolge, den Tribut des Dämons für seinen Vorteil zahlen.',
  'BAR-DEMON-03': 'Wargu: 5 Ressourcen nach Wahl für 2 Schritte Barbarenwissen oder 2 Schritte Taktikwissen.',
  'BAR-DEMON-04':
    'Skelettkönigin: Ein eigener Gott wird abgelegt für 3 Ehrenschritte und einen vierten Helden in der nächsten Ära.',
  'BAR-DEMON-05':
    'Fhafnir: Für 3 Gold setzt man ein eigenes Banner in eine Region, die angreifbar wäre, und erhält die DP einer Eroberung. Es wird weder rekrutiert noch gekämpft; ein Feldzug ist das nicht.',
  'BAR-DEMON-06': 'Crom: 1 Bogenschütze, 1 Berserker und 1 Räuber für 8 DP.',
  'BAR-FEAST-01':
    'In ungeraden Ären wird ein Fest gefeiert: Jede Person wählt genau eine seiner drei Zeilen. Zwei davon sind Opfergaben, die zu bezahlen sind und meist DP bringen; die letzte kostet nichts und bringt meist 2 Ressourcen.',
  'BAR-EVENT-01':
    'Beim Abschlussereignis kommen alle Gebäude, Götter und Kriegsherren des Kartenlagers unter ihre Stapel. Dann werden 4 Gebäude, 2 Götter und 2 Kriegsherren aufgedeckt.',
  'BAR-EVENT-02':
    'Dann dreht sich ein Ring: nach der 1. Ära Ring 2 um zwei Schritte gegen den Uhrzeigersinn, nach der 2. Ring 3 mit dem Bogen um einen im Uhrzeigersinn, nach der 3. Ring 1 um zwei im Uhrzeigersinn, nach der 4. Ring 2 um einen gegen den Uhrzeigersinn, nach der 5. Ring 3 mit dem Bogen um zwei gegen den Uhrzeigersinn.',
  'BAR-EVENT-03': 'Der sechste Platz zeigt statt einer Drehung den letzten Feldzug.',

  // —— end of the game and scoring ——
  'BAR-GAMEEND-01': 'Das Spiel endet nach der 6. Ära.',
  'BAR-GAMEEND-02': 'Hat jemand 100 DP erreicht, endet das Spiel nach der laufenden Ära.',
  'BAR-GAMEEND-03': 'Liegt kein Faktionsmarker mehr auf der Karte, endet das Spiel nach der laufenden Ära.',
  'BAR-GAMEEND-04':
    'Vor der Schlusswertung darf jede Person, in der Ehrenfolge, einen letzten Feldzug nach den üblichen Regeln führen; ein Held ist dafür nicht nötig.',
  'BAR-SCORE-01': 'Am Ende bringt jedes Gebäude Punkte nach dem, was darauf steht, jede Karte für sich.',
  'BAR-SCORE-02': 'Gebäude mit Schild: 2 DP für jeden gesammelten Faktionsmarker.',
  'BAR-SCORE-03':
    'Gebäude, die Arten zählen: 2 DP für jede verschiedene eigene Gebäudeart; eine Art erkennt man am Bild.',
  'BAR-SCORE-04': 'Gebäude, die Wissen zählen: 2 DP für jeden vollendeten Barbaren- oder Taktikpfad.',
  'BAR-SCORE-05': 'Gebäude, die Götter zählen: 2 DP für jede eigene Götterkarte.',
  'BAR-SCORE-06': 'Gebäude, die eine Ressource zählen: 2 DP für jede übrige Einheit der gezeigten Ressource.',
  'BAR-SCORE-07':
    'Benachbarte Regionen mit Bannern derselben Person bilden eine Gruppe. Eine Gruppe aus 1 bis 8 Regionen bringt 0, 1, 4, 9, 16, 25, 36 oder 49 DP.',
  'BAR-SCORE-08': 'Man darf mehrere Gruppen werten.',
  'BAR-TIE-01':
    'Wer die meisten DP hat, gewinnt. Bei Gleichstand gewinnt, wer auf dem Ehrenpfad weiter vorn liegt; in einem Stapel ist das, wer weiter oben liegt.',

  // —— tribe powers ——
  'BAR-TRIBE-01':
    'Mit Stammesfähigkeiten bekommt jede Person vor dem Aufbau einen Stamm. Seine Fähigkeit gilt das ganze Spiel.',
  'BAR-TRIBE-02':
    'Stamm des Tigers (rot): Wird in einem Feldzug eine Schlacht aufgedeckt, darf man sie zur Seite legen und sich der nächsten Karte stellen. Der Ersatz ist nicht noch einmal ersetzbar. Das geht in jeder Schlacht.',
  'BAR-TRIBE-03':
    'Stamm des Bären (blau): Wer einen Kriegsherrn opfert, darf dessen Wirkung zweimal ausführen. Danach kommt die Karte unter ihren Stapel.',
  'BAR-TRIBE-04':
    'Stamm des Pferdes (grün): In jeder Abschlussphase darf man das Fest oder den Dämon zweimal ausführen. Beim Fest darf es beim zweiten Mal jede der drei Zeilen sein; beim Dämon werden das Gold oder die 5 DP nicht noch einmal fällig.',
  'BAR-TRIBE-05':
    'Stamm des Wolfes (gelb): Zu Beginn jeder Ära, vor der Vorbereitung, erhält man 2 Ressourcen nach Wahl.',

  // —— solo ——
  'BAR-SOLO-01':
    'Ein Solospiel folgt Aufbau und Regeln des Grundspiels, abgesehen vom Folgenden. Es hat höchstens 6 Ären.',
  'BAR-SOLO-02': 'Im Solospiel werden die Marker von den Regionen mit „3+“ und „4+“ entfernt, 14 bleiben.',
  'BAR-SOLO-03':
    '10 zufällige Götter, 10 Kriegsherren und 14 Gebäude werden zu einem gemeinsamen Stapel gemischt; alle übrigen solchen Karten sind aus dem Spiel. Die obersten 7 Karten bilden, in einer Reihe, das Kartenlager.',
  'BAR-SOLO-04': 'Die vier Helden der freien Farbe kommen auf vier zufällige Aktionsfelder, einer in jeden Ring.',
  'BAR-SOLO-05': 'Der Startgott wird aus den Göttern gezogen, die nicht im Stapel sind; seine DP gibt es.',
  'BAR-SOLO-06':
    'Der eigene Ehrenmarker und der der freien Farbe werden auf Feld 0 gestapelt; die Reihenfolge ist frei wählbar.',
  'BAR-SOLO-07': 'Das Startwissen wird wie üblich gelegt; kein Pfad ist ausgeschlossen.',
  'BAR-SOLO-08':
    'Die 6 Schicksalskarten werden verdeckt gemischt, und ein Ziel wird gewählt: leicht 80, normal 100, schwer 130, extrem 150, eine andere Zahl oder der eigene Rekord.',
  'BAR-SOLO-09':
    'Jede Ära eines Solospiels beginnt mit der Organisationsphase: Alle Schicksalskarten werden gemischt, eine wird gezogen, und ihre Zeilen werden von oben nach unten ausgeführt.',
  'BAR-SOLO-10':
    'Zeile 1 einer Schicksalskarte: Jeder Held der freien Farbe rückt in seinem Ring 0, 1 oder 2 Aktionsfelder in der gezeigten Richtung.',
  'BAR-SOLO-11':
    'Zeile 2: Auf jedem gezeigten Pfad wird das Plättchen der freien Farbe gelegt oder rückt um einen Schritt je Symbol vor. Erreicht es das letzte Feld vor dir, kannst du den ersten Bonus dieses Pfads nicht mehr bekommen.',
  'BAR-SOLO-12': 'Zeile 3: Die Karten des Kartenlagers an den durchgestrichenen Positionen kommen unter den Stapel.',
  'BAR-SOLO-13': 'Zeile 4: Der Ehrenmarker der freien Farbe rückt um die gezeigten Schritte vor.',
  'BAR-SOLO-14':
    'Zeile 5: Für die Eroberung der freien Farbe kommen alle Regionen mit Marker infrage, die an die Startregion oder eine eroberte Region grenzen. Entdeckung spielt keine Rolle.',
  'BAR-SOLO-15':
    'Genommen wird die erste Faktion der gezeigten Reihenfolge, die infrage kommt, und von ihren Regionen die mit dem höchsten Marker. Dorthin kommt ein Banner der freien Farbe, und der Marker ist aus dem Spiel.',
  'BAR-SOLO-16': 'Regionen mit einem Banner der freien Farbe gelten als von jemand anderem erobert.',
  'BAR-SOLO-17':
    'Vor dem ersten Schritt der Abschlussphase rücken die übrigen Karten des Kartenlagers nach links zusammen; dann wird am rechten Ende auf 7 Karten aufgefüllt.',
  'BAR-SOLO-18':
    'Liegt am Ende eines Solospiels der Ehrenmarker der freien Farbe vorn, verlierst du so viele DP, wie er Felder Vorsprung hat.',
  'BAR-SOLO-19': 'Du gewinnst mit mehr DP als das Ziel, nicht mit genau so vielen; sonst ist das Spiel verloren.',
  'BAR-SOLO-20':
    'Statt der obersten Karte eines Stapels wird die erste Karte der gewünschten Art genommen, von oben im gemeinsamen Stapel gesucht. Die Reihenfolge der übrigen ändert sich nicht.',
  'BAR-SOLO-21': 'Abgelegte Karten kommen unter den gemeinsamen Stapel.',

  // —— rulings: turn order and honour ——
  'BAR-RULING-01':
    'Die Reihenfolge wird vom Ehrenpfad abgelesen: zu Beginn jeder Runde, der Vorbereitung, der Karte der Zeitschiene und der letzten Feldzüge. Änderungen innerhalb einer Runde gelten ab der nächsten.',
  'BAR-RULING-02':
    'Ein Marker, der vor- oder rückwärts auf ein besetztes Ehrenfeld kommt, liegt dort oben und damit vor denen darunter. Mehrere Schritte auf einmal sind eine Bewegung: Es zählt nur das Feld, auf dem sie endet. Ein Marker, der sein Feld nicht verlässt, behält seinen Platz im Stapel.',
  'BAR-RULING-03':
    'Die Ehre reicht von 0 bis 18. Schritte über 18 hinaus verfallen; Schritte unter 0 zählen nur bei der Strafe der Aspidian.',
  'BAR-RULING-04':
    'Die Linien der Meilensteine liegen vor den Feldern 2, 4, 6, 9, 12 und 15. Ein Meilenstein ist passiert, sobald der Marker zum ersten Mal auf oder hinter diesem Feld steht. Mehrere in einer Bewegung werden danach von unten nach oben ausgeführt.',
  'BAR-RULING-05':
    'Für den Bonus des Verteidigungspfads zählt jeder je passierte Meilenstein, auch wenn der Marker wieder dahinter zurückgeworfen wurde.',

  // —— rulings: setup ——
  'BAR-RULING-06': 'Startwissen legen alle, von der letzten bis zur ersten Person, nicht nur die letzte.',
  'BAR-RULING-07':
    'Beim Startwissen sperrt jedes schon gelegte Plättchen seinen Pfad, auch für ein einzelnes auf dem zweiten Feld. Bei 8 Pfaden und höchstens 8 Plättchen bleibt immer etwas zu wählen.',
  'BAR-RULING-08':
    '„3+“ und „4+“ stehen auf Regionen, nicht auf Markern: Alle 20 Marker werden gemischt und ausgelegt, dann die auf solchen Regionen entfernt.',
  'BAR-RULING-09': 'Der erste Platz der Zeitschiene ist ein Fest.',
  'BAR-RULING-10': 'Die Farben der Karte: Creme ist Gletscher, Oliv ist Wald, Dunkelbraun ist Berg, Grau ist Sumpf.',
  'BAR-RULING-11':
    'Der Wald verlangt eher Berserker als Räuber und der Berg eher Bogenschützen als Berserker, wie es in der Regel steht. Manche Abbildungen zeigen im Wald eher Bogenschützen als Berserker und im Berg eher Berserker als Räuber; mit einer Option tauschen die beiden Stapel, was sie verlangen, die Belohnungen bleiben.',
  'BAR-RULING-12':
    'Die erste Insel nach der Startinsel heißt Aaruwn wie auf der Karte; Aarun ist dasselbe. Die letzte Insel ist Doharaan.',

  // —— rulings: the volcano ——
  'BAR-RULING-13':
    'Das Drehsymbol dreht den Ring des Helden dieses Zuges um einen Schritt, in beliebiger Richtung. Vor dem Einsetzen benutzt, dreht es den Ring, der gleich an der Reihe ist.',
  'BAR-RULING-14':
    'Mit einem Ring drehen sich alle Helden darauf mit, auch die freier Farben; ausgelöst wird dadurch nichts.',
  'BAR-RULING-15':
    'P1, P2 und P3 bilden mit Ring 3 ein Stück; P4 gehört zum Sockel. Liegt der Bogen über P4, kann niemand auf P4; ein Held, der dort steht, bleibt aber.',
  'BAR-RULING-16':
    'Mit Held 4 dreht das Drehsymbol Ring 3 mit dem Bogen, auch wenn der Held auf P4 steht oder dorthin kommt.',
  'BAR-RULING-17':
    'Beim Aufbau bekommt jeder der Ringe 1 bis 3 eine seiner sechs Ausrichtungen, jede gleich wahrscheinlich. Der Bogen beginnt immer auf den Plätzen 4, 5 und 0, denn sonst würden die aufgedruckten Drehungen P4 verdecken.',
  'BAR-RULING-18':
    'Die 2 DP für ein entfallenes Einsetzen gibt es auch für Held 4 in einer Sackgasse. Anbeten und Opfern bleiben in so einem Zug möglich; öffnet das vor dem Einsetzen ein Feld, muss der Held darauf.',
  'BAR-RULING-19':
    'In den Ringen 1 bis 3 gibt es immer ein freies Feld für den Helden: Höchstens drei andere Helden stehen dort, und 6 oder 4 Felder sind erreichbar.',
  'BAR-RULING-20': 'Einsetzen ist Pflicht, wenn es möglich ist; das Feld darf ungenutzt bleiben.',
  'BAR-RULING-21':
    'Innerhalb eines Feldes, einer Karte oder eines Bonus gilt eine feste Folge: Kosten, Ressourcen, Truppen, DP, Barbarenwissen, Taktikwissen, Ehrenschritte, Karten, vierter Held, Feldzug. Zwei aus derselben Gruppe kommen von links nach rechts.',
  'BAR-RULING-22': 'Unmögliche Teile einer Wirkung entfallen, mögliche werden ausgeführt. Kosten werden nie geringer.',
  'BAR-RULING-23':
    'Der Wirtschaftsbonus gilt bei jedem Ausführen eines Vulkanfelds einmal je Ressource, auch für dort gewählte Ressourcen und unter x2 für jedes Mal. Er gilt nie für Gebäude, Götter, Kriegsherren, Meilensteine, Feste, Belohnungen oder Stammesfähigkeiten.',
  'BAR-RULING-24':
    'Die Grenze von 6 gilt, nachdem der Bonus dazugezählt ist. Ein Gewinn darf genommen werden, auch wenn ein Teil davon verfällt.',

  // —— rulings: cards ——
  'BAR-RULING-25':
    'Wer eine Grenze überschreitet, wählt selbst, welche Karte geht; auch die neue oder eine gedrehte darf es sein. Ausgelöst wird dadurch nichts.',
  'BAR-RULING-26':
    'Aus dem Kartenlager genommene Karten werden erst beim Abschlussereignis ersetzt. Ist es leer, verfällt die Aktion.',
  'BAR-RULING-27':
    'Von einem leeren Stapel zu ziehen bewirkt nichts. Karten, die unter einen Stapel kommen, behalten ihre Reihenfolge; die des Kartenlagers kommen von links nach rechts.',
  'BAR-RULING-28':
    'Ein Gott, der ohne Kosten genommen wird, bringt trotzdem seine DP, ein Kriegsherr seine Ehrenschritte.',
  'BAR-RULING-29':
    'Eine im eigenen Zug gewonnene Karte kommt aufrecht und darf später im selben Zug benutzt werden, wenn noch nichts anderes benutzt wurde.',
  'BAR-RULING-30':
    'Ein Gott lässt sich einmal je Ära anbeten, weil er gedreht bleibt; „einmal pro Zug“ heißt nur, dass in jedem Zug eine solche Nutzung erlaubt ist.',
  'BAR-RULING-32':
    'Angebetet oder geopfert wird entweder vor dem Einsetzen oder wenn das Feld ganz ausgeführt ist, nie dazwischen.',
  'BAR-RULING-33':
    'Anbeten und Opfern gehören zu den eigenen Zügen der Aktionsphase: In der Abschlussphase und rund um den letzten Feldzug geht beides nicht.',
  'BAR-RULING-115':
    'Ein geopferter Kriegsherr liegt zur Seite, solange seine Wirkung ausgeführt wird, beim Stamm des Bären auch das zweite Mal, und kommt danach unter den Stapel. Inzwischen lässt er sich weder in der Schlacht rufen noch für eine Strafe der Varg drehen und zählt nicht zur Grenze von 3.',
  'BAR-RULING-113':
    'Einfache Symbole für Götter, Kriegsherren und Gebäude kosten überall den üblichen Preis. Kostenlos sind nur die Symbole auf Kartenrücken.',

  // —— rulings: campaigns ——
  'BAR-RULING-34':
    'Man darf rekrutieren und dann nicht angreifen oder angreifen, ohne zu rekrutieren. Eine Truppe über 6 hinaus ist nicht zu kaufen.',
  'BAR-RULING-35': 'Wer alle 8 Banner gesetzt hat, kann nicht mehr angreifen, aber weiter rekrutieren.',
  'BAR-RULING-36':
    'Regionen sind benachbart, wenn sie eine Grenze teilen oder eine gedruckte Seeroute sie verbindet. Das gilt für Angriffe, Bannergruppen und die freie Farbe im Solospiel.',
  'BAR-RULING-37': 'Die Startregion grenzt an ihre Nachbarn, wird aber nie erobert und verbindet nie Bannergruppen.',
  'BAR-RULING-38':
    'Eine Region, die von Anfang an keinen Marker hat, ist nicht angreifbar und macht keine andere erreichbar.',
  'BAR-RULING-39':
    'Zu Beginn jedes Feldzugs wird der ganze Stapel von 18 Karten dieses Geländes gemischt. Alle aufgedeckten Karten kommen danach dorthin zurück.',
  'BAR-RULING-40': 'Es gibt keinen Rückzug: Allen Schlachten muss man sich stellen, auch wenn der Ausgang feststeht.',
  'BAR-RULING-41': 'Nötige Siege: 3 von 6 oder 5 Schlachten, 2 von 4 oder 3 Schlachten, 1 von 2 Schlachten.',
  'BAR-RULING-42':
    'Kriegsherren dürfen graue und rote Truppen ersetzen, jeder eine von der Art, die er zeigt; ein Joker gilt als jede Art. Strafen oder Tribute können sie nicht bezahlen.',
  'BAR-RULING-43':
    'In einer Schlacht gilt alles oder nichts: genau die grauen Truppen, oder die grauen und alle roten.',
  'BAR-RULING-44':
    'Strafen müssen so weit wie möglich bezahlt werden. Wer zahlt, wählt unter Gleichem, welche Truppe und welche Karten.',
  'BAR-RULING-45':
    'Ob abgewendet wird, entscheidet sich, wenn die Strafe einträte. Infrage kommen nur Schlachten bis zur Zahl der Verteidigungsstufe; gezählt werden geschlagene Schlachten, nicht vom Stamm des Tigers weggelegte Karten. Auch absichtlich verlorene kommen infrage.',
  'BAR-RULING-46': 'DP für Overkill behält man, auch wenn der Feldzug misslingt.',
  'BAR-RULING-47':
    'Nach der letzten Schlacht wird zuerst die Eroberung gewertet, dann kommen die Belohnungen in der Reihenfolge der Schlachten.',
  'BAR-RULING-48':
    'Eine Verdopplung vervielfacht nur den aufgedruckten Wert des Markers. Vervielfachungen werden nie verknüpft.',
  'BAR-RULING-49': 'Die Startinsel hat den Wert 0 und ein Ersteroberer-Plättchen.',
  'BAR-RULING-50': 'Eine vergeblich angegriffene Region darf später erneut angegriffen werden, von allen.',

  // —— rulings: knowledge ——
  'BAR-RULING-51': 'Ein Wissensschritt, für den kein Pfad seiner Kategorie mehr offen ist, verfällt.',
  'BAR-RULING-52':
    'Wer einen Pfad als dritte Person oder später vollendet, bekommt nichts. Es zählt die zeitliche Folge; gleichzeitig wird nie vollendet.',
  'BAR-RULING-53':
    'Wer einen Taktikpfad als zweite Person vollendet, wählt sofort und darf auch eine Wirkung wählen, die dann nichts bringt.',
  'BAR-RULING-54':
    'Boni, die etwas zählen, etwa Marker, Meilensteine, Sätze oder Gebäude, zählen den Stand dieses Augenblicks.',
  'BAR-RULING-55':
    'Ein Bonus kann weitere auslösen, etwa Ehre, dann einen Meilenstein, dann Wissen. Jeder wird sofort ausgeführt, bevor der unterbrochene weitergeht.',

  // —— rulings: other spaces ——
  'BAR-RULING-56':
    'Das Feld „x2“ betrifft Held 3 derselben Ära. Jedes der beiden Male ist freiwillig und wird einzeln bezahlt. Entfällt dieses Einsetzen, ist das x2 verloren.',
  'BAR-RULING-57':
    'Ein vierter Held, der in der Vorbereitung oder den Runden 1 bis 3 gewonnen wird, kommt in Runde 4 derselben Ära zum Einsatz. In Runde 4 gewonnen oder wenn man für diese Ära schon einen hat, verfällt er. In der Abschlussphase gewonnen, gleich wodurch, gilt er für die nächste Ära; mehr als einer ist nicht möglich, und folgt keine Ära, verfällt er.',
  'BAR-RULING-58':
    'Beim Tausch von 2 Gold gegen einen Feldzug ist das Gold ausgegeben, auch wenn danach nur rekrutiert wird.',
  'BAR-RULING-59':
    'Das oberste Gebäude des Stapels wird ungesehen genommen: Ob man es nimmt, entscheidet sich, bevor man es sieht.',

  // —— rulings: end phase ——
  'BAR-RULING-60':
    'Bei einem Dämon zahlen oder verlieren zuerst alle, in der Ehrenfolge; dann entscheiden in einem zweiten Durchgang alle über den Tribut.',
  'BAR-RULING-61': 'Ohne Gold sind die 5 DP verloren; mit Gold ist beides wählbar.',
  'BAR-RULING-62': 'Wargu bringt zwei Schritte in einer Kategorie, nicht zwei in jeder.',
  'BAR-RULING-63':
    'Bei Fhafnir wird der Marker genommen und gilt als gesammelt. Die DP der Insel und das Ersteroberer-Plättchen gehören dazu; verdoppelt wird nichts.',
  'BAR-RULING-64': 'Ein Gott, der für einen Dämon abgelegt wird, darf gedreht sein. Er kommt unter seinen Stapel.',
  'BAR-RULING-66':
    'Eine Zeile eines Festes ist nur wählbar, wenn ihre Kosten ganz bezahlt werden können. Die letzte Zeile geht immer.',
  'BAR-RULING-67': 'Kosten in DP lassen sich immer bezahlen: DP dürfen negativ werden.',

  // —— rulings: end of the game and scoring ——
  'BAR-RULING-68':
    'Das Ende ist ausgerufen, sobald jemand vor den letzten Feldzügen irgendwann 100 DP oder mehr hat. Wieder unter 100 zu fallen hebt es nicht auf.',
  'BAR-RULING-69':
    'Beim Aufbau entfernte Marker spielen für das Spielende keine Rolle; von der freien Farbe im Solospiel genommene gelten als weg.',
  'BAR-RULING-70':
    'In der letzten Ära wird die Karte der Zeitschiene noch ausgeführt; neues Kartenlager, Ringdrehung und das Weiterrücken der Helden freier Farben entfallen. Dann folgen die letzten Feldzüge und die Schlusswertung.',
  'BAR-RULING-71':
    'Der letzte Feldzug ist einer je Person und freiwillig. Nichts vervielfacht seinen Marker. Karten bleiben gedreht, wie sie sind, und aufrechte Kriegsherren helfen. Rekrutieren gehört dazu.',
  'BAR-RULING-72': 'Zwei Gebäude derselben Art werden einzeln gewertet, zählen aber als eine Art.',
  'BAR-RULING-73':
    'Gewertet wird Gebäude für Gebäude, dann die Bannergruppen, dann im Solospiel der Ehrenunterschied. Die Reihenfolge macht keinen Unterschied.',
  'BAR-RULING-74':
    'Ein Gleichstand kann nicht bleiben, denn auf dem Ehrenpfad liegen nie zwei Marker gleichauf: Auf einem Feld entscheidet der Stapel.',

  // —— rulings: tribes ——
  'BAR-RULING-75': 'Die Stämme werden in der Sitzordnung gewählt. Mit einer Option entscheidet der Zufall.',
  'BAR-RULING-76': 'Die 2 Ressourcen bekommt nur der Stamm des Wolfes, auch in der 1. Ära.',
  'BAR-RULING-77':
    'Die vom Stamm des Tigers weggelegte Karte kommt nach dem Feldzug in den Stapel zurück und kann in ihm nicht noch einmal auftauchen.',
  'BAR-RULING-78':
    'Das zweite Mal beim Stamm des Bären ist freiwillig, und alle Wahlen fallen neu. Zwei Feldzüge werden nacheinander geführt.',
  'BAR-RULING-79':
    'Der Stamm des Pferdes führt beide Male direkt nacheinander aus, wenn er an der Reihe ist. Bei einem Dämon kommen beide Tribute im zweiten Durchgang.',

  // —— rulings: dummy heroes of two players ——
  'BAR-RULING-80':
    'Das gegenüberliegende Feld liegt drei Abschnitte weiter; in den Ringen 2 und 3 ist es dort das Feld an derselben Stelle. In der Peripherie liegt es zwei Felder weiter in der Folge P1, P2, P3, P4a, P4b.',
  'BAR-RULING-81':
    'Ein Feld weiter heißt ein Aktionsfeld: Ring 1 ist ein Kreis aus 6, die Ringe 2 und 3 sind Kreise aus 12, die Peripherie einer aus 5, mit P4, auch wenn es verdeckt ist.',
  'BAR-RULING-96': 'Stammesfähigkeiten und Solospiel lassen sich kombinieren.',

  // —— rulings: solo ——
  'BAR-RULING-98':
    'Alle 6 Schicksalskarten werden in jeder Ära gemischt, eine Karte kann also wiederkommen; auch die 1. Ära hat eine Organisationsphase. Mit einer Option wird eine gezogene Karte nicht zurückgemischt.',
  'BAR-RULING-99':
    'Die freie Farbe nimmt keinen Bonus. Hat sie einen Pfad zuerst vollendet, giltst du dort als zweite Person. Mit einer Option bekommst du dann gar keinen Bonus.',
  'BAR-RULING-114':
    'Zeile 2 einer Schicksalskarte bringt Schritte, einen je Symbol. Symbole für einen Pfad, den die freie Farbe vollendet hat, bleiben ohne Wirkung.',
  'BAR-RULING-100': 'Eine Eroberung der freien Farbe nimmt das Ersteroberer-Plättchen der Insel aus dem Spiel.',
  'BAR-RULING-101':
    'Im Solospiel rückt das Kartenlager zusammen und wird aufgefüllt, statt ersetzt zu werden. Die Ringdrehungen bleiben.',
  'BAR-RULING-102':
    'Von Zeile 3 entfernte Karten hinterlassen bis zur Abschlussphase Lücken. Die Positionen zählen von links, 1 bis 7.',
  'BAR-RULING-103': 'Die freie Farbe bekommt keine Meilensteine und bleibt auf Ehrenfeld 18 stehen.',
  'BAR-RULING-104': 'Alles, was das Kartenlager nutzt, darf jede Karte der gewünschten Art in der Reihe von 7 nutzen.',
  'BAR-RULING-105':
    'Die Suche im gemeinsamen Stapel zeigt nur die genommene Karte. Die übergangenen bleiben, wo sie sind, und werden als nächste gezogen, in ihrer Reihenfolge.',
  'BAR-RULING-106':
    'Kommt keine Region infrage oder zeigt die Schicksalskarte keine Eroberung, geschieht nichts. Einen Gleichstand gibt es nie, denn die Werte einer Faktion sind alle verschieden.',
  'BAR-RULING-107':
    'Auch ein Solospiel endet mit 100 DP; ein Ziel über 100 muss dann mit der letzten Ära, dem letzten Feldzug und der Wertung gelingen. Mit einer Option beenden 100 DP ein Solospiel nicht.',
  'BAR-RULING-108':
    'Wer gegen den eigenen Rekord spielt, nimmt die meisten DP früherer Solospiele als Ziel, oder 0, wenn es noch keine gab.',
  'BAR-RULING-109':
    'Wessen Ehrenmarker beim Soloaufbau oben liegt, zählt nur, solange beide auf demselben Feld sind; für den Unterschied am Ende ist es gleich.',

  // —— rulings: how the table works ——
  'BAR-RULING-110':
    'Entscheidungen mehrerer Personen in einem Schritt, etwa in der Vorbereitung, fallen in der Ehrenfolge, jede in Kenntnis der vorigen.',
  'BAR-RULING-116':
    'Für die Produktion bestimmt man die Gebäude, so viele, wie die Produktionsstufe in diesem Augenblick erlaubt, und ihre Reihenfolge. Eine dabei gewonnene Stufe oder ein Gebäude zählt ab der nächsten Vorbereitung.',
  'BAR-RULING-117':
    'Eine Ära beginnt mit der Organisationsphase eines Solospiels, dann kommt die Fähigkeit des Stamms des Wolfes, dann die Vorbereitung. Eine Abschlussphase läuft so ab: Karte der Zeitschiene, Abschlussereignis mit Kartenlager und dann Ring, Helden freier Farben. Ob das Ende ausgerufen ist, wird nach der Karte der Zeitschiene geprüft.',
  'BAR-RULING-111': 'Eine Wahl mit genau einer Möglichkeit darf von selbst getroffen werden.',
  'BAR-RULING-112':
    'Keine Regel zieht selbst: Was der Zufall ergibt, kommt von außen und wird mit den Entscheidungen festgehalten. Gleiche Ergebnisse und gleiche Entscheidungen ergeben das gleiche Spiel.',
}
