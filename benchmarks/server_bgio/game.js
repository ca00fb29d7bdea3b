// Tarot décalé for boardgame.io: the tricks of a hand for four, legality checked, hands hidden from the others.
// Cards as in ours: 0-35 nine a school, 36-48 the Atouts 1 to 13, 49 the Excuse.
const { INVALID_MOVE } = require('boardgame.io/core');

const SEATS = 4, HAND = 10, EXCUSE = 49, ATOUT = 4;
const RANKS = [0, 1, 1, 1, 1, 2, 2, 2, 3], WORTH = [0, 1, 2, 5];
const suit = (card) => (card === EXCUSE ? -1 : card >= 36 ? ATOUT : Math.floor(card / 9));
const strength = (card) => (card >= 36 ? card - 25 : RANKS[card % 9]);
const points = (card) => (card === EXCUSE || card === 36 || card === 48 ? 5 : card > 36 ? 0 : WORTH[RANKS[card % 9]]);

// Follow the school; without it trump, and above the best trump if possible; the Excuse always goes.
function playable(hand, asked, best) {
  if (asked < 0) return hand;
  const follow = asked < ATOUT ? hand.filter((card) => suit(card) === asked) : [];
  if (follow.length) return hand.filter((card) => suit(card) === asked || card === EXCUSE);
  const trumps = hand.filter((card) => suit(card) === ATOUT);
  if (!trumps.length) return hand;
  const higher = trumps.filter((card) => strength(card) > best);
  const allowed = higher.length ? higher : trumps;
  return hand.includes(EXCUSE) ? [...allowed, EXCUSE] : allowed;
}

function play({ G, playerID }, card) {
  const seat = Number(playerID);
  const hand = G.hands[seat];
  if (!playable(hand, G.asked, G.best).includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat, card });
  if (card === EXCUSE) {
    G.won[seat].push(card);
    G.points[seat] += points(card);
  } else {
    G.pile.push(card);
    if (G.asked < 0) G.asked = suit(card);
    if (suit(card) === ATOUT || suit(card) === G.asked) {
      if (strength(card) > G.best) { G.best = strength(card); G.taker = seat; G.tied = false; }
      else if (strength(card) === G.best) G.tied = true;
    }
  }
  G.turn = (seat + 1) % SEATS;
  if (G.trick.length === SEATS) take(G);
}

function take(G) {
  if (!G.tied) {
    G.won[G.taker].push(...G.pile);
    for (const card of G.pile) G.points[G.taker] += points(card);
    G.pile = [];
    G.leader = G.taker;
  }
  G.turn = G.leader;
  G.trick = []; G.asked = -1; G.best = -1; G.tied = false;
}

const Tarot = {
  name: 'tarot',
  setup: ({ random }) => {
    const pack = random.Shuffle([...Array(50).keys()]);
    return {
      hands: [0, 1, 2, 3].map((seat) => pack.slice(HAND * seat, HAND * (seat + 1))),
      won: [[], [], [], []], points: [0, 0, 0, 0], trick: [], pile: [],
      asked: -1, best: -1, taker: 0, tied: false, leader: 0, turn: 0,
    };
  },
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.turn } },
  endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? { points: G.points } : undefined),
  playerView: ({ G, playerID }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : Array(hand.length).fill(-1))),
  }),
};

module.exports = { Tarot, SEATS, playable };
