// boardgame.io's own server with its default store, in memory.   node server.js PORT
const { Server, Origins } = require('boardgame.io/server');
const { Tarot } = require('./game.js');

const server = Server({ games: [Tarot], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
