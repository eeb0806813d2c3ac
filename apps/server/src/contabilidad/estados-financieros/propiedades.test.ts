// Random books, some of their years closed, against the plainest way to know: every line read and added up here.

import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import { estados, type NombreDeEstado } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { agencia, dia, sembrar } from './testing/libro-al-azar.ts';
import { type LineaLeida, leerLineas, neto, valorDe } from './testing/libro-de-lineas.ts';

/** Said in the name of the tests, so that a failure can be seen again. */
const semilla = Math.trunc(Math.random() * 2 ** 31);

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await sembrar(prueba, semilla);
});
afterAll(() => prueba.cerrar());

type Consulta = CallOf<typeof contrato.verEstadoFinanciero>['query'];

async function ver(estado: NombreDeEstado, query: Consulta): Promise<contrato.EstadoFinanciero> {
  const respuesta = await prueba.llamar(
    contrato.verEstadoFinanciero,
    { params: { estado }, query },
    { token },
  );
  expect(respuesta.status).toBe(200);
  return respuesta.cuerpo;
}

const enero = (fecha: string) => `${fecha.slice(0, 4)}-01-01`;
const esDeResultado = ({ idCuenta }: LineaLeida) => /^[67]/.test(idCuenta);
/** Productos and gastos start again each year, closed or not. */
const esDeOtroAnio = (linea: LineaLeida, fecha: string) => esDeResultado(linea) && linea.fecha < enero(fecha);
const segundos = (n: number) => ({ timeout: n * 1_000 });

