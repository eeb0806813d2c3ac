// A row of the bitácora as one line of JSON, for whoever gathers the records of many programs. Whatever people wrote in it, it is
// one line of plain characters: what would break it, hide in it or turn it around (control and bidirectional characters, line
// separators) is written as its number.

export interface FilaDeReenvio {
  readonly n: number;
  readonly transaccion: number;
  readonly instante: string;
  readonly actor: string | null;
  readonly correo: string | null;
  readonly sesion: string | null;
  readonly direccion: string | null;
  readonly peticion: string | null;
  readonly accion: string;
  readonly entidad: string;
  readonly idEntidad: string;
  readonly agencia: string | null;
  /** Said by the program; otherwise noted by a trigger. */
  readonly dicha: boolean;
  /** As PostgreSQL prints it. */
  readonly antes: string | null;
  readonly despues: string | null;
}

const POR_ESCAPAR = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

export function lineaDe(
  { antes, despues, ...fila }: FilaDeReenvio,
  bytesMax = Number.POSITIVE_INFINITY,
): string {
  const lados = (uno: string | null): unknown => (uno === null ? null : JSON.parse(uno));
  const linea = enUnaLinea({ ...fila, antes: lados(antes), despues: lados(despues) });
  if (Buffer.byteLength(linea) <= bytesMax) return linea;
  // What does not fit in one message goes without its content: who reads it knows what to ask for, by its number.
  return enUnaLinea({ ...fila, recortada: true });
}

// JSON escapes what is below the space by itself.
const enUnaLinea = (valor: object): string =>
  JSON.stringify(valor).replaceAll(
    POR_ESCAPAR,
    (uno) => `\\u${uno.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const PRIORIDAD = 13 * 8 + 5;
const RECHAZO = 13 * 8 + 4;

/** RFC 5424: facility 13 (log audit), notice, or warning for what was refused. */
export function mensajeDeSyslog(
  fila: Pick<FilaDeReenvio, 'instante' | 'accion'>,
  linea: string,
  { servidor, esRechazo }: { readonly servidor: string; readonly esRechazo: boolean },
): string {
  const nombre = fila.accion.replaceAll(/[^!-~]/g, '').slice(0, 32) || '-';
  return `<${esRechazo ? RECHAZO : PRIORIDAD}>1 ${fila.instante} ${servidor} cuadra - ${nombre} - ${linea}`;
}
