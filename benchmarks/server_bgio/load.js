// Players for boardgame.io: tables of four over socket.io, which it speaks.   node load.js PORT TABLES SECONDS PACE_MS PID
// A move takes from its sending until the last of the four has received the new position. A finished game is followed
// by another one at the same sockets. Prints one line of JSON like ../server_load.py.
const fs = require('fs');
const { io } = require('socket.io-client');
const { SEATS, playable } = require('./game.js');

const [port, count, seconds, pace, pid] = process.argv.slice(2, 7).map(Number);
const now = () => Number(process.hrtime.bigint()) / 1e6;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const run = Math.random().toString(36).slice(2, 8);
const TICKS = 100;
const rss = () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))[1]);
const cpu = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
};
let times = [], running = false, refused = 0, finished = 0;

class Table {
  constructor(number) { this.number = number; this.game = 0; this.states = []; this.got = 0; this.sent = 0; this.wanted = 0; }
  get id() { return `${run}-${this.number}-${this.game}`; }
  open() { return Promise.all([...Array(SEATS).keys()].map((seat) => this.connect(seat))); }
  connect(seat) {
    return new Promise((done, failed) => {
      const socket = io(`http://127.0.0.1:${port}/tarot`, { transports: ['websocket'], forceNew: true, reconnection: false });
      (this.sockets ??= [])[seat] = socket;
      socket.on('connect', () => this.sync(seat));
      socket.on('connect_error', failed);
      socket.on('sync', (id, info) => {
        if (id !== this.id) return;
        this.states[seat] = info.state;
        done();
        if (this.game && ++this.got === SEATS) this.next();
      });
      socket.on('update', (id, state) => { if (id === this.id && state._stateID >= this.wanted) this.update(seat, state); });
    });
  }
  sync(seat) { this.sockets[seat].emit('sync', this.id, String(seat), undefined, SEATS); }
  update(seat, state) {
    this.states[seat] = state;
    if (++this.got < SEATS) return;
    times.push(now() - this.sent);
    if (!running) return;
    if (pace) setTimeout(() => this.next(), pace * (0.5 + Math.random())); else this.next();
  }
  next() {
    if (!this.states[0].ctx.gameover) { this.play(); return; }
    finished++; this.game++; this.got = 0; this.wanted = 0;
    for (let seat = 0; seat < SEATS; seat++) this.sync(seat);
  }
  play() {
    const seat = Number(this.states[0].ctx.currentPlayer);
    const { G, _stateID } = this.states[seat];
    const cards = playable(G.hands[seat], G.asked, G.best);
    const card = cards[Math.floor(Math.random() * cards.length)];
    this.wanted = _stateID + 1; this.got = 0; this.sent = now();
    const move = { type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID: String(seat) } };
    this.sockets[seat].emit('update', move, _stateID, this.id, String(seat));
  }
}

const quantile = (sorted, share) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : null);

(async () => {
  const before = rss();
  const tables = [...Array(count).keys()].map((number) => new Table(number));
  for (let start = 0; start < count; start += 20) await Promise.all(tables.slice(start, start + 20).map((table) => table.open()));
  await wait(1000);
  const used = rss() - before;
  running = true;
  for (const table of tables) { if (pace) setTimeout(() => table.play(), pace * (0.5 + Math.random())); else table.play(); }
  await wait(2000);
  times = []; finished = 0;
  const began = now(), cpu0 = cpu(), own0 = process.cpuUsage();
  await wait(seconds * 1000);
  const passed = (now() - began) / 1000, spent = cpu() - cpu0, own = process.cpuUsage(own0);
  const sorted = Float64Array.from(times).sort();
  running = false;
  console.log(JSON.stringify({
    tables: count, pace_ms: pace, moves_per_s: sorted.length / passed, moves_per_cpu_s: sorted.length / Math.max(spent, 1e-9),
    p50_ms: quantile(sorted, 0.5), p99_ms: quantile(sorted, 0.99), server_cpu: spent / passed,
    client_cpu: (own.user + own.system) / 1e6 / passed, kb_per_table: used / count, finished, refused,
  }));
  process.exit(0);
})().catch((error) => { console.error(String(error)); process.exit(1); });
