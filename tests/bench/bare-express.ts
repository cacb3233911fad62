import express from 'express';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What everything is measured against: Express 5 with one handler that sends the bytes found at an address. */
const [port, address = ''] = process.argv.slice(2);

/** The body as it travels, still compressed; `fetch` would unpack it. */
async function answerIn(encoding: string): Promise<{ type: string; body: Buffer }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject);
  });
  return { type: response.headers['content-type'] ?? '', body: await buffer(response) };
}

const { type, body: br } = await answerIn('br');
const identity = (await answerIn('identity')).body.toString();
const app = express();
app.get('/', (request, response) => {
  if (request.headers['accept-encoding'] === 'br') {
    response.type(type).set('Content-Encoding', 'br').send(br);
  } else {
    response.type(type).send(identity);
  }
});
app.listen(Number(port), '127.0.0.1', () => console.log('listening'));
