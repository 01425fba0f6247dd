import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import type { AddressInfo } from 'node:net';

/**
 * What everything is held against: Node's own HTTP server that reads the body and answers;
 * with a file, it also updates one row of it and commits, as durably as the planner does.
 */
const [, , file, size] = process.argv;
const write = file ? rowWriter(file, Number(size)) : () => {};

const server = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    JSON.parse(Buffer.concat(chunks).toString());
    write();
    reply.setHeader('content-type', 'application/json; charset=utf-8');
    reply.end('{"data":{"__typename":"Query"}}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ origin: `http://127.0.0.1:${port}` }));
});

function rowWriter(path: string, bytes: number): () => void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  database.exec('CREATE TABLE sets (id TEXT PRIMARY KEY, version INTEGER, body TEXT)');
  database.prepare('INSERT INTO sets VALUES (?, 0, ?)').run('one', 'x'.repeat(bytes));
  const update = database.prepare('UPDATE sets SET version = version + 1, body = ? WHERE id = ?');
  let turn = 0;
  return () => {
    turn = (turn + 1) % 10;
    update.run(String(turn).repeat(bytes), 'one');
  };
}
