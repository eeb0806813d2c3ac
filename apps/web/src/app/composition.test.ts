import { evento } from '@cuadra/contract/eventos';
import { expect, it } from 'vitest';
import { direccionDeMovimientos } from '#contabilidad/movimientos-cuentas/busqueda.ts';
import { direccionDelReporteDePartidas } from '#contabilidad/reporte-partidas/busqueda.ts';
import { reactionsTo, reactionsToAGap } from '#platform/reactions.ts';
import { reactions, reportScreens } from './composition.ts';

/** As the router reads an address: what looks like JSON, as such. */
function leer(direccion = '') {
  const consulta = new URLSearchParams(direccion.split('?')[1]);
  return Object.fromEntries([...consulta].map(([nombre, texto]) => [nombre, comoJson(texto)]));
}
function comoJson(texto: string): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    return texto;
  }
}

const MES = { desde: '2026-10-01', hasta: '2026-10-31' };

it('Movimiento por Cuenta vuelve con la cuenta, las fechas y los borradores', () => {
  const filtros = {
    idCuenta: '1011',
    ...MES,
    agencia: '02',
    agrupar: 'mes',
    conBorradores: 'true',
    papel: 'carta',
    partidas: 'sin-cierre',
  };
  const enlace = reportScreens['movimientos-cuentas'](filtros);
  expect(enlace).toMatch(/^\/contabilidad\/movimientos-cuentas\?/);
  expect(direccionDeMovimientos.parse(leer(enlace))).toMatchObject({
    cuenta: '1011',
    ...MES,
    agencia: '02',
    partidas: 'sin-cierre',
    agrupar: 'mes',
    borradores: true,
  });
});

it('Partidas Diario vuelve con sus números', () => {
  const filtros = {
    ejercicio: 2026,
    desdeNumero: 5,
    hastaNumero: 9,
    estado: 'contabilizada',
    orden: 'numero',
  };
  expect(direccionDelReporteDePartidas.parse(leer(reportScreens['partidas-diario'](filtros)))).toMatchObject({
    ejercicio: 2026,
    desdeNumero: 5,
    hastaNumero: 9,
  });
});

it('un comprobante lleva a su partida; varios, o una selección a mano, a ninguna pantalla', () => {
  const id = '0b0e6c8e-5b0c-4a39-9d0f-111111111111';
  expect(reportScreens.comprobantes({ ids: [id] })).toBe(`/contabilidad/ver-partidas?partida=${id}`);
  expect(reportScreens.comprobantes({ ids: [id, id] })).toBeUndefined();
  expect(reportScreens.partidas({ ids: id })).toBeUndefined();
});

it('los instantes de registro vuelven como los días que se pidieron', () => {
  const filtros = {
    registradaDesde: '2026-10-01T00:00:00-06:00',
    registradaHasta: '2026-10-31T23:59:59.999-06:00',
  };
  expect(leer(reportScreens.partidas(filtros))).toEqual({
    registradaDesde: '2026-10-01',
    registradaHasta: '2026-10-31',
  });
});

it('de cuanto avisa el servidor, alguien hace algo; la sesión que se cierra y lo que pudo perderse son cosa de todos', () => {
  const sinNadie = evento.options
    .flatMap(({ shape: { tipo } }) => ('value' in tipo ? [tipo.value] : tipo.options))
    .filter((tipo) => !reactions.some(({ to }) => to === tipo));
  expect(sinNadie).toEqual(['puesta-al-dia', 'sesion-cerrada']);
});

it('lo que espera por aprobación toca a su lista, a su mes y a lo pendiente', () => {
  expect(reactionsTo(reactions, 'revision-cambio').flatMap(({ asksAgain = [] }) => asksAgain)).toEqual([
    '/api/contabilidad/partidas',
    '/api/contabilidad/periodos',
    '/api/escritorio/inicio',
  ]);
});

it('lo contabilizado, que es mucho por minuto, no vuelve a pedir nada; tras un silencio, ni se supone', () => {
  const alContabilizar = reactionsTo(reactions, 'partidas-contabilizadas');
  expect(alContabilizar.flatMap(({ asksAgain = [] }) => asksAgain)).toEqual([]);
  expect(alContabilizar).toHaveLength(1);
  expect(reactionsToAGap(reactions)).toHaveLength(reactions.length - 1);
});
