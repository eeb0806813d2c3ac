// Rows in PostgreSQL's own text format, as a COPY takes and gives them.

/** The cells of each row. */
export function filasDeCopia(filas: Uint8Array): (string | null)[][] {
  if (filas.length === 0) return [];
  const texto = Buffer.from(filas.buffer, filas.byteOffset, filas.byteLength - 1).toString();
  return texto.split('\n').map((fila) => fila.split('\t').map(campoLeido));
}

function campoLeido(campo: string): string | null {
  if (!campo.includes('\\')) return campo;
  return campo === '\\N' ? null : campo.replace(/\\(.)/g, (_, signo: string) => CONTROLES[signo] ?? signo);
}

const CONTROLES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** One row in PostgreSQL's own text format. */
export function filaDeCopia(valores: readonly (string | number | boolean | Buffer | null)[]): string {
  return `${valores.map(campo).join('\t')}\n`;
}

const ESPECIALES = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function campo(valor: string | number | boolean | Buffer | null): string {
  if (valor === null) return '\\N';
  if (typeof valor === 'object') return `\\\\x${valor.toString('hex')}`;
  const texto = String(valor);
  return ESPECIALES.test(texto) ? texto.replace(/[\\\t\n\r]/g, (signo) => ESCAPES[signo] ?? signo) : texto;
}
