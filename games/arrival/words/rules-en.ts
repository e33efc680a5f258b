/** The text of every rule and ruling, in the order of the ledger. */
export const rules: Readonly<Record<string, string>> = {
  // —— general ——
  'ARR-GEN-01': 'Two to four players take part. Each leads one tribe, and no tribe is led twice.',
  'ARR-GEN-02':
    'Each tribe has its own Fame and Corruption: whole numbers without an upper limit that everybody can see.',
  'ARR-GEN-03': 'Neither Fame nor Corruption ever falls below 0.',
  'ARR-GEN-04':
    'Fame or Corruption can be paid or given up only by a player who has that many points; otherwise the choice is not open. A reduction "by up to" some number stops at 0.',
  'ARR-GEN-05':
    "There are ordinary locations, ports and castle locations. Ordinary locations and ports form the main island, and each belongs to exactly one province. Castle locations lie on Balor's Isle and belong to no province.",
  'ARR-GEN-06':
    'A location is always in exactly one state: empty, fortified with one to three discs of a single tribe, held by one face-up Fomori or, on castle locations only, held by a castle. Unoccupied means empty.',
  'ARR-GEN-07': 'One disc is an Ait, two are a Broch and three a Caer. More than three discs are not possible.',
  'ARR-GEN-08': 'A higher level contains the lower ones: destroying a Caer means destroying three levels.',
  'ARR-GEN-09':
    'Connected and directly connected mean the same: the two locations are joined by one printed connection. It works in both directions.',
  'ARR-GEN-10': 'Two ports are not connected merely because both are ports.',
  'ARR-GEN-11':
    'Strength and Fame of the four threats: Sineach 1 and 1, Athach 2 and 3, Monghfinn 3 and 6, castle 4 and 10. Each of them can bring 1 Corruption less instead of its Fame.',
  'ARR-GEN-12':
    'The General Supply holds the swords and shields that are not in use, the face-down Fomori and tactic tiles not yet drawn and, tribe by tribe, the unused discs. A Tribe Supply is what one player owns off the map.',
  'ARR-GEN-13':
    'Whenever the rules speak of turn order, it runs clockwise and begins with the current Starting Player.',
  'ARR-GEN-14':
    'Fomori in a Tribe Supply lie face-down. Nobody may look at them, not even their owner; how many there are is no secret.',
  'ARR-GEN-15':
    'Whether Fame or Corruption decides the game depends only on the count of locations at the end, never on what brought the end about.',

  // —— setup ——
  'ARR-SETUP-01': 'The General Supply begins with the discs of the tribes in play, 20 swords and 12 shields.',
  'ARR-SETUP-02': 'The 30 tactic tiles are shuffled face-down, and six of them are turned up as the display.',
  'ARR-SETUP-03': 'The round counter starts on 1.',
  'ARR-SETUP-04': 'Each of the four castle locations starts with one castle, face-up.',
  'ARR-SETUP-05': 'The 50 Fomori are shuffled face-down.',
  'ARR-SETUP-06':
    'Four random Fomori go face-up onto the main island, one on each of the four locations that are connected to a castle location. The other 46 stay face-down.',
  'ARR-SETUP-07':
    'Each player takes a tribe with its Tribe Card and two blockers, and three discs of its colour into the Tribe Supply. Overview cards have no effect on the game.',
  'ARR-SETUP-08': 'The 54 earning cards are shuffled and dealt into three face-down stacks of 18.',
  'ARR-SETUP-09': 'Chance decides who is the first Starting Player and holds the Starting Player Card.',
  'ARR-SETUP-10':
    'In turn order each player puts one disc on any empty port. It is an Ait and one of the three discs taken before, so two stay in the Tribe Supply.',
  'ARR-SETUP-11':
    'Every tribe has one tracking disc on each track: Fame starts at 4 and Corruption at 0. These two discs come out of the General Supply and never go back.',
  'ARR-SETUP-12':
    'After the setup each player has an Ait on a port, 2 discs, Fame 4 and Corruption 0, but no swords, shields, Fomori or tiles; 12 discs of that colour are in the General Supply. With the option for no starting discs it is 0 discs, and 14 in the General Supply.',

  // —— round structure ——
  'ARR-FLOW-01':
    'A round begins with the Earning Phase: draw cards, reveal and block, exploit. The Action Phase follows, and then the end of the round.',
  'ARR-FLOW-02': 'The game is planned for 6 rounds with two players, 5 with three and 4 with four.',

  // —— Earning Phase: draw ——
  'ARR-DRAW-01':
    'In turn order each player names one of the three stacks and gets its top card, face-down. Nobody looks at the front.',
  'ARR-DRAW-02':
    'Cards are drawn in four laps. Then everybody has four face-down cards in a row, in the order in which they were drawn.',
  'ARR-DRAW-03':
    "A card's back tells what its front is rich in: discs, swords and shields, or Fame and tactic tiles. The backs of drawn cards and of the top card of each stack are open to all.",
  'ARR-DRAW-04':
    'When the last card of a stack is taken, the discarded earning cards and the two other stacks are at once shuffled together and dealt out as three new stacks.',
  'ARR-DRAW-05': 'When the stacks are reshuffled, cards that lie in front of players take no part.',
  'ARR-DRAW-06': 'All four cards, or any number of them, may come from the same stack.',

  // —— Earning Phase: reveal and block ——
  'ARR-BLOCK-01': 'Every earning card is divided into a top, a middle and a bottom section.',
  'ARR-BLOCK-02':
    "Everybody's first two cards are turned face-up. Then everybody blocks one of the three sections with the first blocker.",
  'ARR-BLOCK-03':
    "When all first blockers stand, everybody's third card is turned face-up. Then everybody blocks a second, different section.",
  'ARR-BLOCK-04':
    "When all second blockers stand, everybody's fourth card is turned face-up. Nothing is left to choose, except with Ogam's wisdom.",
  'ARR-BLOCK-05':
    'A blocker closes its section on all four cards of its player in this round, those still face-down included.',
  'ARR-BLOCK-06':
    'Blocking can be neither skipped nor taken back. Blockers stand on the first card of the row and never on the same section.',
  'ARR-BLOCK-07':
    'The one section without a blocker is the open section. What it shows on all four cards is what the player earns in this round.',
  'ARR-BLOCK-08':
    'Normally all players reveal and block at the same time. At the wish of any player, blocking goes one after the other in turn order; that is an option of the table.',
  'ARR-BLOCK-09': 'A blocked section brings nothing at all, neither gains nor Fomori.',
  'ARR-BLOCK-10':
    'As a rule of thumb, the top section has the most gains and the most Fomori, the bottom section the fewest of both.',

  // —— Earning Phase: exploit ——
  'ARR-EARN-01':
    'Exploiting has five steps: a Fame, b discs, swords and shields, c Fomori, d tactic tiles, e discard. Each step is finished for all players in turn order before the next one begins.',
  'ARR-EARN-02': 'How much a symbol brings is the sum of its numbers in the open section of the four cards.',
  'ARR-EARN-03':
    'Earnings go into the Tribe Supply, on top of what was kept from the round before. They cannot be refused.',
  'ARR-EARN-04': 'A plain Fame symbol brings as much Fame as it shows.',
  'ARR-EARN-05': 'The symbol "2 per Broch/Caer" brings 2 Fame for each fortification of yours of level 2 or 3.',
  'ARR-EARN-06': 'The symbol "3 per Caer" brings 3 Fame for each fortification of yours of level 3.',
  'ARR-EARN-07': 'Several Fame symbols are counted one by one and added up. What counts is the map at that moment.',
  'ARR-EARN-22':
    'A Fame symbol with a condition names an amount of Fame and a level: it brings that amount for each of your fortifications of this level or higher. The cards say which amounts and levels exist.',
  'ARR-EARN-08':
    'In step b the player takes as many discs of their colour, swords and shields as the open section shows.',
  'ARR-EARN-09':
    'If there are too few swords for all claims, they are dealt one at a time in turn order from the Starting Player on, to those whose claim is not yet met, until none is left; the rest is void. Shields are dealt the same way, from the Starting Player on once more.',
  'ARR-EARN-10':
    'A player with a claim to more discs than the General Supply holds of this colour takes what is there; the rest is void.',
  'ARR-EARN-11':
    'In step c the player draws as many face-down Fomori as shown, unseen, and gains the same number of Corruption Points.',
  'ARR-EARN-12':
    'If there are too few face-down Fomori for the claims of all players, the repelled ones are first turned over and shuffled in. Only then are Fomori drawn.',
  'ARR-EARN-13':
    'If there are still too few Fomori after that shuffle, they are dealt one at a time, circling from the Starting Player, to those whose claim is not yet met.',
  'ARR-EARN-14':
    'Whoever reaches the Corruption Limit in step c makes this round the last one at once. The phase and the round go on.',
  'ARR-EARN-15':
    'In step d each player in turn order takes as many tactic tiles from the display as the open section shows, of their own choice.',
  'ARR-EARN-16':
    'Nobody may take more tiles in one round than the six on display; whatever is claimed beyond that is void.',
  'ARR-EARN-17':
    'When a player has taken all tiles due, the display is refilled to six from the face-down tiles before the next player chooses. Between two tiles of the same player nothing is refilled.',
  'ARR-EARN-18': 'If the face-down tiles do not suffice for the refill, the used tiles are shuffled in first.',
  'ARR-EARN-19': 'If even the used tiles do not suffice, the display stays smaller, and so does the choice.',
  'ARR-EARN-23':
    'A display that was left short is topped up to six at the start of the next step d, before anybody takes tiles; used tiles are shuffled in if necessary.',
  'ARR-EARN-20': 'Hour of the master-builder is active as soon as it is taken. All other tiles are kept for later.',
  'ARR-EARN-21': 'In step e all players put their four earning cards on the discard pile.',

  // —— turns ——
  'ARR-TURN-01': 'Turns go clockwise from the Starting Player. Whoever has passed is skipped.',
  'ARR-TURN-02':
    'A turn has two actions, neither more nor fewer. Their kinds and their order are free, and the same kind may come twice. There are fewer only in the first turn of round 1 and by passing.',
  'ARR-TURN-03': 'In round 1 the first turn of each player has exactly one action.',
  'ARR-TURN-04': 'The actions are: build a fortification, place a shield, spread Fomori, repel Fomori, pass.',
  'ARR-TURN-05': 'The turns go on, lap after lap, until everybody has passed.',
  'ARR-TURN-06': 'A turn cannot be ended while actions are left, except by passing.',
  'ARR-TURN-07':
    'Before, between and after the actions of their own turn players may use tactic tiles and castle trophies. This costs no action. In the turns of others it is not possible.',
  'ARR-TURN-08': 'Whoever passes with the first action of a turn loses the second.',
  'ARR-TURN-09':
    'A player with an action left always has a legal one: to spread Fomori where that is possible, and otherwise to pass.',

  // —— build fortification ——
  'ARR-BUILD-01': 'Building puts one disc from the Tribe Supply on the map. Without a disc it is not possible.',
  'ARR-BUILD-02': 'A player may build on an empty location one connection away from one of their fortifications.',
  'ARR-BUILD-03':
    'Outpost: a player may build on an empty location connected to a fortification of another player. It costs 2 Fame, which the player must have.',
  'ARR-BUILD-04': 'Whoever holds at least one fortified port may build on any empty port, wherever it lies.',
  'ARR-BUILD-05': 'A player may extend an Ait or Broch of their own: the fortification rises by one level.',
  'ARR-BUILD-06': 'A Caer cannot be extended.',
  'ARR-BUILD-07': 'Nobody may build on a fortification of another tribe, on a Fomori or on a castle.',
  'ARR-BUILD-08': "On Balor's Isle nobody may build, not even on a castle location that has become empty.",
  'ARR-BUILD-09': 'One building action places one disc.',
  'ARR-BUILD-10': 'Players can never take discs back from the map; only Fomori remove them.',

  // —— place shield ——
  'ARR-SHIELD-01': 'One shield goes from the Tribe Supply into a province in which the player has a fortification.',
  'ARR-SHIELD-02': 'A province never holds more than 3 shields.',
  'ARR-SHIELD-03':
    'The shields of a province count for each of its locations, whoever holds it, and for the empty ones too.',
  'ARR-SHIELD-04': 'A placed shield belongs to nobody. It stays, from round to round, until a spread smashes it.',

  // —— spread Fomori ——
  'ARR-SPREAD-01':
    'Fomori spread to a location that is one connection away from a Fomori on the map or from a standing castle.',
  'ARR-SPREAD-02':
    'A spread costs Fomori from the Tribe Supply: one for each shield in the province of the target, one for each disc on the target, and one more.',
  'ARR-SPREAD-03':
    'Whoever holds fewer Fomori than a spread costs cannot do it, not even in part: no shields or levels are smashed without occupying the location.',
  'ARR-SPREAD-04': 'In a spread, one of the Fomori goes onto the target and is turned face-up.',
  'ARR-SPREAD-05': 'All other Fomori that a spread costs go back to the General Supply, face-down and unseen.',
  'ARR-SPREAD-06': 'A spread smashes all shields of the province: they go to the General Supply.',
  'ARR-SPREAD-07':
    "A spread destroys all discs of the target: they go to the General Supply of their owner, or onto the owner's active Hour of the master-builder.",
  'ARR-SPREAD-08': 'The only fortification that a tribe has left, whatever its level, can be targeted by nobody.',
  'ARR-SPREAD-09': 'A player may also choose one of their own fortifications as the target, unless it is the last one.',
  'ARR-SPREAD-10': 'From a Fomori on a port nothing spreads to another port, whether the two are connected or not.',
  'ARR-SPREAD-11': 'Fomori cannot spread to a location that already holds a Fomori or a castle.',
  'ARR-SPREAD-12': 'An empty target in a province without shields costs exactly 1 Fomori.',
  'ARR-SPREAD-13': 'Spreading changes neither Fame nor Corruption.',

  // —— repel Fomori ——
  'ARR-REPEL-01': 'To repel, a player chooses a location held by a Fomori or by a standing castle.',
  'ARR-REPEL-02':
    'Repelling costs as many swords as the target is strong: 1, 2 or 3 for Fomori and 4 for a castle. They go from the Tribe Supply to the General Supply. With fewer swords it is not possible.',
  'ARR-REPEL-03': 'A player may repel at a location one connection away from one of their fortifications.',
  'ARR-REPEL-04': 'On a port, any player who holds a fortified port may repel, wherever that one lies.',
  'ARR-REPEL-05': 'A player may repel in every province that contains one of their fortifications.',
  'ARR-REPEL-06':
    'Distant Attack: a player may repel in a province next to one that contains one of their fortifications. It costs 2 Fame, which the player must have before the reward.',
  'ARR-REPEL-07': 'The player chooses the reward: the Fame value of what was repelled, or exactly 1 Corruption less.',
  'ARR-REPEL-08': 'The Corruption reward can be chosen only with at least 1 Corruption.',
  'ARR-REPEL-09':
    'A repelled Fomori goes face-up onto the open discard beside the General Supply. It cannot be drawn again before it is shuffled in.',
  'ARR-REPEL-10':
    'A repelled castle goes face-up into the Tribe Supply as an unused castle trophy, whichever reward was chosen.',
  'ARR-REPEL-11': 'After repelling, the location is empty.',
  'ARR-REPEL-12': 'Shields play no part in repelling.',

  // —— pass ——
  'ARR-PASS-01': 'A player may pass only without Fomori, or if no legal spread exists for this player at this moment.',
  'ARR-PASS-02':
    'Whoever passes keeps up to 3 pieces on the chest of the Tribe Card, any mix of swords, shields and discs. It is 3 in all, not 3 of each kind.',
  'ARR-PASS-03':
    'On passing, all other swords, shields and discs go back to the General Supply, and so do all unusable Fomori, face-down and unseen.',
  'ARR-PASS-04': 'Tactic tiles and castle trophies, used or not, are kept without limit.',
  'ARR-PASS-05': 'Giving Fomori back does not change Corruption.',
  'ARR-PASS-06': 'On passing, the blockers go back to the Tribe Card.',
  'ARR-PASS-07':
    'Whoever has passed takes no further part in this Action Phase: no actions, no tiles, no trophies. Pieces on the map can still be attacked.',
  'ARR-PASS-08':
    'The first player to pass takes the Starting Player Card at once and leads the next round. The order of the current round stays as it is.',
  'ARR-PASS-09': 'Passing may be the first or the second action of a turn.',
  'ARR-PASS-10': 'A pass cannot be undone within the round: there is no way back into play.',

  // —— using tactic tiles ——
  'ARR-TILE-01':
    'In their turn, before or after any action, a player may use a tile: its effect is carried out, and the tile goes face-up onto the discard pile.',
  'ARR-TILE-02': 'Any number of tiles may be used one after another.',
  'ARR-TILE-03': 'Each tile is used once. Using a tile is never an action.',
  'ARR-TILE-04':
    "Two tiles have their own time: Ogam's wisdom is used only in the Earning Phase, and Hour of the master-builder works by itself.",
  'ARR-TILE-05':
    'Scoring tiles look at the map at the moment of use. Each fortified location counts once, whatever its level, unless the tile asks for levels.',

  // —— using castle trophies ——
  'ARR-TROPHY-01':
    'In their turn a player may turn one unused castle trophy face-down and give 1 to 3 Fomori from the Tribe Supply back to the General Supply, face-down and without showing them.',
  'ARR-TROPHY-02':
    'Each castle trophy works once. Turned face-down, it stays in the Tribe Supply without further effect.',
  'ARR-TROPHY-03':
    'A castle trophy gives no Corruption back, and its use is not an action. Several may be used in one turn.',

  // —— the thirty tactic tiles ——
  'ARR-TILE-CAULDRON-01':
    'Cauldron of Dagda: the value of the tile in Fame for each of your fortifications in the province it shows.',
  'ARR-TILE-CAULDRON-02':
    'There are ten Cauldron tiles, one per province: Rhigia, Magnata, Dunum, Rhaeba, Rhigia Altera, Eblana, Laberus, Macolicum, Manapia and Ivernis.',
  'ARR-TILE-SILVER-01':
    'Silver in the hills: the value of the tile in Fame for each of your fortifications in all provinces of the colour it shows.',
  'ARR-TILE-SILVER-02': 'There are four Silver tiles, one per province colour: moss, peat, slate and heather.',
  'ARR-TILE-GEESE-01': 'Flight of the wild geese: 2 Fame for each province with at least one own fortification.',
  'ARR-TILE-SALMON-01': 'Trail of the salmon: 2 Fame for each of your fortified ports.',
  'ARR-TILE-LIA-01':
    'Lia Fáil: Fame by the present rank on the Fame Track, 2 for the first, 4 for the second, 6 for the third and 8 for the fourth.',
  'ARR-TILE-LIA-02': 'Lia Fáil can be used only if no two players have the same Fame.',
  'ARR-TILE-EMER-01': "Emer's mercy: 5 Fame, but only for a player who alone has the least Corruption.",
  'ARR-TILE-WALLS-01': 'High walls: 2 Fame for each of your Brochs and Caers.',
  'ARR-TILE-STRONG-01': 'Sublime stronghold: 3 Fame for each of your Caers.',
  'ARR-TILE-OGAM-01':
    "Ogam's wisdom can be used only in the Earning Phase, when both blockers stand and before the first step of exploiting.",
  'ARR-TILE-OGAM-02':
    "With Ogam's wisdom one of the two own blockers moves to the open section. The section it leaves is now the open one.",
  'ARR-TILE-OGAM-03': "Ogam's wisdom is discarded after use. It affects only its user, and only in this round.",
  'ARR-TILE-MASTER-01':
    'Hour of the master-builder is active by itself from the moment it is taken until the end of that round. It cannot be saved for later.',
  'ARR-TILE-MASTER-02':
    'While Hour of the master-builder is active, up to three discs that its owner loses to Fomori are collected on the tile instead of going to the General Supply.',
  'ARR-TILE-MASTER-03':
    'An Hour of the master-builder holds three discs; further lost discs go to the General Supply as usual.',
  'ARR-TILE-MASTER-04':
    'When everybody has passed and before the round ends, the owner of an Hour of the master-builder may build the collected discs. Each follows the usual rules of building, the price of an Outpost included.',
  'ARR-TILE-MASTER-05':
    'Discs collected by Hour of the master-builder that are not built go to the General Supply. The tile is discarded, whether it has collected anything or not.',
  'ARR-TILE-RUSE-01': "Cú Chulainn's ruse: any two face-up Fomori on the map change places. Castles are excluded.",
  'ARR-TILE-MIGRATION-01': 'Big migration: two Aits on the map change places, whoever owns them.',
  'ARR-TILE-BARD-01': 'Song of the bard: lowers your Corruption by up to 3, but not below 0.',

  // —— round end ——
  'ARR-ROUND-01':
    'When the last player has passed, the Hours of the master-builder are carried out first. Then the round ends.',
  'ARR-ROUND-02':
    'If the game goes on, the round counter advances by one, whoever passed first is Starting Player, and a new Earning Phase begins.',
  'ARR-ROUND-03':
    'Fortifications, Fomori and shields on the map, both tracks, kept pieces, tiles and trophies carry over into the next round.',

  // —— game end ——
  'ARR-END-01':
    'Corruption Limit and number of rounds: 25 and 6 with two players, 21 and 5 with three, 17 and 4 with four.',
  'ARR-END-02':
    'As soon as the Corruption of any player is equal to or above the limit, the current round is marked as the last: the round counter goes to field C.',
  'ARR-END-03': 'The round in which the limit is reached is played to its regular end.',
  'ARR-END-04': 'The mark of the last round is never taken back, whatever happens to Corruption afterwards.',
  'ARR-END-05': 'If nobody reaches the limit, the game ends after the last planned round.',

  // —— final scoring ——
  'ARR-SCORE-01':
    'Two numbers are compared: locations held by Fomori plus standing castles, and locations fortified by all players together. If the first is at least as high, the tribes are overrun; if the second is higher, the Fomori are repelled.',
  'ARR-SCORE-02':
    'The elements of a player are the discs, swords and shields of the Tribe Supply, at most 3 after the last pass, and the unused tactic tiles.',
  'ARR-SCORE-03':
    'If the tribes are overrun, Corruption falls by 1 for every three elements, rounded down, and not below 0.',
  'ARR-SCORE-04': 'If the tribes are overrun, the player with the lowest Corruption wins.',
  'ARR-SCORE-05':
    'If the Fomori are repelled, each player gains, for each of their fortifications, whatever its level, the Fame printed in its province.',
  'ARR-SCORE-06': 'If the Fomori are repelled, Fame rises by 1 for every three elements, rounded down.',
  'ARR-SCORE-07': 'If the Fomori are repelled, the player with the highest Fame wins.',
  'ARR-SCORE-08': 'Discs and shields on the map, Fomori and castle trophies are not elements.',

  // —— ties ——
  'ARR-TIE-01':
    'If the tribes are overrun and several players tie for the lowest Corruption, the one of them with more Fame wins.',
  'ARR-TIE-02':
    'If the Fomori are repelled and several players tie for the highest Fame, the one of them with less Corruption wins.',
  'ARR-TIE-03': 'Players at the top who are tied in both values share the victory.',

  // —— supply limits ——
  'ARR-SUPPLY-01':
    'There are 20 swords, 12 shields, 50 Fomori, 30 tactic tiles and 54 earning cards. These limits are strict; nothing is ever substituted.',
  'ARR-SUPPLY-02':
    'Each tribe has 17 discs, two of them on the tracks. So 15 can be in the Tribe Supply, on the map, on an Hour of the master-builder or in the General Supply.',
  'ARR-SUPPLY-03':
    'Spent swords, smashed shields, destroyed discs and pieces given up on passing are available again for the next step b that needs them.',
  'ARR-SUPPLY-04': 'Claims that cannot be met are lost. Nothing is owed for later.',
  'ARR-SUPPLY-05':
    'What happens in a shortage: swords and shields ARR-EARN-09, discs ARR-EARN-10, Fomori ARR-EARN-12 and ARR-EARN-13, tactic tiles ARR-EARN-18 and ARR-EARN-19, earning cards ARR-DRAW-04.',

  // —— rulings: the two rulebooks ——
  'ARR-RULING-01':
    'Where the German and the English rulebook disagree, the German one holds. Where both are silent, the rulings of this chapter hold.',
  'ARR-RULING-02': 'Turns go on until every single player has passed.',
  'ARR-RULING-03': 'A tile can be used before, between or after actions, but never in the middle of one.',
  'ARR-RULING-04': 'The surplus Fomori of a spread go back face-down and unseen and are mixed into the supply.',
  'ARR-RULING-05':
    'Repelled Fomori form an open discard pile of their own. Nobody can draw from it before it is shuffled in again.',
  'ARR-RULING-06': 'Each player draws four cards in all, one and then three more.',
  'ARR-RULING-07':
    'The three kinds of back stand for more discs, for more swords and shields, and for more Fame and tactic tiles.',
  'ARR-RULING-08':
    'Tiles that count own locations count fortified ones: a tribe occupies a location only by fortifying it.',
  'ARR-RULING-09': 'Any tie in Fame between any two players bars Lia Fáil, even one that does not involve its user.',
  'ARR-RULING-10':
    'Hour of the master-builder collects for the whole round from the moment it is taken. The discs lie on the tile, outside both supplies.',
  'ARR-RULING-11': 'For the final count only fortifications that stand on the map at the end matter.',
  'ARR-RULING-12':
    'A tie for the lowest Corruption is broken by the Fame Track as it stands at the end: no province bonus is added, and Fame spent earlier is neither subtracted again nor restored.',
  'ARR-RULING-13': 'When the limit is reached, it is the round counter that moves to field C.',
  'ARR-RULING-14':
    'Whoever passes with the first action simply has no second action and no further turn in this round.',
  'ARR-RULING-15':
    'Every Fomori and every castle shows both rewards: its Fame and 1 Corruption less. Where they are printed has no effect.',
  'ARR-RULING-16': 'Tactic tiles can be used only in your own turn, apart from the two of ARR-TILE-04.',
  'ARR-RULING-17':
    "The Fomori given back with a castle trophy come only from the user's own Tribe Supply, never from the map.",
  'ARR-RULING-18':
    'Connected always means one printed connection, for building next to one of your fortifications as for an Outpost.',
  'ARR-RULING-19': 'A spread for just one Fomori needs a target that is empty.',

  // —— rulings: setup and Earning Phase ——
  'ARR-RULING-20':
    'The three discs of the setup are starting capital: one goes to the port, two stay. The tracking discs come from the General Supply, where 12 are left. With an option the three are only the port disc and the two tracking discs: 0 stay, and 14 are left there.',
  'ARR-RULING-21':
    'The three stacks begin with 18 cards each. After a reshuffle their sizes differ by at most 1, and the larger stacks come first.',
  'ARR-RULING-22':
    'Who leads which tribe is settled before the setup. It has no effect on the rules: all tribes are alike.',
  'ARR-RULING-23':
    'With fewer than four players the discs of unused tribes leave the game. Map, ports and supplies stay the same, and there are no neutral pieces.',
  'ARR-RULING-24': 'In the setup a port is free if neither a disc nor a Fomori is on it.',
  'ARR-RULING-25':
    'The first four Fomori are like any others: they can be repelled, swapped and spread from. Which of them lies where is chance.',
  'ARR-RULING-26':
    'Normally everybody blocks in secret, and the blockers are shown when all have chosen. With an option they are set one after the other in turn order: everybody sees the earlier choices, for each of the two blockers anew.',
  'ARR-RULING-27':
    "Revealed earning cards are open to all. Everybody's first two cards are face-up before anybody sets the first blocker, and all third cards before anybody sets the second, in either way of blocking.",
  'ARR-RULING-28':
    'Nobody may rearrange face-down earning cards: they are revealed in the order in which they were drawn.',
  'ARR-RULING-29': 'Exploiting goes step by step for all players together; nobody does all five steps in one go.',
  'ARR-RULING-30':
    'A stack that runs out with the very last draw of the phase is reshuffled at once too, with the discards there are at that time. Cards in front of players stay out of it.',
  'ARR-RULING-31':
    'Drawing never fails: at most 16 cards lie in front of players, so stacks and discards together hold at least 38.',
  'ARR-RULING-32':
    'Scarce swords or shields go round from the Starting Player: each visit gives 1 to a player whose claim is not yet met, until supply or claims are used up. Nobody chooses anything. This happens only if the claims exceed the supply.',
  'ARR-RULING-33':
    'No earning can be refused, be it Fomori, swords or tiles: a player takes all that is due, as far as it is available.',
  'ARR-RULING-34':
    'If Fomori run short, Corruption rises only by the number actually received. With an option it rises by the printed sum, even if Fomori are missing.',
  'ARR-RULING-35':
    'The open Fomori discard is shuffled in at the start of step c if the claims of all players together exceed the face-down supply. Then everything is mixed.',
  'ARR-RULING-36':
    'If the face-down tactic tiles do not suffice for a refill, the discarded tiles are shuffled together with the rest, and then the display is filled.',
  'ARR-RULING-37': 'The display is refilled after the last player too, always to six if possible.',
  'ARR-RULING-38': 'A player without a claim to tactic tiles is skipped, and the display stays as it is.',
  'ARR-RULING-39':
    'For Fame with a condition the map counts as it is in step a. During the Earning Phase nothing on it changes.',
  'ARR-RULING-40':
    "Ogam's wisdom has one moment: all blockers stand, all fourth cards are face-up, and step a has not begun. In turn order each holder decides once and may use both copies. With an option this moment comes before the fourth cards are turned.",
  'ARR-RULING-41':
    "Ogam's wisdom can move a blocker only to the open section. The choice is which of the two blockers moves.",
  'ARR-RULING-42': "Ogam's wisdom taken in step d cannot be used in the same round, only from the next one on.",

  // —— rulings: turns, building and shields ——
  'ARR-RULING-43':
    'Only the first turn of each player in round 1 has a single action; from the second turn on there are two. With an option every turn of round 1 has one action.',
  'ARR-RULING-44': 'The single action of round 1 may be a pass, if passing is allowed at that moment.',
  'ARR-RULING-45':
    'If nothing but passing is possible as the second action, the player must pass. The turn may not simply end.',
  'ARR-RULING-46':
    'After the last action the player may still use tiles and trophies and then confirms the end of the turn; if none is usable, the turn ends by itself. After a pass it ends at once.',
  'ARR-RULING-47':
    'Tiles and trophies must be used before passing, not after it. With an option they may still follow the pass until the end of the turn is confirmed.',
  'ARR-RULING-48':
    'When all others have passed, the last player takes one turn of two actions after another until this player passes too.',
  'ARR-RULING-49':
    'Being ports does not connect two locations, neither for an Outpost nor for spreading, repelling or castles. Ports help only where a rule names them: building on a port, repelling on a port, Trail of the salmon.',
  'ARR-RULING-50':
    'If a build or an attack is possible in several ways, a free one takes precedence. The 2 Fame of an Outpost or a Distant Attack are charged only if there is no free way.',
  'ARR-RULING-51':
    'A port of another player across the sea does not allow an Outpost: that needs a printed connection.',
  'ARR-RULING-52': 'An Outpost may also be built beside a player who has already passed.',
  'ARR-RULING-53':
    'The Fame for an Outpost or a Distant Attack is paid before the effect. The reward of the same action cannot pay for it.',
  'ARR-RULING-54': "Placed shields are nobody's, and no player can recover them.",
  'ARR-RULING-55': 'Shields stay even if the player who placed them has no fortification in the province any more.',
  'ARR-RULING-56': 'One action places exactly one shield, never several.',

  // —— rulings: spreading ——
  'ARR-RULING-57':
    'The target of a spread may not already hold a Fomori or a castle: there is room for only one Fomori on a location.',
  'ARR-RULING-58':
    "Balor's Isle is not a province. Castle locations have no province, no shields, no Fame value and no neighbour provinces.",
  'ARR-RULING-59':
    'A castle can be attacked only over a connection, that is, from one of your fortifications on the main-island location linked to it.',
  'ARR-RULING-60':
    'Fomori may spread to an empty castle location if its linked location holds a Fomori. It then counts as a Fomori location and can be repelled only over a connection. With an option castle locations are never targets.',
  'ARR-RULING-61': 'Nothing spreads from an empty castle location; that takes a standing castle or a Fomori.',
  'ARR-RULING-62':
    'Even a printed connection between two ports does not let Fomori spread from one to the other; for building and repelling it counts. The built-in map has no such connection.',
  'ARR-RULING-63':
    'Fomori may spread from a port to a connected location that is no port, and the other way round. Only from port to port is barred.',
  'ARR-RULING-64':
    'All shields in the province count and all are smashed, whoever attacks whom, and even if the attacker placed them or owns the fortifications.',
  'ARR-RULING-65': 'Shields make empty locations of their province dearer too.',
  'ARR-RULING-66':
    'A spread smashes all shields of the province and all discs of the target. It is never done in part.',
  'ARR-RULING-67':
    "A fortification is the last one if its owner has exactly one fortified location when it is targeted. Its level does not matter, and the owner's own attacks are barred too.",
  'ARR-RULING-68':
    'A last fortification may be swapped by Big migration, since its owner still has one afterwards. Nothing else can touch it.',
  'ARR-RULING-69':
    'Which of the face-down Fomori is placed in a spread is decided by chance, each with the same probability.',
  'ARR-RULING-70': 'Fomori that go back face-down stay unknown: they are mixed into the supply.',
  'ARR-RULING-71':
    'Whoever can spread only onto own fortifications must still do so: while any legal spread exists, passing is barred.',
  'ARR-RULING-72':
    'Fomori are unusable if no location on the map is a legal target that costs at most the Fomori held. Only the board as it is counts, not tiles, trophies or later turns.',
  'ARR-RULING-73': 'Fomori need not be spread before other actions; they only bar passing.',
  'ARR-RULING-74':
    'If neither a Fomori nor a castle is left on the map, no spread is possible. Fomori in Tribe Supplies are then unusable and go back on passing.',
  'ARR-RULING-75': "Attacking oneself or others by spreading changes nobody's Corruption or Fame.",

  // —— rulings: repelling, passing and trophies ——
  'ARR-RULING-76': 'Spent swords go to the General Supply.',
  'ARR-RULING-77': 'At Corruption 0 the Corruption reward cannot be chosen; then the Fame must be taken.',
  'ARR-RULING-78': 'A repelled castle brings the trophy and, in addition, either 10 Fame or 1 Corruption less.',
  'ARR-RULING-79':
    'Fortifications of others do not help in repelling: a player needs one of their own, connected, on a port, in the province or in a neighbour province.',
  'ARR-RULING-80':
    'For a Distant Attack the province of the target must have a neighbour province in which the attacker has a fortification.',
  'ARR-RULING-81': 'Whoever passes may keep fewer than 3 pieces although more are there: any number from 0 to 3.',
  'ARR-RULING-82':
    'The limit of 3 holds only at each pass. In the next round earnings are added to the chest without limit.',
  'ARR-RULING-83': 'What a player keeps on passing is open to all at once.',
  'ARR-RULING-84': 'If the game ends with this round, it does not matter who passed first.',
  'ARR-RULING-85':
    'The first to pass starts only the next round. Everything in the current one, the order of Hours of the master-builder included, keeps to its own Starting Player.',
  'ARR-RULING-86': 'Without Fomori in the Tribe Supply a castle trophy cannot be used: it would have no effect.',
  'ARR-RULING-87': 'Nobody has to use a castle trophy before passing with unusable Fomori.',
  'ARR-RULING-88': 'A castle trophy may be used in the very turn in which it was won, once the castle is repelled.',

  // —— rulings: tactic tiles ——
  'ARR-RULING-89':
    'A tile or trophy cannot be used without any effect, for 0 Fame or to swap equal pieces. Only uses that change something are offered.',
  'ARR-RULING-90': 'Tactic tiles that players hold are open to all.',
  'ARR-RULING-91': "A tile may be used in the round in which it was taken, except Ogam's wisdom.",
  'ARR-RULING-92':
    'For Lia Fáil the Fame of all players counts, also of those who have passed, and the rank before the gain. With fewer players there are fewer ranks.',
  'ARR-RULING-93':
    "Emer's mercy cannot be used on a tie for the least Corruption. All players are compared, also those who have passed.",
  'ARR-RULING-94':
    'Song of the bard always lowers Corruption by 3, or to 0 if there is less. It needs at least 1 Corruption.',
  'ARR-RULING-95': 'Song of the bard cannot undo the end of the game once the limit was reached.',
  'ARR-RULING-96':
    'Big migration moves only Aits, locations with exactly one disc; the Ait inside a Broch or Caer does not count. With an option any two fortifications change places, each as a whole.',
  'ARR-RULING-97':
    'Big migration cannot swap two Aits of the same player, since nothing would change. Otherwise any two owners will do, and the user need not be one of them.',
  'ARR-RULING-98': 'Big migration asks for no building conditions: ports, shields and Fomori nearby do not matter.',
  'ARR-RULING-99': 'A last fortification may be one of the two Aits of Big migration.',
  'ARR-RULING-100': "Cú Chulainn's ruse cannot swap two Fomori of the same kind, since nothing would change.",
  'ARR-RULING-101': "Cú Chulainn's ruse works across any distance and also with Fomori on castle locations.",
  'ARR-RULING-102':
    'Hour of the master-builder collects by itself, in the order of loss, up to 3 discs. Nobody is asked.',
  'ARR-RULING-103': 'A player with both Hours of the master-builder can collect 6 discs, 3 on each tile.',
  'ARR-RULING-104': 'Discs lost to one’s own attack are collected by Hour of the master-builder too.',
  'ARR-RULING-105': 'Whoever has passed still collects and builds with Hour of the master-builder.',
  'ARR-RULING-106':
    'If two players have an Hour of the master-builder, they build in the turn order of the round just played. Each finishes all builds before the next begins.',
  'ARR-RULING-107':
    'Hour of the master-builder: none to all of the collected discs are built, one by one, each a full legal build, Outposts for 2 Fame included. Earlier discs may make later ones possible. These are no actions, and no tiles or trophies come in between.',
  'ARR-RULING-108':
    'Hour of the master-builder is discarded before the final scoring and so is no element. Fortifications built with it count.',

  // —— rulings: end, scoring, ties and the rest ——
  'ARR-RULING-109':
    'The Corruption Limit is checked after every change. Corruption rises only in step c of the Earning Phase, so the limit is reached there, and the Action Phase is still played.',
  'ARR-RULING-110': 'Reaching the limit in the last planned round makes no difference: the game ends anyway.',
  'ARR-RULING-111':
    'Reaching the limit does not mean that Corruption decides. That depends only on the count of locations.',
  'ARR-RULING-112': 'If Fomori and tribes hold the same number of locations, the tribes are overrun.',
  'ARR-RULING-113': "Castles still standing on Balor's Isle count for the Fomori. Castle trophies do not.",
  'ARR-RULING-114': 'Elements of all kinds are added up first; the total is divided by three and rounded down.',
  'ARR-RULING-115':
    'The end has a fixed order: Hours of the master-builder, count of locations, bonus or reduction, winner.',
  'ARR-RULING-116': 'The reduction of Corruption by elements stops at 0.',
  'ARR-RULING-117':
    'A tie is broken by the other track as it stands: Fame if the tribes are overrun, Corruption, not lowered by elements, if the Fomori are repelled.',
  'ARR-RULING-118': 'All who are still tied after the tie-break share the victory.',
  'ARR-RULING-119': 'There is no trading and there are no gifts: no piece ever changes hands between players.',
  'ARR-RULING-120': 'Nobody can be eliminated: each tribe always keeps at least one fortification.',
  'ARR-RULING-121': 'All discards may be inspected: earning cards, tactic tiles and repelled Fomori lie open.',
  'ARR-RULING-122': 'How much is in each supply is open to all. Secret is only what face-down pieces show.',
  'ARR-RULING-123':
    'This is the first edition of 2016. Changes of the second edition, such as eight first Fomori or powers of the leaders, are not part of it.',
  'ARR-RULING-124':
    "A display short of six is not filled during the Action Phase, but at the start of the next step d, with the tiles used meanwhile, Ogam's wisdom of this Earning Phase included.",
  'ARR-RULING-125':
    'The other places: if the tribes are overrun, less Corruption after the reduction counts, then more Fame; if the Fomori are repelled, more final Fame, then less Corruption. Equal in both means the same place.',
  'ARR-RULING-126': 'A claim to tactic tiles is void while the display is empty; nobody is asked.',
  'ARR-RULING-127':
    'In a spread a player neither learns nor chooses which Fomori are spent. Only the target is chosen; one Fomori is turned up by chance, and the rest go back unseen.',
}
