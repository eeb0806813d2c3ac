// Every figure leads to its lines: those of its account in its range, or its parts, each with its own. Followed here, read
// from the lines themselves and added up, they are the figure.
import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import { resumirMovimientos } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { CallOf } from '@cuadra/contract/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../../testing/application.ts';
import { agencia, dia, sembrar } from './libro-al-azar.ts';
import { type LineaLeida, leerLineas, neto } from './libro-de-lineas.ts';

const semilla = Math.trunc(Math.random() * 2 ** 31);
const CELDAS = 5;

let prueba: AplicacionDePrueba;
let token: string;
let lineas: LineaLeida[];
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await sembrar(prueba, semilla);
  lineas = await leerLineas(prueba.url);
}, 60_000);
afterAll(() => prueba.cerrar());

type Consulta = CallOf<typeof contrato.verEstadoFinanciero>['query'];

interface Celda {
  readonly fila: contrato.FilaDeEstado;
  readonly columna: contrato.ColumnaDeEstado;
  readonly lugar: number;
  readonly valor: number;
}

const casos: readonly [string, contrato.NombreDeEstado, Partial<Consulta>][] = [
  ['el balance general', 'balance-general', {}],
  ['los resultados', 'estado-de-resultados', {}],
  ['los márgenes', 'estado-de-resultados', { forma: 'margenes' }],
  ['el flujo directo', 'flujo-de-efectivo', { nivelHasta: 2 }],
  ['el flujo indirecto', 'flujo-de-efectivo', { forma: 'indirecto', nivelHasta: 2 }],
  ['la comprobación', 'balance-de-comprobacion', {}],
  ['la comprobación sin el cierre', 'balance-de-comprobacion', { antesDelCierre: 'true' }],
  ['el patrimonio', 'cambios-en-el-patrimonio', {}],
];

describe(`lo que hay detrás de cada cifra, semilla ${semilla}`, () => {
  it.each(casos)('de %s', { timeout: 60_000 }, async (_, estado, filtros) => {
    const esComprobacion = estado === 'balance-de-comprobacion';
    await fc.assert(
      fc.asyncProperty(
        dia,
        dia,
        fc.constantFrom('periodo', 'agencia', 'sola'),
        agencia,
        fc.nat(),
        async (uno, otro, por, sola, azar) => {
          const [desde = uno, fecha = uno] = esComprobacion ? [uno, otro].sort() : [];
          const query: Consulta = {
            fecha,
            ...filtros,
            por: por === 'agencia' ? 'agencia' : 'periodo',
            ...(por === 'sola' ? { agencia: sola } : {}),
            columnas: 'mes,acumulado,mes-anterior,anio-anterior,variacion',
            ...(esComprobacion ? { desde } : {}),
          };
          const celdas = celdasDe(await ver(estado, query));
          for (const celda of celdas) if (esDirecta(celda)) revisarDirecta(estado, celda, query);
          const porPartes = celdas.filter((celda) => !esDirecta(celda));
          for (let n = 0; n < CELDAS && porPartes.length > 0; n++) {
            const celda = porPartes[(azar + n * 7_919) % porPartes.length];
            if (celda !== undefined) await revisarPartes(estado, celda, query);
          }
        },
      ),
      // Always also a range with a closing inside.
      { numRuns: 5, seed: semilla, examples: [['2024-12-31', '2024-06-15', 'periodo', '01', semilla]] },
    );
  });

  it('la pantalla de los movimientos dice lo mismo que la cifra que lleva a ella', async () => {
    const query: Consulta = { fecha: '2026-05-20', por: 'agencia' };
    const celdas = celdasDe(await ver('balance-general', query)).filter(esDirecta);
    expect(celdas.length).toBeGreaterThan(20);
    for (const { fila, columna, valor } of celdas.filter((_, i) => i % 9 === 0)) {
      const { desde = '', hasta = '', agencia: suya } = columna.enlace ?? {};
      const { cuerpo } = await prueba.llamar(
        resumirMovimientos,
        { query: { idCuenta: fila.enlace?.cuenta, desde, hasta, agencia: suya } },
        { token },
      );
      // The regularizadoras are of nature acreedora and count against the activo.
      const signo = fila.clave.startsWith('regularizadoras:') || deOrdenAcreedora(cuerpo.total) ? -1 : 1;
      expect([fila.clave, valor]).toEqual([fila.clave, signo * (cuerpo.total?.saldoFinal ?? 0)]);
    }
  });

  it('una cifra que no existe se rechaza diciendo qué sobra; sin permiso, nada', async () => {
    const pedir = (fila: string, columna: string, llave = token) =>
      prueba.llamar(
        contrato.verCifra,
        { params: { estado: 'balance-general' }, query: { fecha: '2026-05-20', fila, columna } },
        { token: llave },
      );
    const sinFila = await pedir('otra', 'acumulado');
    expect([sinFila.status, sinFila.problema.errores?.[0]?.campo]).toEqual([400, 'fila']);
    const sinColumna = await pedir('activo-neto', 'porcentaje-anio-anterior');
    expect([sinColumna.status, sinColumna.problema.errores?.[0]?.campo]).toEqual([400, 'columna']);
    const cajero = await pedir('activo-neto', 'acumulado', await prueba.entrar('cajero@cuadra.demo'));
    expect(cajero.status).toBe(403);
  });
});

