/** The text of every rule and ruling of the base game, in the order of the ledger. */
export const rules: Readonly<Record<string, string>> = {
  // —— setup ——
  'VIN-SETUP-01': 'Es spielen 2 bis 5 Personen; ihre Plätze sind im Uhrzeigersinn nummeriert.',
  'VIN-SETUP-02':
    'Der Spielplan hat 19 Hexfelder, 36 Dreiecke (24 im Inneren und 12 am Ufer mit den Nummern 1 bis 12), sechs Attributkreise, sechs Kartenplätze mit je einem verdeckten und einem offenen Stapel und die Ehrenleiste.',
  'VIN-SETUP-03':
    'Die sechs Attribute sind die Standardattribute Inspiration, Wissen und Stärke und die heroischen Attribute Courage, Weisheit und Vision. Neben jedem Kreis liegen seine eigenen Kenntnisplättchen.',
  'VIN-SETUP-04':
    'Jeder Stapel gehört zu einem Attribut, von dem seine Karten 2 kosten: gelbe Begleiter zu Inspiration, blaue zu Wissen, rote zu Stärke, Eigenschaften zu Weisheit, Reliquien zu Vision, Monster zu Courage.',
  'VIN-SETUP-05':
    'Jeder der sechs Stapel (Begleiter in drei Farben, Eigenschaften, Reliquien, Monster) wird für sich gemischt und verdeckt hingelegt. Seine oberste Karte wird aufgedeckt und beginnt den offenen Stapel.',
  'VIN-SETUP-06':
    'Im Beutel sind 19 Plättchen: Akademie 1, Altertümliches Grab 1, Mysteriöser Turm 1, Kommandoposten 2, Fort 2, Klaffender Schlund 1, Heiliger Kirchturm 2, Schenke 3, Bibliothek 2, Kloster 2, Schrein 2.',
  'VIN-SETUP-07': 'Sechs Meisterplättchen, eines je Attribut, werden bereitgelegt.',
  'VIN-SETUP-08':
    'Neben jedem der sechs Kreise liegen Kenntnisplättchen seines Attributs, eines weniger, als Personen mitspielen.',
  'VIN-SETUP-09': 'Auf den Ehrenfeldern 30, 45, 60 und 75 liegt je eine Auslösemünze.',
  'VIN-SETUP-10': 'Die Auslöserkarten werden gemischt, und zwei davon werden aufgedeckt. Die übrigen bleiben verdeckt.',
  'VIN-SETUP-12':
    'In der Schale liegen die Kenntnis- und Meisterplättchen, der schwarze Monsterwürfel, der weiße Attributwürfel und die Auslösemünzen.',
  'VIN-SETUP-13':
    'Du bekommst ein Energiebrett, ein Medaillon, eine Zählscheibe, 21 Blöcke deiner Farbe, eine Charakterplatte mit der Schurkenseite nach oben und eine Geschwindigkeitskarte, die 2 zeigt.',
  'VIN-SETUP-14':
    'Aus dem gemischten Stapel bekommt jede Person eine Reisekarte. Die übrigen Reisekarten spielen keine Rolle mehr.',
  'VIN-SETUP-15': 'Dein Medaillon beginnt auf dem Uferdreieck, das deine Reisekarte nennt.',
  'VIN-SETUP-16': 'Du beginnst mit 15 Ehre.',
  'VIN-SETUP-17':
    'Du ziehst die oberste Karte des verdeckten Begleiterstapels in der Farbe, die deine Reisekarte nennt. Das ist dein erster Begleiter.',
  'VIN-SETUP-18':
    'Zeigt diese Karte das Nicht-Start-Symbol, wird sie beiseitegelegt, und du ziehst weiter, bis eine Karte ohne das Symbol kommt. Danach werden die beiseitegelegten Karten in den Stapel zurückgemischt.',
  'VIN-SETUP-19': 'Die aufgedruckte Ehre deines ersten Begleiters kommt sofort zu deinen 15 hinzu.',
  'VIN-SETUP-20':
    'Auf deinem Energiebrett liegen zu Beginn 8 Blöcke auf dem Potenzial, 8 auf dem Einfluss und 2 auf der Überzeugungskraft.',
  'VIN-SETUP-21': 'Je ein weiterer Block liegt auf den Kreisen für Inspiration, Wissen und Stärke: zusammen 21 Blöcke.',
  'VIN-SETUP-22':
    'Dein erster Begleiter liegt ohne Block neben deinem Energiebrett. Hat er eine Fähigkeit für sein Erscheinen, wird sie ausgeführt.',
  'VIN-SETUP-23':
    'Du bekommst 2 Karten vom gemischten Stapel der Aufträge und behältst geheim 1 davon. Die abgelehnten Karten werden zurückgemischt, und der Stapel bleibt neben dem Spielplan.',
  'VIN-SETUP-24':
    'In aufsteigender Reihenfolge der Startdreiecke zieht jede Person ein Plättchen für jedes noch offene Hexfeld neben dem eigenen Medaillon (2, oder weniger, wo Nachbarn schon gelegt haben), sieht alle an und verteilt sie dann beliebig auf diese Hexfelder.',
  'VIN-SETUP-25': 'Es beginnt, wer auf dem Dreieck mit der kleinsten Nummer startet.',
  'VIN-SETUP-26':
    'Jedes Plättchen im Beutel wird mit gleicher Wahrscheinlichkeit gezogen, und gezogene kommen nicht zurück.',
  'VIN-SETUP-27': 'Übersichtskarten haben keine Bedeutung für die Regeln; der Tisch selbst gibt Auskunft.',

  // —— turns ——
  'VIN-TURN-01':
    'Gespielt wird im Uhrzeigersinn. Eine Runde besteht aus je einem Zug aller, und wer das Spiel begonnen hat, beginnt sie.',
  'VIN-TURN-02':
    'In deinem Zug hast du drei Hauptaktionen, Bewegen, Aktivieren sowie Besuchen oder Ausruhen, in beliebiger Reihenfolge und jede höchstens einmal.',
  'VIN-TURN-03': 'Bewegen ist Pflicht; Aktivieren und Besuchen oder Ausruhen sind freiwillig.',
  'VIN-TURN-04':
    'Bonusaktionen sind in deinem Zug jederzeit und beliebig oft möglich, außer wo eine Grenze genannt ist.',
  'VIN-TURN-05':
    'Eine begonnene Hauptaktion wird beendet, bevor eine andere beginnt: Weder Besuch noch Aktivierung unterbrechen eine Bewegung.',
  'VIN-TURN-06':
    'Du darfst deinen Zug erst beenden, wenn du dich bewegt oder auf die Bewegung verzichtet hast und keine Entscheidung ansteht.',
  'VIN-TURN-08': 'Was für diesen Zug gilt, endet mit dem Zug.',
  'VIN-TURN-09':
    'Nur die Ehre misst den Erfolg. Entdecken, Attribute, Aufträge, Kontrolle, Rehabilitierung, Karten, Kenntnis und Meisterschaft sind Wege dorthin, und wer einen Auslöser erfüllt, beendet das Spiel.',

  // —— move ——
  'VIN-MOVE-01': 'Medaillons stehen und gehen auf Dreiecken. Ein Schritt führt auf ein Nachbardreieck.',
  'VIN-MOVE-02': 'Eine Bewegung hat mindestens 1 Schritt.',
  'VIN-MOVE-03':
    'Eine Bewegung hat höchstens so viele Schritte, wie deine Geschwindigkeit beträgt: die Zahl auf deiner Geschwindigkeitskarte und was Fähigkeiten hinzufügen.',
  'VIN-MOVE-04': 'Eine Bewegung endet auf einem anderen Dreieck als dem, auf dem sie begann.',
  'VIN-MOVE-05': 'Ein Dreieck mit einem anderen Medaillon lässt sich überqueren, aber keine Bewegung endet dort.',
  'VIN-MOVE-06':
    'Du bist eingeschlossen, wenn deine Bewegung auf keinem Dreieck enden könnte, das du mit deiner Geschwindigkeit erreichst.',
  'VIN-MOVE-07': 'Bist du eingeschlossen, darfst du für diese Bewegung 1 oder 2 zu deiner Geschwindigkeit hinzufügen.',
  'VIN-MOVE-08':
    'Diese zusätzliche Geschwindigkeit kostet eine Verringerung der Energie, gleich ob du 1 oder 2 hinzufügst.',
  'VIN-MOVE-09':
    'Bist du eingeschlossen und kannst oder willst nicht schneller werden, entfällt deine Bewegung in diesem Zug.',
  'VIN-MOVE-10':
    'Sobald du ein Dreieck betrittst, auch im Vorübergehen, muss jedes offene Hexfeld daneben sofort entdeckt werden: Ein Plättchen wird aus dem Beutel gezogen und dort hingelegt.',
  'VIN-MOVE-11':
    'Grenzen mehrere offene Hexfelder an, wird ein Plättchen nach dem anderen gezogen und gelegt. Du wählst das Hexfeld, nachdem du das Plättchen gesehen hast.',
  'VIN-MOVE-12': 'Ein entdecktes Plättchen kontrolliert zunächst niemand.',
  'VIN-MOVE-13': 'Ist der Beutel leer, wird nichts entdeckt.',
  'VIN-MOVE-14':
    'Nach jedem Schritt darfst du anhalten, wenn die Bewegung dort enden kann, oder weitergehen, und weißt dabei, was entdeckt wurde.',
  'VIN-MOVE-15':
    'Ein Schritt ist nur erlaubt, wenn deine Bewegung danach mit der Geschwindigkeit, die du hast, noch irgendwo enden kann; das betretene Dreieck kann selbst dieses Ende sein.',
  'VIN-MOVE-16':
    'Ein Dreieck ist frei, wenn kein Medaillon darauf steht, auch nicht das eigene. Ein Teleport betritt sein Ziel, wo offene Hexfelder entdeckt werden, und nichts dazwischen.',

  // —— activate ——
  'VIN-ACT-01':
    'Einmal je Zug wählst du entweder deinen Charakter oder einen deiner Begleiter und nimmst seine Attribute, nutzt seine Fähigkeit oder beides.',
  'VIN-ACT-02': 'Einen Begleiter zu aktivieren legt 1 Block vom Einfluss auf ihn.',
  'VIN-ACT-03': 'Deinen Charakter zu aktivieren kostet keinen Block.',
  'VIN-ACT-04': 'Die Schurkenseite des Charakters gibt bis zu 1 Standardattribut nach Wahl.',
  'VIN-ACT-05':
    'Die rehabilitierte Seite des Charakters gibt bis zu 2 Standardattribute nach Wahl, gleiche oder verschiedene.',
  'VIN-ACT-06': 'Ein Attribut zu erhalten legt 1 Block vom Einfluss auf den Kreis dieses Attributs.',
  'VIN-ACT-07': 'Du darfst beliebig viele der aufgedruckten Attribute nehmen, von keinem bis zu allen.',
  'VIN-ACT-08': 'Die besondere Fähigkeit eines Begleiters zu nutzen ist freiwillig.',
  'VIN-ACT-09':
    'Die Fähigkeit, die ein Begleiter bei Aktivierung hat, darf nur im Zug der Aktivierung genutzt werden, einmal je Aktivierung, bevor oder nachdem seine Attribute genommen sind.',
  'VIN-ACT-10': 'Ohne Block auf dem Einfluss, auch nach möglichem Zurücknehmen, lässt sich kein Begleiter aktivieren.',
  'VIN-ACT-11':
    'Derselbe Begleiter oder der Charakter wird höchstens einmal je Zug aktiviert, auch wenn du ein weiteres Mal aktivieren darfst.',

  // —— visit or rest ——
  'VIN-VISIT-01': 'Je Zug darfst du eines von beiden tun: eine Region besuchen oder dich ausruhen.',
  'VIN-VISIT-02': 'Ein Besuch nutzt die Wirkung genau eines entdeckten Hexfelds, das dein Dreieck berührt.',
  'VIN-VISIT-03':
    'Ein Besuch ist nur erlaubt, wenn die Kosten mindestens einer Ausführung nach Abzug von Vergünstigungen vollständig bezahlt werden.',
  'VIN-VISIT-04': 'Was eine Region mit einem Pfeil zeigt, wird einmal je Besuch und einmal je Zug ausgeführt.',
  'VIN-VISIT-05':
    'Was eine Region mit einem Doppelpunkt zeigt, darf während des Besuchs so oft ausgeführt werden, wie du zahlen kannst. Das gilt für Kommandoposten, Schrein und Kloster.',
  'VIN-VISIT-06': 'Attribute werden bezahlt, indem Blöcke von den Kreisen zurück zum Einfluss gehen.',
  'VIN-VISIT-07':
    'Kontrolliert eine andere Person die Region, die du besuchst, erhält sie 2 Ehre, einmal je Besuch und bevor die Wirkung ausgeführt wird.',
  'VIN-VISIT-08': 'Statt zu besuchen, darfst du dich ausruhen; das steigert deine Energie um 1.',
  'VIN-VISIT-09':
    'Eine Karte, die du von einem Stapel bekommst, ist entweder die oberste des offenen oder, ungesehen, die oberste des verdeckten Stapels.',
  'VIN-VISIT-10':
    'Wurde eine Karte vom verdeckten Stapel genommen, wird dessen nächste Karte auf den offenen Stapel aufgedeckt.',
  'VIN-VISIT-11':
    'Ist der offene Stapel leer, nachdem eine Karte von ihm genommen wurde, wird die nächste Karte des verdeckten Stapels dorthin aufgedeckt.',
  'VIN-VISIT-12':
    'Verbessertes Ziehen ersetzt die übliche Weise, eine Karte zu nehmen: Du zahlst 1 Überzeugungskraft, die zum Einfluss geht, und wählst frei aus dem ganzen offenen Stapel und den 3 obersten Karten des verdeckten. Alles nicht Gewählte wird in den verdeckten Stapel gemischt, und der offene beginnt neu mit dessen oberster Karte.',
  'VIN-VISIT-15': 'Du darfst eine Region besuchen, die du selbst kontrollierst. Dadurch erhält niemand Ehre.',
  'VIN-VISIT-16':
    'Ein bezahlter Besuch ist auch dann erlaubt, wenn seine Wirkung ausbleibt, etwa beim Schrein, wenn kein Begleiter einen Block trägt, beim Kommandoposten mit Geschwindigkeit 5 oder beim Fort ohne Einfluss. Er ist nicht erlaubt, wenn die nötigen Karten aufgebraucht sind, wenn dir am Klaffenden Schlund ein Champion fehlt oder wenn du am Mysteriösen Turm weder etwas kaufst noch etwas lädst.',

  // —— regions ——
  'VIN-REG-01': 'Akademie: Wirf kostenlos den Attributwürfel und erhalte 1 von dem Attribut, das er zeigt.',
  'VIN-REG-02': 'Altertümliches Grab: Erhalte für 2 Weisheit 1 Eigenschaft.',
  'VIN-REG-03':
    'Mysteriöser Turm: Erhalte für 2 Vision 1 Reliquie; damit oder ohne das lade beliebig viele deiner Reliquien auf.',
  'VIN-REG-04': 'Kommandoposten: Erhöhe für je 3 Stärke deine Geschwindigkeit um einen Schritt.',
  'VIN-REG-05': 'Fort: Erhalte kostenlos bis zu 2 Stärke.',
  'VIN-REG-06': 'Klaffender Schlund: Besiege für 2 Courage 1 Monster.',
  'VIN-REG-07': 'Heiliger Kirchturm: Erhalte kostenlos bis zu 2 Inspiration.',
  'VIN-REG-08': 'Schenke: Erhalte für 2 Inspiration, 2 Wissen oder 2 Stärke 1 gelben, blauen oder roten Begleiter.',
  'VIN-REG-09': 'Bibliothek: Erhalte kostenlos bis zu 2 Wissen.',
  'VIN-REG-10': 'Kloster: Steigere für je 1 Wissen deine Energie um 1.',
  'VIN-REG-11':
    'Schrein: Nimm für je 1 Inspiration bis zu 2 Blöcke von deinen Begleitern, von einem oder mehreren, zum Einfluss zurück; die Begleiter bleiben.',
  'VIN-REG-12': 'Jede Region des Grundspiels lässt sich kontrollieren. Ihr Kontrollkreis ist 2 Ehre wert.',

  // —— bonus actions ——
  'VIN-BONUS-CONVERT-01':
    'Zum Konvertieren nimmst du je einen Block von zwei verschiedenen Standardkreisen: Einer geht auf den passenden heroischen Kreis, der andere zurück zum Einfluss.',
  'VIN-BONUS-CONVERT-02': 'Inspiration und Stärke ergeben Courage.',
  'VIN-BONUS-CONVERT-03': 'Inspiration und Wissen ergeben Weisheit.',
  'VIN-BONUS-CONVERT-04': 'Wissen und Stärke ergeben Vision.',
  'VIN-BONUS-CONVERT-05':
    'Konvertiert wird nur in eine Richtung: Nichts macht aus einem heroischen Attribut wieder Standardattribute.',
  'VIN-BONUS-CONVERT-06': 'Du darfst je Zug beliebig oft konvertieren.',
  'VIN-BONUS-PROF-01': 'Je Zug kannst du ein Kenntnisplättchen kaufen. Sein Preis ist 3 vom eigenen Attribut.',
  'VIN-BONUS-PROF-02': 'Ein Kenntnisplättchen gibt es nur, solange eines dieses Attributs im Vorrat liegt.',
  'VIN-BONUS-PROF-03': 'Kenntnisplättchen gibt es für alle sechs Attribute, Standardattribute wie heroische.',
  'VIN-BONUS-CONTROL-01':
    'Kontrolle setzt einen bezahlten Besuch dieser Region im selben Zug voraus. Sie wird entweder unmittelbar vor dem Besuch übernommen oder jederzeit danach.',
  'VIN-BONUS-CONTROL-02': 'Kontrolliert niemand die Region, legst du 1 Block von der Überzeugungskraft auf sie.',
  'VIN-BONUS-CONTROL-03':
    'Ein Rauswurf kostet dich 2 Blöcke der Überzeugungskraft: Der erste geht zu deinem Einfluss, der zweite auf die Region.',
  'VIN-BONUS-CONTROL-04': 'Die Kontrolle zu übernehmen bringt sofort 2 Ehre.',
  'VIN-BONUS-CONTROL-05': 'In der Schlusswertung ist jede Region unter deiner Kontrolle 2 Ehre wert.',
  'VIN-BONUS-CONTROL-06': 'Besucht jemand anders eine deiner Regionen, bringt dir das 2 Ehre.',
  'VIN-BONUS-CONTROL-07':
    'Wer die Kontrolle verliert, nimmt den Block zum Einfluss zurück. Schon erhaltene Ehre bleibt.',
  'VIN-BONUS-CONTROL-08':
    'Du kontrollierst nur, was du besuchst: In einem Zug, in dem du nur eine andere Region besuchst, gibt es keine Kontrolle über diese.',
  'VIN-BONUS-CONTROL-09':
    'Übernimmst du die Kontrolle vor dem Besuch, gehört die Region beim Besuch schon dir, und der Besuch bringt niemandem etwas ein.',
  'VIN-BONUS-CONTROL-10': 'Auf einer Region liegt höchstens ein Block, der sie kontrolliert.',
  'VIN-BONUS-RECALL-01':
    'In deinem Zug darfst du jederzeit einen einzelnen eigenen Block, der nicht auf dem Potenzial liegt, zum Einfluss zurücknehmen: von einem Kreis, von der Überzeugungskraft, von einer Region, einer Reliquie oder einer Eigenschaft.',
  'VIN-BONUS-RECALL-02':
    'Ein Begleiter gibt seine Blöcke nur alle zusammen zurück, und du trennst dich von ihm: Die Karte wird abgelegt, und ihre positive Ehre ist verloren.',
  'VIN-BONUS-RECALL-03': 'Den Block einer Region zurückzunehmen gibt ihre Kontrolle auf.',
  'VIN-BONUS-RECALL-04': 'Wie oft du je Zug Einfluss wiedererlangst, ist nicht begrenzt.',
  'VIN-BONUS-VIND-01':
    'Du darfst deinen Charakter auf die rehabilitierte Seite drehen, solange dein Potenzial leer ist und du mindestens 25 Ehre hast.',
  'VIN-BONUS-VIND-02': 'Nichts macht eine Rehabilitierung rückgängig.',
  'VIN-BONUS-VIND-03': 'Die Rehabilitierung bringt dir einmalig 5 Ehre.',
  'VIN-BONUS-VIND-04': 'Die Rehabilitierung ist freiwillig und kostet nichts.',
  'VIN-BONUS-MORE-01': 'Eine Eigenschaft zu nutzen ist eine Bonusaktion.',
  'VIN-BONUS-MORE-02': 'Eine Reliquie zu nutzen ist eine Bonusaktion.',

  // —— the power board ——
  'VIN-POWER-01': 'Jeder ausgegebene oder zurückgegebene Block geht zum Einfluss.',
  'VIN-POWER-02':
    'Blöcke auf dem Potenzial sind nicht nutzbar. Sie werden es nur durch Steigern der Energie: beim Ausruhen, im Kloster oder durch Karten.',
  'VIN-POWER-03':
    'Der Einfluss ist die Kasse: Attribute, Aktivierungen und Ladungen von Reliquien werden mit seinen Blöcken bezahlt.',
  'VIN-POWER-04':
    'Überzeugungskraft zahlt für besondere Schwierigkeiten: Kontrolle, verbessertes Ziehen, die Rettung eines Champions und die Kosten mancher Karten.',
  'VIN-POWER-05':
    'Die Energie um 1 zu steigern heißt, einen Block einen Schritt nach rechts zu legen, vom Potenzial zum Einfluss oder vom Einfluss zur Überzeugungskraft, nach deiner Wahl.',
  'VIN-POWER-06':
    'Die Energie um 1 zu verringern heißt, einen Block einen Schritt nach links zu legen, von der Überzeugungskraft zum Einfluss oder vom Einfluss zum Potenzial, nach deiner Wahl.',
  'VIN-POWER-07': 'Keine Zone des Energiebretts ist begrenzt.',

  // —— cards and honor ——
  'VIN-CARD-01': 'Eine Karte zu erhalten ändert deine Ehre sofort um den aufgedruckten Wert, nach oben oder unten.',
  'VIN-CARD-02': 'Verlorene und abgelegte Karten sind aus dem Spiel.',
  'VIN-CARD-03': 'Mit einer solchen Karte verlierst du sofort die aufgedruckte Ehre, wenn sie positiv ist.',
  'VIN-CARD-04': 'Ist die aufgedruckte Ehre negativ, wird nichts erstattet.',
  'VIN-CARD-05': 'Blöcke auf einer verlorenen oder abgelegten Karte gehen zum Einfluss zurück.',
  'VIN-CARD-06':
    'Entfernte Karten kommen nie zurück. Sind verdeckter und offener Stapel leer, gibt es keine Karte dieser Art mehr.',
  'VIN-HONOR-01': 'Ehre fällt nie unter 0. Der Rest eines Verlusts entfällt.',
  'VIN-HONOR-02': 'Ehre darf 100 übersteigen; nach oben gibt es keine Grenze.',
  'VIN-HONOR-03': 'Ehre ist jederzeit öffentlich. Die Ehre der Aufträge kommt erst in der Schlusswertung hinzu.',

  // —— companions ——
  'VIN-COMP-01':
    'Eine Begleiterkarte zeigt das Nicht-Start-Symbol oder keines, einen Namen, eine Initiativzahl, die Attribute bei Aktivierung, die sofortige Ehre, einen Bereich für Blöcke und vielleicht eine Fähigkeit.',
  'VIN-COMP-02': 'Begleiter findet man in Schenken für 2 Inspiration (gelb), 2 Wissen (blau) oder 2 Stärke (rot).',
  'VIN-COMP-03':
    'Die Aktivierung legt einen Block vom Einfluss auf den Begleiter. Seine besondere Fähigkeit gilt nur in diesem Zug.',
  'VIN-COMP-04': 'Die Zahl der Begleiter ist nicht begrenzt.',
  'VIN-COMP-05': 'Jeder Begleiter zählt 1 für die Meisterschaft im Attribut seiner Farbe.',
  'VIN-COMP-06':
    'Mit jeder Aktivierung sammeln sich Blöcke an, ohne Grenze. Ein Schrein oder eine Wirkung bringt sie zurück.',
  'VIN-COMP-07':
    'Fähigkeiten, die immer gelten oder auf ein Ereignis antworten, wirken ohne Aktivierung, auch in den Zügen der anderen.',
  'VIN-COMP-08': 'Fähigkeiten für das Erscheinen einer Karte und für das Spielende brauchen keine Aktivierung.',

  // —— traits and relics ——
  'VIN-TRAIT-01': 'Eine Eigenschaftskarte zeigt einen Namen, die sofortige Ehre und eine Fähigkeit.',
  'VIN-TRAIT-02': 'Eigenschaften findet man nur im Altertümlichen Grab.',
  'VIN-TRAIT-03':
    'Manche Eigenschaften werden genutzt, indem man 1 Einflussblock auf sie legt. Sie fassen so viele, wie sie Plätze haben.',
  'VIN-TRAIT-04': 'Eine Eigenschaft darf von dem Moment an genutzt werden, in dem du sie erhältst.',
  'VIN-TRAIT-05':
    'Eigenschaften, deren Fähigkeit nicht begrenzt ist, dürfen mehrmals je Zug genutzt werden, solange die Kosten bezahlt werden können.',
  'VIN-TRAIT-06': 'Die Zahl der Eigenschaften ist nicht begrenzt.',
  'VIN-TRAIT-07': 'Eine passive Eigenschaft wirkt auch in den Zügen der anderen.',
  'VIN-TRAIT-08': 'Jede Eigenschaft zählt 1 für die Meisterschaft in Weisheit.',
  'VIN-TRAIT-09':
    'Jeder Platz einer Eigenschaft kann höchstens einmal je Zug gefüllt werden, auch wenn sein Block inzwischen zurückgenommen wurde.',
  'VIN-RELIC-01':
    'Eine Reliquienkarte zeigt einen Namen, die sofortige Ehre, einen Bereich für Blöcke, die Anfangsladung und ihre Fähigkeiten, die begrenzt sein können.',
  'VIN-RELIC-02':
    'Erhältst du eine Reliquie, gehen so viele Blöcke vom Einfluss auf sie, wie ihre Anfangsladung angibt.',
  'VIN-RELIC-03': 'Eine Ladung zu zahlen legt einen Block von der Reliquie zum Einfluss zurück.',
  'VIN-RELIC-04': 'Eine Reliquie fasst höchstens 3 Blöcke.',
  'VIN-RELIC-05': 'Reliquien findet man im Mysteriösen Turm für 2 Vision.',
  'VIN-RELIC-06':
    'Zu einem Besuch des Mysteriösen Turms gehört, wenn du willst, ein Aufladen deiner Reliquien mit Einflussblöcken, beliebig vieler Reliquien mit bis zu 3 Blöcken auf jeder, ob du eine Reliquie kaufst oder nicht.',
  'VIN-RELIC-07':
    'Eine Reliquie darf von dem Moment an genutzt werden, in dem du sie erhältst. Fähigkeiten, die die Karte einschränkt, wirken nur einmal je Zug.',
  'VIN-RELIC-08': 'Fähigkeiten von Reliquien ohne diese Grenze dürfen mehrmals je Zug genutzt werden.',
  'VIN-RELIC-09': 'Die Zahl der Reliquien ist nicht begrenzt.',
  'VIN-RELIC-10': 'Eine passive Reliquie wirkt auch in den Zügen der anderen.',
  'VIN-RELIC-11': 'Jede Reliquie zählt 1 für die Meisterschaft in Vision.',
  'VIN-RELIC-12':
    'Das Aufladen ist eine einzige Entscheidung über die Blöcke für alle Reliquien, einmal je Besuch, vor oder nach dem Kauf. Währenddessen wird keine Reliquie genutzt.',

  // —— monsters ——
  'VIN-MONSTER-01':
    'Eine Monsterkarte zeigt einen Namen, die sofortige Ehre und einen Bonus für das Spielende mit seiner Bedingung oder eine Fähigkeit.',
  'VIN-MONSTER-02': 'Ein Kampf braucht einen Champion. Ohne ihn lässt sich der Klaffende Schlund nicht besuchen.',
  'VIN-MONSTER-03': 'Dein Champion ist der Begleiter mit deiner niedrigsten Initiativzahl.',
  'VIN-MONSTER-04': 'Der Champion verliert nie: Das Monster wird immer besiegt.',
  'VIN-MONSTER-05': 'Nach dem Sieg nimmst du wie bei jeder Karte das offene oder das verdeckte Monster und seine Ehre.',
  'VIN-MONSTER-06': 'Dann werden Monsterwürfel und Attributwürfel zusammen geworfen.',
  'VIN-MONSTER-07': 'Attributwürfel: Du darfst für einen Block vom Einfluss 1 von dem Attribut nehmen, das er zeigt.',
  'VIN-MONSTER-08':
    'Erschöpfung: 2 Einflussblöcke kommen auf den Champion. Hat der Einfluss zu wenige, nimm erst welche zurück.',
  'VIN-MONSTER-09': 'Tod: Der Champion und seine positive Ehre sind verloren.',
  'VIN-MONSTER-10': 'Der Tod wird abgewendet, indem 1 Block von der Überzeugungskraft zum Einfluss geht.',
  'VIN-MONSTER-11': 'Misslingen: Nichts geschieht.',
  'VIN-MONSTER-12': 'Die Fähigkeit eines Monsters, die etwas kostet, darf mehrmals je Zug genutzt werden.',
  'VIN-MONSTER-13': 'Die Zahl der Monster ist nicht begrenzt.',
  'VIN-MONSTER-14': 'Jedes Monster zählt 1 für die Meisterschaft in Courage.',
  'VIN-MONSTER-15': 'Beide Würfel werden auch dann geworfen, wenn sich das Attribut nicht nehmen lässt.',

  // —— speed, quests, proficiency, mastery ——
  'VIN-SPEED-01':
    'Jede Zahlung von 3 Stärke im Kommandoposten erhöht deine Geschwindigkeit um einen Schritt, von 2 auf 3, 4 und 5.',
  'VIN-SPEED-02': 'Die Geschwindigkeit darf bei einem Besuch mehrmals erhöht werden.',
  'VIN-SPEED-03': '5 ist die höchste Geschwindigkeit. Sie sinkt nie wieder.',
  'VIN-SPEED-04': 'Eine höhere Geschwindigkeit gilt sofort, auch für eine Bewegung später im selben Zug.',
  'VIN-QUEST-01':
    'Eine Karte der geheimen Ziele trägt zwei voneinander unabhängige Ziele. Keines muss erreicht werden.',
  'VIN-QUEST-02': 'Die Schlusswertung bezahlt jedes erreichte Ziel: keines, eines oder beide.',
  'VIN-QUEST-03': 'Verfehlte Ziele kosten nichts.',
  'VIN-QUEST-04': 'Aufträge bleiben bis zur Schlusswertung verborgen.',
  'VIN-PROF-01': 'Für die Meisterschaft wiegt ein Kenntnisplättchen so viel wie 2 Karten seiner Farbe.',
  'VIN-PROF-02':
    'Du darfst beliebig viele Kenntnisplättchen besitzen, auch mehrere eines Attributs, solange der Vorrat reicht.',
  'VIN-PROF-03':
    'In deinem Zug darfst du ein Kenntnisplättchen zurückgeben, um bis zu 2 von seinem Attribut zu erhalten. Das Plättchen geht in den Vorrat zurück.',
  'VIN-MASTERY-01': 'Am Ende wird für jedes Attribut ein Meisterplättchen vergeben.',
  'VIN-MASTERY-02':
    'Wer in der Zählung eines Attributs allein vorn liegt, gewinnt dessen Plättchen. Wird der erste Platz geteilt, bekommt es niemand.',
  'VIN-MASTERY-03':
    'Gezählt werden die Karten dieser Farbe, 2 je Kenntnisplättchen und was andere Karten zur Meisterschaft beitragen.',
  'VIN-MASTERY-04': 'Eine Zählung von 0 gewinnt nie.',
  'VIN-MASTERY-05': 'Jedes Meisterplättchen bringt 5 Ehre.',

  // —— the end ——
  'VIN-END-01': 'Erfüllt jemand die Bedingung eines offenen Auslösers, ist die folgende Runde die letzte.',
  'VIN-END-02':
    'Wer mit seiner Ehre als Erster das Feld einer Münze erreicht oder überschreitet, nimmt sie, und eine weitere Auslöserkarte wird aufgedeckt.',
  'VIN-END-03':
    'Ist das Ende ausgelöst, liegen keine Münzen mehr auf der Leiste. Die laufende Runde wird beendet, und genau eine weitere folgt.',
  'VIN-END-04':
    'Auslöser werden nach jeder einzelnen Änderung geprüft, für alle, auch außerhalb des eigenen Zuges. Ein neu aufgedeckter Auslöser, der schon erfüllt ist, beendet das Spiel ebenso.',
  'VIN-END-05': 'Einmal ausgelöst, ist das Ende unumkehrbar, auch wenn die Bedingung später nicht mehr erfüllt ist.',
  'VIN-END-06':
    'Wer mehrere Münzen auf einmal erreicht, nimmt alle und deckt für jede einen Auslöser auf, in aufsteigender Reihenfolge.',
  'VIN-END-07': 'Ist bis zum Ende der Runde 30 kein Auslöser erfüllt, ist Runde 31 die letzte.',
  'VIN-FINAL-01':
    'Die Schlusswertung zählt hinzu: Meisterplättchen, Boni von Karten für das Spielende, geheime Aufträge und 2 Ehre je kontrollierter Region.',
  'VIN-FINAL-02':
    'Alle Bedingungen und Zählungen gelten so, wie sie am Ende des letzten Zuges sind, bevor Ehre der Schlusswertung hinzukommt.',
  'VIN-FINAL-03': 'Die Schlusswertung nimmt keine Münzen und deckt keine Auslöser auf.',
  'VIN-FINAL-04': 'Wer die meiste Ehre hat, gewinnt.',
  'VIN-TIE-01': 'Bei Gleichstand entscheiden die meisten Blöcke auf der Überzeugungskraft.',
  'VIN-TIE-02': 'Bleibt es beim Gleichstand, entscheiden die wenigsten Blöcke auf dem Potenzial.',
  'VIN-TIE-03': 'Bleibt es auch dann dabei, entscheiden die wenigsten Auslösemünzen.',
  'VIN-TIE-04': 'Ist auch das gleich, wird der Sieg geteilt.',

  // —— options ——
  'VIN-MOD-01': 'Varianten werden vor dem Aufbau gewählt und gelten für die ganze Partie.',

  // —— rulings ——
  'VIN-RULING-01':
    'Kenntnisplättchen und Eigenschaften sind zweierlei, auch wo sie ähnlich heißen: Ein Plättchen zählt für die Meisterschaft, eine Eigenschaft ist eine Karte. Der weiße Würfel zeigt Attribute.',
  'VIN-RULING-02': 'Regionen heißen wie ihre Plättchen.',
  'VIN-RULING-03': 'Auch der Stapel der Eigenschaften wird beim Aufbau gemischt und geöffnet.',
  'VIN-RULING-04': 'Die ersten Begleiter kommen vom verdeckten Stapel, nie vom offenen.',
  'VIN-RULING-05':
    'Reisen werden in aufsteigender Nummer ausgeführt, jede ganz vor der nächsten. Das ist wichtig, wenn zwei dieselbe Farbe haben.',
  'VIN-RULING-06':
    'Benachbarte Startdreiecke teilen sich ein Hexfeld. Wer später dran ist, zieht nur für noch offene Hexfelder: 1 oder, zwischen zwei Nachbarn, 0.',
  'VIN-RULING-07': 'Es gibt 21 Blöcke je Farbe; mehr werden es nicht.',
  'VIN-RULING-09': 'Wer beginnt, bleibt das ganze Spiel hindurch gleich, damit alle gleich viele Züge haben.',
  'VIN-RULING-10': 'Die abgelehnten geheimen Ziele gehen in den Stapel zurück, nicht aus dem Spiel.',
  'VIN-RULING-11': 'Beide Seiten des gedruckten Spielplans sind gleichwertig; hier gibt es eine.',
  'VIN-RULING-12': 'Nur Bewegen ist Pflicht.',
  'VIN-RULING-13':
    'Bonusaktionen sind zwischen den Schritten einer Bewegung und zwischen den Ausführungen einer wiederholbaren Wirkung erlaubt, aber nicht, solange eine Entscheidung ansteht, etwa über eine Karte, ein Würfelergebnis oder ein Ziel. Dann darfst du nur Einfluss wiedererlangen und, bei Würfeln, Fähigkeiten nutzen, die diesen Wurf betreffen.',
  'VIN-RULING-14':
    'Wo eine Bewegung begann, ist dort, wo das Medaillon zu Beginn der Bewegung dieses Zuges stand, nicht das Uferdreieck vom Aufbau.',
  'VIN-RULING-15':
    'Eine Bewegung darf ein Dreieck wieder betreten, auch das, auf dem sie begann, solange sie dort nicht endet.',
  'VIN-RULING-16': 'Entdeckt wird auf jedem betretenen Dreieck, nicht nur auf dem letzten.',
  'VIN-RULING-17':
    'Die 36 Dreiecke haben 42 Verbindungen. Ein Uferdreieck hat nur einen Nachbarn: Niemand läuft die Küste entlang.',
  'VIN-RULING-18':
    'Zu höchstens fünft kann man nur auf einem Uferdreieck mit Geschwindigkeit 2 eingeschlossen sein, wenn drei andere auf den drei nächsten Dreiecken stehen. 1 mehr genügt dann immer.',
  'VIN-RULING-19':
    'Welcher Block beim Einschluss zurückgeht, ist deine Wahl. Liegt weder auf Überzeugungskraft noch auf Einfluss einer, auch nach Zurücknehmen nicht, entfällt die Bewegung.',
  'VIN-RULING-20':
    'Ob du eingeschlossen bist, richtet sich nach der Geschwindigkeit, die du in diesem Moment hast, samt Fähigkeiten und Erhöhungen. Ungenutzte Fähigkeiten müssen nicht genutzt werden.',
  'VIN-RULING-21':
    'Du wählst das Hexfeld, nachdem du jedes Plättchen gesehen hast, beim Aufbau nach allen eigenen. Plättchen haben keine Richtung.',
  'VIN-RULING-22': 'Wie viele Attribute du höchstens bekommst, zeigt die Karte; die Kreise haben keine Grenze.',
  'VIN-RULING-23':
    'Standardattribute auf einem Begleiter dürfen beliebig aus Inspiration, Wissen und Stärke gemischt sein.',
  'VIN-RULING-24':
    'Geht der Einfluss aus, während du Attribute nimmst, darfst du Blöcke zurücknehmen oder weniger nehmen.',
  'VIN-RULING-25': 'Kommandoposten, Schrein und Kloster lassen sich wiederholen, aber jedes Mal wird bezahlt.',
  'VIN-RULING-26':
    'Die Ehre für die Kontrolle wird einmal je Besuch bezahlt, gleich wie oft die Wirkung wiederholt wird, und nur für einen erlaubten Besuch.',
  'VIN-RULING-27':
    'Nach verdecktem Ziehen kommt eine Karte auf den offenen Stapel, so dass er wachsen kann. Mit einer Variante wird nur aufgedeckt, wenn der offene Stapel leer ist.',
  'VIN-RULING-28': 'Vom offenen Stapel ist nur die oberste Karte zu haben. Die darunter sind öffentlich.',
  'VIN-RULING-29':
    'Karten, die beim verbesserten Ziehen oder beim Ansehen eines Stapels gesehen werden, kennt nur, wer zieht oder ansieht.',
  'VIN-RULING-30':
    'Die Überzeugungskraft für verbessertes Ziehen wird bezahlt, bevor man die Karten sieht. Hat der Stapel weniger als 3 Karten, sieht man alle; hat er keine, ist es nur erlaubt, wenn mindestens 2 Karten offen liegen.',
  'VIN-RULING-31':
    'Verbessertes Ziehen ist überall möglich, wo eine Karte aus einem Besuch kommt, nicht aber bei Karten, die eine Wirkung gibt.',
  'VIN-RULING-33': 'Ist der verdeckte Stapel leer, gibt es nur den offenen, und keine neue Karte wird aufgedeckt.',
  'VIN-RULING-34':
    'Vergünstigungen senken die Kosten einer Region, die Karten gibt, nie unter 1 Attribut. Bei wiederholbaren Wirkungen gelten sie nur für die erste Ausführung des Besuchs.',
  'VIN-RULING-35': 'Wer sich ausruht, übernimmt keine Kontrolle, denn sie braucht einen Besuch.',
  'VIN-RULING-36':
    'Kontrolle vor dem Besuch gehört zum Besuch, dessen Wirkung sofort folgt. Sie ist also nur möglich, wenn der Besuch bezahlt werden kann.',
  'VIN-RULING-37':
    'Kontrolle nach dem Besuch ist bis zum Ende des Zuges möglich, aber nur, solange du noch neben der Region stehst.',
  'VIN-RULING-38':
    'Jede in einem Zug besuchte Region darf kontrolliert werden, einmal je Besuch; mit einem weiteren Besuch sind das zwei, auch die erste nach dem zweiten Besuch, solange du noch neben ihr stehst.',
  'VIN-RULING-39':
    'Über eine Region, die schon dir gehört, kannst du die Kontrolle nicht übernehmen. Nachdem du sie aufgegeben hast, auch im selben Zug, kannst du sie mit einem Besuch und 1 Überzeugungskraft für die üblichen 2 Ehre wieder übernehmen. Mit einer Variante gibt es diese Ehre nicht, wenn du sie zuletzt kontrolliert hast.',
  'VIN-RULING-40':
    'Wer hinausgeworfen wird, verliert keine Ehre. Wer hinauswirft, zahlt dafür nichts außer der Ehre für einen Besuch davor.',
  'VIN-RULING-41': 'Einfluss wiedererlangen kannst du nur im eigenen Zug, einen Block auf einmal und beliebig oft.',
  'VIN-RULING-42': 'Von einem Begleiter ohne Block kannst du dich nicht trennen.',
  'VIN-RULING-43': 'Du darfst dich auch vom letzten Begleiter trennen.',
  'VIN-RULING-44':
    'Blöcke auf einer Eigenschaft werden zurückgenommen wie alle anderen, auch in dem Zug, in dem sie hingelegt wurden. Begrenzt ist, wie oft ein Platz gefüllt wird.',
  'VIN-RULING-45': 'Der Block einer Reliquie darf zurückgenommen werden, ohne die Reliquie zu nutzen.',
  'VIN-RULING-47': 'Bei 0, wo die Leiste beginnt, hört die Ehre auf zu fallen.',
  'VIN-RULING-48':
    'Münzen nimmt nur, wer sie als Erster erreicht, und sie kommen nie zurück, auch wenn die Ehre sinkt.',
  'VIN-RULING-49': 'Eine Rehabilitierung ist 5 Ehre wert.',
  'VIN-RULING-50': 'Blöcke, die später zum Potenzial zurückgehen, machen eine Rehabilitierung nicht rückgängig.',
  'VIN-RULING-51': 'Sind mehrere Auslöser auf einmal erfüllt, wird das Ende einmal ausgelöst.',
  'VIN-RULING-52':
    'Erfüllt die letzte Person einer Runde einen Auslöser, ist das die laufende Runde: Genau eine weitere folgt.',
  'VIN-RULING-53': 'Ist das Ende ausgelöst, bleiben keine Münzen, also wird kein weiterer Auslöser aufgedeckt.',
  'VIN-RULING-54':
    'Erreicht eine Änderung eine Münze und erfüllt einen Auslöser, kommen erst Münzen und neue Auslöser, dann die Prüfung.',
  'VIN-RULING-55': 'Bei Gleichstand zählen nur Blöcke in der Zone der Überzeugungskraft, nicht die auf Regionen.',
  'VIN-RULING-56': 'Ein Meisterplättchen braucht eine einzige Person an der Spitze, auch zu zweit.',
  'VIN-RULING-57':
    'Kenntnisplättchen zählen nur für die Meisterschaft, nicht als Karten für Auslöser, Aufträge oder Boni von Karten.',
  'VIN-RULING-58': 'Alle sechs Meisterplättchen sind je 5 Ehre wert.',
  'VIN-RULING-59': 'Die Grenze von 30 Runden sorgt dafür, dass jede Partie endet.',
  'VIN-RULING-60': 'Keine zwei Begleiter haben dieselbe Initiativzahl, so dass nie fraglich ist, wer Champion ist.',
  'VIN-RULING-61':
    'Ein Kampf läuft so ab: Courage zahlen, Monster wählen, seine Ehre, was der Sieg über ein Monster auslöst, der Wurf mit bestimmten Seiten und neuen Würfen, das Ergebnis für den Champion, das Attribut. Die beiden letzten darfst du tauschen.',
  'VIN-RULING-62':
    'Wer Champion ist, steht beim Wurf fest. Von der Zahlung am Klaffenden Schlund bis das Ergebnis für den Champion ausgeführt ist, kannst du dich von keinem Begleiter trennen.',
  'VIN-RULING-63':
    'Hat der Einfluss zu wenige Blöcke für die Erschöpfung, gibt er, was er hat; dann musst du beliebige Blöcke zurücknehmen, bis 2 auf dem Champion liegen. Von Begleitern trennst du dich dafür nie. Reicht auch das nicht, wird gelegt, was da ist.',
  'VIN-RULING-64':
    'Überzeugungskraft verhindert den Tod nur, wenn in diesem Moment mindestens 1 Block dort liegt. Zurücknehmen hilft nicht, denn es führt zum Einfluss.',
  'VIN-RULING-65':
    'Schutz vor dem Tod macht aus Tod Erschöpfung, Schutz vor Erschöpfung macht aus Erschöpfung Misslingen, und beides zusammen macht aus Tod Misslingen. Ob Überzeugungskraft gezahlt wird, entscheidet sich danach.',
  'VIN-RULING-66': 'Die Blöcke eines toten Champions gehen zum Einfluss zurück.',
  'VIN-RULING-67':
    'Hat der Einfluss zu wenige Blöcke für die Anfangsladung einer Reliquie, darfst du erst welche zurücknehmen oder weniger legen.',
  'VIN-RULING-68': 'Eine Reliquie mit 3 Blöcken lässt sich nicht weiter laden.',
  'VIN-RULING-69': 'Den Mysteriösen Turm nur zum Aufladen zu besuchen kostet keine Vision.',
  'VIN-RULING-70':
    'Dass Fähigkeiten von Monstern mehrmals je Zug nutzbar sind, betrifft Monster, deren Fähigkeit etwas kostet.',
  'VIN-RULING-71':
    'Der Monsterwürfel zeigt dreimal Misslingen, zweimal Erschöpfung und einmal Tod, der Attributwürfel jedes Attribut einmal.',
  'VIN-RULING-78':
    'Wirkungen gegen eine andere Person verlangen von ihr keine Entscheidung: Wer am Zug ist, wählt das Ziel, und der Rest folgt daraus.',
  'VIN-RULING-116':
    'Fähigkeiten, die auf ein Ereignis antworten, antworten auf nichts im Aufbau. Beim Aufbau gelegte Plättchen sind keine Entdeckung.',
  'VIN-RULING-117':
    'Fähigkeiten, die im Zug einer anderen Person auf ein Ereignis antworten, wirken von selbst. Außerhalb des eigenen Zuges wird niemand gefragt.',
  'VIN-RULING-118':
    'Mehrere Antworten auf ein Ereignis wirken in der Zugreihenfolge, zuerst die der Person am Zug, und bei einer Person in der Reihenfolge, in der sie die Karten bekam. Ehre, die ein Ereignis mehreren bringt, wird ebenso verbucht; genommene Ehre geht erst verloren, dann wird sie erhalten.',
  'VIN-RULING-119':
    'Ein weiterer Besuch gilt einem anderen Hexfeld als die Besuche davor. Ein zweites Plättchen derselben Art ist erlaubt. Er darf auch auf ein Ausruhen folgen.',
  'VIN-RULING-120': 'Ein Zug, der nur aus einer Bewegung besteht, ist erlaubt.',
  'VIN-RULING-121':
    'Auch Attribute aus der Akademie und von den Würfeln brauchen Einflussblöcke. Gibt es keine und wird keiner zurückgenommen, verfällt der Gewinn.',
  'VIN-RULING-122':
    'Eine Karte, die eine Wirkung gibt, wird erhalten wie jede andere: Der offene Stapel wird wie üblich ergänzt, ihre Ehre zählt, und Fähigkeiten, die darauf antworten, wirken.',
  'VIN-RULING-125': 'Entfernte Karten sind öffentlich.',
  'VIN-RULING-126': 'Die Ehre für einen Besuch kommt aus der Bank. Wer besucht, verliert nichts.',
  'VIN-RULING-127':
    'Wird die Kontrolle vor einem Besuch übernommen, der sich auf mehrere Arten bezahlen lässt, wird die Zahlung zuerst gewählt.',
  'VIN-RULING-128':
    'Spätere Ausgaben bringen Anführer, Chroniken, ein Solospiel und weitere Regionen. Sie gehören nicht zu diesem Spiel.',
  'VIN-RULING-129':
    'Ein Besuch läuft so ab: Hexfeld und erste Zahlung werden gewählt, Kontrolle, wenn sie davor übernommen wird, Zahlung, Ehre für die Kontrolle und was sie auslöst, Wirkung, was der Besuch auslöst, weitere Ausführungen, Ende des Besuchs. Kontrolle danach ist eine Bonusaktion.',
  'VIN-RULING-130':
    'Eine Karte wird so erhalten: Sie kommt in den eigenen Besitz, der offene Stapel wird ergänzt, die aufgedruckte Ehre zählt mit Münzen und Auslösern, dann kommen Anfangsladung und was beim Erscheinen geschieht, zuletzt, was der Erhalt auslöst.',
  'VIN-RULING-132':
    'Was eine Fähigkeit für den Zug gewährt hat, bleibt, auch wenn ihre Karte das Spiel verlässt. Eine in diesem Zug erhaltene Karte darf in diesem Zug aktiviert oder genutzt werden.',
  'VIN-RULING-133':
    'Fähigkeiten, die man nach Wahl nutzt, sind als Ganzes freiwillig. Fähigkeiten für das Erscheinen, für Ereignisse und für das Spielende wirken von selbst; nur Mengen mit einer Obergrenze und neue Würfe lassen sich ablehnen. Mehrere Wirkungen folgen von links nach rechts aufeinander. Ist die Bedingung einer Fähigkeit nicht erfüllt, lassen sich auch ihre Kosten nicht bezahlen.',
  'VIN-RULING-134':
    'Konvertieren ist die Bonusaktion, die heroische Attribute schafft. Eine Wirkung, die Blöcke zwischen Kreisen verschiebt, ist in diesem Sinne keine.',
  'VIN-RULING-136':
    'Fähigkeiten von Reliquien und Eigenschaften, die die Karte einschränkt, dürfen einmal je Zug genutzt werden, alle anderen so oft, wie ihre Kosten bezahlt werden können.',
  'VIN-RULING-138':
    'Eine Bewegung endet, wenn der Spieler anhält, oder von selbst, wenn nichts sie mehr verlängern könnte: Kein Schritt ist übrig oder erlaubt, und keine Fähigkeit bringt einen weiteren, die jetzt oder nach anderen Bonus-Aktionen nutzbar wäre, etwa eine Reliquie, die sich dafür aufladen ließe.',
}
