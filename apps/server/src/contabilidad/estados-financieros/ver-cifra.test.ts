// Every figure leads to its lines: those of its account in its range, or its parts, each with its own. Followed here, read
// from the lines themselves and added up, they are the figure.

import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import { resumirMovimientos, type TotalMovido } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { NombreDeEstado } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import type { PartidasContadas } from '@cuadra/core/partidas-contadas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { type Explicada, explicar } from './testing/contrapartidas-de-lineas.ts';
import { agencia, dia, sembrar } from './testing/libro-al-azar.ts';
import { type LineaLeida, leerLineas, neto } from './testing/libro-de-lineas.ts';

const semilla = Math.trunc(Math.random() * 2 ** 31);
const CELDAS = 5;

let prueba: AplicacionDePrueba;
let token: string;
let lineas: LineaLeida[];
let explicadas: Explicada[];
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await sembrar(prueba, semilla);
  lineas = await leerLineas(prueba.url);
  const cuentas = await prueba.db.selectFrom('cuenta').select(['idCuenta', 'flujo']).execute();
  explicadas = explicar(lineas, new Map(cuentas.map(({ idCuenta, flujo }) => [idCuenta, flujo])));
});
afterAll(() => prueba.cerrar());

type Consulta = CallOf<typeof contrato.verEstadoFinanciero>['query'];

interface Celda {
  readonly fila: contrato.FilaDeEstado;
  readonly columna: contrato.ColumnaDeEstado;
  readonly lugar: number;
  readonly valor: number;
}

