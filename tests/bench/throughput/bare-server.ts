import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** The smallest possible Node server of one file. Arguments: port, file, headers. */
const [port, file = '', headers = ''] = process.argv.slice(2);
const body = await readFile(file);
const pairs = Object.entries(JSON.parse(headers) as Record<string, string>).flat();
createServer((_request, response) => {
  response.writeHead(200, [...pairs, 'content-length', String(body.byteLength)]).end(body);
}).listen(Number(port), '127.0.0.1');
