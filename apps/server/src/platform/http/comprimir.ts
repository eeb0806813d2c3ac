// Answers in JSON travel compressed: the chart is 35 KB as it is and 4 KB so. Small ones, and therefore all of acceso's,
// go as they are; files carry their own compression or are sent while they are made.
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

const BYTES_MIN = 1_024;

export async function comprimir(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['gzip'],
    customTypes: /^application\/(problem\+)?json\b/,
    threshold: BYTES_MIN,
    // Nothing is expected to come in compressed: it could hide its size.
    globalDecompression: false,
  });
}
