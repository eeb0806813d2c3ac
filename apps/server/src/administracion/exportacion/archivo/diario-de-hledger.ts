// The books as a plain text journal that hledger reads (and ledger, with it): each account by its place in the chart, each partida by its
// number. The same figures as the tables, for whoever only wants to read the books with another program.
import { type Centavos, restar } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

interface CuentaDelDiario {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly idParent: string | null;
}

interface LineaDelDiario {
  readonly idCuenta: string;
  readonly debe: Centavos;
  readonly haber: Centavos;
  readonly concepto: string | null;
  readonly documento: string | null;
}

interface PartidaDelDiario {
  readonly ejercicio: number;
  readonly numero: number;
  readonly fecha: string;
  readonly agencia: string;
  readonly tipo: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDelDiario[];
}

const PARTIDAS = 200;

/** What each class of the chart is to hledger: assets, liabilities, equity, revenues, expenses. */
const CLASES: Readonly<Record<string, string>> = { 1: 'A', 2: 'L', 3: 'L', 4: 'L', 5: 'E', 6: 'R', 7: 'X' };

export async function* escribirDiario(
  db: Database,
  institucion: string,
  alAvanzar: (partidas: number) => void,
): AsyncGenerator<string> {
  const cuentas = await db
    .selectFrom('cuenta')
    .select(['idCuenta', 'nombreCuenta', 'idParent'])
    .orderBy('idCuenta')
    .execute();
  const nombres = nombrarCuentas(cuentas);
  yield `; ${enUnaLinea(institucion)}\n\ncommodity GTQ 1000.00\n\n`;
  yield cuentas
    .map(({ idCuenta }) => {
      const clase = idCuenta.length === 1 ? CLASES[idCuenta] : undefined;
      return `account ${nombres.get(idCuenta)}${clase === undefined ? '' : `  ; type:${clase}`}\n`;
    })
    .join('');
  let ultima = { ejercicio: 0, numero: 0 };
  for (;;) {
    const partidas = await leerPartidas(db, ultima);
    if (partidas.length > 0) yield partidas.map((partida) => enTexto(partida, nombres)).join('');
    alAvanzar(partidas.length);
    ultima = partidas.at(-1) ?? ultima;
    if (partidas.length < PARTIDAS) return;
  }
}

/** Each by its way from the class: the code first, which makes it the only one. */
function nombrarCuentas(cuentas: readonly CuentaDelDiario[]): Map<string, string> {
  const nombres = new Map<string, string>();
  for (const { idCuenta, nombreCuenta, idParent } of cuentas) {
    const propio = enUnaLinea(`${idCuenta} ${nombreCuenta}`).replaceAll(':', ' -');
    const mayor = idParent === null ? undefined : nombres.get(idParent);
    nombres.set(idCuenta, mayor === undefined ? propio : `${mayor}:${propio}`);
  }
  return nombres;
}

async function leerPartidas(
  db: Database,
  { ejercicio, numero }: Pick<PartidaDelDiario, 'ejercicio' | 'numero'>,
): Promise<readonly PartidaDelDiario[]> {
  const { rows } = await sql<PartidaDelDiario>`
    select p.ejercicio, p.numero, p.fecha::text as fecha, p.agencia, p.tipo, p.concepto,
      (select json_agg(json_build_object('idCuenta', l.id_cuenta, 'debe', l.debe, 'haber', l.haber,
           'concepto', l.concepto, 'documento', l.documento) order by l.n)
       from linea l where l.ejercicio = p.ejercicio and l.numero = p.numero) as lineas
    from partida p
    where (p.ejercicio, p.numero) > (${ejercicio}, ${numero})
    order by p.ejercicio, p.numero limit ${PARTIDAS}`.execute(db);
  return rows;
}

function enTexto(
  { ejercicio, numero, fecha, agencia, tipo, concepto, lineas }: PartidaDelDiario,
  nombres: ReadonlyMap<string, string>,
): string {
  const cabeza = `\n${fecha} * (${ejercicio}-${numero}) ${enUnaLinea(concepto)}  ; agencia:${agencia}, tipo:${tipo}\n`;
  return cabeza + lineas.map((linea) => lineaEnTexto(linea, nombres)).join('');
}

function lineaEnTexto(
  { idCuenta, debe, haber, concepto, documento }: LineaDelDiario,
  nombres: ReadonlyMap<string, string>,
): string {
  const dicho = [concepto, documento].filter((texto) => texto !== null).map(enUnaLinea);
  const nota = dicho.length === 0 ? '' : `  ; ${dicho.join(' · ')}`;
  return `    ${nombres.get(idCuenta) ?? idCuenta}  GTQ ${enDecimales(restar(debe, haber))}${nota}\n`;
}

/** Exactly: the centavos are the last two digits. */
function enDecimales(centavos: Centavos): string {
  const digitos = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${digitos.slice(0, -2)}.${digitos.slice(-2)}`;
}

/** Neither lines of its own, nor what begins a comment, nor the two spaces that end a name. */
const enUnaLinea = (texto: string): string => texto.replaceAll(/[;\s]+/g, ' ').trim();
