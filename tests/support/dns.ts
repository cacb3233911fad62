import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';

/** The TXT records of names, each in one piece; `fails` is a name that the server can't find out about. */
export type Zone = Record<string, string[] | 'fails'>;

/** RFC 1035, 4.1.1. */
const NO_ERROR = 0;
const SERVER_FAILURE = 2;
const NO_SUCH_NAME = 3;

export interface TestDns {
  /** IP:PORT */
  address: string;
  /** It can be changed while the server runs. */
  zone: Zone;
  close: () => Promise<void>;
}

/** A name server on this machine that knows TXT records. */
export async function startDns(zone: Zone = {}): Promise<TestDns> {
  const dns: TestDns = { address: '', zone, close: () => Promise.resolve() };
  const socket = createSocket('udp4');
  socket.on('message', (bytes, { port, address }) => {
    const query = decode(bytes);
    const name = query.questions?.[0]?.name ?? '';
    const found = dns.zone[name.toLowerCase()];
    const error = found === 'fails' ? SERVER_FAILURE : NO_SUCH_NAME;
    const texts = found === 'fails' ? [] : (found ?? []);
    const response = encode({
      type: 'response',
      ...(query.id === undefined ? {} : { id: query.id }),
      flags: texts.length > 0 ? NO_ERROR : error,
      questions: query.questions ?? [],
      answers: texts.map((text) => ({ type: 'TXT', name, ttl: 0, data: text.match(/.{1,255}/g) ?? [] })),
    });
    socket.send(response, port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  dns.address = `127.0.0.1:${socket.address().port}`;
  dns.close = async () => {
    socket.close();
    await once(socket, 'close');
  };
  return dns;
}
