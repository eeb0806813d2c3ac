// Rows in PostgreSQL's own text format, as a COPY takes and gives them.

const [TABULADOR, SALTO, BARRA] = [9, 10, 92];

/** The cells of each row, in one look at each sign: whoever verifies the books reads tens of millions. */
export function filasDeCopia(filas: Uint8Array): (string | null)[][] {
  const texto = Buffer.from(filas.buffer, filas.byteOffset, filas.byteLength).toString();
  const leidas: (string | null)[][] = [];
  let fila: (string | null)[] = [];
  let desde = 0;
  let conBarra = false;
  for (let i = 0; i < texto.length; i++) {
    const signo = texto.charCodeAt(i);
    if (signo === BARRA) conBarra = true;
    if (signo !== TABULADOR && signo !== SALTO) continue;
    const campo = texto.slice(desde, i);
    fila.push(conBarra ? sinBarras(campo) : campo);
    desde = i + 1;
    conBarra = false;
    if (signo === TABULADOR) continue;
    leidas.push(fila);
    fila = [];
  }
  return leidas;
}

function sinBarras(campo: string): string | null {
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
