/** The text of every rule and ruling, in the order of the ledger. */
export const rules: Readonly<Record<string, string>> = {
  // —— general ——
  'ARR-GEN-01':
    'Gespielt wird zu zweit, zu dritt oder zu viert. Jede Person führt einen Stamm, und kein Stamm wird doppelt geführt.',
  'ARR-GEN-02':
    'Jeder Stamm hat seinen eigenen Ruhm und seine eigene Korruption: ganze Zahlen ohne Obergrenze, die alle sehen.',
  'ARR-GEN-03': 'Weder Ruhm noch Korruption fallen je unter 0.',
  'ARR-GEN-04':
    'Ruhm oder Korruption kann nur zahlen oder abgeben, wer so viele Punkte hat; sonst steht die Wahl nicht offen. Eine Senkung „um bis zu“ einer Zahl endet bei 0.',
  'ARR-GEN-05':
    'Es gibt gewöhnliche Orte, Hafenorte und Burgenorte. Gewöhnliche Orte und Hafenorte bilden die Hauptinsel, und jeder von ihnen gehört zu genau einer Provinz. Burgenorte liegen auf Balors Insel und gehören zu keiner.',
  'ARR-GEN-06':
    'Ein Ort ist immer genau eines: leer, mit ein bis drei Bauscheiben eines einzigen Stammes befestigt, von einem offenen Fomori besetzt oder, nur bei Burgenorten, von einer Burg besetzt. Unbesetzt heißt leer.',
  'ARR-GEN-07':
    'Eine Bauscheibe ist ein Áit, zwei sind ein Broch, drei ein Caer. Mehr als drei Bauscheiben sind nicht möglich.',
  'ARR-GEN-08': 'Eine höhere Stufe enthält die niedrigeren: Ein Caer zu zerstören heißt, drei Stufen zu zerstören.',
  'ARR-GEN-09':
    'Verbunden und direkt verbunden bedeuten dasselbe: Zwischen den beiden Orten verläuft eine gedruckte Verbindung. Sie gilt in beide Richtungen.',
  'ARR-GEN-10': 'Zwei Hafenorte sind nicht schon deshalb verbunden, weil beide Häfen sind.',
  'ARR-GEN-11':
    'Stärke und Ruhm der vier Bedrohungen: Sineach 1 und 1, Athach 2 und 3, Monghfinn 3 und 6, Burg 4 und 10. Statt des Ruhms kann jede von ihnen auch 1 Korruption weniger bringen.',
  'ARR-GEN-12':
    'Im allgemeinen Vorrat sind die Schwerter und Schilde, die gerade niemand hat, die noch nicht gezogenen verdeckten Fomori und Taktikplättchen und, nach Stämmen getrennt, die unbenutzten Bauscheiben. Ein Stammesvorrat ist alles, was ein Stamm neben dem Spielplan besitzt.',
  'ARR-GEN-13': 'Wo immer es der Reihe nach geht, geht es im Uhrzeigersinn, von der Person an, die die Runde beginnt.',
  'ARR-GEN-14':
    'Fomori in einem Stammesvorrat liegen verdeckt. Niemand darf sie ansehen, auch nicht die Person, der sie gehören; wie viele es sind, ist kein Geheimnis.',
  'ARR-GEN-15':
    'Ob Ruhm oder Korruption das Spiel entscheidet, hängt allein davon ab, wie die Orte am Ende verteilt sind, nie davon, wodurch das Spiel zu Ende ging.',

  // —— setup ——
  'ARR-SETUP-01':
    'Im allgemeinen Vorrat liegen anfangs die Bauscheiben der beteiligten Stämme, 20 Schwerter und 12 Schilde.',
  'ARR-SETUP-02': 'Die 30 Taktikplättchen werden verdeckt gemischt, und sechs davon bilden offen die Auslage.',
  'ARR-SETUP-03': 'Der Rundenstein beginnt auf der 1.',
  'ARR-SETUP-04': 'Auf jedem der vier Burgenorte steht anfangs eine offene Burg.',
  'ARR-SETUP-05': 'Alle 50 Fomori werden verdeckt gemischt.',
  'ARR-SETUP-06':
    'Vier zufällige Fomori kommen offen auf die Hauptinsel, je einer auf die vier Orte, die mit einem Burgenort verbunden sind. Die anderen 46 bleiben verdeckt.',
  'ARR-SETUP-07':
    'Alle nehmen einen Stamm mit Stammeskarte und zwei Blockern, dazu drei Bauscheiben der Stammesfarbe in den Stammesvorrat. Übersichtskarten haben keinen Einfluss auf das Spiel.',
  'ARR-SETUP-08': 'Die 54 Ertragskarten werden gemischt und verdeckt auf drei Stapel zu je 18 Karten verteilt.',
  'ARR-SETUP-09': 'Der Zufall entscheidet, wer die Startspielerkarte bekommt und die erste Runde beginnt.',
  'ARR-SETUP-10':
    'Der Reihe nach setzt jeder Stamm eine Bauscheibe auf einen beliebigen leeren Hafenort. Sie ist ein Áit und eine der drei Bauscheiben von zuvor, also bleiben zwei im Stammesvorrat.',
  'ARR-SETUP-11':
    'Jeder Stamm hat auf jeder Leiste einen Punkteanzeiger: Ruhm beginnt bei 4, Korruption bei 0. Diese beiden Scheiben kommen aus dem allgemeinen Vorrat und kehren nie dorthin zurück.',
  'ARR-SETUP-12':
    'Nach dem Aufbau hat jeder Stamm einen Áit auf einem Hafenort, 2 Bauscheiben, Ruhm 4 und Korruption 0, aber noch keine Schwerter, Schilde, Fomori oder Plättchen; im allgemeinen Vorrat liegen 12 seiner Bauscheiben. Mit der Option ohne Startscheiben sind es 0 Bauscheiben und 14 im allgemeinen Vorrat.',

  // —— round structure ——
  'ARR-FLOW-01':
    'Eine Runde beginnt mit der Ertragsphase: Karten ziehen, aufdecken und blocken, auswerten. Darauf folgen die Aktionsphase und das Rundenende.',
  'ARR-FLOW-02': 'Vorgesehen sind zu zweit 6 Runden, zu dritt 5 und zu viert 4.',

  // —— Earning Phase: draw ——
  'ARR-DRAW-01':
    'Der Reihe nach nennen alle einen der drei Kartenstapel und bekommen dessen oberste Karte, verdeckt. Die Vorderseite sieht niemand.',
  'ARR-DRAW-02':
    'Gezogen wird in vier Durchgängen. Dann liegen vor allen je vier verdeckte Karten in einer Reihe, so wie sie gezogen wurden.',
  'ARR-DRAW-03':
    'Die Rückseite einer Karte verrät, wovon die Vorderseite mehr zeigt: Bauscheiben, Schwerter und Schilde oder Ruhm und Taktikplättchen. Die Rückseiten der gezogenen Karten und der obersten Karte jedes Stapels sind für alle zu sehen.',
  'ARR-DRAW-04':
    'Wird die letzte Karte eines Stapels genommen, werden die abgelegten Ertragskarten und die beiden anderen Stapel sofort gemischt und auf drei neue Stapel verteilt.',
  'ARR-DRAW-05': 'Werden die Stapel neu gemischt, bleiben Karten, die schon vor jemandem liegen, dort.',
  'ARR-DRAW-06': 'Von den vier Karten dürfen beliebig viele aus demselben Stapel stammen, auch alle.',

  // —— Earning Phase: reveal and block ——
  'ARR-BLOCK-01': 'Jede Ertragskarte ist in einen oberen, einen mittleren und einen unteren Abschnitt geteilt.',
  'ARR-BLOCK-02':
    'Bei allen werden die Karten 1 und 2 umgedreht. Dann sperren alle mit ihrem ersten Blocker einen der drei Abschnitte.',
  'ARR-BLOCK-03':
    'Stehen alle ersten Blocker, wird bei allen Karte 3 umgedreht. Dann sperren alle einen zweiten, anderen Abschnitt.',
  'ARR-BLOCK-04':
    'Stehen alle zweiten Blocker, wird bei allen Karte 4 umgedreht. Zu wählen gibt es dann nichts mehr, außer mit Ogams Weisheit.',
  'ARR-BLOCK-05':
    'Ein Blocker sperrt seinen Abschnitt auf allen vier Karten des Stammes in dieser Runde, auch auf denen, die noch verdeckt liegen.',
  'ARR-BLOCK-06':
    'Geblockt werden muss, und zurücknehmen lässt es sich nicht. Die Blocker stehen auf der ersten Karte der Reihe und nie auf demselben Abschnitt.',
  'ARR-BLOCK-07':
    'Der eine Abschnitt ohne Blocker ist der offene Abschnitt. Was er auf allen vier Karten zeigt, ist der Ertrag dieser Runde.',
  'ARR-BLOCK-08':
    'Normalerweise decken alle gleichzeitig auf und blocken gleichzeitig. Wünscht es jemand am Tisch, wird der Reihe nach geblockt; dafür gibt es eine Option.',
  'ARR-BLOCK-09': 'Ein gesperrter Abschnitt bringt gar nichts, weder Gewinne noch Fomori.',
  'ARR-BLOCK-10':
    'Als Faustregel gilt: Oben sind die meisten Gewinne und die meisten Fomori, unten von beidem die wenigsten.',

  // —— Earning Phase: exploit ——
  'ARR-EARN-01':
    'Die Auswertung hat fünf Schritte: a Ruhm, b Bauscheiben, Schwerter und Schilde, c Fomori, d Taktikplättchen, e Ablegen. Jeder Schritt wird der Reihe nach für alle beendet, bevor der nächste beginnt.',
  'ARR-EARN-02':
    'Wie viel ein Symbol bringt, ergibt sich aus der Summe seiner Zahlen im offenen Abschnitt der vier Karten.',
  'ARR-EARN-03':
    'Erträge kommen in den Stammesvorrat, zusätzlich zu dem, was aus der vorigen Runde gehortet ist. Ablehnen lassen sie sich nicht.',
  'ARR-EARN-04': 'Ein einfaches Ruhmessymbol bringt so viel Ruhm, wie darauf steht.',
  'ARR-EARN-05': 'Das Symbol „2 je Broch/Caer“ bringt 2 Ruhm für jede eigene Befestigung der Stufe 2 oder 3.',
  'ARR-EARN-06': 'Das Symbol „3 je Caer“ bringt 3 Ruhm für jede eigene Befestigung der Stufe 3.',
  'ARR-EARN-07':
    'Mehrere Ruhmessymbole werden einzeln gewertet und zusammengezählt. Es gilt der Spielplan, wie er in diesem Moment ist.',
  'ARR-EARN-22':
    'Ein Ruhmessymbol mit Bedingung nennt eine Zahl und eine Stufe: So viel Ruhm bringt jede eigene Befestigung, die mindestens diese Stufe hat. Welche Zahlen und Stufen es gibt, steht auf den Karten.',
  'ARR-EARN-08':
    'In Schritt b kommen so viele eigene Bauscheiben, Schwerter und Schilde in den Stammesvorrat, wie der offene Abschnitt zeigt.',
  'ARR-EARN-09':
    'Reichen die Schwerter nicht für alle Ansprüche, werden sie der Reihe nach einzeln an alle verteilt, denen noch welche zustehen, von der Person an, die die Runde beginnt, bis keines mehr da ist; der Rest verfällt. Ebenso die Schilde, wieder von vorn.',
  'ARR-EARN-10':
    'Stehen einem Stamm mehr Bauscheiben zu, als von seiner Farbe im allgemeinen Vorrat sind, bekommt er, was da ist; der Rest verfällt.',
  'ARR-EARN-11':
    'In Schritt c kommen so viele verdeckte Fomori in den Stammesvorrat, wie der offene Abschnitt zeigt, und ebenso viele Korruptionspunkte kommen hinzu.',
  'ARR-EARN-12':
    'Reichen die verdeckten Fomori nicht für die Ansprüche aller, werden zuerst die offen abgelegten umgedreht und eingemischt. Erst danach wird gezogen.',
  'ARR-EARN-13':
    'Sind es auch nach dem Einmischen zu wenige Fomori, werden sie reihum einzeln an alle verteilt, denen noch welche zustehen, von der Person an, die die Runde beginnt.',
  'ARR-EARN-14':
    'Wer in Schritt c das Korruptionslimit erreicht, macht diese Runde sofort zur letzten. Phase und Runde gehen weiter.',
  'ARR-EARN-15':
    'In Schritt d nehmen alle der Reihe nach so viele Taktikplättchen aus der Auslage, wie ihr offener Abschnitt zeigt, ganz nach Wahl.',
  'ARR-EARN-16':
    'Mehr als die sechs Taktikplättchen der Auslage bekommt in einer Runde niemand; ein höherer Anspruch verfällt.',
  'ARR-EARN-17':
    'Hat jemand alle zustehenden Taktikplättchen genommen, wird die Auslage vor der nächsten Wahl aus den verdeckten auf sechs aufgefüllt. Zwischen zwei Plättchen desselben Stammes wird nicht aufgefüllt.',
  'ARR-EARN-18':
    'Reichen die verdeckten Taktikplättchen zum Auffüllen nicht, werden zuerst die eingesetzten eingemischt.',
  'ARR-EARN-19':
    'Reichen auch die eingesetzten Taktikplättchen nicht, bleibt die Auslage kleiner und mit ihr die Wahl.',
  'ARR-EARN-23':
    'Eine zu kleine Auslage wird zu Beginn des nächsten Schritts d auf sechs ergänzt, bevor jemand Plättchen nimmt; wenn nötig, werden dazu eingesetzte Plättchen eingemischt.',
  'ARR-EARN-20':
    'Die Stunde der Baumeister wirkt, sobald sie genommen ist. Alle anderen Taktikplättchen bleiben für später.',
  'ARR-EARN-21': 'In Schritt e kommen von allen die vier Ertragskarten auf den Ablagestapel.',

  // —— turns ——
  'ARR-TURN-01':
    'Die Züge gehen der Reihe nach um, von der Person an, die die Runde beginnt. Wer gepasst hat, wird übersprungen.',
  'ARR-TURN-02':
    'Ein Zug hat zwei Aktionen, nicht mehr und nicht weniger. Art und Folge sind frei, auch zweimal die gleiche. Weniger sind es nur im ersten Zug der Runde 1 und durch Passen.',
  'ARR-TURN-03': 'In Runde 1 hat der erste Zug jedes Stammes genau eine Aktion.',
  'ARR-TURN-04':
    'Die Aktionen heißen: Befestigung bauen, Schild platzieren, Fomori ausbreiten, Fomori zurückdrängen, passen.',
  'ARR-TURN-05': 'Die Züge gehen reihum weiter, bis alle gepasst haben.',
  'ARR-TURN-06': 'Solange noch eine Aktion übrig ist, lässt sich der Zug nicht beenden, außer durch Passen.',
  'ARR-TURN-07':
    'Im eigenen Zug dürfen vor, zwischen und nach den Aktionen Taktikplättchen und Burg-Trophäen eingesetzt werden. Das kostet keine Aktion. In fremden Zügen geht es nicht.',
  'ARR-TURN-08': 'Wer schon mit der ersten Aktion des Zuges passt, verliert die zweite.',
  'ARR-TURN-09':
    'Wer noch eine Aktion hat, kann auch eine ausführen: Fomori ausbreiten, wo das möglich ist, und sonst passen.',

  // —— build fortification ——
  'ARR-BUILD-01': 'Gebaut wird mit einer Bauscheibe aus dem Stammesvorrat. Ohne Bauscheibe geht es nicht.',
  'ARR-BUILD-02':
    'Gebaut werden darf auf einem leeren Ort, der eine Verbindung von einer eigenen Befestigung entfernt ist.',
  'ARR-BUILD-03':
    'Außenposten: Gebaut werden darf auch auf einem leeren Ort, der mit einer fremden Befestigung verbunden ist. Das kostet 2 Ruhm, und so viel muss der Stamm haben.',
  'ARR-BUILD-04':
    'Wer mindestens einen befestigten Hafenort hält, darf auf jedem leeren Hafenort bauen, gleich wo er liegt.',
  'ARR-BUILD-05': 'Ein eigener Áit oder Broch darf ausgebaut werden: Die Befestigung steigt um eine Stufe.',
  'ARR-BUILD-06': 'Ein Caer lässt sich nicht weiter ausbauen.',
  'ARR-BUILD-07': 'Auf einer fremden Befestigung, auf einem Fomori oder auf einer Burg darf niemand bauen.',
  'ARR-BUILD-08': 'Auf Balors Insel darf niemand bauen, auch nicht auf einem leer gewordenen Burgenort.',
  'ARR-BUILD-09': 'Eine Bauaktion bringt eine einzige Bauscheibe auf den Spielplan.',
  'ARR-BUILD-10': 'Niemand kann Bauscheiben vom Spielplan zurücknehmen; entfernt werden sie nur durch Fomori.',

  // —— place shield ——
  'ARR-SHIELD-01': 'Ein Schild kommt aus dem Stammesvorrat in eine Provinz, in der eine eigene Befestigung steht.',
  'ARR-SHIELD-02': 'Mehr als 3 Schilde liegen nie in einer Provinz.',
  'ARR-SHIELD-03':
    'Die Schilde einer Provinz zählen für jeden ihrer Orte, gleich wer ihn hält, und auch für die leeren.',
  'ARR-SHIELD-04':
    'Ein platzierter Schild gehört niemandem. Er bleibt liegen, auch über Runden hinweg, bis ihn ein Ausbreiten der Fomori zerschmettert.',

  // —— spread Fomori ——
  'ARR-SPREAD-01':
    'Fomori breiten sich auf einen Ort aus, der eine Verbindung von einem Fomori auf dem Spielplan oder von einer stehenden Burg entfernt ist.',
  'ARR-SPREAD-02':
    'Das Ausbreiten kostet Fomori aus dem Stammesvorrat: einen je Schild in der Provinz des Ziels, einen je Bauscheibe auf dem Ziel und einen dazu.',
  'ARR-SPREAD-03':
    'Wer weniger Fomori hat, als das Ausbreiten kostet, kann es nicht tun, auch nicht zum Teil: Schilde oder Stufen zu zerstören, ohne den Ort zu besetzen, geht nicht.',
  'ARR-SPREAD-04': 'Beim Ausbreiten kommt einer der Fomori auf das Ziel und wird dort umgedreht.',
  'ARR-SPREAD-05':
    'Alle weiteren Fomori, die das Ausbreiten kostet, kehren verdeckt und ungesehen in den allgemeinen Vorrat zurück.',
  'ARR-SPREAD-06': 'Das Ausbreiten zerschmettert alle Schilde der Provinz: Sie kommen in den allgemeinen Vorrat.',
  'ARR-SPREAD-07':
    'Das Ausbreiten zerstört alle Bauscheiben des Ziels: Sie kommen in den allgemeinen Vorrat ihrer Farbe oder auf die Stunde der Baumeister, falls ihr Stamm gerade eine hat.',
  'ARR-SPREAD-08':
    'Hat ein Stamm nur noch eine Befestigung, darf niemand sie zum Ziel nehmen, gleich welche Stufe sie hat.',
  'ARR-SPREAD-09': 'Ziel darf auch eine eigene Befestigung sein, solange sie nicht die letzte ist.',
  'ARR-SPREAD-10':
    'Ein Fomori auf einem Hafenort ist nie der Ausgangspunkt, um sich auf einen anderen Hafenort auszubreiten, verbunden oder nicht.',
  'ARR-SPREAD-11': 'Auf einen Ort, den schon ein Fomori oder eine Burg besetzt, kann sich kein Fomori ausbreiten.',
  'ARR-SPREAD-12': 'Ein leeres Ziel in einer Provinz ohne Schilde kostet genau 1 Fomori.',
  'ARR-SPREAD-13': 'Das Ausbreiten ändert weder Ruhm noch Korruption.',

  // —— repel Fomori ——
  'ARR-REPEL-01': 'Zurückgedrängt wird an einem Ort, den ein Fomori oder eine stehende Burg besetzt.',
  'ARR-REPEL-02':
    'Das Zurückdrängen kostet so viele Schwerter, wie das Ziel stark ist: 1, 2 oder 3 bei Fomori, 4 bei einer Burg. Sie gehen aus dem Stammesvorrat in den allgemeinen Vorrat. Mit weniger Schwertern geht es nicht.',
  'ARR-REPEL-03':
    'Zurückgedrängt werden darf an einem Ort, der eine Verbindung von einer eigenen Befestigung entfernt ist.',
  'ARR-REPEL-04': 'An einem Hafenort darf zurückdrängen, wer irgendwo einen eigenen befestigten Hafenort hat.',
  'ARR-REPEL-05': 'In jeder Provinz mit einem eigenen befestigten Ort darf zurückgedrängt werden.',
  'ARR-REPEL-06':
    'Distanzangriff: Zurückgedrängt werden darf auch in einer Provinz, die an eine mit einem eigenen befestigten Ort grenzt. Das kostet 2 Ruhm, und so viel muss schon vor der Belohnung da sein.',
  'ARR-REPEL-07':
    'Die Belohnung ist frei wählbar: der Ruhmeswert des Zurückgedrängten oder genau 1 Korruption weniger.',
  'ARR-REPEL-08': 'Die Belohnung in Korruption lässt sich nur mit mindestens 1 Korruption wählen.',
  'ARR-REPEL-09':
    'Ein zurückgedrängter Fomori kommt offen auf die Ablage neben dem allgemeinen Vorrat. Gezogen werden kann er erst wieder, wenn er eingemischt ist.',
  'ARR-REPEL-10':
    'Eine zurückgedrängte Burg kommt offen als unbenutzte Burg-Trophäe in den Stammesvorrat, gleich welche Belohnung gewählt wurde.',
  'ARR-REPEL-11': 'Nach dem Zurückdrängen ist der Ort leer.',
  'ARR-REPEL-12': 'Schilde spielen beim Zurückdrängen keine Rolle.',

  // —— pass ——
  'ARR-PASS-01':
    'Passen darf nur, wer keine Fomori hat oder wem in diesem Moment kein erlaubtes Ausbreiten offensteht.',
  'ARR-PASS-02':
    'Wer passt, hortet bis zu 3 Teile auf der Truhe der Stammeskarte, Schwerter, Schilde und Bauscheiben in beliebiger Mischung. Es sind zusammen 3, nicht 3 von jeder Art.',
  'ARR-PASS-03':
    'Beim Passen gehen alle anderen Schwerter, Schilde und Bauscheiben in den allgemeinen Vorrat zurück, ebenso alle Fomori, die nicht einsetzbar sind, verdeckt und ungesehen.',
  'ARR-PASS-04': 'Taktikplättchen und Burg-Trophäen, benutzt oder nicht, bleiben ohne Begrenzung erhalten.',
  'ARR-PASS-05': 'Fomori zurückzugeben ändert nichts an der Korruption.',
  'ARR-PASS-06': 'Beim Passen kommen die Blocker zurück auf die Stammeskarte.',
  'ARR-PASS-07':
    'Wer gepasst hat, tut in dieser Aktionsphase nichts mehr: keine Aktionen, keine Taktikplättchen, keine Trophäen. Was auf dem Spielplan steht, kann weiter angegriffen werden.',
  'ARR-PASS-08':
    'Wer zuerst passt, bekommt sofort die Startspielerkarte und beginnt die nächste Runde. Die Reihenfolge der laufenden Runde bleibt, wie sie ist.',
  'ARR-PASS-09': 'Gepasst werden darf mit der ersten oder mit der zweiten Aktion eines Zuges.',
  'ARR-PASS-10': 'Wer gepasst hat, kommt in dieser Runde nicht wieder ins Spiel.',

  // —— using tactic tiles ——
  'ARR-TILE-01':
    'Im eigenen Zug darf vor oder nach jeder Aktion ein Taktikplättchen eingesetzt werden: Es wirkt und kommt danach offen auf den Ablagestapel.',
  'ARR-TILE-02': 'Es dürfen beliebig viele Taktikplättchen hintereinander eingesetzt werden.',
  'ARR-TILE-03': 'Jedes Taktikplättchen wirkt einmal. Es einzusetzen ist nie eine Aktion.',
  'ARR-TILE-04':
    'Zwei Taktikplättchen haben ihre eigene Zeit: Ogams Weisheit gilt nur in der Ertragsphase, und die Stunde der Baumeister wirkt von selbst.',
  'ARR-TILE-05':
    'Für Wertungsplättchen gilt der Spielplan im Moment des Einsatzes. Jeder befestigte Ort zählt einmal, gleich welcher Stufe, außer das Plättchen fragt nach Stufen.',

  // —— using castle trophies ——
  'ARR-TROPHY-01':
    'Im eigenen Zug darf eine unbenutzte Burg-Trophäe umgedreht werden. Dafür gehen 1 bis 3 Fomori aus dem Stammesvorrat verdeckt und ungesehen in den allgemeinen Vorrat zurück.',
  'ARR-TROPHY-02': 'Jede Burg-Trophäe wirkt einmal. Umgedreht bleibt sie ohne weitere Wirkung im Stammesvorrat.',
  'ARR-TROPHY-03':
    'Eine Burg-Trophäe senkt die Korruption nicht, und ihr Einsatz ist keine Aktion. In einem Zug dürfen mehrere eingesetzt werden.',

  // —— the thirty tactic tiles ——
  'ARR-TILE-CAULDRON-01':
    'Kessel des Dagda: für jeden eigenen befestigten Ort in der gezeigten Provinz so viel Ruhm, wie das Plättchen angibt.',
  'ARR-TILE-CAULDRON-02':
    'Vom Kessel des Dagda gibt es zehn Plättchen, eines je Provinz: Rhigia, Magnata, Dunum, Rhaeba, Rhigia Altera, Eblana, Laberus, Macolicum, Manapia und Ivernis.',
  'ARR-TILE-SILVER-01':
    'Silber in den Hügeln: für jeden eigenen befestigten Ort in allen Provinzen der gezeigten Farbe so viel Ruhm, wie das Plättchen angibt.',
  'ARR-TILE-SILVER-02':
    'Von Silber in den Hügeln gibt es vier Plättchen, eines je Provinzfarbe: Moos, Torf, Schiefer und Heide.',
  'ARR-TILE-GEESE-01': 'Flug der Wildgänse: 2 Ruhm für jede Provinz, in der mindestens eine eigene Befestigung steht.',
  'ARR-TILE-SALMON-01': 'Zug der Lachse: 2 Ruhm für jeden eigenen befestigten Hafenort.',
  'ARR-TILE-LIA-01':
    'Lia Fáil: Ruhm nach dem augenblicklichen Rang auf der Ruhmespunkteleiste, 2 für den ersten, 4 für den zweiten, 6 für den dritten und 8 für den vierten.',
  'ARR-TILE-LIA-02': 'Lia Fáil lässt sich nur einsetzen, wenn keine zwei Stämme gleich viel Ruhm haben.',
  'ARR-TILE-EMER-01': 'Emers Gnade: 5 Ruhm, aber nur für den Stamm, der als einziger am wenigsten Korruption hat.',
  'ARR-TILE-WALLS-01': 'Hohe Mauern: 2 Ruhm je eigenem Broch oder Caer.',
  'ARR-TILE-STRONG-01': 'Hehre Trutzburg: 3 Ruhm je eigenem Caer.',
  'ARR-TILE-OGAM-01':
    'Ogams Weisheit lässt sich nur in der Ertragsphase einsetzen, wenn beide Blocker stehen und die Auswertung noch nicht begonnen hat.',
  'ARR-TILE-OGAM-02':
    'Mit Ogams Weisheit zieht einer der beiden eigenen Blocker in den offenen Abschnitt um. Offen ist nun der Abschnitt, den er verlässt.',
  'ARR-TILE-OGAM-03':
    'Ogams Weisheit wird nach dem Einsatz abgelegt. Sie betrifft nur den Stamm, der sie einsetzt, und nur diese Runde.',
  'ARR-TILE-MASTER-01':
    'Die Stunde der Baumeister wirkt von selbst, vom Nehmen an bis zum Ende dieser Runde. Für später aufsparen lässt sie sich nicht.',
  'ARR-TILE-MASTER-02':
    'Solange die Stunde der Baumeister wirkt, werden bis zu drei Bauscheiben, die ihr Stamm an Fomori verliert, auf dem Plättchen gesammelt, statt in den allgemeinen Vorrat zu gehen.',
  'ARR-TILE-MASTER-03':
    'Auf eine Stunde der Baumeister passen drei Bauscheiben; was darüber hinaus verloren geht, kommt wie sonst in den allgemeinen Vorrat.',
  'ARR-TILE-MASTER-04':
    'Wenn alle gepasst haben und bevor die Runde endet, dürfen die auf der Stunde der Baumeister gesammelten Bauscheiben gebaut werden. Für jede gelten die gewohnten Bauregeln samt dem Preis für Außenposten.',
  'ARR-TILE-MASTER-05':
    'Was die Stunde der Baumeister gesammelt hat und nicht gebaut wird, kommt in den allgemeinen Vorrat. Das Plättchen wird abgelegt, auch wenn nichts darauf lag.',
  'ARR-TILE-RUSE-01':
    'Cú Chulainns List: Zwei beliebige offene Fomori auf dem Spielplan tauschen die Plätze. Burgen sind ausgenommen.',
  'ARR-TILE-MIGRATION-01': 'Große Wanderung: Zwei Áits auf dem Spielplan tauschen die Plätze, gleich wem sie gehören.',
  'ARR-TILE-BARD-01': 'Lied des Barden: Die eigene Korruption sinkt um bis zu 3, nie unter 0.',

  // —— round end ——
  'ARR-ROUND-01': 'Haben alle gepasst, werden zuerst die Stunden der Baumeister ausgeführt. Danach endet die Runde.',
  'ARR-ROUND-02':
    'Geht das Spiel weiter, rückt der Rundenstein um eins vor, und eine neue Ertragsphase fängt an. Es beginnt, wer zuerst gepasst hat.',
  'ARR-ROUND-03':
    'Befestigungen, Fomori und Schilde auf dem Spielplan, beide Leisten, Gehortetes, Taktikplättchen und Trophäen bleiben für die nächste Runde, wie sie sind.',

  // —— game end ——
  'ARR-END-01': 'Korruptionslimit und Rundenzahl: zu zweit 25 und 6, zu dritt 21 und 5, zu viert 17 und 4.',
  'ARR-END-02':
    'Sobald die Korruption irgendeines Stammes das Limit erreicht oder überschreitet, ist die laufende Runde als letzte markiert: Der Rundenstein kommt auf das Feld C.',
  'ARR-END-03': 'Die Runde, in der das Limit erreicht wird, wird regulär zu Ende gespielt.',
  'ARR-END-04':
    'Die Markierung der letzten Runde wird nie zurückgenommen, wie auch immer sich die Korruption danach ändert.',
  'ARR-END-05': 'Erreicht niemand das Limit, endet das Spiel nach der letzten vorgesehenen Runde.',

  // —— final scoring ——
  'ARR-SCORE-01':
    'Zwei Zahlen werden verglichen: Orte mit Fomori samt den stehenden Burgen und alle befestigten Orte der Stämme zusammen. Ist die erste mindestens so groß, sind die Stämme überrannt; ist die zweite größer, sind die Fomori zurückgedrängt.',
  'ARR-SCORE-02':
    'Elemente eines Stammes sind die Bauscheiben, Schwerter und Schilde im Stammesvorrat, nach dem letzten Passen höchstens 3, und die nicht eingesetzten Taktikplättchen.',
  'ARR-SCORE-03':
    'Sind die Stämme überrannt, sinkt die Korruption je drei Elemente um 1, abgerundet und nicht unter 0.',
  'ARR-SCORE-04': 'Sind die Stämme überrannt, gewinnt der Stamm, der am wenigsten Korruption hat.',
  'ARR-SCORE-05':
    'Sind die Fomori zurückgedrängt, bringt jede eigene Befestigung, gleich welcher Stufe, so viel Ruhm, wie in ihrer Provinz aufgedruckt ist.',
  'ARR-SCORE-06': 'Sind die Fomori zurückgedrängt, steigt der Ruhm je drei Elemente um 1, abgerundet.',
  'ARR-SCORE-07': 'Sind die Fomori zurückgedrängt, gewinnt der Stamm, der am meisten Ruhm hat.',
  'ARR-SCORE-08': 'Bauscheiben und Schilde auf dem Spielplan, Fomori und Burg-Trophäen sind keine Elemente.',

  // —— ties ——
  'ARR-TIE-01':
    'Sind die Stämme überrannt und liegen mehrere mit der wenigsten Korruption gleichauf, gewinnt unter ihnen, wer mehr Ruhm hat.',
  'ARR-TIE-02':
    'Sind die Fomori zurückgedrängt und liegen mehrere mit dem meisten Ruhm gleichauf, gewinnt unter ihnen, wer weniger Korruption hat.',
  'ARR-TIE-03': 'Wer an der Spitze in Ruhm und Korruption gleichauf liegt, teilt sich den Sieg.',

  // —— supply limits ——
  'ARR-SUPPLY-01':
    'Es gibt 20 Schwerter, 12 Schilde, 50 Fomori, 30 Taktikplättchen und 54 Ertragskarten. Diese Grenzen sind fest; Ersatz gibt es nie.',
  'ARR-SUPPLY-02':
    'Jeder Stamm hat 17 Scheiben, zwei davon auf den Leisten. Also verteilen sich 15 auf Stammesvorrat, Spielplan, Stunde der Baumeister und allgemeinen Vorrat.',
  'ARR-SUPPLY-03':
    'Ausgegebene Schwerter, zerschmetterte Schilde, zerstörte Bauscheiben und beim Passen Abgegebenes stehen beim nächsten Schritt b wieder zur Verfügung.',
  'ARR-SUPPLY-04': 'Ansprüche, die sich nicht erfüllen lassen, verfallen. Nachgeholt wird nichts.',
  'ARR-SUPPLY-05':
    'Was bei Mangel geschieht: Schwerter und Schilde ARR-EARN-09, Bauscheiben ARR-EARN-10, Fomori ARR-EARN-12 und ARR-EARN-13, Taktikplättchen ARR-EARN-18 und ARR-EARN-19, Ertragskarten ARR-DRAW-04.',

  // —— rulings: the two rulebooks ——
  'ARR-RULING-01':
    'Wo die deutsche und die englische Spielregel voneinander abweichen, gilt die deutsche. Wo beide schweigen, gelten die Entscheidungen dieses Kapitels.',
  'ARR-RULING-02': 'Die Züge gehen weiter, bis wirklich alle gepasst haben.',
  'ARR-RULING-03':
    'Ein Taktikplättchen kann vor, zwischen oder nach Aktionen eingesetzt werden, aber nie mitten in einer.',
  'ARR-RULING-04':
    'Die überzähligen Fomori eines Ausbreitens kommen verdeckt und ungesehen zurück und werden in den Vorrat gemischt.',
  'ARR-RULING-05':
    'Zurückgedrängte Fomori bilden eine eigene offene Ablage. Aus ihr wird nichts gezogen, bevor sie wieder eingemischt ist.',
  'ARR-RULING-06': 'Gezogen werden insgesamt vier Karten je Stamm, erst eine und dann drei weitere.',
  'ARR-RULING-07':
    'Die drei Arten von Rückseiten stehen für mehr Bauscheiben, für mehr Schwerter und Schilde und für mehr Ruhm und Taktikplättchen.',
  'ARR-RULING-08':
    'Plättchen, die eigene Orte zählen, meinen befestigte: Ein Stamm besetzt einen Ort nur, indem er ihn befestigt.',
  'ARR-RULING-09':
    'Jeder Gleichstand beim Ruhm sperrt Lia Fáil, auch einer, an dem der eigene Stamm nicht beteiligt ist.',
  'ARR-RULING-10':
    'Die Stunde der Baumeister sammelt vom Nehmen an die ganze Runde hindurch. Die Bauscheiben liegen auf dem Plättchen, außerhalb beider Vorräte.',
  'ARR-RULING-11': 'Bei der Zählung am Ende gelten nur Befestigungen, die dann auf dem Spielplan stehen.',
  'ARR-RULING-12':
    'Über gleich wenig Korruption entscheidet die Ruhmespunkteleiste, wie sie am Ende steht: ohne Provinzbonus, und früher ausgegebener Ruhm wird weder noch einmal abgezogen noch zurückgegeben.',
  'ARR-RULING-13': 'Wird das Limit erreicht, ist es der Rundenstein, der auf das Feld C kommt.',
  'ARR-RULING-14':
    'Wer mit der ersten Aktion passt, hat in dieser Runde einfach keine zweite Aktion und keinen weiteren Zug.',
  'ARR-RULING-15':
    'Jeder Fomori und jede Burg zeigt beide Belohnungen: den Ruhm und 1 Korruption weniger. Wo sie aufgedruckt sind, ist ohne Bedeutung.',
  'ARR-RULING-16':
    'Taktikplättchen lassen sich nur im eigenen Zug einsetzen, abgesehen von den beiden aus ARR-TILE-04.',
  'ARR-RULING-17':
    'Mit einer Burg-Trophäe gehen nur Fomori aus dem eigenen Stammesvorrat zurück, nie welche vom Spielplan.',
  'ARR-RULING-18':
    'Verbunden heißt immer: durch eine gedruckte Verbindung, beim Bauen neben einer eigenen Befestigung ebenso wie beim Außenposten.',
  'ARR-RULING-19': 'Mit einem einzigen Fomori gelingt das Ausbreiten nur auf ein leeres Ziel.',

  // —— rulings: setup and Earning Phase ——
  'ARR-RULING-20':
    'Die drei Bauscheiben des Aufbaus sind Startkapital: Eine kommt auf den Hafenort, zwei bleiben. Die Punkteanzeiger stammen aus dem allgemeinen Vorrat; dort bleiben 12. Mit einer Option sind die drei nur die Hafenscheibe und die beiden Punkteanzeiger: Es bleiben 0 und im allgemeinen Vorrat 14.',
  'ARR-RULING-21':
    'Die drei Kartenstapel beginnen mit je 18 Karten. Nach dem Neumischen unterscheiden sie sich um höchstens 1, und die größeren Stapel kommen zuerst.',
  'ARR-RULING-22':
    'Wer welchen Stamm führt, steht vor dem Aufbau fest. Auf die Regeln hat es keinen Einfluss: Alle Stämme sind gleich.',
  'ARR-RULING-23':
    'Zu zweit oder zu dritt verlassen die Scheiben der übrigen Stämme das Spiel. Spielplan, Häfen und Vorräte bleiben gleich, und neutrale Teile gibt es nicht.',
  'ARR-RULING-24': 'Im Aufbau ist ein Hafenort frei, wenn weder eine Bauscheibe noch ein Fomori darauf ist.',
  'ARR-RULING-25':
    'Die ersten vier Fomori sind wie alle anderen: Sie können zurückgedrängt oder vertauscht werden und Ausgangspunkt eines Ausbreitens sein. Welcher von ihnen wo liegt, ist Zufall.',
  'ARR-RULING-26':
    'Normalerweise blocken alle geheim, und gezeigt werden die Blocker, wenn alle gewählt haben. Mit einer Option wird der Reihe nach gesetzt: Wer später dran ist, sieht die früheren Entscheidungen, bei jedem der beiden Blocker aufs Neue.',
  'ARR-RULING-27':
    'Aufgedeckte Ertragskarten sehen alle. Bevor jemand den ersten Blocker setzt, liegen bei allen zwei Karten offen, vor dem zweiten Blocker bei allen auch die dritte, gleich auf welche Art geblockt wird.',
  'ARR-RULING-28':
    'Verdeckte Ertragskarten dürfen nicht umgeordnet werden: Sie werden in der Folge aufgedeckt, in der sie gezogen wurden.',
  'ARR-RULING-29': 'Ausgewertet wird Schritt für Schritt bei allen; niemand führt alle fünf Schritte auf einmal aus.',
  'ARR-RULING-30':
    'Auch wenn ein Stapel mit der allerletzten Karte der Phase zu Ende geht, wird sofort neu gemischt, mit den dann abgelegten Karten. Was vor jemandem liegt, bleibt außen vor.',
  'ARR-RULING-31':
    'Zu ziehen gibt es immer etwas: Vor allen zusammen liegen höchstens 16 Karten, also sind in Stapeln und Ablage mindestens 38.',
  'ARR-RULING-32':
    'Knappe Schwerter oder Schilde gehen reihum, von der Person an, die die Runde beginnt: Je 1 geht an alle, denen noch etwas zusteht, bis Vorrat oder Ansprüche erschöpft sind. Zu entscheiden gibt es nichts. So wird nur verteilt, wenn die Ansprüche den Vorrat übersteigen.',
  'ARR-RULING-33':
    'Kein Ertrag lässt sich ablehnen, weder Fomori noch Schwerter noch Plättchen: Genommen wird alles, was zusteht, soweit es da ist.',
  'ARR-RULING-34':
    'Sind zu wenige Fomori da, steigt die Korruption nur um die Zahl der wirklich erhaltenen. Mit einer Option steigt sie um die aufgedruckte Summe, auch wenn Fomori fehlen.',
  'ARR-RULING-35':
    'Die offene Ablage der Fomori wird zu Beginn von Schritt c eingemischt, wenn die Ansprüche aller zusammen den verdeckten Vorrat übersteigen. Dann wird alles gemischt.',
  'ARR-RULING-36':
    'Reichen die verdeckten Taktikplättchen zum Auffüllen nicht, werden die abgelegten mit dem Rest zusammen gemischt, und dann wird die Auslage gefüllt.',
  'ARR-RULING-37':
    'Auch nachdem der letzte Stamm Plättchen genommen hat, wird die Auslage aufgefüllt, wenn möglich immer auf sechs.',
  'ARR-RULING-38': 'Wer keine Taktikplättchen zu bekommen hat, wird übersprungen, und die Auslage bleibt, wie sie ist.',
  'ARR-RULING-39':
    'Für Ruhm mit Bedingung gilt der Spielplan, wie er in Schritt a ist. Während der Ertragsphase ändert sich dort nichts.',
  'ARR-RULING-40':
    'Für Ogams Weisheit gibt es einen Zeitpunkt: Alle Blocker stehen, alle vierten Karten liegen offen, und Schritt a hat noch nicht begonnen. Der Reihe nach entscheidet jeder Stamm, der sie hat, einmal und darf auch beide Exemplare einsetzen. Mit einer Option liegt der Zeitpunkt vor dem Aufdecken der vierten Karten.',
  'ARR-RULING-41':
    'Ogams Weisheit versetzt einen Blocker nur in den offenen Abschnitt. Zu wählen ist, welcher der beiden Blocker umzieht.',
  'ARR-RULING-42':
    'Ogams Weisheit, die erst in Schritt d genommen wird, ist in derselben Runde nicht mehr einsetzbar, erst ab der nächsten.',

  // —— rulings: turns, building and shields ——
  'ARR-RULING-43':
    'Nur der erste Zug jedes Stammes in Runde 1 hat eine einzige Aktion; ab dem zweiten Zug sind es zwei. Mit einer Option hat jeder Zug der Runde 1 eine Aktion.',
  'ARR-RULING-44': 'Die eine Aktion der Runde 1 darf auch Passen sein, wenn Passen dann erlaubt ist.',
  'ARR-RULING-45':
    'Ist als zweite Aktion nur noch Passen möglich, muss gepasst werden. Der Zug darf nicht einfach enden.',
  'ARR-RULING-46':
    'Nach der letzten Aktion dürfen noch Taktikplättchen und Trophäen eingesetzt werden, dann wird das Ende des Zuges bestätigt; ist nichts einsetzbar, endet er von selbst. Nach dem Passen endet er sofort.',
  'ARR-RULING-47':
    'Taktikplättchen und Trophäen müssen vor dem Passen eingesetzt werden, nicht danach. Mit einer Option dürfen sie noch auf das Passen folgen, bis das Ende des Zuges bestätigt ist.',
  'ARR-RULING-48':
    'Haben alle anderen gepasst, folgt für den letzten Stamm Zug auf Zug mit je zwei Aktionen, bis auch er passt.',
  'ARR-RULING-49':
    'Dass zwei Orte Häfen sind, verbindet sie nicht, weder für Außenposten noch beim Ausbreiten, beim Zurückdrängen oder bei Burgen. Häfen helfen nur, wo eine Regel sie nennt: beim Bauen und beim Zurückdrängen an Hafenorten und beim Zug der Lachse.',
  'ARR-RULING-50':
    'Ist ein Bau oder ein Angriff auf mehrere Arten möglich, hat eine kostenlose Vorrang. Die 2 Ruhm für Außenposten oder Distanzangriff fallen nur an, wenn es keine kostenlose gibt.',
  'ARR-RULING-51':
    'Ein fremder Hafenort jenseits des Meeres erlaubt keinen Außenposten: Dafür braucht es eine gedruckte Verbindung.',
  'ARR-RULING-52': 'Ein Außenposten darf auch neben einem Stamm entstehen, der schon gepasst hat.',
  'ARR-RULING-53':
    'Der Ruhm für Außenposten oder Distanzangriff wird vor der Wirkung bezahlt. Die Belohnung derselben Aktion kann ihn nicht decken.',
  'ARR-RULING-54': 'Platzierte Schilde gehören niemandem, und niemand kann sie zurückholen.',
  'ARR-RULING-55':
    'Schilde bleiben liegen, auch wenn der Stamm, der sie platziert hat, in der Provinz keine Befestigung mehr hat.',
  'ARR-RULING-56': 'Eine Aktion platziert genau einen Schild, nie mehrere.',

  // —— rulings: spreading ——
  'ARR-RULING-57':
    'Das Ziel eines Ausbreitens darf nicht schon von einem Fomori oder einer Burg besetzt sein: An einem Ort ist nur Platz für einen Fomori.',
  'ARR-RULING-58':
    'Balors Insel ist keine Provinz. Burgenorte haben keine Provinz, keine Schilde, keinen Ruhmeswert und keine Nachbarprovinzen.',
  'ARR-RULING-59':
    'Eine Burg lässt sich nur über eine Verbindung angreifen, also von einer eigenen Befestigung auf dem Ort der Hauptinsel aus, der mit ihr verbunden ist.',
  'ARR-RULING-60':
    'Auf einen leeren Burgenort dürfen sich Fomori ausbreiten, wenn auf dem mit ihm verbundenen Ort ein Fomori ist. Er zählt dann als Ort mit Fomori, und zurückgedrängt wird nur über eine Verbindung. Mit einer Option sind Burgenorte nie Ziel.',
  'ARR-RULING-61':
    'Von einem leeren Burgenort breitet sich nichts aus; dazu braucht es eine stehende Burg oder einen Fomori.',
  'ARR-RULING-62':
    'Auch über eine gedruckte Verbindung zwischen zwei Hafenorten breiten sich keine Fomori aus; für Bauen und Zurückdrängen zählt sie. Auf dem mitgelieferten Spielplan gibt es keine solche Verbindung.',
  'ARR-RULING-63':
    'Von einem Hafenort dürfen sich Fomori auf einen verbundenen Ort ausbreiten, der kein Hafen ist, und umgekehrt. Gesperrt ist nur der Weg von Hafen zu Hafen.',
  'ARR-RULING-64':
    'Alle Schilde der Provinz zählen, und alle werden zerschmettert, gleich wer wen angreift, selbst wenn der angreifende Stamm sie platziert hat oder ihm die Befestigungen gehören.',
  'ARR-RULING-65': 'Schilde machen auch die leeren Orte ihrer Provinz teurer.',
  'ARR-RULING-66':
    'Ein Ausbreiten zerstört alle Schilde der Provinz und alle Bauscheiben des Ziels. Zum Teil geschieht es nie.',
  'ARR-RULING-67':
    'Als letzte gilt eine Befestigung, wenn ihr Stamm genau einen befestigten Ort hat, während sie als Ziel gewählt wird. Auf die Stufe kommt es nicht an, und auch eigene Angriffe sind ausgeschlossen.',
  'ARR-RULING-68':
    'Die letzte Befestigung darf mit der Großen Wanderung vertauscht werden, denn ihr Stamm hat danach noch immer eine. Sonst rührt nichts an ihr.',
  'ARR-RULING-69':
    'Welcher der verdeckten Fomori beim Ausbreiten auf den Spielplan kommt, entscheidet der Zufall, bei allen mit gleicher Wahrscheinlichkeit.',
  'ARR-RULING-70': 'Verdeckt zurückgegebene Fomori bleiben unbekannt: Sie werden in den Vorrat gemischt.',
  'ARR-RULING-71':
    'Auch wer Fomori nur auf eigene Befestigungen ausbreiten kann, muss es tun: Solange irgendein Ausbreiten erlaubt ist, darf nicht gepasst werden.',
  'ARR-RULING-72':
    'Nicht einsetzbar sind Fomori, wenn kein Ort auf dem Spielplan ein erlaubtes Ziel ist, das höchstens so viele kostet, wie der Stamm hat. Es gilt nur der Spielplan, wie er ist; Taktikplättchen, Trophäen und spätere Züge zählen nicht.',
  'ARR-RULING-73': 'Fomori müssen nicht vor anderen Aktionen ausgebreitet werden; sie stehen nur dem Passen im Weg.',
  'ARR-RULING-74':
    'Ist auf dem Spielplan kein Fomori und keine Burg mehr, ist kein Ausbreiten möglich. Fomori in Stammesvorräten sind dann nicht einsetzbar und gehen beim Passen zurück.',
  'ARR-RULING-75': 'Wer beim Ausbreiten sich selbst oder andere angreift, ändert damit niemandes Korruption oder Ruhm.',

  // —— rulings: repelling, passing and trophies ——
  'ARR-RULING-76': 'Ausgegebene Schwerter kommen in den allgemeinen Vorrat.',
  'ARR-RULING-77': 'Bei Korruption 0 ist die Belohnung in Korruption nicht wählbar; dann muss es der Ruhm sein.',
  'ARR-RULING-78':
    'Eine zurückgedrängte Burg bringt die Trophäe und zusätzlich entweder 10 Ruhm oder 1 Korruption weniger.',
  'ARR-RULING-79':
    'Fremde Befestigungen helfen beim Zurückdrängen nicht: Es braucht eine eigene, verbunden, auf einem Hafenort, in der Provinz oder in einer Nachbarprovinz.',
  'ARR-RULING-80':
    'Für einen Distanzangriff muss die Provinz des Ziels eine Nachbarprovinz haben, in der eine eigene Befestigung steht.',
  'ARR-RULING-81': 'Wer passt, darf auch weniger als 3 Teile horten, obwohl mehr da sind: 0 bis 3.',
  'ARR-RULING-82':
    'Die Grenze von 3 gilt nur beim Passen. In der nächsten Runde kommen die Erträge ohne Begrenzung zum Inhalt der Truhe hinzu.',
  'ARR-RULING-83': 'Was beim Passen gehortet wird, sehen alle sofort.',
  'ARR-RULING-84': 'Endet das Spiel mit dieser Runde, spielt es keine Rolle, wer zuerst gepasst hat.',
  'ARR-RULING-85':
    'Wer zuerst passt, beginnt erst die nächste Runde. In der laufenden richtet sich alles, auch die Reihenfolge der Stunden der Baumeister, weiter danach, wer sie begonnen hat.',
  'ARR-RULING-86': 'Ohne Fomori im Stammesvorrat lässt sich keine Burg-Trophäe einsetzen: Sie hätte keine Wirkung.',
  'ARR-RULING-87': 'Wer mit nicht einsetzbaren Fomori passt, muss vorher keine Burg-Trophäe einsetzen.',
  'ARR-RULING-88':
    'Eine Burg-Trophäe darf schon in dem Zug eingesetzt werden, in dem sie gewonnen wurde, sobald die Burg zurückgedrängt ist.',

  // —— rulings: tactic tiles ——
  'ARR-RULING-89':
    'Ein Taktikplättchen oder eine Trophäe lässt sich nicht ohne Wirkung einsetzen, etwa für 0 Ruhm oder um Gleiches zu vertauschen. Angeboten wird nur, was etwas ändert.',
  'ARR-RULING-90': 'Genommene Taktikplättchen liegen für alle offen.',
  'ARR-RULING-91':
    'Ein Taktikplättchen darf schon in der Runde eingesetzt werden, in der es genommen wurde, nur Ogams Weisheit nicht.',
  'ARR-RULING-92':
    'Für Lia Fáil zählt der Ruhm aller, auch derer, die gepasst haben, und der Rang vor dem Gewinn. Zu zweit oder zu dritt gibt es entsprechend weniger Ränge.',
  'ARR-RULING-93':
    'Emers Gnade ist nicht einsetzbar, wenn mehrere gleichauf am wenigsten Korruption haben. Verglichen werden alle, auch wer gepasst hat.',
  'ARR-RULING-94':
    'Das Lied des Barden senkt die Korruption immer um 3 oder, wenn sie kleiner ist, auf 0. Es braucht mindestens 1 Korruption.',
  'ARR-RULING-95': 'Ist das Limit einmal erreicht, hält auch das Lied des Barden das Ende des Spiels nicht mehr auf.',
  'ARR-RULING-96':
    'Die Große Wanderung versetzt nur Áits, also Orte mit genau einer Bauscheibe; der Áit in einem Broch oder Caer zählt nicht. Mit einer Option tauschen zwei beliebige Befestigungen die Plätze, jede als Ganzes.',
  'ARR-RULING-97':
    'Die Große Wanderung kann nicht zwei Áits desselben Stammes vertauschen, denn das würde nichts ändern. Sonst dürfen es zwei beliebige Stämme sein, auch ohne den eigenen.',
  'ARR-RULING-98':
    'Für die Große Wanderung gelten keine Baubedingungen: Häfen, Schilde und Fomori in der Nähe sind ohne Bedeutung.',
  'ARR-RULING-99': 'Eine letzte Befestigung darf einer der beiden Áits der Großen Wanderung sein.',
  'ARR-RULING-100': 'Cú Chulainns List kann nicht zwei Fomori derselben Art vertauschen, denn das würde nichts ändern.',
  'ARR-RULING-101': 'Cú Chulainns List wirkt über jede Entfernung und auch mit Fomori auf Burgenorten.',
  'ARR-RULING-102':
    'Die Stunde der Baumeister sammelt von selbst, in der Folge der Verluste, bis zu 3 Bauscheiben. Gefragt wird niemand.',
  'ARR-RULING-103': 'Wer beide Stunden der Baumeister hat, kann 6 Bauscheiben sammeln, 3 je Plättchen.',
  'ARR-RULING-104': 'Die Stunde der Baumeister sammelt auch, was durch einen eigenen Angriff verloren geht.',
  'ARR-RULING-105': 'Mit der Stunde der Baumeister sammelt und baut auch, wer schon gepasst hat.',
  'ARR-RULING-106':
    'Haben zwei Stämme eine Stunde der Baumeister, bauen sie in der Reihenfolge der eben gespielten Runde. Erst wenn der eine ganz fertig ist, beginnt der andere.',
  'ARR-RULING-107':
    'Stunde der Baumeister: Gebaut werden keine bis alle gesammelten Bauscheiben, einzeln und jede regelgerecht, auch als Außenposten für 2 Ruhm. Frühere können spätere erst möglich machen. Das sind keine Aktionen, und Taktikplättchen oder Trophäen sind dazwischen nicht erlaubt.',
  'ARR-RULING-108':
    'Die Stunde der Baumeister wird vor der Schlusswertung abgelegt und ist also kein Element. Mit ihr gebaute Befestigungen zählen.',

  // —— rulings: end, scoring, ties and the rest ——
  'ARR-RULING-109':
    'Das Korruptionslimit wird nach jeder Änderung geprüft. Korruption steigt nur in Schritt c der Ertragsphase, also wird das Limit dort erreicht, und die Aktionsphase wird noch gespielt.',
  'ARR-RULING-110':
    'Das Limit in der letzten vorgesehenen Runde zu erreichen macht keinen Unterschied: Das Spiel endet ohnehin.',
  'ARR-RULING-111':
    'Ist das Limit erreicht, entscheidet deshalb noch nicht die Korruption. Das hängt allein von der Zählung der Orte ab.',
  'ARR-RULING-112': 'Halten Fomori und Stämme gleich viele Orte, sind die Stämme überrannt.',
  'ARR-RULING-113': 'Für die Fomori zählen die Burgen, die noch auf Balors Insel stehen. Burg-Trophäen zählen nicht.',
  'ARR-RULING-114':
    'Elemente aller Arten werden zuerst zusammengezählt; die Summe wird durch drei geteilt und abgerundet.',
  'ARR-RULING-115':
    'Das Ende hat eine feste Folge: Stunden der Baumeister, Zählung der Orte, Bonus oder Senkung, Sieg.',
  'ARR-RULING-116': 'Die Senkung der Korruption durch Elemente endet bei 0.',
  'ARR-RULING-117':
    'Bei Gleichstand gilt die andere Leiste, wie sie steht: Ruhm, wenn die Stämme überrannt sind; Korruption, nicht durch Elemente gesenkt, wenn die Fomori zurückgedrängt sind.',
  'ARR-RULING-118': 'Alle, die auch nach diesem Vergleich gleichauf liegen, gewinnen gemeinsam.',
  'ARR-RULING-119': 'Handel und Geschenke gibt es nicht: Kein Teil wechselt je von einem Stamm zum anderen.',
  'ARR-RULING-120': 'Niemand scheidet aus: Mindestens eine Befestigung behält jeder Stamm immer.',
  'ARR-RULING-121':
    'Alle Ablagen dürfen angesehen werden: Ertragskarten, Taktikplättchen und zurückgedrängte Fomori liegen offen.',
  'ARR-RULING-122': 'Wie viel in jedem Vorrat ist, sehen alle. Geheim ist nur, was verdeckte Teile zeigen.',
  'ARR-RULING-123':
    'Dies ist die erste Ausgabe von 2016. Änderungen der zweiten Ausgabe, etwa acht erste Fomori oder besondere Fähigkeiten der Stämme, gehören nicht dazu.',
  'ARR-RULING-124':
    'Eine zu kleine Auslage wird nicht in der Aktionsphase aufgefüllt, sondern zu Beginn des nächsten Schritts d, auch mit den inzwischen eingesetzten Plättchen samt Ogams Weisheit aus dieser Ertragsphase.',
  'ARR-RULING-125':
    'Die weiteren Plätze: Sind die Stämme überrannt, zählt weniger Korruption nach der Senkung, dann mehr Ruhm; sind die Fomori zurückgedrängt, zählt mehr Ruhm am Ende, dann weniger Korruption. Wer in beidem gleich ist, teilt den Platz.',
  'ARR-RULING-126': 'Ist die Auslage leer, verfallen Ansprüche auf Taktikplättchen; gefragt wird niemand.',
  'ARR-RULING-127':
    'Beim Ausbreiten ist weder zu erfahren noch zu wählen, welche Fomori ausgegeben werden. Gewählt wird nur das Ziel; ein Fomori wird zufällig aufgedeckt, die anderen kehren ungesehen zurück.',
}
