// The cajas of the story by themselves, on whatever day it ends.
import { diferenciasDeConteo, valorDeConteo } from '@cuadra/core/cajas/denominaciones';
import { describe, expect, test } from 'vitest';
import { contarHistoria, type DiaContado } from '../historia/contar-historia.ts';
import { centrales } from './cajas-demo.ts';
import { primerDiaConCajas } from './cargar-cajas.ts';
import { contarJornadas, type JornadaContada } from './contar-jornadas.ts';
import { saldosIniciales } from './saldos-iniciales.ts';

function contar(ultimoDia: string): JornadaContada[] {
  const dia = Temporal.PlainDate.from(ultimoDia);
  const desde = primerDiaConCajas(dia);
  const dias = [...contarHistoria(dia)];
  const antes = dias.filter((contado) => contado.dia.fecha < desde);
  const saldos = saldosIniciales((idCuenta, agencia) => saldoEn(antes, idCuenta, agencia));
  return [
    ...contarJornadas(
      saldos,
      dias.filter((contado) => contado.dia.fecha >= desde),
    ),
  ].flat();
}

function saldoEn(dias: readonly DiaContado[], cuenta: string, agencia: string): number {
  const lineas = dias
    .flatMap(({ partidas }) => partidas.filter((partida) => partida.agencia === agencia))
    .flatMap((partida) => partida.lineas.filter(({ idCuenta }) => idCuenta === cuenta));
  return lineas.reduce((suma, { debe, haber }) => suma + debe - haber, 0);
}

const conSigno = ({ sentido, monto }: JornadaContada['movimientos'][number]): number =>
  sentido === 'entrada' ? monto : -monto;

describe.each(['2026-01-20', '2026-07-01', '2026-12-30', '2027-02-03', '2028-02-29'])(
  'hasta el %s',
  (dia) => {
    const jornadas = contar(dia);

    test('lo contado al cierre es lo de la apertura, lo que pasó y la diferencia; y así abre la siguiente', () => {
      const ultimos = new Map<string, JornadaContada['cierre']>();
      for (const { caja, apertura, cierre, movimientos, diferencia, revision } of jornadas) {
        const pasaron = [...movimientos, ...(diferencia === undefined ? [] : [diferencia])].map(conSigno);
        const esperado = pasaron.reduce((suma, monto) => suma + monto, valorDeConteo(apertura));
        expect(valorDeConteo(cierre)).toBe(esperado + revision.sinContabilizar);
        expect(diferenciasDeConteo(ultimos.get(caja.id) ?? apertura, apertura)).toEqual([]);
        ultimos.set(caja.id, cierre);
      }
    });

    test('a ninguna caja le falta efectivo para pagar', () => {
      for (const { apertura, movimientos } of jornadas) {
        let queda = valorDeConteo(apertura) as number;
        for (const movimiento of movimientos) {
          queda += conSigno(movimiento);
          expect(queda).toBeGreaterThanOrEqual(0);
        }
      }
    });

    test('hay diferencias de las dos clases, y un solo pendiente de cada clase', () => {
      const clases = jornadas.map(({ diferencia }) => diferencia?.clase);
      expect(clases).toContain('sobrante');
      expect(clases).toContain('faltante');
      const pendientes = jornadas.filter(({ revision }) => revision.estado !== 'revisada');
      expect(pendientes.map(({ caja, revision }) => [caja, revision.estado])).toEqual([
        [centrales.caja1, 'cerrada'],
        [centrales.caja3, 'observada'],
      ]);
      expect(
        jornadas.flatMap(({ movimientos }) => movimientos.filter(({ traslado }) => traslado)),
      ).toHaveLength(1);
    });
  },
);

test('el 2 de enero no queda nada pendiente: el ejercicio de ayer ya está cerrado', () => {
  const jornadas = contar('2027-01-01');
  expect(jornadas.at(-1)?.fecha).toBe('2026-12-30');
  expect(jornadas.filter(({ revision }) => revision.estado !== 'revisada')).toEqual([]);
});