describe(`libros al azar, semilla ${semilla}`, () => {
  it(
    'activo = pasivo + capital + resultado, en cada columna, y cada cuenta es la suma de sus líneas',
    segundos(60),
    async () => {
      const lineas = await leerLineas(prueba.url);
      await fc.assert(
        fc.asyncProperty(dia, fc.option(agencia, { nil: undefined }), async (fecha, sola) => {
          const balance = await ver('balance-general', {
            fecha,
            agencia: sola,
            columnas: 'acumulado,mes-anterior,anio-anterior',
          });
          expect(balance.pruebas.map(({ cuadra }) => cuadra)).toEqual([true, true]);
          const suyas = lineas.filter((linea) => sola === undefined || linea.agencia === sola);
          const al = (codigo: string, fin: string) =>
            neto(suyas, (linea) => linea.idCuenta.startsWith(codigo) && linea.fecha <= fin);
          for (const { clave, enlace } of balance.columnas) {
            const fin = enlace?.hasta ?? '';
            expect(valorDe(balance, 'activo-neto', clave)).toBe(al('1', fin) + al('2', fin));
            expect(valorDe(balance, 'capital-total', clave)).toBe(
              -al('5', fin) - al('6', fin) - al('7', fin),
            );
            expect(valorDe(balance, 'capital:508101:por-cerrar', clave)).toBe(
              -neto(
                suyas,
                (linea) => esDeResultado(linea) && linea.fecha >= enero(fin) && linea.fecha <= fin,
              ),
            );
            for (const { idCuenta, enlace: suyo, clave: renglon } of balance.filas) {
              if (idCuenta === null || suyo === null) continue;
              const signo = /^[12]/.test(idCuenta) || renglon.startsWith('orden-deudoras') ? 1n : -1n;
              expect([idCuenta, valorDe(balance, renglon, clave)]).toEqual([
                idCuenta,
                signo * al(idCuenta, fin),
              ]);
            }
          }
        }),
        { numRuns: 12 },
      );
    },
  );

  it(
    'los resultados son los de las líneas de su rango sin las de cierre, y vuelven a empezar cada año',
    segundos(60),
    async () => {
      const lineas = await leerLineas(prueba.url);
      await fc.assert(
        fc.asyncProperty(dia, fc.constantFrom('productos-y-gastos', 'margenes'), async (fecha, forma) => {
          const estado = await ver('estado-de-resultados', {
            fecha,
            forma,
            columnas: 'mes,acumulado,mes-anterior,anio-anterior',
          });
          expect(estado.pruebas.map(({ cuadra }) => cuadra)).toEqual([true, true]);
          for (const { clave, enlace } of estado.columnas) {
            const enRango = (linea: LineaLeida) =>
              linea.fecha >= (enlace?.desde ?? '') &&
              linea.fecha <= (enlace?.hasta ?? '') &&
              linea.tipo !== 'cierre';
            expect(valorDe(estado, 'resultado', clave)).toBe(
              -neto(lineas, (linea) => esDeResultado(linea) && enRango(linea)),
            );
            for (const { clave: fila, idCuenta } of estado.filas) {
              if (idCuenta === null) continue;
              const signo = idCuenta.startsWith('7') ? 1n : -1n;
              expect([fila, valorDe(estado, fila, clave)]).toEqual([
                fila,
                signo * neto(lineas, (linea) => linea.idCuenta.startsWith(idCuenta) && enRango(linea)),
              ]);
            }
          }
        }),
        { numRuns: 12 },
      );
    },
  );

  it(
    'los doce meses de un año suman su acumulado, también el que tiene partida de cierre',
    segundos(60),
    async () => {
      for (const anio of [2024, 2025]) {
        const fin = await ver('estado-de-resultados', { fecha: `${anio}-12-31`, columnas: 'acumulado' });
        let suma = 0n;
        for (let mes = 1; mes <= 12; mes++) {
          const fecha = Temporal.PlainYearMonth.from({ year: anio, month: mes })
            .toPlainDate({ day: 31 })
            .toString();
          suma += valorDe(await ver('estado-de-resultados', { fecha, columnas: 'mes' }), 'resultado', 'mes');
        }
        expect(suma).toBe(valorDe(fin, 'resultado', 'acumulado'));
      }
    },
  );

  it(
    'las agencias en columnas suman el consolidado, y lo que cada renglón dice que suma lo suma',
    segundos(90),
    async () => {
      await fc.assert(
        fc.asyncProperty(
          dia,
          fc.constantFrom(...estados),
          fc.integer({ min: 1, max: 6 }),
          async (fecha, estado, nivelDesde) => {
            const visto = await ver(estado, { fecha, por: 'agencia', nivelDesde });
            const porClave = new Map(visto.filas.map((una) => [una.clave, una.valores]));
            for (const { clave, suma, valores } of visto.filas) {
              if (estado !== 'cambios-en-el-patrimonio' && valores.length > 0) {
                const [consolidado, ...cada] = valores.toReversed().map((valor) => BigInt(valor ?? 0));
                expect([clave, consolidado]).toEqual([clave, cada.reduce((a, b) => a + b, 0n)]);
              }
              if (suma.length === 0) continue;
              const total = valores.map((_, i) =>
                suma.reduce((a, sumando) => {
                  const suyo = BigInt(porClave.get(sumando.slice(1))?.[i] ?? 0);
                  return sumando.startsWith('-') ? a - suyo : a + suyo;
                }, 0n),
              );
              expect([clave, valores.map((valor) => BigInt(valor ?? 0))]).toEqual([clave, total]);
            }
          },
        ),
        { numRuns: 25 },
      );
    },
  );

  it(
    'el flujo termina en caja y bancos por los dos métodos, y cada rango en donde empieza el siguiente',
    segundos(60),
    async () => {
      const lineas = await leerLineas(prueba.url);
      await fc.assert(
        fc.asyncProperty(dia, fc.constantFrom('directo', 'indirecto'), async (fecha, forma) => {
          const flujo = await ver('flujo-de-efectivo', {
            fecha,
            forma,
            columnas: 'mes,acumulado,mes-anterior,anio-anterior',
          });
          expect(flujo.pruebas.map(({ cuadra }) => cuadra)).toEqual([true, true]);
          for (const { clave, enlace } of flujo.columnas) {
            const hasta = (fin: string) =>
              neto(lineas, ({ idCuenta, fecha: suya }) => idCuenta.startsWith('101') && suya <= fin);
            const vispera = Temporal.PlainDate.from(enlace?.desde ?? '')
              .subtract({ days: 1 })
              .toString();
            expect(valorDe(flujo, 'efectivo-inicial', clave)).toBe(hasta(vispera));
            expect(valorDe(flujo, 'caja-y-bancos', clave)).toBe(hasta(enlace?.hasta ?? ''));
          }
          expect(valorDe(flujo, 'efectivo-inicial', 'mes')).toBe(
            valorDe(flujo, 'efectivo-final', 'mes-anterior'),
          );
        }),
        { numRuns: 12 },
      );
    },
  );

  it('el patrimonio va de un saldo al otro, y es el capital del balance general', segundos(60), async () => {
    await fc.assert(
      fc.asyncProperty(dia, fc.option(agencia, { nil: undefined }), async (fecha, sola) => {
        const cambios = await ver('cambios-en-el-patrimonio', {
          fecha,
          agencia: sola,
          columnas: 'anio-anterior',
        });
        expect(cambios.pruebas.every(({ cuadra }) => cuadra)).toBe(true);
        const balance = await ver('balance-general', {
          fecha,
          agencia: sola,
          columnas: 'acumulado',
          nivelHasta: 2,
        });
        for (const { clave } of cambios.columnas) {
          const delBalance = clave === 'total' ? 'capital-total' : `capital:${clave}`;
          expect([clave, valorDe(cambios, '1:final', clave)]).toEqual([
            clave,
            valorDe(balance, delBalance, 'acumulado'),
          ]);
          expect(valorDe(cambios, '1:inicial', clave)).toBe(valorDe(cambios, '0:final', clave));
        }
      }),
      { numRuns: 12 },
    );
  });

  it('el de comprobación es la suma de las líneas, y partido en cualquier día suma lo mismo', async () => {
    const lineas = await leerLineas(prueba.url);
    await fc.assert(
      fc.asyncProperty(fc.array(dia, { minLength: 3, maxLength: 3 }), fc.boolean(), async (dias, sin) => {
        const [desde = '', corte = '', fecha = ''] = dias.sort();
        const antesDelCierre = sin ? 'true' : 'false';
        const pedir = (uno: string, otro: string) =>
          ver('balance-de-comprobacion', { desde: uno, fecha: otro, antesDelCierre });
        const todo = await pedir(desde, fecha);
        expect(todo.pruebas.every(({ cuadra }) => cuadra)).toBe(true);
        const cuenta = (linea: LineaLeida) => !sin || linea.tipo !== 'cierre';
        const siguiente = Temporal.PlainDate.from(corte).add({ days: 1 }).toString();
        const pedazos = siguiente > fecha ? [] : [await pedir(desde, corte), await pedir(siguiente, fecha)];
        const sinCerrar = neto(lineas, (linea) => esDeOtroAnio(linea, desde));
        expect(
          valorDe(todo, '507101:por-cerrar', 'final-deudor') -
            valorDe(todo, '507101:por-cerrar', 'final-acreedor'),
        ).toBe(sinCerrar);
        for (const { clave, idCuenta } of todo.filas) {
          if (idCuenta === null) continue;
          // What nobody closed is where the closing will take it.
          const deAntes = idCuenta !== '507101' && '507101'.startsWith(idCuenta) ? sinCerrar : 0n;
          const suyas = lineas.filter((linea) => linea.idCuenta.startsWith(idCuenta));
          const dentro = suyas.filter(
            (linea) => linea.fecha >= desde && linea.fecha <= fecha && cuenta(linea),
          );
          const inicial =
            deAntes + neto(suyas, (linea) => linea.fecha < desde && !esDeOtroAnio(linea, desde));
          const final = inicial + neto(dentro, () => true);
          const en = (columna: string) => valorDe(todo, clave, columna);
          expect([
            clave,
            en('inicial-deudor') - en('inicial-acreedor'),
            en('final-deudor') - en('final-acreedor'),
          ]).toEqual([clave, inicial, final]);
          for (const lado of ['debe', 'haber'] as const) {
            const suma = dentro.reduce((total, linea) => total + linea[lado], 0n);
            expect([clave, lado, en(lado)]).toEqual([clave, lado, suma]);
            if (pedazos.length > 0)
              expect(pedazos.reduce((total, pedazo) => total + valorDe(pedazo, clave, lado), 0n)).toBe(suma);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
