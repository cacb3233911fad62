import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything and keeps nothing; it prints how many messages came, each thousand. */
const [port] = process.argv.slice(2);
let taken = 0;

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, _session, done) {
    stream.resume();
    stream.on('end', () => {
      taken += 1;
      if (taken % 1_000 === 0) console.log(taken);
      done();
    });
  },
});
server.listen(Number(port), '127.0.0.1', () => console.log('listening'));
