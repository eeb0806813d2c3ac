// A process asked to stop leaves the balancer first: it says that it is not ready and serves everything else as always.
// Whoever is answered meanwhile is told to open another connection, so that nobody is left talking to one that is about to
// close; then it stops listening and ends what it holds.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { alCerrarse } from './al-cerrarse.ts';

export interface Retiro {
  /** From here on the balancer is told to send people elsewhere. */
  empezar(): void;
  enCurso(): boolean;
}

/** One for the whole process, however many applications it serves. */
export function crearRetiro(): Retiro {
  let empezado = false;
  return {
    empezar() {
      empezado = true;
    },
    enCurso: () => empezado,
  };
}

export function atenderRetiro(app: FastifyInstance, retiro: Retiro): void {
  const porResponder = new Set<ServerResponse>();
  const terminado = Promise.withResolvers<void>();
  let cerrando = false;

  app.addHook('onRequest', async (_request, { raw }) => {
    // Also for the answers that no other hook sees: those that are written straight to the connection.
    if (retiro.enCurso()) raw.setHeader('connection', 'close');
    porResponder.add(raw);
    alCerrarse(raw, () => {
      porResponder.delete(raw);
      if (!cerrando) return;
      // Its answer began before all this and promised that the connection would go on.
      setImmediate(() => app.server.closeIdleConnections());
      if (porResponder.size === 0) terminado.resolve();
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (retiro.enCurso()) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    cerrando = true;
  });
  // Node waits for the connections that its own port took; what came by the other loopback address is waited for here.
  app.addHook('onClose', async () => {
    if (porResponder.size > 0) await terminado.promise;
  });
}
