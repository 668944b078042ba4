/**
 * Baseline: a bare `node:http` server that sends given bytes and headers.
 * Arguments: a JSON file of `{ [path]: { headers: string[], body: base64 } }` and a port.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

interface Stored {
  headers: string[];
  body: string;
}

const [file = '', port = ''] = process.argv.slice(2);
const stored = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Stored>;
const answers = new Map(
  Object.entries(stored).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) return response.writeHead(404).end();
  return response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(port), '127.0.0.1');
