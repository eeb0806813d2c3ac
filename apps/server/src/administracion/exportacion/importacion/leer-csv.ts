// The CSV that an export writes, row by row, and nothing looser: what has no quotes and nothing in it is null, "" is an empty text.
import { StringDecoder } from 'node:string_decoder';
import { ExportacionError } from '#platform/exportacion-error.ts';

export async function* leerCsv(partes: AsyncIterable<Buffer>): AsyncGenerator<(string | null)[]> {
  const decodificador = new StringDecoder('utf8');
  let resto = '';
  for await (const parte of partes) {
    resto += decodificador.write(parte);
    const corte = finDeLasEnteras(resto);
    if (corte === 0) continue;
    yield* filasDe(resto.slice(0, corte));
    resto = resto.slice(corte);
  }
  if (resto !== '')
    throw new ExportacionError('Una de las hojas del archivo termina a la mitad de una fila.');
}

/** Just after the last line break that is not inside quotes. */
function finDeLasEnteras(texto: string): number {
  let dentro = false;
  let corte = 0;
  for (let i = 0; i < texto.length; i++) {
    const signo = texto.charCodeAt(i);
    if (signo === 34) dentro = !dentro;
    else if (signo === 10 && !dentro) corte = i + 1;
  }
  return corte;
}

const CAMPO = /(?:"((?:[^"]|"")*)"|([^",\n]*))([,\n])/gy;

function* filasDe(texto: string): Generator<(string | null)[]> {
  let fila: (string | null)[] = [];
  let leido = 0;
  for (const [todo, citado, llano, fin] of texto.matchAll(CAMPO)) {
    fila.push(citado === undefined ? llano || null : citado.replaceAll('""', '"'));
    leido += todo.length;
    if (fin !== '\n') continue;
    yield fila;
    fila = [];
  }
  if (leido !== texto.length)
    throw new ExportacionError('Una de las hojas del archivo no está bien escrita.');
}