const casos: readonly [string, NombreDeEstado, Partial<Consulta>][] = [
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
  it.each(casos)('de %s', async (_, estado, filtros) => {
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
      {
        numRuns: 5,
        seed: semilla,
        examples: [
          ['2024-12-31', '2024-06-15', 'periodo', '01', semilla],
          ['2026-05-20', '2026-01-10', 'agencia', '01', semilla],
        ],
      },
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
      expect([fila.clave, valor]).toEqual([fila.clave, signo * cuerpo.total.saldoFinal]);
    }
  });

  it('de un año cerrado, cada parte lleva a las partidas que cuentan y a ninguna más', async () => {
    const cifras: readonly [NombreDeEstado, string, Partial<Consulta>][] = [
      ['estado-de-resultados', 'resultado', { columnas: 'acumulado' }],
      [
        'balance-de-comprobacion',
        'sumas',
        { desde: '2024-06-15', fecha: '2025-01-20', antesDelCierre: 'true' },
      ],
      ['cambios-en-el-patrimonio', '0:otros', { fecha: '2025-12-31', conCero: 'true' }],
      ['cambios-en-el-patrimonio', '0:traslado', { fecha: '2025-12-31' }],
    ];
    const vistas = new Set<string>();
    for (const [estado, fila, filtros] of cifras) {
      const query: Consulta = { fecha: '2024-12-31', ...filtros };
      const { filas, columnas } = await ver(estado, query);
      expect(filas.map(({ clave }) => clave)).toContain(fila);
      for (const { clave: columna } of columnas) {
        const { cuerpo } = await prueba.llamar(
          contrato.verCifra,
          { params: { estado }, query: { ...query, fila, columna } },
          { token },
        );
        const partes = cuerpo.partes.filter(({ partidas }) => partidas !== undefined);
        for (const parte of partes.slice(0, 4)) {
          vistas.add(`${parte.partidas} ${parte.que}`);
          const dicho = enPositivo(await segunMovimientos(parte, query.agencia));
          expect([parte, dicho]).toEqual([parte, enPositivo(parte.valor)]);
        }
      }
    }
    for (const una of ['sin-cierre movimiento', 'sin-cierre saldo', 'solo-cierre-y-apertura movimiento'])
      expect(vistas).toContain(una);
    expect([...vistas].some((una) => una.startsWith('sin-cierre-ni-apertura'))).toBe(true);
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

async function ver(estado: NombreDeEstado, query: Consulta): Promise<contrato.EstadoFinanciero> {
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
function revisarDirecta(estado: NombreDeEstado, celda: Celda, { agencia: sola }: Consulta): void {
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

async function revisarPartes(estado: NombreDeEstado, celda: Celda, query: Consulta): Promise<void> {
  const { fila, columna, valor } = celda;
  const { status, cuerpo } = await prueba.llamar(
    contrato.verCifra,
    { params: { estado }, query: { ...query, fila: fila.clave, columna: columna.clave } },
    { token },
  );
  expect([fila.clave, columna.clave, status]).toEqual([fila.clave, columna.clave, 200]);
  const suma = cuerpo.partes.reduce((total, parte) => total + parte.valor, 0);
  expect([fila.clave, columna.clave, cuerpo.valor, suma]).toEqual([fila.clave, columna.clave, valor, valor]);
  for (const parte of cuerpo.partes)
    expect([parte, enPositivo(parte.valor)]).toEqual([parte, enPositivo(segunLineas(parte, query.agencia))]);
}

/** What its link shows: the account, the days, the agencia and the partidas that count. */
async function segunMovimientos(parte: contrato.ParteDeCifra, sola: string | undefined): Promise<number> {
  const { idCuenta, que, desde, hasta, agencia: suya = sola, partidas } = parte;
  const query = { idCuenta, desde, hasta, agencia: suya, partidas };
  const { cuerpo } = await prueba.llamar(resumirMovimientos, { query }, { token });
  const { debe, haber, saldoFinal } = cuerpo.total;
  const dicho = { movimiento: debe - haber, debe, haber, saldo: saldoFinal };
  return que === 'inicial' || que === 'efectivo' || que === 'contrapartida' ? Number.NaN : dicho[que];
}

const cuentan: Record<PartidasContadas | 'todas', (tipo: string) => boolean> = {
  todas: () => true,
  'sin-cierre': (tipo) => tipo !== 'cierre',
  'sin-cierre-ni-apertura': (tipo) => tipo !== 'cierre' && tipo !== 'apertura',
  'solo-cierre-y-apertura': (tipo) => tipo === 'cierre' || tipo === 'apertura',
  'solo-apertura': (tipo) => tipo === 'apertura',
};

function segunLineas(parte: contrato.ParteDeCifra, sola: string | undefined): bigint {
  const { idCuenta, que, desde, hasta, agencia: suya = sola, partidas } = parte;
  const propias = lineas.filter(
    (linea) => linea.idCuenta === idCuenta && (suya === undefined || linea.agencia === suya),
  );
  const dentro = propias.filter(
    ({ fecha, tipo }) => fecha >= desde && fecha <= hasta && cuentan[partidas ?? 'todas'](tipo),
  );
  const antes = neto(propias, ({ fecha }) => fecha < desde);
  switch (que) {
    case 'saldo':
      return antes + neto(dentro, () => true);
    case 'inicial':
      return antes;
    case 'movimiento':
      return neto(dentro, () => true);
    case 'efectivo':
      return explicado(parte, sola, ({ razon }) => razon === 'efectivo');
    case 'contrapartida':
      // Which of its counterparts is the row's to say; it is one of these.
      return posiblesDe(parte, sola).find((una) => enPositivo(una) === enPositivo(parte.valor)) ?? -1n;
    default:
      return dentro.reduce((total, linea) => total + linea[que], 0n);
  }
}

function explicado(
  { idCuenta, desde, hasta, agencia: suya }: contrato.ParteDeCifra,
  sola: string | undefined,
  es: (una: Explicada) => boolean,
): bigint {
  const donde = suya ?? sola;
  return explicadas
    .filter((una) => una.idCuenta === idCuenta && una.fecha >= desde && una.fecha <= hasta && es(una))
    .filter(({ agencia: dela }) => donde === undefined || dela === donde)
    .reduce((total, { monto }) => total + monto, 0n);
}

function posiblesDe(parte: contrato.ParteDeCifra, sola: string | undefined): bigint[] {
  const de = (es: (una: Explicada) => boolean) => explicado(parte, sola, es);
  return [
    de(({ razon, lado }) => razon === 'externo' && lado === 'haber'),
    de(({ razon, lado }) => razon === 'externo' && lado === 'debe'),
    de(({ razon }) => razon === 'capital'),
    de(({ razon }) => razon === 'ajuste'),
  ];
}

/** The sign is the statement's; here, only how much. */
function enPositivo(valor: number | bigint): bigint {
  const entero = BigInt(valor);
  return entero < 0n ? -entero : entero;
}

const deOrdenAcreedora = ({ cuenta, naturaleza }: TotalMovido) =>
  /^[89]/.test(cuenta?.idCuenta ?? '') && naturaleza === 'acreedora';
