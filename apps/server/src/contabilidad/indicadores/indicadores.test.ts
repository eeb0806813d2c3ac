// Random books, some of their years closed, against the plainest way to know: every line read and added up here; and
// against the screens that each figure leads to.
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { type IdDeIndicador, indicadores } from '@cuadra/contract/contabilidad/indicadores';
import { resumirMovimientos } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sembrar } from '#contabilidad/estados-financieros/testing/libro-al-azar.ts';
import {
  type LineaLeida,
  leerLineas,
  neto,
  valorDe,
} from '#contabilidad/estados-financieros/testing/libro-de-lineas.ts';
import { abrirOficina, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';

/** Said in the name of the tests, so that a failure can be seen again. */
const semilla = Math.trunc(Math.random() * 2 ** 31);

/** The demo's, by the beginnings of their codes, and the side on which they count. */
const CUENTAS: Readonly<Record<IdDeIndicador, readonly [RegExp, 1n | -1n]>> = {
  disponibilidad: [/^101/, 1n],
  depositos: [/^301/, -1n],
  cartera: [/^103/, 1n],
  mora: [/^(10310102|103102)/, 1n],
  // With what no closing took yet of productos and gastos.
  capital: [/^[567]/, -1n],
};

let oficina: Oficina;
let lineas: LineaLeida[];
beforeAll(async () => {
  oficina = await abrirOficina();
  await sembrar(oficina, semilla);
  lineas = await leerLineas(oficina.url);
});
afterAll(() => oficina.cerrar());

async function cifrasDe(correo: string) {
  const token = await oficina.entrar(correo);
  const { indicadores: recuadro } = await recuadrosDe(oficina, token);
  if (recuadro?.contenido === undefined) throw new Error('No hay cifras');
  return { token, ...recuadro.contenido };
}

/** The last day of each month, a February of 29 among them, and the days around a close. */
const DIAS = ['2026-11-16', '2026-12-31', '2027-01-01', '2027-02-28', '2027-10-31', '2028-02-29'];
const QUIENES = [
  ['contador@cuadra.demo', /^0[123]$/, null],
  ['forastero@cuadra.demo', /^02$/, ['Agencia San Pedro Carchá']],
  ['auxiliar@cuadra.demo', /^01$/, ['Agencia Central Cobán']],
] as const;

const finDe = (mes: string) =>
  Temporal.PlainYearMonth.from(mes.slice(0, 7)).toPlainDate({ day: 31 }).toString();

describe.each(QUIENES)(`libros al azar, semilla ${semilla}: %s`, (correo, agencias, soloDe) => {
  it.each(DIAS)('el %s, cada cifra y cada mes de su línea es la suma de las líneas', async (hoy) => {
    oficina.reloj.poner(`${hoy}T15:00:00Z`);
    const suyas = lineas.filter(({ agencia }) => agencias.test(agencia));
    const cifras = await cifrasDe(correo);
    expect([cifras.hoy, cifras.soloDe]).toEqual([hoy, soloDe]);
    expect(cifras.indicadores.map(({ id }) => id)).toEqual(indicadores);
    for (const { id, valor, linea, partes } of cifras.indicadores) {
      const [codigos, lado] = CUENTAS[id];
      const al = (fin: string) =>
        lado * neto(suyas, ({ idCuenta, fecha }) => codigos.test(idCuenta) && fecha <= fin);
      expect([id, BigInt(valor ?? 0)]).toEqual([id, al(hoy)]);
      expect(linea).toHaveLength(13);
      for (const { mes, valor: suyo } of linea)
        expect([id, mes, BigInt(suyo)]).toEqual([id, mes, al(finDe(mes))]);
      expect(BigInt(partes.reduce((suma, parte) => suma + parte.valor, 0))).toBe(al(hoy));
    }
    const ganado = (desde: string, hasta: string) =>
      -neto(
        suyas,
        ({ idCuenta, fecha, tipo }) =>
          /^[67]/.test(idCuenta) && tipo !== 'cierre' && fecha >= desde && fecha <= hasta,
      );
    const { haceUnAnio, delMes, delAnio } = cifras;
    const primero = (dia: string) => `${dia.slice(0, 7)}-01`;
    const enero = (dia: string) => `${dia.slice(0, 4)}-01-01`;
    expect([delMes, delAnio].map(({ desde, valor, antes }) => [desde, BigInt(valor), BigInt(antes)])).toEqual(
      [
        [primero(hoy), ganado(primero(hoy), hoy), ganado(primero(haceUnAnio), haceUnAnio)],
        [enero(hoy), ganado(enero(hoy), hoy), ganado(enero(haceUnAnio), haceUnAnio)],
      ],
    );
    for (const { mes, valor } of delMes.linea)
      expect([mes, BigInt(valor)]).toEqual([mes, ganado(mes, finDe(mes))]);
    for (const { mes, valor } of delAnio.linea)
      expect([mes, BigInt(valor)]).toEqual([mes, ganado(enero(mes), finDe(mes))]);
  });

  it.each(DIAS)('el %s, a donde lleva cada cifra se lee la misma', async (hoy) => {
    oficina.reloj.poner(`${hoy}T15:00:00Z`);
    const { token, haceUnAnio, delMes, delAnio, ...cifras } = await cifrasDe(correo);
    for (const { partes } of cifras.indicadores)
      for (const { idCuenta, valor } of partes) {
        if (idCuenta === null) continue;
        const query = { idCuenta, desde: delMes.desde, hasta: hoy };
        const { cuerpo } = await oficina.llamar(resumirMovimientos, { query }, { token });
        expect([idCuenta, cuerpo.total.saldoFinal]).toEqual([idCuenta, valor]);
      }
    const ver = async (estado: 'balance-general' | 'estado-de-resultados', fecha: string, columnas: string) =>
      (
        await oficina.llamar(
          verEstadoFinanciero,
          { params: { estado }, query: { fecha, columnas } },
          { token },
        )
      ).cuerpo;
    const balance = await ver('balance-general', hoy, 'acumulado');
    const capital = cifras.indicadores.find(({ id }) => id === 'capital');
    expect(valorDe(balance, 'capital-total', 'acumulado')).toBe(BigInt(capital?.valor ?? 0));
    const ahora = await ver('estado-de-resultados', hoy, 'mes,acumulado,anio-anterior');
    const antes = await ver('estado-de-resultados', haceUnAnio, 'mes,acumulado');
    expect(valorDe(ahora, 'resultado', 'mes')).toBe(BigInt(delMes.valor));
    expect(valorDe(ahora, 'resultado', 'acumulado')).toBe(BigInt(delAnio.valor));
    expect(valorDe(ahora, 'resultado', 'anio-anterior')).toBe(BigInt(delAnio.antes));
    expect(valorDe(antes, 'resultado', 'mes')).toBe(BigInt(delMes.antes));
  });
});
