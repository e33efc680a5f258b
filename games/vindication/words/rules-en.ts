/** The text of every rule and ruling of the base game, in the order of the ledger. */
export const rules: Readonly<Record<string, string>> = {
  // —— setup ——
  'VIN-SETUP-01': '2 to 5 players take part; their seats are numbered clockwise.',
  'VIN-SETUP-02':
    'The board has 19 hex spaces, 36 triangles (24 inner ones and 12 on the shore, numbered 1 to 12), six attribute spheres, six places for decks, each with a face-down deck and an open pile, and the honor track.',
  'VIN-SETUP-03':
    'The six attributes are the common ones, Inspiration, Knowledge and Strength, and the heroic ones, Courage, Wisdom and Vision. Beside each sphere lie its own proficiency tiles.',
  'VIN-SETUP-04':
    'Each deck belongs to an attribute, of which its cards cost 2: yellow companions to Inspiration, blue ones to Knowledge, red ones to Strength, traits to Wisdom, relics to Vision, monsters to Courage.',
  'VIN-SETUP-05':
    'Each of the six decks (companions of three colours, traits, relics, monsters) is shuffled by itself and put face down. Its top card is turned over and starts the open pile.',
  'VIN-SETUP-06':
    'The bag holds 19 tiles: Academy 1, Ancient Tomb 1, Arcane Tower 1, Command Post 2, Fort 2, Gaping Maw 1, Holy Spire 2, Inn 3, Library 2, Monastery 2, Shrine 2.',
  'VIN-SETUP-07': 'Six mastery tiles, one for each attribute, are laid ready.',
  'VIN-SETUP-08':
    'Beside each of the six spheres lie proficiency tiles of its attribute, one fewer than there are players.',
  'VIN-SETUP-09': 'One trigger coin lies on each of the honor spaces 30, 45, 60 and 75.',
  'VIN-SETUP-10': 'The trigger cards are shuffled and two of them are turned face up. The others stay face down.',
  'VIN-SETUP-12':
    'The main tray holds the proficiency and mastery tiles, the black monster die, the white attribute die and the trigger coins.',
  'VIN-SETUP-13':
    'You get a power board, a medallion, an honor disc, 21 cubes of your colour, a character tile with its wretched side up and a speed tile that shows 2.',
  'VIN-SETUP-14':
    'One journey card is dealt to each player from the shuffled pile. The journeys that are left play no further part.',
  'VIN-SETUP-15': 'Your medallion starts on the shore triangle that your journey card names.',
  'VIN-SETUP-16': 'Your honor starts at 15.',
  'VIN-SETUP-17':
    'You draw the top card of the face-down companion deck of the colour that your journey card names. It is your start companion.',
  'VIN-SETUP-18':
    'If that card has the non-start icon, it is set aside and you draw on until a card without the icon appears. Then the cards set aside are shuffled back into the deck.',
  'VIN-SETUP-19': 'The printed honor of your start companion is added at once to your 15.',
  'VIN-SETUP-20': 'Your power board starts with 8 cubes on Potential, 8 on Influence and 2 on Conviction.',
  'VIN-SETUP-21': 'One more cube each lies on the spheres of Inspiration, Knowledge and Strength: 21 cubes in all.',
  'VIN-SETUP-22':
    'Your start companion lies beside your power board without a cube on it. If it has an ability for its arrival, that is carried out.',
  'VIN-SETUP-23':
    'You are dealt 2 cards of the shuffled quest deck and secretly keep 1 of them. The refused cards are mixed back, and the deck stays beside the board.',
  'VIN-SETUP-24':
    'In ascending order of their start triangles, each player draws one tile for every hex next to the own medallion that is still open (2, or fewer where neighbours have filled some), looks at all of them and then distributes them on these hexes as desired.',
  'VIN-SETUP-25': 'Whoever starts on the smallest triangle number is first player.',
  'VIN-SETUP-26': 'Every tile in the bag is equally likely to be drawn, and drawn tiles do not return.',
  'VIN-SETUP-27': 'Reference cards have no function in the rules; help is given by the table itself.',

  // —— turns ——
  'VIN-TURN-01': 'Players take turns clockwise. A round is one turn of every player, beginning with the first player.',
  'VIN-TURN-02':
    'In your turn you have three main actions, Move, Activate, and Visit or Rest, in any order and each at most once.',
  'VIN-TURN-03': 'Move is mandatory; Activate and Visit or Rest are optional.',
  'VIN-TURN-04':
    'Bonus actions may be taken at any moment of your own turn and any number of times, except where a limit is stated.',
  'VIN-TURN-05':
    'A main action that has begun is finished before another one begins: a visit or an activation does not interrupt a Move.',
  'VIN-TURN-06': 'You may end your turn only when your Move is done or waived and no decision is pending.',
  'VIN-TURN-08': 'What lasts for this turn ends with the turn.',
  'VIN-TURN-09':
    'Honor alone measures success. Discovering, attributes, quests, control, vindication, cards, proficiency and mastery are means to it, and meeting an end trigger ends the game.',

  // —— move ——
  'VIN-MOVE-01': 'Medallions stand and move on triangles. One step leads to an adjacent triangle.',
  'VIN-MOVE-02': 'A Move has at least 1 step.',
  'VIN-MOVE-03':
    'A Move has at most as many steps as your speed: the number on your speed tile and what abilities add to it.',
  'VIN-MOVE-04': 'A Move ends on another triangle than the one on which it began.',
  'VIN-MOVE-05': 'A triangle with another medallion can be crossed, but no Move ends there.',
  'VIN-MOVE-06': 'You are hemmed in if your Move could not end on any triangle within your speed.',
  'VIN-MOVE-07': 'If you are hemmed in, you may add 1 or 2 to your speed for this Move.',
  'VIN-MOVE-08': 'Adding to your speed in this way costs one downgrade, whether you add 1 or 2.',
  'VIN-MOVE-09': 'If you are hemmed in and cannot or will not add to your speed, your Move is waived for this turn.',
  'VIN-MOVE-10':
    'Whenever you enter a triangle, also in passing, every open hex adjacent to it must be discovered at once: a tile is drawn from the bag and laid there.',
  'VIN-MOVE-11':
    'If several open hexes are adjacent, tiles are drawn and laid one at a time. You choose the hex after seeing the tile.',
  'VIN-MOVE-12': 'A discovered tile is controlled by nobody at first.',
  'VIN-MOVE-13': 'If the bag is empty, nothing is discovered.',
  'VIN-MOVE-14': 'After each step you may stop, if a Move can end there, or go on, knowing what was discovered.',
  'VIN-MOVE-15':
    'A step is legal only if your Move can still end somewhere after it with the speed you have; the triangle you enter may itself be that end.',
  'VIN-MOVE-16':
    'A triangle is free if no medallion, your own included, stands on it. A teleport enters its target, where open hexes are discovered, and nothing in between.',

  // —— activate ——
  'VIN-ACT-01':
    'Once per turn you choose either your character or one of your companions and gain its attributes, use its ability, or both.',
  'VIN-ACT-02': 'Activating a companion moves 1 cube from Influence onto it.',
  'VIN-ACT-03': 'Activating your character costs no cube.',
  'VIN-ACT-04': 'The wretched character gives up to 1 common attribute of your choice.',
  'VIN-ACT-05': 'The vindicated character gives up to 2 common attributes of your choice, equal or different.',
  'VIN-ACT-06': 'Gaining an attribute moves 1 cube from Influence to the sphere of that attribute.',
  'VIN-ACT-07': 'You may gain any number of the printed attributes, from none up to all of them.',
  'VIN-ACT-08': 'Using the special ability of a companion is optional.',
  'VIN-ACT-09':
    'The ability of a companion that works on activation may be used only in the turn of the activation, once for each activation, before or after its attributes are gained.',
  'VIN-ACT-10': 'Without a cube on Influence, after any recall, a companion cannot be activated.',
  'VIN-ACT-11':
    'The same companion, or the character, is activated at most once per turn, even if you may activate once more.',

  // —— visit or rest ——
  'VIN-VISIT-01': 'Per turn you may do one of these: visit a region, or rest.',
  'VIN-VISIT-02': 'A visit uses the effect of exactly one discovered hex that touches your triangle.',
  'VIN-VISIT-03': 'A visit is legal only if the cost of at least one execution, after discounts, is paid in full.',
  'VIN-VISIT-04': 'What a region shows with an arrow is carried out once per visit, and once per turn.',
  'VIN-VISIT-05':
    'What a region shows with a colon may be carried out during the visit as often as you can pay. That holds for Command Post, Shrine and Monastery.',
  'VIN-VISIT-06': 'Attributes are paid by moving cubes from the spheres back to Influence.',
  'VIN-VISIT-07':
    'If another player controls the region you visit, that player gains 2 honor, once per visit, before the effect is carried out.',
  'VIN-VISIT-08': 'Instead of visiting you may rest, which augments 1.',
  'VIN-VISIT-09':
    'A card gained from a deck is either the top card of the open pile or, unseen, the top card of the face-down deck.',
  'VIN-VISIT-10':
    'After a card was taken from the face-down deck, the next card of the deck is turned over onto the open pile.',
  'VIN-VISIT-11':
    'If the open pile is empty after a card was taken from it, the next card of the deck is turned over onto it.',
  'VIN-VISIT-12':
    'An empowered draw replaces the usual way of taking a card: you pay 1 Conviction, which goes to Influence, and choose freely among the whole open pile and the 3 uppermost cards of the deck. All that is not chosen is mixed into the deck, and the open pile starts anew with its top card.',
  'VIN-VISIT-15': 'You may visit a region that you control yourself. Nobody gains honor by that.',
  'VIN-VISIT-16':
    'A visit whose cost is paid is legal even if its effect is empty, as with a Shrine when no companion bears a cube, a Command Post at speed 5 or a Fort without Influence. It is illegal if the cards it needs are gone, if you have no champion at the Gaping Maw, or if you would neither buy nor recharge anything at the Arcane Tower.',

  // —— regions ——
  'VIN-REG-01': 'Academy: free of charge, roll the attribute die and gain 1 of the attribute shown.',
  'VIN-REG-02': 'Ancient Tomb: for 2 Wisdom, gain 1 trait.',
  'VIN-REG-03': 'Arcane Tower: for 2 Vision, gain 1 relic; with it or without it, recharge any number of your relics.',
  'VIN-REG-04': 'Command Post: for each 3 Strength, raise your speed by one step.',
  'VIN-REG-05': 'Fort: free of charge, gain up to 2 Strength.',
  'VIN-REG-06': 'Gaping Maw: for 2 Courage, defeat 1 monster.',
  'VIN-REG-07': 'Holy Spire: free of charge, gain up to 2 Inspiration.',
  'VIN-REG-08': 'Inn: for 2 Inspiration, 2 Knowledge or 2 Strength, gain 1 yellow, blue or red companion respectively.',
  'VIN-REG-09': 'Library: free of charge, gain up to 2 Knowledge.',
  'VIN-REG-10': 'Monastery: for each 1 Knowledge, augment 1.',
  'VIN-REG-11':
    'Shrine: for each 1 Inspiration, take up to 2 cubes back to Influence from your companions, from one or from several; the companions stay.',
  'VIN-REG-12': 'Every region of the base game can be controlled. Its control circle is worth 2 honor.',

  // —— bonus actions ——
  'VIN-BONUS-CONVERT-01':
    'To convert, take one cube from each of two different common spheres: one goes to the matching heroic sphere, the other back to Influence.',
  'VIN-BONUS-CONVERT-02': 'Inspiration and Strength make Courage.',
  'VIN-BONUS-CONVERT-03': 'Inspiration and Knowledge make Wisdom.',
  'VIN-BONUS-CONVERT-04': 'Knowledge and Strength make Vision.',
  'VIN-BONUS-CONVERT-05': 'Conversion goes one way: nothing turns a heroic attribute back into common ones.',
  'VIN-BONUS-CONVERT-06': 'You may convert any number of times per turn.',
  'VIN-BONUS-PROF-01': 'Per turn you can buy one proficiency tile. Its price is 3 of its own attribute.',
  'VIN-BONUS-PROF-02': 'A proficiency tile can be bought only if one of that attribute is left in the supply.',
  'VIN-BONUS-PROF-03': 'Proficiency tiles exist for all six attributes, common and heroic.',
  'VIN-BONUS-CONTROL-01':
    'Control presupposes a paid visit of that region in the same turn. It is taken either directly before the visit or at any time after it.',
  'VIN-BONUS-CONTROL-02': 'If nobody controls the region, move 1 cube from Conviction onto it.',
  'VIN-BONUS-CONTROL-03':
    'Evicting another controller takes 2 of your cubes on Conviction: the first goes to your Influence, the second onto the region.',
  'VIN-BONUS-CONTROL-04': 'Taking control is worth 2 honor immediately.',
  'VIN-BONUS-CONTROL-05': 'In the final scoring each region under your control is worth 2 honor.',
  'VIN-BONUS-CONTROL-06': 'A visit by anybody else to a region of yours pays you 2 honor.',
  'VIN-BONUS-CONTROL-07':
    'A controller who loses the region takes the cube back to Influence. Honor already gained stays.',
  'VIN-BONUS-CONTROL-08':
    'You control only what you visit: a region cannot be controlled in a turn in which you visit another one only.',
  'VIN-BONUS-CONTROL-09':
    'If you take control before the visit, the region is yours during the visit already, so the visit pays nobody.',
  'VIN-BONUS-CONTROL-10': 'A region bears at most one controlling cube.',
  'VIN-BONUS-RECALL-01':
    'In your turn any single cube of yours outside Potential, whether on a sphere, on Conviction, a region, a relic or a trait, may be taken back to Influence whenever you like.',
  'VIN-BONUS-RECALL-02':
    'A companion gives back its cubes only all together, and you part ways with it: the card is discarded and its positive honor is lost.',
  'VIN-BONUS-RECALL-03': 'Recalling the cube of a region gives up its control.',
  'VIN-BONUS-RECALL-04': 'There is no limit to recalls per turn.',
  'VIN-BONUS-VIND-01':
    'You may turn your character to its vindicated side while your Potential is empty and your honor is 25 or more.',
  'VIN-BONUS-VIND-02': 'Nothing undoes a vindication.',
  'VIN-BONUS-VIND-03': 'On vindication you gain 5 honor, once.',
  'VIN-BONUS-VIND-04': 'Vindication is optional and costs nothing.',
  'VIN-BONUS-MORE-01': 'Using a trait is a bonus action.',
  'VIN-BONUS-MORE-02': 'Using a relic is a bonus action.',

  // —— the power board ——
  'VIN-POWER-01': 'Every cube that is spent or given back goes to Influence.',
  'VIN-POWER-02':
    'Cubes on Potential cannot be used. They become usable only by augmenting: by a rest, at a Monastery or by the effects of cards.',
  'VIN-POWER-03':
    'Influence is the purse: attributes, activations and the charges of relics are all paid with its cubes.',
  'VIN-POWER-04':
    'Conviction pays for special difficulties: control, the empowered draw, saving a champion and the costs of some cards.',
  'VIN-POWER-05':
    'To augment 1 is to move one cube one step to the right, from Potential to Influence or from Influence to Conviction, as you choose.',
  'VIN-POWER-06':
    'To downgrade 1 is to move one cube one step to the left, from Conviction to Influence or from Influence to Potential, as you choose.',
  'VIN-POWER-07': 'No zone of the power board has a maximum.',

  // —— cards and honor ——
  'VIN-CARD-01': 'Gaining a card changes your honor at once by the printed value, up or down.',
  'VIN-CARD-02': 'Lost and discarded cards are out of the game.',
  'VIN-CARD-03': 'With such a card you lose its printed honor immediately, if that is positive.',
  'VIN-CARD-04': 'If the printed honor is negative, nothing is refunded.',
  'VIN-CARD-05': 'Cubes on a lost or discarded card return to Influence.',
  'VIN-CARD-06':
    'Removed cards never return. When a deck and its open pile are both empty, no card of that kind can be gained.',
  'VIN-HONOR-01': 'Honor never falls below 0. The rest of a loss is ignored.',
  'VIN-HONOR-02': 'Honor may exceed 100; there is no upper limit.',
  'VIN-HONOR-03': 'Honor is public at all times. The honor of quests is added only in the final scoring.',

  // —— companions ——
  'VIN-COMP-01':
    'A companion card shows a non-start icon or none, a name, an initiative number, the attributes of its activation, its immediate honor, an area for cubes and perhaps an ability.',
  'VIN-COMP-02': 'Companions are found at Inns for 2 Inspiration (yellow), 2 Knowledge (blue) or 2 Strength (red).',
  'VIN-COMP-03':
    'Activation puts a cube from Influence on the companion. Its special ability counts only for that turn.',
  'VIN-COMP-04': 'There is no limit to the number of companions.',
  'VIN-COMP-05': 'Each companion counts 1 for the mastery of the attribute of its colour.',
  'VIN-COMP-06': 'Cubes pile up with each activation, without limit. A Shrine or an effect brings them back.',
  'VIN-COMP-07':
    'Abilities that are always in force or answer an event work without activation, also in the turns of other players.',
  'VIN-COMP-08': 'Abilities for the arrival of a card and for the end of the game need no activation.',

  // —— traits and relics ——
  'VIN-TRAIT-01': 'A trait card shows a name, its immediate honor and an ability.',
  'VIN-TRAIT-02': 'Traits are found only at the Ancient Tomb.',
  'VIN-TRAIT-03':
    'Some traits are activated by putting 1 Influence cube on them. They hold as many as they have slots.',
  'VIN-TRAIT-04': 'A trait may be used from the moment it is gained.',
  'VIN-TRAIT-05':
    'Traits whose ability has no limit may be used several times per turn, as long as the cost can be paid.',
  'VIN-TRAIT-06': 'There is no limit to the number of traits.',
  'VIN-TRAIT-07': 'A passive trait also works in the turns of others.',
  'VIN-TRAIT-08': 'Each trait counts 1 for Wisdom mastery.',
  'VIN-TRAIT-09':
    'Each slot of a trait can be filled at most once per turn, even if its cube has been recalled meanwhile.',
  'VIN-RELIC-01':
    'A relic card shows a name, its immediate honor, an area for cubes, its initial charge and its abilities, which may be limited.',
  'VIN-RELIC-02': 'When you gain a relic, as many cubes as its initial charge says move from Influence onto it.',
  'VIN-RELIC-03': 'Paying a charge returns one cube from the relic to Influence.',
  'VIN-RELIC-04': 'A relic holds at most 3 cubes.',
  'VIN-RELIC-05': 'Relics are found at the Arcane Tower for 2 Vision.',
  'VIN-RELIC-06':
    'A visit of the Arcane Tower includes one optional recharge of your relics with Influence cubes, any number of relics and up to 3 cubes on each, whether you buy a relic or not.',
  'VIN-RELIC-07':
    'A relic may be used from the moment it is gained. Abilities that the card restricts work only once per turn.',
  'VIN-RELIC-08': 'Abilities of relics without that limit may be used several times per turn.',
  'VIN-RELIC-09': 'There is no limit to the number of relics.',
  'VIN-RELIC-10': 'A passive relic also works in the turns of others.',
  'VIN-RELIC-11': 'Each relic counts 1 for Vision mastery.',
  'VIN-RELIC-12':
    'The recharge is a single decision about the cubes for every relic, made once per visit, before or after the purchase. No relic is used within it.',

  // —— monsters ——
  'VIN-MONSTER-01':
    'A monster card shows a name, its immediate honor and a bonus for the end of the game with its condition, or an ability.',
  'VIN-MONSTER-02': 'A fight needs a champion. Without one the Gaping Maw cannot be visited.',
  'VIN-MONSTER-03': 'Your champion is the companion with your lowest initiative number.',
  'VIN-MONSTER-04': 'The champion never loses: the monster is always defeated.',
  'VIN-MONSTER-05': 'After the victory you take the open or the face-down monster, as with every card, and its honor.',
  'VIN-MONSTER-06': 'Then the monster die and the attribute die are rolled together.',
  'VIN-MONSTER-07': 'Attribute die: you may gain 1 of the attribute shown, for a cube of Influence.',
  'VIN-MONSTER-08': 'Exhaustion: 2 Influence cubes go onto the champion. If Influence has too few, recall first.',
  'VIN-MONSTER-09': 'Death: the champion and its positive honor are lost.',
  'VIN-MONSTER-10': 'Death is avoided by moving 1 cube from Conviction to Influence.',
  'VIN-MONSTER-11': 'Miss: nothing happens.',
  'VIN-MONSTER-12': 'The ability of a monster that is used for a cost may be used several times per turn.',
  'VIN-MONSTER-13': 'There is no limit to the number of monsters.',
  'VIN-MONSTER-14': 'Each monster counts 1 for Courage mastery.',
  'VIN-MONSTER-15': 'Both dice are rolled even if the attribute cannot be taken.',

  // —— speed, quests, proficiency, mastery ——
  'VIN-SPEED-01': 'Each payment of 3 Strength at a Command Post raises your speed by one step, from 2 to 3, 4 and 5.',
  'VIN-SPEED-02': 'Speed may be raised several times in one visit.',
  'VIN-SPEED-03': '5 is the highest speed. It never goes back.',
  'VIN-SPEED-04': 'A raised speed counts at once, also for a Move later in the same turn.',
  'VIN-QUEST-01': 'A quest card carries two independent goals. Neither must be met.',
  'VIN-QUEST-02': 'The final scoring pays each goal that is met: none, one or both.',
  'VIN-QUEST-03': 'Goals that are not met cost nothing.',
  'VIN-QUEST-04': 'Quests stay hidden until the final scoring.',
  'VIN-PROF-01': 'For mastery a proficiency tile weighs as much as 2 cards of its colour.',
  'VIN-PROF-02': 'You may own any number of proficiency tiles, also several of one attribute, while the supply lasts.',
  'VIN-PROF-03':
    'In your turn you may give back a proficiency tile to gain up to 2 of its attribute. The tile returns to the supply.',
  'VIN-MASTERY-01': 'At the end one mastery tile is awarded for each attribute.',
  'VIN-MASTERY-02':
    'Whoever alone has the highest count of an attribute wins its tile. If the first place is shared, nobody gets it.',
  'VIN-MASTERY-03':
    'What counts are the cards of that colour, 2 for each proficiency tile, and what other cards add to the mastery.',
  'VIN-MASTERY-04': 'A count of 0 never wins.',
  'VIN-MASTERY-05': 'Each mastery tile gives 5 honor.',

  // —— the end ——
  'VIN-END-01': 'When any player meets the condition of a face-up trigger, the following round is the last one.',
  'VIN-END-02':
    'The first player whose honor reaches or passes the space of a coin takes that coin, and one more trigger card is turned face up.',
  'VIN-END-03':
    'From the moment the end is triggered no coins are left on the track. The running round is completed, and exactly one further round follows.',
  'VIN-END-04':
    'Triggers are tested after every single change, for all players, also out of turn. A newly revealed trigger that is met already ends the game in the same way.',
  'VIN-END-05': 'Once triggered, the end is irreversible, even if the condition fails later.',
  'VIN-END-06':
    'Whoever passes several coins at once takes all of them and reveals one trigger for each, in ascending order.',
  'VIN-END-07': 'If no trigger was met by the end of round 30, round 31 is the last.',
  'VIN-FINAL-01':
    'The final scoring adds mastery tiles, the bonuses of cards for the end of the game, secret quests, and 2 honor for each controlled region.',
  'VIN-FINAL-02':
    'All conditions and counts are taken as they are at the end of the last turn, before any final honor is added.',
  'VIN-FINAL-03': 'The final scoring takes no coins and reveals no triggers.',
  'VIN-FINAL-04': 'The player with the most honor wins.',
  'VIN-TIE-01': 'In a tie, the most cubes on Conviction decide.',
  'VIN-TIE-02': 'If the tie remains, the fewest cubes on Potential decide.',
  'VIN-TIE-03': 'If the tie still remains, the fewest trigger coins decide.',
  'VIN-TIE-04': 'If even that is equal, the victory is shared.',

  // —— options ——
  'VIN-MOD-01': 'Options are chosen before setup and fixed for the game.',

  // —— rulings ——
  'VIN-RULING-01':
    'Proficiency tiles and traits are two different things, even where they are called alike: a tile counts for mastery, a trait is a card. The white die shows attributes.',
  'VIN-RULING-02': 'Regions are called as their tiles are.',
  'VIN-RULING-03': 'The deck of traits, too, is shuffled and opened at setup.',
  'VIN-RULING-04': 'Start companions come from the face-down deck, never from the open pile.',
  'VIN-RULING-05':
    'Journeys are carried out in ascending number, each completely before the next. That matters when two players share a colour.',
  'VIN-RULING-06':
    'Neighbouring start triangles share a hex. The later player draws only for hexes that are still open: 1 or, between two neighbours, 0.',
  'VIN-RULING-07': 'There are 21 cubes of each colour; no more can be added.',
  'VIN-RULING-09': 'The first player stays the same for the whole game, so that all have equally many turns.',
  'VIN-RULING-10': 'The refused quest card goes back into the deck, not out of the game.',
  'VIN-RULING-11': 'Both sides of the printed board are equal; here there is one.',
  'VIN-RULING-12': 'Only Move is mandatory.',
  'VIN-RULING-13':
    'Bonus actions are allowed between the steps of a Move and between the executions of an effect that may be repeated, but not while a choice is pending, such as a card, the result of a die or a target. Then only a recall is allowed and, with dice, abilities that bear on that roll.',
  'VIN-RULING-14':
    'Where a Move began is where the medallion stood when the Move of this turn began, not the shore triangle of the setup.',
  'VIN-RULING-15': 'A Move may enter a triangle again, also the one where it began, as long as it does not end there.',
  'VIN-RULING-16': 'Discovery happens on every triangle entered, not only on the last one.',
  'VIN-RULING-17':
    'The 36 triangles have 42 connections. A shore triangle has one neighbour only: nobody walks along the coast.',
  'VIN-RULING-18':
    'With up to 5 players one can be hemmed in only on a shore triangle at speed 2, with three others on the three nearest triangles. Adding 1 is always enough then.',
  'VIN-RULING-19':
    'Which cube is downgraded when you are hemmed in is your choice. If neither Conviction nor Influence holds a cube, even after recalls, the Move is waived.',
  'VIN-RULING-20':
    'Whether you are hemmed in is tested with the speed you have at that moment, abilities and raised speed included. Abilities that you have not used need not be used.',
  'VIN-RULING-21':
    'You choose the hex after seeing each tile, at setup after seeing all of your tiles. Tiles have no orientation.',
  'VIN-RULING-22': 'The maximum of attributes that can be gained is what the card shows; spheres have no limit.',
  'VIN-RULING-23': 'Common attributes on a companion may be any mix of Inspiration, Knowledge and Strength.',
  'VIN-RULING-24': 'If Influence runs out while you gain attributes, you may recall cubes or take fewer.',
  'VIN-RULING-25': 'Command Post, Shrine and Monastery may be repeated, but each time is paid for.',
  'VIN-RULING-26':
    'The honor for the controller is paid once per visit, however often the effect is repeated, and only for a legal visit.',
  'VIN-RULING-27':
    'After a face-down draw one card is added to the open pile, so open piles can grow. With an option, a card is turned over only when the open pile is empty.',
  'VIN-RULING-28': 'Only the top card of an open pile can be taken. The cards below are public.',
  'VIN-RULING-29':
    'Cards seen in an empowered draw or by looking at a deck are known only to the player who draws or looks.',
  'VIN-RULING-30':
    'The Conviction for an empowered draw is paid before looking. With fewer than 3 cards in the deck all of them are seen; with none it is allowed only if at least 2 cards lie open.',
  'VIN-RULING-31':
    'An empowered draw is possible wherever a card comes from a visit, but not for cards that effects give.',
  'VIN-RULING-33': 'If the deck is empty, only the open pile is available and no new card is turned over.',
  'VIN-RULING-34':
    'Discounts never lower the cost of a region that gives cards below 1 attribute. Where an effect may be repeated, they apply only to its first execution in the visit.',
  'VIN-RULING-35': 'Resting does not allow control, since control needs a visit.',
  'VIN-RULING-36':
    'Control before the visit is part of the visit and is followed at once by its effect. So it can be chosen only if the visit can be paid.',
  'VIN-RULING-37':
    'Control after the visit is possible until the end of the turn, but only while you still stand next to the region.',
  'VIN-RULING-38':
    'Each region visited in a turn may be controlled, once per visit; with an extra visit that makes two, also the first region after the second visit while you still stand next to it.',
  'VIN-RULING-39':
    'You cannot take control of a region that is yours already. After giving it up, even in the same turn, you can take it again with a visit and 1 Conviction for the usual 2 honor. With an option, that honor is not paid to whoever controlled the region last.',
  'VIN-RULING-40':
    'An evicted player loses no honor. Whoever evicts pays nothing to that player, except for the honor of a visit made before.',
  'VIN-RULING-41': 'A recall is possible only in your own turn, one cube at a time and any number of times.',
  'VIN-RULING-42': 'You cannot part ways with a companion that bears no cube.',
  'VIN-RULING-43': 'Parting ways with your last companion is allowed.',
  'VIN-RULING-44':
    'Cubes on a trait are recalled like all others, also in the turn in which they were put there. What is limited is how often a slot is filled.',
  'VIN-RULING-45': 'The cube of a relic may be recalled without using the relic.',
  'VIN-RULING-47': 'Honor stops at 0, where the track begins.',
  'VIN-RULING-48':
    'Coins are taken only by the first player who reaches them and are never returned, even if honor falls.',
  'VIN-RULING-49': 'Vindication gives 5 honor.',
  'VIN-RULING-50': 'Cubes that go back to Potential later do not undo a vindication.',
  'VIN-RULING-51': 'If several triggers are met at once, the end is triggered once.',
  'VIN-RULING-52':
    'If the last player of a round meets a trigger, that round is the running one: exactly one more follows.',
  'VIN-RULING-53': 'After the end is triggered no coins remain, so no further triggers are revealed.',
  'VIN-RULING-54':
    'If one change reaches a coin and meets a trigger, coins and new triggers come first, then the test.',
  'VIN-RULING-55': 'In a tie only the cubes on the zone of Conviction count, not those on regions.',
  'VIN-RULING-56': 'A mastery tile needs a single leader, also with two players.',
  'VIN-RULING-57': 'Proficiency tiles count for mastery only, not as cards for triggers, quests or bonuses of cards.',
  'VIN-RULING-58': 'All six mastery tiles are worth 5 honor each.',
  'VIN-RULING-59': 'The limit of 30 rounds makes sure that every game ends.',
  'VIN-RULING-60': 'No two companions have the same initiative number, so there is never a doubt who the champion is.',
  'VIN-RULING-61':
    'A fight runs in this order: pay Courage, choose the monster, its honor, what defeating a monster sets off, the roll with chosen faces and rerolls, the result for the champion, the attribute. You may swap the last two.',
  'VIN-RULING-62':
    'The champion is determined when the dice are rolled. From the payment at the Gaping Maw until the result for the champion is carried out, you cannot part ways with a companion.',
  'VIN-RULING-63':
    'If Influence has too few cubes for exhaustion, it gives what it has; then you must recall cubes of your choice until 2 lie on the champion. Companions are never dismissed for that. If even so there are fewer, what there is is placed.',
  'VIN-RULING-64':
    'Conviction prevents death only if at least 1 cube lies there at that moment. A recall cannot help, as it leads to Influence.',
  'VIN-RULING-65':
    'Protection from death turns Death into Exhaustion, protection from exhaustion turns Exhaustion into a miss, and both together turn Death into a miss. Whether to pay Conviction is chosen after that.',
  'VIN-RULING-66': 'The cubes of a champion who dies return to Influence.',
  'VIN-RULING-67':
    'If Influence has too few cubes for the initial charge of a relic, you may recall first or place fewer.',
  'VIN-RULING-68': 'A relic that bears 3 cubes cannot be charged further.',
  'VIN-RULING-69': 'Visiting the Arcane Tower only to recharge costs no Vision.',
  'VIN-RULING-70':
    'That abilities of monsters may be used several times per turn concerns monsters whose ability has a cost.',
  'VIN-RULING-71':
    'The monster die shows miss three times, Exhaustion twice and Death once; the attribute die shows each attribute once.',
  'VIN-RULING-78':
    'Effects against an opponent need no decision of that opponent: the active player chooses the target, and the rest follows.',
  'VIN-RULING-116':
    'Abilities that answer an event do not answer anything in the setup. Tiles laid at setup are no discovery.',
  'VIN-RULING-117':
    'Abilities that answer an event in the turn of another player resolve by themselves. Nobody is asked out of turn.',
  'VIN-RULING-118':
    'Several answers to one event resolve in turn order, beginning with the active player, and for one player in the order in which the cards were gained. Honor that one event gives to several players is booked in the same order; honor that is taken from somebody is lost before it is gained.',
  'VIN-RULING-119':
    'An extra visit goes to another hex than the visits before. A second tile of the same kind is allowed. It may also follow a rest.',
  'VIN-RULING-120': 'A turn with nothing but a Move is legal.',
  'VIN-RULING-121':
    'Attributes from the Academy and the dice need Influence cubes, too. Without any, and without a recall, the gain lapses.',
  'VIN-RULING-122':
    'A card that an effect gives is gained like any other: the open pile is refilled as usual, its honor counts, and abilities that answer a gain work.',
  'VIN-RULING-125': 'Removed cards are public.',
  'VIN-RULING-126': 'The honor for a visit comes from the bank. The visitor loses nothing.',
  'VIN-RULING-127':
    'If control is taken before a visit that can be paid in several ways, the payment is chosen before control is taken.',
  'VIN-RULING-128':
    'Later editions add leaders, chronicles, a solo game and further regions. They are not part of this game.',
  'VIN-RULING-129':
    'A visit runs in this order: hex and first payment are chosen, control if it is taken before, payment, the honor of the controller and what it sets off, the effect, what the visit sets off, further executions, end of the visit. Control afterwards is a bonus action.',
  'VIN-RULING-130':
    'A card is gained in this order: it comes to its owner, the open pile is refilled, the printed honor counts with coins and triggers, then come the initial charge and what happens on arrival, and last what the gain sets off.',
  'VIN-RULING-132':
    'What an ability has granted for the turn stays when its card leaves play. A card gained in this turn may be activated or used in this turn.',
  'VIN-RULING-133':
    'Abilities used by choice are voluntary as a whole. Abilities for arrival, for events and for the end of the game resolve by themselves; only amounts with a maximum and rerolls may be declined. Several effects run from left to right. If the condition of an ability is not met, its cost cannot be paid either.',
  'VIN-RULING-134':
    'Converting is the bonus action that makes heroic attributes. An effect that moves cubes between spheres is no conversion in this sense.',
  'VIN-RULING-136':
    'Abilities of relics and traits that the card restricts may be used once per turn; all others as often as their cost can be paid.',
  'VIN-RULING-138':
    'A Move ends when its owner stops it, or by itself where nothing could lengthen it any more: no step is left or legal, and no ability adds one that could be used now or be made usable by other bonus actions, such as a relic that could be charged for it.',
}
