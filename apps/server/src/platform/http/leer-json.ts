// JSON as it comes in. What nests without end would make whoever walks it (a schema, a comparison) go as deep.
import type { FastifyInstance } from 'fastify';
import { ProblemaError } from '../problema.ts';

/** Far beyond what any request of ours nests. */
const PROFUNDIDAD_MAX = 32;

export function leerJson(app: FastifyInstance): void {
  const leer = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, texto, done) => {
    if (esProfundo(texto))
      done(new ProblemaError('JSON_INVALIDO', { detalle: 'El envío tiene demasiados niveles.' }));
    else void leer(request, texto, done);
  });
}

const COMILLA = 0x22;
const BARRA = 0x5c;
const ABRE_LISTA = 0x5b;
const CIERRA_LISTA = 0x5d;
const ABRE_OBJETO = 0x7b;
const CIERRA_OBJETO = 0x7d;

/** Only counts: whether it is JSON at all is for the parser to say. */
function esProfundo(texto: string, maximo = PROFUNDIDAD_MAX): boolean {
  let nivel = 0;
  for (let i = 0; i < texto.length; i++) {
    const letra = texto.charCodeAt(i);
    if (letra === COMILLA) i = finDelTexto(texto, i);
    else if (letra === ABRE_LISTA || letra === ABRE_OBJETO) {
      nivel += 1;
      if (nivel > maximo) return true;
    } else if (letra === CIERRA_LISTA || letra === CIERRA_OBJETO) nivel -= 1;
  }
  return false;
}

function finDelTexto(texto: string, inicio: number): number {
  for (let i = inicio + 1; i < texto.length; i++) {
    const letra = texto.charCodeAt(i);
    if (letra === BARRA) i += 1;
    else if (letra === COMILLA) return i;
  }
  return texto.length;
}
