import express from 'express';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What everything is measured against: Express 5 with one handler that sends the bytes found at an address. */
const [port, address = ''] = process.argv.slice(2);

/** The body as it travels, still compressed; `fetch` would unpack it. */
async function bytesOf(encoding: string): Promise<Buffer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: { 'Accept-Encoding': encoding } }, resolve).on('error', reject);
  });
  return buffer(response);
}

const br = await bytesOf('br');
const identity = (await bytesOf('identity')).toString();
const app = express();
app.get('/', (request, response) => {
  if (request.headers['accept-encoding'] === 'br') {
    response.type('application/json').set('Content-Encoding', 'br').send(br);
  } else {
    response.type('application/json').send(identity);
  }
});
app.listen(Number(port), '127.0.0.1', () => console.log('listening'));
