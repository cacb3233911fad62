import { readFileSync } from 'node:fs';
import express from 'express';

/** What everything is measured against: Express 5 with one handler that sends the bytes of a file as JSON. */
const [port, file] = process.argv.slice(2);
const body = readFileSync(file ?? '', 'utf8');
const app = express();
app.get('/', (_request, response) => {
  response.type('application/json').send(body);
});
app.listen(Number(port), '127.0.0.1', () => console.log('listening'));
