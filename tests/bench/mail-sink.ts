import { connect, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A mail server that takes everything and keeps nothing, as far away as `roundTrip` milliseconds. It prints how many
 * messages came, each hundred, and the address of each that is not for a reader of the newsletter. With `hangs`, it
 * takes newsletters and never says so.
 */
const [port, roundTrip = '0', ...options] = process.argv.slice(2);
let taken = 0;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  hidePIPELINING: !options.includes('pipelining'),
  onData(stream, session, done) {
    const [to = ''] = session.envelope.rcptTo.map(({ address }) => address);
    const isForReader = to.startsWith('reader-');
    stream.resume();
    stream.on('end', () => {
      taken += 1;
      if (!isForReader) console.log(`to ${to}`);
      if (taken % 100 === 0) console.log(`taken ${taken}`);
      if (!isForReader || !options.includes('hangs')) done();
    });
  },
});
server.on('error', () => undefined); // whoever is measured may end in the middle of a message

/** Passes on what comes from one side after half a round trip. */
function delay(from: Socket, to: Socket): void {
  const wait = Number(roundTrip) / 2;
  from.on('data', (chunk: Buffer) => setTimeout(() => to.write(chunk), wait));
  from.on('close', () => setTimeout(() => to.destroy(), wait));
  from.on('error', () => undefined);
}

if (roundTrip === '0') {
  server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
} else {
  const near = server.listen(0, '127.0.0.1', () => {
    const address = near.address();
    if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');
    const far = createServer({ noDelay: true }, (client) => {
      const connection = connect({ port: address.port, host: '127.0.0.1', noDelay: true });
      delay(client, connection);
      delay(connection, client);
    });
    far.listen(Number(port), '127.0.0.1', () => console.log('listening'));
  });
}
