// Random books against the plainest way to know: reading every line and adding it up here.
import * as contrato from '@cuadra/contract/contabilidad/saldos';
import { padreDe } from '@cuadra/core/catalogo';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { comoDueno, partida, registrar } from './testing/libro-de-prueba.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
});
afterAll(() => prueba.cerrar());

const CUENTAS = [
  '1011010103',
  '1011030101',
  '202109',
  '30510102',
  '507101',
  '603102',
  '706105',
  '901101',
  '901199',
];
const AGENCIAS = ['01', '02', '03'];

const diaEntre = (desde: string, dias: number) =>
  fc
    .integer({ min: 0, max: dias - 1 })
    .map((n) => Temporal.PlainDate.from(desde).add({ days: n }).toString());
/** From the middle of one year to the end of the next but one month: two years, many partial months. */
const dia = diaEntre('2025-06-01', 530);

/** Several lines on each side, whose last one makes it balance. */
const partidaAlAzar: fc.Arbitrary<PartidaPorContabilizar> = fc
  .record({
    fecha: dia,
    agencia: fc.constantFrom(...AGENCIAS),
    debes: fc.array(fc.tuple(fc.constantFrom(...CUENTAS), fc.integer({ min: 1, max: 99_999_999 })), {
      minLength: 1,
      maxLength: 4,
    }),
    contra: fc.constantFrom(...CUENTAS),
    invertida: fc.boolean(),
  })
  .map(({ fecha, agencia, debes, contra, invertida }) => {
    const total = debes.reduce((suma, [, monto]) => suma + monto, 0);
    const [unLado, otroLado] = invertida ? [alHaber, alDebe] : [alDebe, alHaber];
    const lineas = [...debes.map(([idCuenta, monto]) => unLado(idCuenta, monto)), otroLado(contra, total)];
    return partida(fecha, '', '', 0, { agencia, lineas });
  });

const libro = fc.array(partidaAlAzar, { minLength: 1, maxLength: 25 });
const rango = fc.tuple(dia, dia).map(([a, b]) => (a <= b ? { desde: a, hasta: b } : { desde: b, hasta: a }));
const agencia = fc.option(fc.constantFrom(...AGENCIAS), { nil: undefined });

it('en cualquier libro, el balance es la suma de sus líneas y cuadra en todos los niveles', async () => {
  await fc.assert(
    fc.asyncProperty(libro, rango, agencia, async (partidas, { desde, hasta }, sola) => {
      await registrar(prueba, ...partidas);
      const { cuentas, totales } = await pedir({ desde, hasta, agencia: sola });
      expect([totales.debe, totales.finalDeudor, totales.inicialDeudor]).toEqual([
        totales.haber,
        totales.finalAcreedor,
        totales.inicialAcreedor,
      ]);
      const lineas = await leerLineas(sola);
      for (const { idCuenta, naturaleza, saldoInicial, debe, haber, saldoFinal } of cuentas) {
        const suyas = lineas.filter((linea) => linea.idCuenta.startsWith(idCuenta));
        const antes = suyas.filter(({ fecha }) => fecha < desde);
        const dentro = suyas.filter(({ fecha }) => fecha >= desde && fecha <= hasta);
        const signo = naturaleza === 'deudora' ? 1n : -1n;
        expect([idCuenta, saldoInicial, debe, haber, saldoFinal].map(String)).toEqual(
          [
            idCuenta,
            signo * (suma(antes, 'debe') - suma(antes, 'haber')),
            suma(dentro, 'debe'),
            suma(dentro, 'haber'),
            signo * (suma([...antes, ...dentro], 'debe') - suma([...antes, ...dentro], 'haber')),
          ].map(String),
        );
      }
    }),
    { numRuns: 20 },
  );
});

it('cada mayor es la suma de sus hijas', async () => {
  await fc.assert(
    fc.asyncProperty(rango, async ({ desde, hasta }) => {
      const { cuentas } = await pedir({ desde, hasta, conCero: 'true' });
      const neto = ({ naturaleza, saldoFinal }: (typeof cuentas)[number]) =>
        naturaleza === 'deudora' ? saldoFinal : 0 - saldoFinal;
      for (const mayor of cuentas.filter(({ tipoCuenta }) => tipoCuenta === 'M')) {
        const hijas = cuentas.filter(({ idCuenta }) => padreDe(idCuenta) === mayor.idCuenta);
        const total = hijas.reduce((suma, hija) => suma + neto(hija), 0);
        expect([mayor.idCuenta, neto(mayor)]).toEqual([mayor.idCuenta, total]);
      }
    }),
    { numRuns: 10 },
  );
});

it('partido en cualquier día, un rango suma lo mismo que sus dos pedazos', async () => {
  await fc.assert(
    fc.asyncProperty(rango, dia, agencia, async ({ desde, hasta }, corte, sola) => {
      fc.pre(corte >= desde && corte < hasta);
      const siguiente = Temporal.PlainDate.from(corte).add({ days: 1 }).toString();
      const todo = await pedir({ desde, hasta, agencia: sola, conCero: 'true' });
      const primero = await pedir({ desde, hasta: corte, agencia: sola, conCero: 'true' });
      const segundo = await pedir({ desde: siguiente, hasta, agencia: sola, conCero: 'true' });
      for (const [i, cuenta] of todo.cuentas.entries()) {
        const [a, b] = [primero.cuentas[i], segundo.cuentas[i]];
        expect([a?.debe ?? 0, b?.debe ?? 0].reduce((x, y) => x + y)).toBe(cuenta.debe);
        expect([a?.haber ?? 0, b?.haber ?? 0].reduce((x, y) => x + y)).toBe(cuenta.haber);
        expect([a?.saldoInicial, b?.saldoInicial, b?.saldoFinal]).toEqual([
          cuenta.saldoInicial,
          a?.saldoFinal,
          cuenta.saldoFinal,
        ]);
      }
    }),
    { numRuns: 15 },
  );
});

async function pedir(
  query: Parameters<typeof prueba.llamar<typeof contrato.verBalanceDeComprobacion>>[1]['query'],
) {
  const respuesta = await prueba.llamar(contrato.verBalanceDeComprobacion, { query }, { token });
  expect(respuesta.status).toBe(200);
  return respuesta.cuerpo;
}

interface Linea {
  readonly idCuenta: string;
  readonly fecha: string;
  readonly debe: bigint;
  readonly haber: bigint;
}

async function leerLineas(sola: string | undefined): Promise<Linea[]> {
  const filas = await comoDueno(
    prueba.url,
    `select id_cuenta, fecha::text, debe::text, haber::text from linea where agencia like '${sola ?? '%'}'`,
  );
  return filas.map(({ id_cuenta, fecha, debe, haber }) => ({
    idCuenta: String(id_cuenta),
    fecha: String(fecha),
    debe: BigInt(String(debe)),
    haber: BigInt(String(haber)),
  }));
}

function suma(lineas: readonly Linea[], lado: 'debe' | 'haber'): bigint {
  return lineas.reduce((total, linea) => total + linea[lado], 0n);
}
