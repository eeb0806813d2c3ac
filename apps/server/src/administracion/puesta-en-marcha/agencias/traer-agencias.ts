// Agencias by sheet: each one is opened by the same use case as one by one, all of them or none. One without a code takes the
// next free one; one that is there by its name stays as it is.
import type {
  AgenciasTraidas,
  CampoDeAgencia,
} from '@cuadra/contract/administracion/puesta-en-marcha/agencias';
import type { ErrorDeHoja } from '@cuadra/contract/administracion/puesta-en-marcha/error-de-hoja';
import { type Agencia, agencia } from '@cuadra/contract/contabilidad/agencias';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';
import { sql } from 'kysely';
import { crearAgencia } from '#administracion/crear-agencia.ts';
import type { HojaEntendida } from '#hojas/entender-hoja.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { conErrores, erroresDelEsquema, erroresDelRechazo } from '../errores-de-hoja.ts';

type Traida = AgenciasTraidas['agencias'][number];
type Hoja = Pick<HojaEntendida<CampoDeAgencia>, 'celda' | 'filas'>;

export async function traerAgencias(
  tx: Tx,
  hoja: Hoja,
  { ensayo }: { ensayo: boolean },
): Promise<AgenciasTraidas> {
  await sql`lock table agencia in share row exclusive mode`.execute(tx);
  const hay = await tx
    .selectFrom('agencia')
    .select(['idAgencia', 'nombreAgencia', 'municipio', 'activa'])
    .execute();
  const { agencias, errores } = leerAgencias(hoja, hay);
  await sql`savepoint agencias`.execute(tx);
  for (const { linea, cambio, ...nueva } of agencias) {
    if (cambio === 'nueva') errores.push(...(await abrir(tx, linea, nueva)));
  }
  if (!ensayo && errores.length > 0) throw conErrores(errores);
  if (ensayo) await sql`rollback to savepoint agencias`.execute(tx);
  await sql`release savepoint agencias`.execute(tx);
  errores.sort((uno, otro) => uno.linea - otro.linea);
  return { ensayo, agencias, errores };
}

async function abrir(tx: Tx, linea: number, nueva: Agencia): Promise<ErrorDeHoja[]> {
  await sql`savepoint agencia`.execute(tx);
  try {
    await crearAgencia(tx, nueva);
    await sql`release savepoint agencia`.execute(tx);
    return [];
  } catch (error) {
    const suyos = erroresDelRechazo(linea, error);
    if (suyos === undefined) throw error;
    await sql`rollback to savepoint agencia`.execute(tx);
    return suyos;
  }
}

function leerAgencias(
  { celda, filas }: Hoja,
  hay: readonly Agencia[],
): { agencias: Traida[]; errores: ErrorDeHoja[] } {
  const porNombre = new Map(hay.map((una) => [claveDeEquivalencia(una.nombreAgencia), una]));
  // Whoever says a code has it; the others take what is left.
  const dichos = filas.map((fila) => celda(fila, 'idAgencia').padStart(2, '0'));
  const tomados = new Set([...hay.map(({ idAgencia }) => idAgencia), ...dichos]);
  const agencias: Traida[] = [];
  const errores: ErrorDeHoja[] = [];
  for (const fila of filas) {
    const { linea } = fila;
    const esta = porNombre.get(claveDeEquivalencia(celda(fila, 'nombreAgencia')));
    const escrito = celda(fila, 'idAgencia');
    if (esta !== undefined && (escrito === '' || escrito.padStart(2, '0') === esta.idAgencia)) {
      agencias.push({ linea, ...esta, cambio: 'ya-esta' });
      continue;
    }
    const idAgencia = escrito === '' ? siguienteLibre(tomados) : escrito.padStart(2, '0');
    tomados.add(idAgencia);
    const [nombreAgencia, municipio] = [celda(fila, 'nombreAgencia'), celda(fila, 'municipio')];
    const juzgada = agencia.safeParse({ idAgencia, nombreAgencia, municipio, activa: true });
    if (juzgada.success) agencias.push({ linea, ...juzgada.data, cambio: 'nueva' });
    else errores.push(...erroresDelEsquema(linea, juzgada.error));
  }
  return { agencias, errores };
}

const CODIGO_MAX = 99;

/** When none is left, one that its own rule refuses with its reason. */
function siguienteLibre(tomados: ReadonlySet<string>): string {
  for (let numero = 1; numero <= CODIGO_MAX; numero++) {
    const codigo = String(numero).padStart(2, '0');
    if (!tomados.has(codigo)) return codigo;
  }
  return '';
}