async function ver(estado: contrato.NombreDeEstado, query: Consulta): Promise<contrato.EstadoFinanciero> {
  const { status, cuerpo } = await prueba.llamar(
    contrato.verEstadoFinanciero,
    { params: { estado }, query },
    { token },
  );
  expect(status).toBe(200);
  return cuerpo;
}

/** Those that say something: a dash leads nowhere. */
function celdasDe({ filas, columnas }: contrato.EstadoFinanciero): Celda[] {
  return filas.flatMap((fila) =>
    columnas.flatMap((columna, i) => {
      const valor = fila.valores[i] ?? 0;
      return columna.clase === 'monto' && valor !== 0 ? [{ fila, columna, lugar: i, valor }] : [];
    }),
  );
}

const esDirecta = ({ fila, columna, lugar }: Celda) => contrato.llevaASusMovimientos(fila, columna, lugar);

/** What the movements of the account say: its balance, or what it moved. */
function revisarDirecta(estado: contrato.NombreDeEstado, celda: Celda, { agencia: sola }: Consulta): void {
  const { fila, columna, valor } = celda;
  const { desde = '', hasta = '', agencia: suya = sola } = columna.enlace ?? {};
  const propias = lineas.filter(
    (linea) =>
      linea.idCuenta.startsWith(fila.enlace?.cuenta ?? '?') && (suya === undefined || linea.agencia === suya),
  );
  const dentro = propias.filter((linea) => linea.fecha >= desde && linea.fecha <= hasta);
  const lados = (lado: 'debe' | 'haber') => dentro.reduce((suma, linea) => suma + linea[lado], 0n);
  const [movido, final] = [neto(dentro, () => true), neto(propias, (linea) => linea.fecha <= hasta)];
  const posibles: Record<string, bigint> = {
    'inicial-deudor': final - movido,
    'inicial-acreedor': final - movido,
    debe: lados('debe'),
    haber: lados('haber'),
    'final-deudor': final,
    'final-acreedor': final,
  };
  const esSaldo = estado !== 'estado-de-resultados' && estado !== 'flujo-de-efectivo';
  const esEfectivo = { 'efectivo-inicial': final - movido, 'caja-y-bancos': final }[fila.padre ?? ''];
  const esDiferencia = columna.clave === 'mes' || columna.clave.startsWith('variacion');
  const esperado = posibles[columna.clave] ?? esEfectivo ?? (esSaldo && !esDiferencia ? final : movido);
  expect([fila.clave, columna.clave, enPositivo(valor)]).toEqual([
    fila.clave,
    columna.clave,
    enPositivo(esperado),
  ]);
}

async function revisarPartes(estado: contrato.NombreDeEstado, celda: Celda, query: Consulta): Promise<void> {
  const { fila, columna, valor } = celda;
  const { status, cuerpo } = await prueba.llamar(
    contrato.verCifra,
    { params: { estado }, query: { ...query, fila: fila.clave, columna: columna.clave } },
    { token },
  );
  expect([fila.clave, columna.clave, status]).toEqual([fila.clave, columna.clave, 200]);
  const suma = cuerpo.partes.reduce((total, parte) => total + parte.valor, 0);
  expect([fila.clave, columna.clave, cuerpo.valor, suma]).toEqual([fila.clave, columna.clave, valor, valor]);
  for (const parte of cuerpo.partes) {
    const dicho = enPositivo(parte.valor + parte.apartado);
    expect([parte, dicho]).toEqual([parte, enPositivo(segunLineas(parte, query.agencia))]);
  }
}

function segunLineas(parte: contrato.ParteDeCifra, sola: string | undefined): bigint {
  const { idCuenta, que, desde, hasta, agencia: suya = sola } = parte;
  const propias = lineas.filter(
    (linea) => linea.idCuenta === idCuenta && (suya === undefined || linea.agencia === suya),
  );
  const dentro = propias.filter((linea) => linea.fecha >= desde && linea.fecha <= hasta);
  switch (que) {
    case 'saldo':
      return neto(propias, ({ fecha }) => fecha <= hasta);
    case 'inicial':
      return neto(propias, ({ fecha }) => fecha < desde);
    case 'movimiento':
      return neto(dentro, () => true);
    case 'cierre':
      return neto(dentro, ({ tipo }) => tipo === 'cierre' || tipo === 'apertura');
    default:
      return dentro.reduce((total, linea) => total + linea[que], 0n);
  }
}

/** The sign is the statement's; here, only how much. */
function enPositivo(valor: number | bigint): bigint {
  const entero = BigInt(valor);
  return entero < 0n ? -entero : entero;
}

const deOrdenAcreedora = (total: { idCuenta: string; naturaleza: string } | null) =>
  total !== null && /^[89]/.test(total.idCuenta) && total.naturaleza === 'acreedora';
