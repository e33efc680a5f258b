/** The text of every rule and ruling, in the order of the ledger. */
export const rules: Readonly<Record<string, string>> = {
  // —— general ——
  'BAR-GEN-01': 'Up to four players take part. Whoever plays alone follows the solo rules as well.',
  'BAR-GEN-02': 'Domination points (DP) have no limit in either direction: they may fall below 0 and rise above 100.',
  'BAR-GEN-03':
    'Of each of the five resources, food, wood, iron, stone and gold, a player has 0 to 6. What would exceed 6 is lost. A cost can be paid only in full and from what is in stock.',
  'BAR-GEN-04':
    'Of each of the three kinds of troops, archers, berserkers and raiders, a player has 0 to 6. What would exceed 6 is lost.',
  'BAR-GEN-05':
    'Each player has 4 heroes, 8 banners, 8 knowledge discs (one for each track) and 1 honour marker, and owns at most 4 buildings, 3 gods and 3 warlords.',
  'BAR-GEN-06':
    'A slash between two symbols means that exactly one of the two sides is carried out; the player chooses which.',
  'BAR-GEN-07':
    'An arrow separates a cost from an effect: the whole cost is paid first, then the effect happens. The player may decline.',
  'BAR-GEN-08': 'Resources or troops of choice may be any mix of kinds.',
  'BAR-GEN-09': 'Several symbols on one space or card without a slash or an arrow between them are all carried out.',
  'BAR-GEN-10':
    'The plain symbol of a god, warlord or building means: take one from the display and pay its cost. The same symbol on a card back means: take the top card of that deck without paying its cost; everything else holds as for any card of this kind.',
  'BAR-GEN-11': 'The shield symbol on cards stands for the faction markers that a player has collected.',

  // —— setup ——
  'BAR-SETUP-01':
    'The volcano is put together: rings 1 to 3 have six sectors each and are turned at random, offset so that every sector touches exactly two sectors of the next ring outwards.',
  'BAR-SETUP-02':
    'The map is laid out, and a first-conqueror tile is put on each of its 5 islands, the start island included.',
  'BAR-SETUP-03':
    'The 20 faction markers are shuffled, and one is put face up on each of the 20 regions. The start region gets none.',
  'BAR-SETUP-04':
    'With three players the markers on regions that show "4+" are removed, so that 16 remain. With one or two players those on "3+" and "4+" are removed, so that 14 remain. With four players all 20 stay.',
  'BAR-SETUP-05':
    'The 72 region cards are sorted into four decks of 18, one for each terrain, and each deck is shuffled face down.',
  'BAR-SETUP-06':
    'Gods, warlords and buildings are shuffled into three face-down decks. 2 gods, 2 warlords and 4 buildings are revealed as the display.',
  'BAR-SETUP-07':
    'The timeline has six slots, filled face up: 1, 3 and 5 with random feasts, 2, 4 and 6 with random demons. Feasts and demons left over are out of the game.',
  'BAR-SETUP-08':
    'Each player starts with 3 of every resource, 2 of every kind of troops, 4 heroes, 8 banners and 0 DP.',
  'BAR-SETUP-09':
    'Each player gets one random god from the deck, upright, and gains the DP printed at its top right. Nothing is paid for it.',
  'BAR-SETUP-10':
    'The honour markers of all players are stacked in random order on space 0 of the honour track. The topmost player is first.',
  'BAR-SETUP-11':
    'Starting knowledge: from the last player in honour order up to the first, everybody either puts two discs on the first spaces of two different tracks or one disc on the second space of one track.',
  'BAR-SETUP-12':
    'A track that holds a disc of another player cannot be chosen for starting knowledge. Later in the game there is no such limit.',
  'BAR-SETUP2-01':
    'With two players, the four heroes of one unused colour are put on four random spaces, one in each ring.',
  'BAR-SETUP2-02':
    'With two players, the four heroes of the other unused colour are put on the opposite space of each ring.',
  'BAR-SETUP2-03':
    'With two players, all eight dummy heroes move one space clockwise in their ring as the last step of every end phase.',
  'BAR-SETUP2-04':
    'Dummy heroes occupy their space. They never act, are never taken back and move along when their ring is turned.',
  'BAR-SETUP3-01':
    'With three players there are no dummy heroes. Only the number of faction markers differs from a game for four.',

  // —— eras and preparation ——
  'BAR-ERA-01':
    'The game has at most 6 eras. Each has a preparation phase, an action phase and an end phase, in this order.',
  'BAR-ERA-02': 'In era 1 the preparation phase is left out.',
  'BAR-PREP-01': 'Preparation begins with turning all gods and warlords of all players upright.',
  'BAR-PREP-02':
    'Then everybody may activate as many different own buildings as their production level says and gains what they show. A building is activated at most once in a preparation.',
  'BAR-PREP-03':
    'With production level 0 no building is activated; with a level above the number of own buildings all of them are.',

  // —— action phase ——
  'BAR-ACT-01':
    'Players act in honour order: who is further ahead on the honour track goes first, and on the same space the markers count from the top of the stack to the bottom.',
  'BAR-ACT-02':
    'The action phase has three placement rounds in which everybody places one hero, and a fourth one for those who own a fourth hero in this era. The order is read anew at the start of each round.',
  'BAR-ACT-03':
    'A turn is: pray or sacrifice if you like, place the hero of this round, carry out its space if you like, pray or sacrifice if you have not yet.',
  'BAR-ACT-04': 'A hero can only be placed on a free space; every space holds one hero.',
  'BAR-ACT-05': 'Carrying out the space is optional, placing the hero is not.',
  'BAR-PLACE-01': 'Hero 1 goes to any free space of the central ring.',
  'BAR-PLACE-02':
    'Hero 2 goes to a free space of the middle ring in one of the two sectors that touch the sector of hero 1.',
  'BAR-PLACE-03':
    'Hero 3 goes to a free space of the outer ring in one of the two sectors that touch the sector of hero 2.',
  'BAR-PLACE-04': 'Hero 4 goes to a free space of the periphery in a sector that touches the sector of hero 3.',
  'BAR-PLACE-05': 'If there is no space where the hero may stand, the placement is skipped and the player gains 2 DP.',
  'BAR-PLACE-06': 'Nobody uses more than 4 heroes in one era.',
  'BAR-PLACE-07':
    'Which sectors touch is looked at when the hero is placed: rings may have been turned since the hero before.',
  'BAR-PLACE-08': 'Heroes stay in their sector when a ring is turned.',
  'BAR-PLACE-09':
    'Sectors lie at positions 0 to 5 of their ring, counted clockwise; a turn moves all sectors of a ring on. Position p of ring 1 touches positions p and p − 1 of ring 2, position p of ring 2 touches p and p + 1 of ring 3, and position p of ring 3 touches slots p and p − 1 of the periphery.',
  'BAR-PLACE-10':
    'The periphery has six slots. Sector P4 is fixed at slot 2. The arc of P1, P2 and P3 fills three slots in a row, at first 4, 5 and 0, and turns together with ring 3; the other slots are empty. While the arc lies over slot 2, nobody can enter P4.',

  // —— praying and sacrificing ——
  'BAR-EXTRA-01':
    'In the own turn, before or after placing the hero, a player may either pray to one upright god or sacrifice one upright warlord.',
  'BAR-EXTRA-02': 'Only one such use is allowed in a turn: never two gods, two warlords or one of each.',
  'BAR-GOD-01':
    'Praying turns the god and at once gives the effect at the bottom of the card. A turned god cannot be used again until it is turned upright.',
  'BAR-WARL-01':
    'Sacrificing a warlord gives the effect at the bottom right of the card at once; then the card goes under the warlord deck.',
  'BAR-WARL-02': 'A turned warlord cannot be sacrificed.',
  'BAR-ROT-01':
    "The rotation symbol turns the ring for this turn's hero, the one where it is about to be placed or has been placed, by one step in a direction of choice.",

  // —— spaces: resources ——
  'BAR-RES-01': 'One space gives 1 food, 1 wood and 1 iron.',
  'BAR-RES-02': 'One space gives 1 stone, 1 gold and 2 DP.',
  'BAR-RES-03': 'Some spaces give 2 of the resource shown, and an honour step where a crown is shown.',
  'BAR-RES-04': 'In the outer ring there are spaces with 3 gold and with 4 of food, wood, iron or stone.',
  'BAR-RES-05': 'One space gives 1 of each of the five resources.',
  'BAR-RES-06': 'Spaces with DP, alone or together with knowledge, give the printed DP.',
  'BAR-RES-07': 'What these spaces give of a resource is raised by the economy track.',

  // —— spaces: buildings ——
  'BAR-BUILD-01':
    'To build, a player chooses a building of the display, pays the cost at its top left and puts it face up in front of them.',
  'BAR-BUILD-02':
    'Whoever then has more than 4 buildings puts one of them under the building deck at once, without getting anything back.',
  'BAR-BUILD-03':
    'A building can be chosen only by a player who has the resources for it. The display is not refilled before the final event of the era.',

  // —— spaces: gods, warlords, honour ——
  'BAR-INVOKE-01':
    'The space "god / warlord" lets the player invoke one god or one warlord; the space "god + warlord" up to one of each.',
  'BAR-INVOKE-02':
    'To invoke a god, the player chooses one of the display, pays 1 resource of any kind, gains the DP at its top right and puts it down upright.',
  'BAR-INVOKE-03': 'Whoever then has more than 3 gods puts one of them under the god deck, without any effect.',
  'BAR-INVOKE-04':
    'To invoke a warlord, the player chooses one of the display, pays 2 gold, takes as many honour steps as it shows crowns and puts it down upright.',
  'BAR-INVOKE-05':
    'Whoever then has more than 3 warlords puts one of them under the warlord deck. This neither counts as a sacrifice nor has any effect.',
  'BAR-HON-01': 'An honour step moves the honour marker one space forward. The track has the spaces 0 to 18.',
  'BAR-HON-02': 'Whoever passes one or more milestones for the first time gains their bonuses at once.',
  'BAR-HON-03': 'Each player gets each milestone bonus at most once in a game. Others keep their own chance.',
  'BAR-HON-04': 'A marker that arrives on an occupied honour space goes on top of the stack there.',
  'BAR-HON-05':
    'Moving backwards never gives a milestone bonus, and neither does crossing the same line forwards again.',

  // —— campaigns ——
  'BAR-CAMPAIGN-01':
    'A campaign begins with recruiting: any number of troops, each for the resources shown on the player board. An archer costs 1 food and 1 wood, a berserker 1 wood and 1 iron, a raider 1 food and 1 iron. Nobody has more than 6 of a kind.',
  'BAR-CAMPAIGN-02': 'After recruiting, the player may choose one region as the target, if it meets all conditions.',
  'BAR-CAMPAIGN-03':
    'The target must be adjacent to the start region or to a conquered region, whoever conquered it. Sea routes count as borders.',
  'BAR-CAMPAIGN-04': "The player's discovery level must reach the island of the target.",
  'BAR-CAMPAIGN-05': 'A faction marker must lie on the target.',
  'BAR-CAMPAIGN-06': 'Nobody conquers more than 8 regions in a game, for there are 8 banners.',
  'BAR-CAMPAIGN-07': "The region deck of the target's terrain is shuffled. Each of its cards is a battle.",
  'BAR-CAMPAIGN-08':
    'The number of battles is 6, less the tactics level against the faction of the marker: 6, 5, 4, 3 or 2.',
  'BAR-CAMPAIGN-09':
    'The battles are revealed one after the other. Each is decided before the next is revealed, and all of them are fought.',
  'BAR-CAMPAIGN-10':
    'The card backs tell which troops a terrain asks for: forest mostly berserkers, then raiders; glacier mostly raiders, then archers; mountain mostly archers, then berserkers; swamp all three alike.',
  'BAR-BATTLE-01': 'A battle is won by paying exactly the troops it shows in grey.',
  'BAR-BATTLE-02':
    'Instead of a troop of the player board, an upright own warlord may be called: it is turned and counts as the one troop shown at its bottom left.',
  'BAR-BATTLE-03':
    'Several warlords may be called in one battle, but each of them at most once in an era, for it stays turned until the next preparation.',
  'BAR-BATTLE-04':
    "Whoever cannot or does not want to pay loses the battle and at once suffers the penalty of the marker's faction.",
  'BAR-BATTLE-05':
    'Overkill: some cards show further troops in red. Whoever pays the grey and all red troops gains the DP at the bottom right at once. It is never needed for the win.',
  'BAR-BATTLE-06':
    'Some cards show a reward at the bottom left. It is collected at the end of the campaign if that battle was won.',
  'BAR-PEN-NEF-01':
    'Penalty of the Nefriar: pay 1 own troop of choice and lose 1 DP. Without any troop, lose 1 more DP instead.',
  'BAR-PEN-SHAN-01':
    'Penalty of the Shan: pay 1 gold and 1 stone, and lose 1 DP for each of the two that cannot be paid.',
  'BAR-PEN-ASP-01':
    'Penalty of the Aspidian: move the honour marker 2 spaces back, and lose 1 DP for each step that space 0 makes impossible.',
  'BAR-PEN-ASP-02': 'Milestones crossed backwards by the penalty of the Aspidian give nothing.',
  'BAR-PEN-VARG-01':
    'Penalty of the Varg: turn 2 upright own gods or warlords of choice, and lose 1 DP for each one missing.',
  'BAR-PEN-05': 'A player with a defence level of at least 1 may avert a penalty.',
  'BAR-CONQ-01':
    'After the last battle the region is conquered if at least half of the battles were won, half rounded up.',
  'BAR-CONQ-02':
    'The conqueror takes the marker, puts an own banner in the region and gains the DP of the marker plus those of the island.',
  'BAR-CONQ-03':
    'The first player of all to conquer a region of an island takes its first-conqueror tile for 3 more DP.',
  'BAR-CONQ-04':
    'With fewer wins the region stays as it is. The rewards of the battles won are collected all the same.',

  // —— knowledge ——
  'BAR-KNOW-01':
    'A knowledge symbol moves one own disc of its category one space on, or puts a disc on the first space of a track of the category where the player has none.',
  'BAR-KNOW-02':
    'Barbarian symbols serve the tracks discovery, defence, economy and production, tactics symbols the tracks Nefriar, Shan, Aspidian and Varg. With a combined symbol the player chooses the category.',
  'BAR-KNOW-03': 'Each track has 4 spaces. After the setup any number of players may share a track.',
  'BAR-KNOW-04': 'Only the first and the second player to reach the last space of a track get its bonus, at once.',
  'BAR-KNOW-DISC-01':
    'With discovery level 0 only the start island can be attacked. Each level opens the next island in their order.',
  'BAR-KNOW-DISC-02':
    'Bonus of the discovery track: the first gains 2 DP for each own faction marker, the second 1 DP.',
  'BAR-KNOW-DEF-01':
    'With defence level k one penalty may be averted in each campaign, and only one for a battle among the first k.',
  'BAR-KNOW-DEF-02': 'Bonus of the defence track: the first gains 2 DP for each milestone reached, the second 1 DP.',
  'BAR-KNOW-ECO-01': 'From economy level 1 on, a volcano space that gives at least 1 food gives 1 more.',
  'BAR-KNOW-ECO-02': 'From economy level 2 on, a volcano space that gives at least 1 wood gives 1 more.',
  'BAR-KNOW-ECO-03': 'From economy level 3 on, a volcano space that gives at least 1 iron gives 1 more.',
  'BAR-KNOW-ECO-04': 'With economy level 4, a volcano space that gives at least 1 stone gives 1 more.',
  'BAR-KNOW-ECO-05':
    'Bonus of the economy track: the first gains 2 DP for each complete set of food, wood and iron in stock, the second 1 DP. Nothing is spent.',
  'BAR-KNOW-PROD-01': 'Production level k lets k different buildings be activated in the preparation phase.',
  'BAR-KNOW-PROD-02': 'Bonus of the production track: the first gains 2 DP for each own building, the second 1 DP.',
  'BAR-KNOW-TAC-01': 'Tactics level k against a faction lowers the number of battles against it from 6 to 6 − k.',
  'BAR-KNOW-TAC-02': 'Bonus of a tactics track: the first gets its effect and 3 DP, the second chooses one of the two.',
  'BAR-KNOW-NEF-01': 'The effect of the Nefriar track is 3 troops of choice, without any cost.',
  'BAR-KNOW-SHAN-01': 'The effect of the Shan track is 4 resources of choice.',
  'BAR-KNOW-ASP-01': 'The effect of the Aspidian track is 2 honour steps.',
  'BAR-KNOW-VARG-01': 'The effect of the Varg track is the top card of the god or the warlord deck, without its cost.',

  // —— other spaces, trades ——
  'BAR-OTHER-01': 'The space "x2" lets the player carry out the space of hero 3 up to two times in the next turn.',
  'BAR-OTHER-02':
    'The space "fourth hero" gives the player a fourth hero for the periphery in this era. Nobody has more than 4 heroes in an era.',
  'BAR-TRADE-01': 'Trade: 2 food for 1 barbarian step, 1 tactics step and 1 honour step.',
  'BAR-TRADE-02': 'Trade: 2 wood for the top card of the building deck, without its cost.',
  'BAR-TRADE-03': 'Trade: 2 iron for the top card of the warlord or the god deck, without its cost.',
  'BAR-TRADE-04': 'Trade: 2 stone for 3 troops of choice.',
  'BAR-TRADE-05': 'Trade: 2 gold for a campaign. If it conquers, the DP of the marker won count double.',
  'BAR-TRADE-06': 'The DP of the island and the first-conqueror tile are never doubled.',

  // —— end of an era ——
  'BAR-END-01': 'The end phase begins with all players taking their heroes back.',
  'BAR-END-02': 'In honour order the players resolve the timeline card of this era; then it is turned face down.',
  'BAR-END-03': 'Then the final event printed below that slot of the timeline takes place.',
  'BAR-END-04': 'Then the next era begins.',
  'BAR-DEMON-01': 'In even eras a demon comes: first everybody must pay 1 gold or lose 5 DP.',
  'BAR-DEMON-02': 'After that, in honour order, each player may pay the tribute of the demon for its advantage.',
  'BAR-DEMON-03': 'Wargu: 5 resources of choice for 2 barbarian steps or 2 tactics steps.',
  'BAR-DEMON-04': 'Skeleton Queen: one own god is discarded for 3 honour steps and a fourth hero in the next era.',
  'BAR-DEMON-05':
    'Fhafnir: for 3 gold the player puts an own banner in a region that could be attacked and gains the DP of a conquest. There is no recruiting and no battle; it is not a campaign.',
  'BAR-DEMON-06': 'Crom: 1 archer, 1 berserker and 1 raider for 8 DP.',
  'BAR-FEAST-01':
    'In odd eras a feast is held: each player chooses exactly one of its three rows. Two of them are offerings, to be paid for what they give, normally DP; the last one costs nothing and normally gives 2 resources.',
  'BAR-EVENT-01':
    'In the final event all buildings, gods and warlords of the display go under their decks. Then 4 buildings, 2 gods and 2 warlords are revealed.',
  'BAR-EVENT-02':
    'Then a ring is turned: after era 1 ring 2 by two steps counter-clockwise, after era 2 ring 3 with the arc by one step clockwise, after era 3 ring 1 by two steps clockwise, after era 4 ring 2 by one step counter-clockwise, after era 5 ring 3 with the arc by two steps counter-clockwise.',
  'BAR-EVENT-03': 'The sixth slot shows the last campaign instead of a turn.',

  // —— end of the game and scoring ——
  'BAR-GAMEEND-01': 'The game ends after era 6.',
  'BAR-GAMEEND-02': 'If a player has reached 100 DP, the game ends after the era being played.',
  'BAR-GAMEEND-03': 'If no faction marker is left on the map, the game ends after the era being played.',
  'BAR-GAMEEND-04':
    'Before final scoring each player, in honour order, may fight one last campaign under the normal rules; no hero is needed.',
  'BAR-SCORE-01': 'At the end every building scores by what is printed on it, every card for itself.',
  'BAR-SCORE-02': 'Buildings with a shield: 2 DP for each faction marker collected.',
  'BAR-SCORE-03':
    'Buildings that count types: 2 DP for each different type of building owned; a type is told by its picture.',
  'BAR-SCORE-04': 'Buildings that count knowledge: 2 DP for each barbarian or tactics track finished.',
  'BAR-SCORE-05': 'Buildings that count gods: 2 DP for each own god card.',
  'BAR-SCORE-06': 'Buildings that count a resource: 2 DP for each unit left of the resource shown.',
  'BAR-SCORE-07':
    'Adjacent regions with banners of one player form a group. A group of 1 to 8 regions scores 0, 1, 4, 9, 16, 25, 36 or 49 DP.',
  'BAR-SCORE-08': 'A player may score several groups.',
  'BAR-TIE-01':
    'Whoever has the most DP wins. Among those tied the one further ahead on the honour track wins; within a stack it is the upper one.',

  // —— tribe powers ——
  'BAR-TRIBE-01': 'With tribe powers every player gets one tribe before the setup. Its power is valid all game.',
  'BAR-TRIBE-02':
    'Tiger tribe (red): whenever a battle of a campaign is revealed, the player may set it aside and face the next card instead. The replacement cannot be replaced. This is possible in every battle.',
  'BAR-TRIBE-03':
    'Bear tribe (blue): whenever the player sacrifices a warlord, its effect may be carried out twice. Then the card goes under its deck.',
  'BAR-TRIBE-04':
    'Horse tribe (green): in every end phase the player may resolve the feast or demon twice. The second time at a feast it may be any of the three rows; at a demon the gold or the 5 DP are not paid again.',
  'BAR-TRIBE-05':
    'Wolf tribe (yellow): at the start of each era, before the preparation, the player gains 2 resources of choice.',

  // —— solo ——
  'BAR-SOLO-01':
    'A solo game follows the setup and rules of the base game except for what follows. It has at most 6 eras.',
  'BAR-SOLO-02': 'In a solo game the markers on "3+" and "4+" regions are removed, so that 14 remain.',
  'BAR-SOLO-03':
    '10 random gods, 10 warlords and 14 buildings are shuffled into one common deck; all other such cards leave the game. Its top 7 cards, in a row, are the display.',
  'BAR-SOLO-04': 'The four heroes of the dummy colour are put on four random spaces, one in each ring.',
  'BAR-SOLO-05': 'The starting god is drawn from the gods that are not in the deck; its DP are gained.',
  'BAR-SOLO-06':
    'The honour markers of the player and the dummy are stacked on space 0, in an order the player chooses.',
  'BAR-SOLO-07': 'Starting knowledge is placed as usual; no track is excluded.',
  'BAR-SOLO-08':
    'The 6 fate cards are shuffled face down, and a target is chosen: easy 80, normal 100, hard 130, extreme 150, any other number or the own record.',
  'BAR-SOLO-09':
    'Every era of a solo game begins with the organisation phase: all fate cards are shuffled, one is drawn, and its rows are resolved from top to bottom.',
  'BAR-SOLO-10': 'Row 1 of a fate card: each dummy hero moves 0, 1 or 2 spaces in its ring in the direction shown.',
  'BAR-SOLO-11':
    "Row 2: on each track shown, the dummy's disc is placed or moves on by one step for each symbol. If it reaches the last space before the player does, the player cannot get the first bonus of that track any more.",
  'BAR-SOLO-12': 'Row 3: the cards of the display at the crossed-out positions go to the bottom of the deck.',
  'BAR-SOLO-13': "Row 4: the dummy's honour marker advances by the steps shown.",
  'BAR-SOLO-14':
    "Row 5: candidates for the dummy's conquest are all regions with a marker that are adjacent to the start region or to any conquered region. Discovery plays no part.",
  'BAR-SOLO-15':
    "The first faction in the order shown that has a candidate is taken, and of its candidates the marker with the most DP. The dummy's banner goes there, and the marker leaves the game.",
  'BAR-SOLO-16': 'Regions with a banner of the dummy count as conquered by another player.',
  'BAR-SOLO-17':
    'Before the first step of the end phase the cards left in the display slide to the left; then cards are drawn to the right end until there are 7.',
  'BAR-SOLO-18':
    "At the end of a solo game, if the dummy's honour marker is ahead, the player loses as many DP as it is spaces ahead.",
  'BAR-SOLO-19': 'The player wins with more DP than the target, not with exactly as many; otherwise the game is lost.',
  'BAR-SOLO-20':
    'Instead of the top card of a deck, the first card of the wanted kind, from the top of the common deck, is taken. The order of the others does not change.',
  'BAR-SOLO-21': 'Discarded cards go to the bottom of the common deck.',

  // —— rulings: turn order and honour ——
  'BAR-RULING-01':
    'The order is read from the honour track at the start of each placement round, of the preparation, of the timeline card and of the last campaigns. Changes within a round take effect in the next one.',
  'BAR-RULING-02':
    'A marker that moves onto an occupied honour space, forwards or backwards, goes on top of the stack and so is ahead of those below. Several steps at once are one move: only the space where it ends counts. A marker that does not change its space keeps its place in the stack.',
  'BAR-RULING-03':
    'Honour runs from 0 to 18. Steps beyond 18 are lost; steps below 0 only matter for the penalty of the Aspidian.',
  'BAR-RULING-04':
    'The lines of the milestones lie before spaces 2, 4, 6, 9, 12 and 15. A milestone is passed when the marker stands on or beyond that space for the first time. Several in one move are resolved from low to high, after the whole move.',
  'BAR-RULING-05':
    'For the bonus of the defence track every milestone ever passed counts, even if the marker was pushed back behind it.',

  // —— rulings: setup ——
  'BAR-RULING-06': 'All players place starting knowledge, from the last to the first; it is not only for the last one.',
  'BAR-RULING-07':
    'For starting knowledge every disc already placed bars its track, for a single disc on the second space too. With 8 tracks and at most 8 discs there is always something to choose.',
  'BAR-RULING-08':
    '"3+" and "4+" are printed on regions, not on markers: all 20 markers are shuffled and laid out, then those on such regions are removed.',
  'BAR-RULING-09': 'The first slot of the timeline is a feast.',
  'BAR-RULING-10': 'The colours of the map: cream is glacier, olive is forest, dark brown is mountain, grey is swamp.',
  'BAR-RULING-11':
    'Forest asks for berserkers before raiders and mountain for archers before berserkers, as the rules say. Some pictures of the cards show archers before berserkers in the forest and berserkers before raiders in the mountain; with an option the two decks exchange their demands, while the rewards stay.',
  'BAR-RULING-12':
    'The first island beyond the start is called Aaruwn, as on the map; Aarun means the same. The last island is Doharaan.',

  // —— rulings: the volcano ——
  'BAR-RULING-13':
    "The rotation symbol turns the ring of this turn's hero by one step, in either direction. Used before placing, it turns the ring about to be used.",
  'BAR-RULING-14': 'Turning a ring carries along all heroes on it, dummy heroes included, and triggers nothing.',
  'BAR-RULING-15':
    'P1, P2 and P3 form one piece with ring 3; P4 belongs to the base. While the arc lies over P4, nobody can enter P4, but a hero who stands there stays.',
  'BAR-RULING-16':
    'With hero 4 the rotation symbol turns ring 3 with the arc, even if the hero stands on P4 or will stand there.',
  'BAR-RULING-17':
    'In the setup each of the rings 1 to 3 gets one of its six orientations, all equally likely. The arc always starts on slots 4, 5 and 0, for otherwise the printed turns would cover P4.',
  'BAR-RULING-18':
    'The 2 DP for a skipped placement are also for hero 4 in a dead end. Praying and sacrificing remain possible in such a turn; if that opens a space before the placement, the hero must be placed.',
  'BAR-RULING-19':
    'In rings 1 to 3 there is always a free space where the hero may stand: at most three other heroes are there, and 6 or 4 spaces can be reached.',
  'BAR-RULING-20': 'Placing is compulsory if it is possible; the space may be left unused.',
  'BAR-RULING-21':
    'Within one space, card or bonus the order is fixed: costs, resources, troops, DP, barbarian steps, tactics steps, honour steps, cards, fourth hero, campaign. Two of one group go from left to right.',
  'BAR-RULING-22':
    'Parts of an effect that are impossible are skipped, and possible parts are done. A cost is never reduced.',
  'BAR-RULING-23':
    'The economy bonus counts once for each resource whenever a volcano space is carried out, also for resources of choice taken there, and for each time under x2. It never counts for buildings, gods, warlords, milestones, feasts, rewards or tribe powers.',
  'BAR-RULING-24':
    'The limit of 6 is applied after the bonus is added. A gain may be taken even if part of it is lost.',

  // —— rulings: cards ——
  'BAR-RULING-25':
    'Whoever exceeds a limit chooses which card goes; the new one and turned ones may be chosen too. Nothing is triggered by it.',
  'BAR-RULING-26':
    'Cards taken from the display are not replaced before the final event. With an empty display the action is void.',
  'BAR-RULING-27':
    'Drawing from an empty deck does nothing. Cards put under a deck keep the order in which they come there; those of the display come from left to right.',
  'BAR-RULING-28': 'A god taken without its cost still gives its DP, and a warlord its honour steps.',
  'BAR-RULING-29':
    'A card gained in the own turn arrives upright and may be used later in the same turn, if nothing else was.',
  'BAR-RULING-30':
    'A god can be prayed to once in an era, because it stays turned; "once per turn" means no more than that a turn has one such use.',
  'BAR-RULING-32':
    'Praying or sacrificing happens either before placing the hero or when the space is completely resolved, never in between.',
  'BAR-RULING-33':
    'Praying and sacrificing belong to the own turns of the action phase: neither is possible in the end phase or around the last campaign.',
  'BAR-RULING-115':
    'A sacrificed warlord is set aside while its effect is carried out, both times for the Bear tribe, and goes under the deck afterwards. Meanwhile it cannot be called in battle or turned for a penalty of the Varg and does not count towards the limit of 3.',
  'BAR-RULING-113':
    'Plain symbols for gods, warlords and buildings cost the normal price wherever they appear. Only the symbols on card backs are free.',

  // —— rulings: campaigns ——
  'BAR-RULING-34':
    'A player may recruit and then not attack, or attack without recruiting. A troop that would exceed 6 cannot be bought.',
  'BAR-RULING-35': 'With all 8 banners placed no attack is possible; recruiting still is.',
  'BAR-RULING-36':
    'Regions are adjacent if they share a border or are joined by a printed sea route. This holds for attacks, banner groups and the solo dummy.',
  'BAR-RULING-37':
    'The start region is adjacent to its neighbours, but it is never conquered and never links banner groups.',
  'BAR-RULING-38': 'A region that has no marker from the start cannot be attacked and makes no other region reachable.',
  'BAR-RULING-39':
    'At the start of every campaign the whole deck of 18 cards of that terrain is shuffled. All revealed cards go back to it afterwards.',
  'BAR-RULING-40': 'There is no retreat: all battles are faced, even when the outcome is settled.',
  'BAR-RULING-41': 'Wins needed: 3 of 6 or 5 battles, 2 of 4 or 3 battles, 1 of 2 battles.',
  'BAR-RULING-42':
    'Warlords may stand in for grey and red troops, one troop each, of the kind printed on them; a joker is any kind. They cannot pay penalties or tributes.',
  'BAR-RULING-43': 'In a battle it is all or nothing: exactly the grey troops, or the grey and all red ones.',
  'BAR-RULING-44':
    'Penalties must be paid as far as possible. Whoever pays chooses among equal options, which troop and which cards.',
  'BAR-RULING-45':
    'Whether to avert is decided when the penalty would hit. Only battles up to the number of the defence level qualify; battles faced are counted, not cards set aside by the Tiger tribe. Battles lost on purpose qualify too.',
  'BAR-RULING-46': 'DP for overkill are kept even if the campaign fails.',
  'BAR-RULING-47':
    'After the last battle the conquest is scored first, then the rewards follow in the order of the battles.',
  'BAR-RULING-48': 'A doubling multiplies only the printed value of the marker. Multipliers never combine.',
  'BAR-RULING-49': 'The start island has the value 0 and a first-conqueror tile.',
  'BAR-RULING-50': 'A region that was attacked in vain may be attacked again later, by anybody.',

  // —— rulings: knowledge ——
  'BAR-RULING-51': 'A knowledge step for which no track of its category is left is lost.',
  'BAR-RULING-52':
    'Who finishes a track as third or later gets nothing. The order is that of time; two never finish at once.',
  'BAR-RULING-53':
    'The second to finish a tactics track chooses at once, and may choose an effect that turns out to be void.',
  'BAR-RULING-54':
    'Bonuses that count something, such as markers, milestones, sets or buildings, count what is there at that moment.',
  'BAR-RULING-55':
    'A bonus may bring about further bonuses, such as honour, then a milestone, then knowledge. Each is resolved at once, before the one it interrupts goes on.',

  // —— rulings: other spaces ——
  'BAR-RULING-56':
    'The space "x2" concerns hero 3 of the same era. Each of the two times is optional and paid separately. If that placement is skipped, the x2 is lost.',
  'BAR-RULING-57':
    'A fourth hero gained in the preparation or in rounds 1 to 3 is used in round 4 of the same era. Gained in round 4, or by a player who has one for this era already, it is void. Gained in the end phase, in whatever way, it is for the next era; only one is possible, and none if no era follows.',
  'BAR-RULING-58': 'With the trade of 2 gold for a campaign the gold is spent, even if the player then only recruits.',
  'BAR-RULING-59': 'The top building of the deck is taken unseen: whether to take it is decided before looking.',

  // —— rulings: end phase ——
  'BAR-RULING-60':
    'At a demon all players first pay or lose, in honour order; then in a second pass all choose about the tribute.',
  'BAR-RULING-61': 'Without gold the 5 DP are lost; with gold either may be chosen.',
  'BAR-RULING-62': 'Wargu gives two steps in one category, not two in each.',
  'BAR-RULING-63':
    'With Fhafnir the marker is taken and counts as collected. The DP of the island and the first-conqueror tile are included; nothing is doubled.',
  'BAR-RULING-64': 'A god discarded for a demon may be turned. It goes under its deck.',
  'BAR-RULING-66':
    'A row of a feast may be chosen only if its cost can be paid in full. The last row is always available.',
  'BAR-RULING-67': 'Costs in DP can always be paid: DP may become negative.',

  // —— rulings: end of the game and scoring ——
  'BAR-RULING-68':
    'The end is called as soon as any player has 100 DP or more at any moment before the last campaigns. Falling below 100 again does not cancel it.',
  'BAR-RULING-69':
    'Markers removed in the setup play no part in the end of the game; markers taken by the solo dummy count as gone.',
  'BAR-RULING-70':
    'In the last era the timeline card is resolved; the new display, the turn of a ring and the moves of dummy heroes are left out. Then come the last campaigns and the final scoring.',
  'BAR-RULING-71':
    'The last campaign is one for each player and optional. Nothing multiplies its marker. Cards stay turned as they are, and upright warlords help. Recruiting is part of it.',
  'BAR-RULING-72': 'Two buildings of one type score separately but count as one type.',
  'BAR-RULING-73':
    'Scores are added building by building, then the banner groups, then the honour difference of a solo game. The order makes no difference.',
  'BAR-RULING-74':
    'No tie can remain, since no two markers have the same place on the honour track: on one space the stack decides.',

  // —— rulings: tribes ——
  'BAR-RULING-75': 'Players choose their tribes in seating order. With an option, chance decides.',
  'BAR-RULING-76': 'Only the Wolf tribe gets the 2 resources, and in era 1 as well.',
  'BAR-RULING-77':
    'The card set aside by the Tiger tribe goes back to the deck after the campaign and cannot appear in it again.',
  'BAR-RULING-78':
    'The second time of the Bear tribe is optional and brings new choices. Two campaigns are fought one after the other.',
  'BAR-RULING-79':
    'The Horse tribe resolves both times in direct succession at its place in the order. At a demon both tributes happen in the second pass.',

  // —— rulings: dummy heroes of two players ——
  'BAR-RULING-80':
    'The opposite space is that of the sector three further; in rings 2 and 3 it is the space at the same place of that sector. In the periphery it is two spaces further in the cycle P1, P2, P3, P4a, P4b.',
  'BAR-RULING-81':
    'One space further is one action space: ring 1 is a cycle of 6, rings 2 and 3 cycles of 12, the periphery a cycle of 5, with P4 even if it is covered.',
  'BAR-RULING-96': 'Tribe powers and the solo game may be combined.',

  // —— rulings: solo ——
  'BAR-RULING-98':
    'All 6 fate cards are shuffled in every era, so that a card may come again; era 1 has an organisation phase too. With an option, a drawn card is not shuffled back.',
  'BAR-RULING-99':
    'The dummy takes no bonus. If it finished a track first, the player finishing it counts as second. With an option, the player then gets no bonus at all.',
  'BAR-RULING-114':
    'Row 2 of a fate card gives steps, one for each symbol. Symbols for a track that the dummy has finished are ignored.',
  'BAR-RULING-100': 'A conquest of the dummy takes the first-conqueror tile of the island out of the game.',
  'BAR-RULING-101':
    'In a solo game the display slides and is filled up instead of being replaced. The turns of the rings stay.',
  'BAR-RULING-102': 'Cards removed by row 3 leave gaps until the end phase. Positions count 1 to 7 from the left.',
  'BAR-RULING-103': 'The dummy gets no milestones and stops at honour space 18.',
  'BAR-RULING-104': 'Whatever uses the display may use any card of the wanted kind in the row of 7.',
  'BAR-RULING-105':
    'The search of the common deck shows only the card taken. The cards passed over stay where they are and are drawn next, in their order.',
  'BAR-RULING-106':
    'If there is no candidate, or the fate card shows no conquest, nothing happens. Candidates are never tied, since the values of a faction all differ.',
  'BAR-RULING-107':
    '100 DP end a solo game too; a target above 100 must then be met by the last era, the last campaign and the scoring. With an option, 100 DP do not end a solo game.',
  'BAR-RULING-108':
    'Whoever plays against the own record takes the most DP of earlier solo games as the target, or 0 if there are none.',
  'BAR-RULING-109':
    'Whose honour marker lies on top in the solo setup matters only while both are on the same space; for the final difference it does not matter.',

  // —— rulings: how the table works ——
  'BAR-RULING-110':
    'Decisions of several players in one step, as in the preparation, are taken in honour order, each knowing the ones before.',
  'BAR-RULING-116':
    'For production the player names the buildings, up to the production level at that moment, and the order in which they are activated. A level or building gained meanwhile counts from the next preparation on.',
  'BAR-RULING-117':
    'An era begins with the organisation phase of a solo game, then the power of the Wolf tribe, then the preparation. An end phase runs: timeline card, final event with the display and then the ring, dummy heroes. Whether the end has been called is looked at after the timeline card.',
  'BAR-RULING-111': 'A choice with exactly one possibility may be made automatically.',
  'BAR-RULING-112':
    'No rule draws by itself: outcomes of chance come from outside and are recorded with the decisions. Equal outcomes and equal decisions make an equal game.',
}
