/** The text of every rule and ruling, in the order of the ledger. */
export const rules: Readonly<Record<string, string>> = {
  // —— general ——
  'MAR-GEN-01': 'Two to six players take part, each with one colour.',
  'MAR-GEN-02':
    'The goal is to recover your own crown, chest and ring. Whoever does so first becomes king of the island and wins.',
  'MAR-GEN-03':
    'The board has 44 fields: regions I to VI with six areas each, and the castles C1 to C8. Castles belong to no region.',
  'MAR-GEN-04':
    'Regions I, II and IV are plain, III and V are forest, VI is mountain. Castles are a terrain of their own.',
  'MAR-GEN-05':
    'Every area is addressed by two dice: the first gives the region, the second the number. A castle has a single number.',
  'MAR-GEN-06': 'Two fields are adjacent if they share a border line, as C1 and V/1 do.',
  'MAR-GEN-07': 'A river border cuts adjacency, unless a bridge spans precisely the border of these two fields.',
  'MAR-GEN-08': 'The Great Tunnel makes III/2 and V/6 adjacent.',
  'MAR-GEN-09': 'A field is occupied if it contains at least one unit.',
  'MAR-GEN-10':
    'A field without a unit is unoccupied. A treasure tile, the dragon or Peacemaker alone do not occupy it.',
  'MAR-GEN-11': "All units of one party in one field are a force; all of it takes part in that field's fights.",
  'MAR-GEN-12': 'Men, heroes, sorcerers and orcs are units; each piece counts as one.',
  'MAR-GEN-13': 'Dragon and Peacemaker are neutral: no force includes them, and they share fields with anything.',
  'MAR-GEN-14': 'A field holds one party: units of two players, or of a player and the orcs, never mix.',
  'MAR-GEN-15': 'The hero and the sorcerer of one player are never in the same field.',
  'MAR-GEN-16': 'Tokens for one man and for five men can be exchanged at any time; only the number of men matters.',
  'MAR-GEN-17': 'Whatever the cause of a loss, the player who suffers it chooses the units that are lost.',
  'MAR-GEN-18':
    'Whoever may put two or more men into one field can take a figure for two of them, the hero or the sorcerer. This holds in the setup and in the main game.',
  'MAR-GEN-19': 'With four or more men both figures can come at once, for two men each, but into two different fields.',
  'MAR-GEN-20':
    'Each player has one hero and one sorcerer. A lost figure goes back to its player and may be placed again later in exchange for two men.',
  'MAR-GEN-21':
    'Orcs, dragon and Peacemaker follow dice and fixed orders alone; it does not matter who moves their pieces.',
  'MAR-GEN-22':
    'Units on the board change their field only in connection with an attack: by muster, figure jump or advance.',
  'MAR-GEN-23':
    'Each player has a summary at hand: the phases, the five aids, what treasures do, combat strengths, and the specials of hero and sorcerer.',

  // —— setup ——
  'MAR-SETUP-01':
    'Each player gets a full set of one colour, one die and a summary. Orcs, dragon and Peacemaker start beside the board, and nobody has used aid yet.',
  'MAR-SETUP-02':
    'Everybody rolls one die; the highest is start player. Those tied for the highest roll again until one is ahead.',
  'MAR-SETUP-03': 'The order of play is clockwise from the start player.',
  'MAR-SETUP-04':
    'The setup keeps to a strict order: castles, orcs, areas, hiding of the treasures, and at last the blocks of men.',
  'MAR-SETUP-05': 'In order of play each player puts one man into an unoccupied castle of their choice.',
  'MAR-SETUP-06': 'Each castle that is left gets two orcs.',
  'MAR-SETUP-07':
    'For every region, starting with I, two dice are rolled; the two areas with these numbers get two orcs each.',
  'MAR-SETUP-08': 'Equal dice for the orcs of a region are rolled again until they differ.',
  'MAR-SETUP-09':
    'In order of play, one man at a time, the players put men into unoccupied areas until all 44 fields are occupied.',
  'MAR-SETUP-10': 'Good first areas are those connected with your castle: together they form a kingdom.',
  'MAR-SETUP-11': 'Each player hands their three treasures to the neighbour on the left, who will hide them.',
  'MAR-SETUP-12': 'Treasures are hidden in three laps in order of play, one tile per player and lap, always face down.',
  'MAR-SETUP-13': 'In the first lap each player puts one of the three tiles, whichever they like, into a castle.',
  'MAR-SETUP-14': 'In the later laps each player puts one of the remaining tiles into any area.',
  'MAR-SETUP-15':
    'A field holds at most one tile, whoever owns it. A castle held by the owner of the treasure is best avoided.',
  'MAR-SETUP-16':
    'In order of play each player puts ten men, as one block, into a single own field. One figure may replace two of them: eight men and the hero, for example.',

  // —— round ——
  'MAR-ROUND-01':
    'A round has five phases in this order: orcs, dragon, Peacemaker, start player, turns of the players.',
  'MAR-ROUND-02': 'After the turns of the players the next round begins with the orcs.',

  // —— orcs ——
  'MAR-ORC-01': 'The orc phase has three steps in this order: multiplication, attack, fill.',
  'MAR-ORC-02':
    'Beginning with the start player of the last round, or of the setup, each player in clockwise order rolls one die. It names a region whose orcs multiply: 1 is region I, 6 is region VI.',
  'MAR-ORC-03': 'Whoever rolls a region that is already named rolls again until a new one is named.',
  'MAR-ORC-04': 'With six players no dice are needed: the orcs multiply in all six regions.',
  'MAR-ORC-05': 'With five players one die is rolled instead. It names the only region whose orcs do not multiply.',
  'MAR-ORC-06': 'In every named region each area held by orcs gains exactly one orc.',
  'MAR-ORC-07':
    'Each castle held by orcs gains one orc for every named region it borders, so it may gain several in one round.',
  'MAR-ORC-08': 'Fields that orcs do not hold gain nothing when the orcs multiply.',
  'MAR-ORC-09': 'Orcs attack from a field that holds at least four of them. Three or fewer stay quiet.',
  'MAR-ORC-10':
    'The attacking fields of the orcs act one after the other: I/1 to I/6, then II/1 and so on to VI/6, then C1 to C8.',
  'MAR-ORC-11':
    'An attacking field of the orcs attacks every adjacent field held by a player, apart from a few protected ones.',
  'MAR-ORC-12':
    'The orcs of a field attack areas first, by region and then by number, and after them castles by number.',
  'MAR-ORC-13': 'A field that the orcs reach through the Great Tunnel comes after all their other targets.',
  'MAR-ORC-14':
    'Orcs never attack their own fields, unoccupied fields, a field with a hero, the field with Peacemaker or the field with the dragon.',
  'MAR-ORC-15':
    'Orcs that have begun to attack stop only when no target or fewer than two orcs are left. Whether they are still four is not checked again.',
  'MAR-ORC-16': 'Orc attacks are fought like any other fight, with the orcs as the attacker.',
  'MAR-ORC-17':
    'When the orcs have wiped out a target, exactly one orc moves in from the attacking field, provided that at least one stays behind.',
  'MAR-ORC-18':
    'If only one orc is left in the attacking field after such a victory, it stays, and the target remains empty.',
  'MAR-ORC-19':
    'At the end of the orc phase one orc enters each unoccupied field, castles included. Then all 44 fields are occupied.',

  // —— dragon ——
  'MAR-DRAGON-01':
    'Two dice, rolled one after the other, give the region and the number of the area where the dragon lands.',
  'MAR-DRAGON-02': 'The dragon never lands in a castle.',
  'MAR-DRAGON-03': 'In an occupied field a third die gives the number of units that the dragon devours.',
  'MAR-DRAGON-04': 'The dragon devours at most the units that are in the field.',
  'MAR-DRAGON-05': 'A player chooses which of their units in the field the dragon eats.',
  'MAR-DRAGON-06': 'Peacemaker is immune to the dragon, but his presence does not save the units of his field.',
  'MAR-DRAGON-07':
    'A dragon that has devoured only orcs flies on, with new dice for place and hunger, as often as needed.',
  'MAR-DRAGON-08': 'The flight ends where the dragon eats the first unit of a player: a man, a hero or a sorcerer.',
  'MAR-DRAGON-09': 'While the dragon stands in a field, neither players nor orcs attack that field.',

  // —— Peacemaker ——
  'MAR-PEACE-01': 'Peacemaker moves to the area given by two dice, one for the region and one for the number.',
  'MAR-PEACE-02':
    "The party that occupies Peacemaker's area gains three units there: three men for a player, three orcs for the orcs.",
  'MAR-PEACE-03': 'An unoccupied area gains nothing from Peacemaker.',
  'MAR-PEACE-04':
    "Peacemaker's region is closed to the attacks of players: none of its six areas can be the target of one.",
  'MAR-PEACE-05': "Attacks out of Peacemaker's region against a field outside it are allowed.",
  'MAR-PEACE-06':
    "In the orc phase orcs may attack areas of Peacemaker's region, but not the very field in which he stands.",
  'MAR-PEACE-07': 'Peacemaker does not hinder the dragon.',

  // —— start player ——
  'MAR-START-01':
    'Each player rolls one die, and the highest becomes start player. Those tied for the highest roll again until one is ahead.',
  'MAR-START-02': 'The start player keeps this role until the next start player is rolled for.',

  // —— turns ——
  'MAR-TURN-01': 'Beginning with the start player, each player in clockwise order takes one turn.',
  'MAR-TURN-02':
    'A turn is one block: aid, reinforcements, attack. The next player begins only when the turn is finished.',

  // —— aid ——
  'MAR-AID-01': 'Each player may use aid at most ten times in a game, whatever its kinds.',
  'MAR-AID-02': 'Aid is optional. It can be taken only at the start of your turn, before the reinforcements.',
  'MAR-AID-03': 'Each player may take at most one aid in a round.',
  'MAR-AID-04': 'Aid is announced, carried out and tallied openly; everybody can always see all tallies.',
  'MAR-AID-05': 'The same aid may be taken again in later turns. Only the moving of a treasure happens just once.',
  'MAR-AID-06': 'Aid 1 gives two extra men. Both go into one field that the player occupies.',
  'MAR-AID-07':
    'Aid 2 gives one extra man, into one field that the player occupies, and one extra attack after the regular attack of this turn.',
  'MAR-AID-08': 'So the decision for an extra attack is made before the outcome of the regular attack is known.',
  'MAR-AID-09':
    'Aid 3 moves a hidden tile of an opponent, face down and unseen, into a different field that has no tile.',
  'MAR-AID-10': 'Aid 3 exists once per game for all players together: its first use takes it away from everybody.',
  'MAR-AID-11':
    'Aid 4 is open to a player with fewer than seven units on the board. It gives six extra men, spread freely over own fields.',
  'MAR-AID-12':
    'Aid 5 is a boat for the regular attack of this turn. Attacking field and target then need no common border, but must touch the same water: the Marnon Sea or the river Amnon.',

  // —— reinforcements ——
  'MAR-REINF-01': 'In every turn a player receives reinforcements before attacking.',
  'MAR-REINF-02':
    'A kingdom is a connected group of your fields with at least one castle among them. A lone castle is a kingdom too.',
  'MAR-REINF-03': 'A player receives one man for every field of all their kingdoms together.',
  'MAR-REINF-04': 'Reinforcements are never fewer than four men.',
  'MAR-REINF-05': 'Reinforcements may be spread over any fields the player occupies, in kingdoms or outside them.',

  // —— attack ——
  'MAR-ATTACK-01':
    'Attacking is optional. There is at most one regular attack in a turn, and one extra attack with aid 2.',
  'MAR-ATTACK-02': 'The target of an attack is a field held by another player or by orcs.',
  'MAR-ATTACK-03': 'An attack goes from one own field against one adjacent field, or over water with a boat.',
  'MAR-ATTACK-04':
    'Exchanges of dice go on until one of the two fields has no unit left, unless the attacker breaks off.',
  'MAR-ATTACK-05':
    'Between two exchanges the attacker is free to break off. That ends the attack and, if no other attack is left, the turn.',
  'MAR-ATTACK-06':
    'Before the first exchange of an attack the attacker may muster: any number of their units from fields next to the attack field may join it.',
  'MAR-ATTACK-07': 'Mustering never empties a field: each field that gives units keeps at least one.',
  'MAR-ATTACK-08':
    'At the start of an attack, and only then, the hero or the sorcerer may jump into the attack field from any field of the board.',
  'MAR-ATTACK-09': 'No figure may jump into an attack field in which the hero or the sorcerer already stands.',
  'MAR-ATTACK-10':
    'The winner of a fight moves into the emptied field with at least one of the remaining units, and keeps at least one back.',
  'MAR-ATTACK-11': 'A winner with a single unit left does not advance; the emptied field remains empty.',
  'MAR-ATTACK-12':
    "Both sides advance by the same rule: a victorious defender moves into the attacker's emptied field.",
  'MAR-ATTACK-13': 'If orcs win a fight, exactly one orc moves in, and only if at least one stays behind.',
  'MAR-ATTACK-14': 'Both sides can wipe each other out; then two fields are empty.',
  'MAR-ATTACK-15': "The dragon's field cannot be attacked by a player.",
  'MAR-ATTACK-16': "No area of Peacemaker's region can be attacked by a player.",
  'MAR-ATTACK-17': 'For the extra attack the attack field is chosen anew, and units may be mustered again.',

  // —— movement ——
  'MAR-MOVE-01': "Players' units change their field by muster, figure jump and advance, and in no other way.",

  // —— combat ——
  'MAR-COMBAT-01': 'The men or orcs in a field have as much strength as they are many, but at most 4.',
  'MAR-COMBAT-02': 'The hero adds 1 to the strength of the field.',
  'MAR-COMBAT-03': 'The sorcerer adds 2 to the strength of the field.',
  'MAR-COMBAT-04':
    'A defender in forest or mountains, in any area of regions III, V and VI, adds 1. An attacker from there adds nothing.',
  'MAR-COMBAT-05': 'A defender in a castle adds 2.',
  'MAR-COMBAT-06': 'A defender attacked over a bridge or through the Great Tunnel adds 2.',
  'MAR-COMBAT-07': 'Against an attack through the Great Tunnel the 1 for the forest is not added.',
  'MAR-COMBAT-08': 'In each exchange both sides roll one die.',
  'MAR-COMBAT-09':
    "A die that is not higher than its own side's strength hits: the enemy loses as many units as it shows. A higher die costs the enemy nothing.",
  'MAR-COMBAT-10': 'A side loses at most the units it has in the field of the fight.',
  'MAR-COMBAT-11':
    'If both sides miss, each with a die above its own strength, the attacker loses exactly one unit and the defender none.',
  'MAR-COMBAT-12': 'The hero and the sorcerer count as one unit each when they are lost.',
  'MAR-COMBAT-13': 'Lost units leave the board for the supply of their party and can come back later.',
  'MAR-COMBAT-14': 'Each player chooses their own losses.',
  'MAR-COMBAT-15': 'Strengths are determined afresh before every exchange.',
  'MAR-COMBAT-16': 'Anyone may roll for the orcs.',

  // —— treasures ——
  'MAR-TREASURE-01':
    'A treasure is found when its owner occupies the field of the tile. The tile leaves the board and is turned over for all to see.',
  'MAR-TREASURE-02': 'The chest brings its finder four men at once, into the field where it lay.',
  'MAR-TREASURE-03': 'The crown brings its finder three men, into any of the finder’s fields, together or split.',
  'MAR-TREASURE-04': 'The ring costs one opponent, named by the finder, three units in all, at once.',
  'MAR-TREASURE-05': 'Only its owner can find a treasure. For any other party in the field nothing happens.',

  // —— elimination and end ——
  'MAR-ELIM-01': 'A player without a unit on the board is out of the game at once.',
  'MAR-END-01': 'Whoever finds the third own treasure wins, and the game ends on the spot.',

  // —— negotiation ——
  'MAR-NEG-01':
    'During a turn players may make small deals, so that nobody has to fight only to get past somebody else.',
  'MAR-NEG-02': 'A deal may cover only a short time, about one to three turns of each player.',
  'MAR-NEG-03': 'Lasting pacts to drive a third player out of the game are not allowed.',
  'MAR-NEG-04': "Deals do not bind: keeping one's word is voluntary.",

  // —— super forces ——
  'MAR-SUPER-01':
    'The number of tokens never limits play: if a player or the orcs run out of them, substitutes are used until the shortage is over.',

  // —— variant: additional treasure ——
  'MAR-VARIANT-01': "In this variant each player's blank fourth tile is hidden along with the other three.",
  'MAR-VARIANT-02': 'With the blank, too, only one tile per owner lies in a castle; the other three lie in areas.',
  'MAR-VARIANT-03': 'Finding the blank tile brings nothing.',
  'MAR-VARIANT-04': 'Winning still takes the three real treasures.',
  'MAR-VARIANT-05': 'Without this variant the blank tiles stay out of the game.',

  // —— two players ——
  'MAR-2P-01': 'With two players all rules apply, with a few changes to the setup.',
  'MAR-2P-02':
    'With two players every tile laid into a field of its hider brings five men of the hider into that field as a guard.',
  'MAR-2P-03': 'With two players the blocks are different: first the start player puts ten men into one own field.',
  'MAR-2P-04': 'Then the other of the two players puts twenty men, all of them into one own field.',
  'MAR-2P-05': 'At last the start player of the two puts another ten men into one own field.',

  // —— rulings: setup and tiles ——
  'MAR-RULING-01': 'If the two dice for the orcs of a region are equal, both are rolled again.',
  'MAR-RULING-02': 'The first orcs are always placed in the order of the regions, from I to VI.',
  'MAR-RULING-03':
    'With five players the 24 free areas do not divide evenly: the last in order gets four, the others five, and nobody is compensated.',
  'MAR-RULING-04':
    'Which tile goes into the castle is the free and secret choice of the player who hides it; its face is never announced.',
  'MAR-RULING-05':
    "A tile may be hidden in a field held by the treasure's owner, in castles and areas alike. An option can forbid it.",
  'MAR-RULING-06':
    'A tile hidden in a field of its owner is found at once with its full effect, even during the setup, and even if that wins the game.',
  'MAR-RULING-07': 'Exactly one tile of each owner is hidden in a castle, neither none nor two.',
  'MAR-RULING-08':
    'The left neighbour who hides a set of tiles is the next player clockwise. Of two players each hides the tiles of the other.',
  'MAR-RULING-09': 'Everybody sees where a hidden tile lies and whose it is; its face is secret.',
  'MAR-RULING-10': 'Whoever hid a tile may look at its face again at any time.',
  'MAR-RULING-11': 'A single man put into a castle or an area during the setup cannot be a figure.',
  'MAR-RULING-12': 'Only one figure can be among the block of men of the setup, since all of it goes into one field.',
  'MAR-RULING-13':
    'With two players the five guards arrive as soon as the tile is laid, if its hider occupies the field then. A figure may replace two of them, and a blank tile brings guards too.',
  'MAR-RULING-14':
    'With two players the second block of the start player may go into the same own field as the first or into another.',
  'MAR-RULING-15': 'With two players a treasure that aid 3 moves into a field of the mover brings no guards.',
  'MAR-RULING-16':
    'Dragon and Peacemaker are off the board until their first phase: in the first orc phase no field is closed or protected by them.',
  'MAR-RULING-17': 'Fields that meet only in a corner are not adjacent.',

  // —— rulings: orcs ——
  'MAR-RULING-18': 'After eliminations the orcs multiply in as many regions as players are still in the game.',
  'MAR-RULING-19':
    'If the start player is out before the orc phase, the next remaining player clockwise begins with the dice.',
  'MAR-RULING-20':
    'A castle borders a region if land or a bridge connects it with at least one area of that region. Contact across the river without a bridge does not count.',
  'MAR-RULING-21': 'Whether four orcs are in a field is checked when it is the turn of that field to attack.',
  'MAR-RULING-22':
    'A field that the orcs have just conquered does not attack in the same phase: only one orc is in it.',
  'MAR-RULING-23':
    'Targets over a bridge are attacked in the normal order of the orcs, not late like those through the tunnel. The defender adds 2.',
  'MAR-RULING-24': 'A target through the tunnel comes after the adjacent castles, too.',
  'MAR-RULING-25':
    'The targets of the orcs are not fixed in advance: each is checked when its turn comes, for a player, a hero, the dragon and Peacemaker.',
  'MAR-RULING-26': 'Orcs do not split an attack: one target is fought to the end before the next begins.',
  'MAR-RULING-27':
    'If a single orc is left in the attacking field while defenders live, this field attacks no more in this phase, and nobody moves.',
  'MAR-RULING-28':
    'If one exchange kills the last defender and leaves a single attacking orc, the target stays empty and this orc attacks no more.',
  'MAR-RULING-29':
    'If the attacking orcs are wiped out in the orc phase, the defending player does not advance; their field stays empty until the orcs fill it. An option lets the defender advance at once.',
  'MAR-RULING-30':
    'If orcs and defenders wipe each other out in the orc phase, both fields are empty until one orc fills each of them.',
  'MAR-RULING-31':
    'Orcs in the field of the dragon or in the region of Peacemaker may attack out of it; only targets are protected.',
  'MAR-RULING-32': 'A sorcerer does not keep the orcs away. A hero does, alone or with men.',
  'MAR-RULING-33': 'When orcs conquer or fill a field with a treasure, the tile stays where it is, unseen.',
  'MAR-RULING-34': 'There is no limit to the number of orcs.',
  'MAR-RULING-35':
    'The orcs fill castles, too, and fields in which only the dragon, Peacemaker or a treasure is left: all of them are unoccupied.',

  // —— rulings: dragon ——
  'MAR-RULING-36': 'If the dragon lands in an unoccupied field, nothing is rolled for its hunger, and it flies on.',
  'MAR-RULING-37':
    'The dragon flies on only while some area holds a unit of a player. If none does, it finishes its landing and stays.',
  'MAR-RULING-38': 'The dragon stays where it is until its next landing; it may land in the same area again.',
  'MAR-RULING-39':
    'A field that the dragon has eaten empty is unoccupied until the orcs fill it in the next round. Nobody can attack or enter it.',
  'MAR-RULING-40': 'A player whose last unit the dragon eats is out at once, and the dragon stays there.',

  // —— rulings: Peacemaker ——
  'MAR-RULING-41':
    "One of Peacemaker's gifts may be a figure: the player in the field may take one man and a figure instead of three men, if the figure may stand there.",
  'MAR-RULING-42':
    "Peacemaker's protection lasts from his arrival until he moves again; so in the next orc phase his field is still closed to the orcs.",
  'MAR-RULING-43':
    "Castles next to Peacemaker's region are never protected. They may be attacked, also from inside the region.",
  'MAR-RULING-44': 'Dragon and Peacemaker may stand in one field; then the effects of both apply.',
  'MAR-RULING-45':
    "Peacemaker's region is protected from every attack of a player: by boat, as an extra attack, or from inside the region.",

  // —— rulings: aid and reinforcements ——
  'MAR-RULING-46':
    "An aid that cannot be carried out cannot be taken: aid 3 once it was used or without an opponent's tile on the board, aid 4 with seven units or more, any aid after the tenth. Until then aids 1, 2 and 5 are always possible.",
  'MAR-RULING-47':
    'A boat counts as used aid even if no attack by boat is made; an ordinary regular attack is still allowed.',
  'MAR-RULING-48': 'The extra attack cannot be made by boat: one aid a round, and the boat serves the regular attack.',
  'MAR-RULING-49':
    "Aid 3 moves a face-down tile of another player still in the game, even one the mover hid, but never one of the mover’s own. It goes to any field without a tile; in its owner's field it is found at once.",
  'MAR-RULING-50':
    'Whoever moves a tile does not see its face; whoever hid it still knows it. Everybody sees which tile moved where.',
  'MAR-RULING-51':
    'For aid 4 all own units on the board count, figures as one each: six or fewer qualify. Figures may replace some of the six men.',
  'MAR-RULING-52':
    'The two men of aid 1 may be replaced by one figure; the single man of aid 2 cannot be replaced by one.',
  'MAR-RULING-53': 'Men cannot be saved for later: all that a player is granted are placed at once.',
  'MAR-RULING-54': 'Kingdoms are counted after the aid of the turn has been carried out completely.',
  'MAR-RULING-55':
    'Bridges and the tunnel connect the fields of a kingdom, boats do not. Dragon and Peacemaker make no difference.',
  'MAR-RULING-56': 'A player without a castle gets four men as reinforcements.',
  'MAR-RULING-57': 'The sizes of several kingdoms are added up; groups of fields without a castle add nothing.',

  // —— rulings: attack ——
  'MAR-RULING-58':
    'An attack has a fixed sequence: field, target and way are declared, then comes the muster, then the jump, then at least one exchange. The declaration binds: there is no muster without a fight.',
  'MAR-RULING-59':
    "Units may be mustered over a bridge or through the tunnel, out of the dragon's field and out of Peacemaker's region, but not by boat.",
  'MAR-RULING-60':
    'A figure may jump out of a field where it stands alone, which is then unoccupied, but not out of a field that has just given units by muster. An option demands that a unit stays behind.',
  'MAR-RULING-61':
    'A figure may be mustered from an adjacent field, but never so that both figures meet. A figure in the attack field cannot leave it.',
  'MAR-RULING-62': 'Before the extra attack a figure may jump again: each attack has its own start.',
  'MAR-RULING-63': 'A single unit may attack.',
  'MAR-RULING-64': 'An unoccupied field can be neither attacked nor entered.',
  'MAR-RULING-65':
    'Breaking off ends only that attack; the turn ends if no extra attack is left. With an option breaking off ends the whole turn.',
  'MAR-RULING-66':
    'The extra attack is optional and needs a regular attack before it. It may start from any of your fields, even the one just won, and may have the same target again.',
  'MAR-RULING-67':
    'A winner with two units or more must advance and chooses who goes: at least one unit, but never all.',
  'MAR-RULING-68':
    "A victorious defender must advance as usual, even into the dragon's field, into Peacemaker's region or over water: it is no attack.",
  'MAR-RULING-69':
    'Against an attack by boat there is no bonus for a bridge, but terrain and castle still count. Any other field on the same water can be the target, even an adjacent one.',
  'MAR-RULING-70':
    'No boat goes from the river to the sea: they are different waters. A field that touches both, such as IV/1 and IV/6, may use either.',
  'MAR-RULING-71': 'Boats use only the river Amnon and the Marnon Sea, the lake in the east, not the ocean outside.',
  'MAR-RULING-72': "Attacks out of the dragon's field are allowed; only attacks against it are not.",

  // —— rulings: combat ——
  'MAR-RULING-73':
    'For a defender a bridge adds to the terrain: 3 in all in forest or mountains, 4 in a castle. The tunnel gives 2 and nothing else.',
  'MAR-RULING-74': 'Alone the hero has strength 1 and the sorcerer strength 2, plus what a defender adds.',
  'MAR-RULING-75': 'With a strength of 6 or more every roll hits, but no more units are lost than the die shows.',
  'MAR-RULING-76':
    'The losses of both sides happen at the same time; the attacker names theirs first, then the defender. Nobody is asked where there is no choice.',
  'MAR-RULING-77': 'Hits beyond the units in the field lapse; they never reach other fields.',
  'MAR-RULING-78':
    'If one side hits and the other misses, only the side that missed loses units. The attacker loses one for missing only when both miss.',
  'MAR-RULING-79':
    "If both miss and the attacker's last unit is lost, the defender has won and advances with two units or more, but not in the orc phase.",

  // —— rulings: treasures ——
  'MAR-RULING-80': 'Finding a treasure cannot be refused or put off: it happens by itself.',
  'MAR-RULING-81':
    'A treasure is found directly after the advance, before anything else is decided. Its effect is carried out completely, then the turn goes on.',
  'MAR-RULING-82':
    "A treasure can be found by the attacker's advance, by the defender's advance even in the turn of somebody else, by aid 3 and by hiding in a field of the owner. New men never open a new field, so placing them finds nothing.",
  'MAR-RULING-83': 'A field whose only conqueror stays behind is not occupied, so nothing is found there.',
  'MAR-RULING-84':
    'Figures may come with a treasure: one with the chest, if no other figure is in that field, and one with the crown, for two men put into one field.',
  'MAR-RULING-85':
    'The finder of the ring names another player still in the game, never the orcs, or declines. The victim picks three units anywhere, or loses all if there are fewer. With an option the finder picks them.',
  'MAR-RULING-86':
    'A player who loses the last units to the ring is out at once, even in the middle of their own attack; that turn ends.',
  'MAR-RULING-87': 'The third treasure ends the game when it is turned over, without its effect.',
  'MAR-RULING-88': 'A blank tile that is found is shown and leaves the board. It has no effect and does not count.',
  'MAR-RULING-89':
    'Others who hold a field may not look at a tile in it, take it or move it, except with aid 3, unseen.',

  // —— rulings: elimination and end ——
  'MAR-RULING-90': 'Losses of every kind can put a player out: by fight, dragon or ring.',
  'MAR-RULING-91':
    'Whether somebody is out is checked after the losses of both sides have left the board, and before the winner advances.',
  'MAR-RULING-92':
    'The tiles of a player who is out leave the board unseen. Tiles that this player hid for others stay.',
  'MAR-RULING-93': 'A player who is out takes no more turns and rolls no more dice; the others keep their order.',
  'MAR-RULING-94':
    'The last player left in the game wins at once. With an option the last player has to go on to the third treasure.',
  'MAR-RULING-95': 'If the last players go out at the same time, nobody wins: the orcs rule the island.',
  'MAR-RULING-96': 'Once the game has ended, the rest of the round is not played.',

  // —— rulings: other ——
  'MAR-RULING-97':
    'Players may talk and make deals at any time, but no deal binds, and units, tiles and aids cannot be given away. How long deals last and against whom is etiquette.',
  'MAR-RULING-98': 'All dice are rolled for the players, and the log shows each of them and what it was rolled for.',
  'MAR-RULING-99':
    'Misprints of the printed rules are read by their sense: N/5 is IV/5, 1/2 in examples is I/2, and Maron Sea is the Marnon Sea.',
  'MAR-RULING-100':
    "Four orcs or more never attack outside the orc phase, neither after Peacemaker's gift nor after defending themselves.",
  'MAR-RULING-101': 'Men can be exchanged only for a figure that is in the supply, not for one already on the board.',
  'MAR-RULING-102':
    'An adjacent castle is attacked by the orcs after the areas even if a bridge leads there: first areas, then castles, then the tunnel.',
  'MAR-RULING-103':
    'Mustered units and a figure that jumped stay in the attack field after the fight, or advance from there. Nobody goes back.',
  'MAR-RULING-104':
    'Fields that a ring empties while tiles are being hidden stay unoccupied until the orcs fill them in the first round. A player put out by it still hides the tiles in hand, but gets no block of men.',
  'MAR-RULING-105':
    'A player who loses the last unit in their own attack is out at once, and turn and extra attack lapse. If the game goes on, the victorious defender still advances.',
  'MAR-RULING-106':
    'The order in an exchange is: strengths, both dice, losses named by the attacker and then the defender, all losses removed, players out, end of the game. Then an empty field brings advance and find; otherwise the attacker goes on or breaks off.',
  'MAR-RULING-107':
    'Men to be split and units to be mustered may be chosen piece by piece and changed until confirmed. Only the final split counts, and it is checked as a whole.',
  'MAR-RULING-108':
    'Not every exchange and loss must be asked: standing orders may name the order of losses and how long to fight on. They answer for their player and can be withdrawn; without them everything is asked.',
}
