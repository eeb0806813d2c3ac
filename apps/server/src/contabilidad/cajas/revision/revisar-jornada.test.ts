import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  CAJA_GENERAL,
  EMPLEADOS,
  FALTANTES,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  SOBRANTES,
  TOLERANCIA,
} from '../testing/mundo-de-cajas.ts';
import { rechazo, revisores } from './testing/revisores.ts';

let m: MundoDeCajas;
let r: ReturnType<typeof revisores>;

beforeAll(async () => {
  m = await mundoDeCajas();
  r = revisores(m);
});
// After each difference is posted, and before the next one, the cajas hold what their accounts say.
beforeEach(() => m.exigirIgualdad());
afterAll(() => m.cerrar());

const pasosDe = ({ pasos }: Jornada) => pasos.map(({ paso, por }) => [paso, por.id]);

test('sin diferencia no se contabiliza nada: queda el paso, y no se revisa dos veces', async () => {
  const cerrada = await m.diaEntero(m.cajero);
  const revisada = hecha(await r.revisar(m.jefe, cerrada));
  expect(revisada).toMatchObject({ estado: 'revisada', partidaDeDiferencia: null, movimientos: 0 });
  expect(pasosDe(revisada)).toEqual([['revisar', m.jefe.id]]);
  expect(rechazo(await r.revisar(m.contador, cerrada))).toBe('CONFLICTO_DE_EDICION');
  expect(rechazo(await r.revisar(m.contador, revisada))).toBe('ESTADO_NO_ADMITE');
  expect(rechazo(await r.observar(m.contador, revisada))).toBe('ESTADO_NO_ADMITE');
});

test.each([
  ['un sobrante', 12_50, 'sobrante', [CAJA_GENERAL, 12_50, 0], [SOBRANTES, 0, 12_50]],
  ['un faltante de la institución', -12_50, 'faltante', [FALTANTES, 12_50, 0], [CAJA_GENERAL, 0, 12_50]],
  ['un faltante del empleado', -12_50, 'empleado', [EMPLEADOS, 12_50, 0], [CAJA_GENERAL, 0, 12_50]],
] as const)('%s va a sus cuentas, del lado que es', async (_, diferencia, destino, debe, haber) => {
  const antes = await m.saldoDe(m.cajas.c1);
  const cerrada = await m.diaEntero(m.cajero, diferencia);
  expect(await m.saldoDe(m.cajas.c1)).toBe(antes);
  const revisada = hecha(await r.revisar(m.jefe, cerrada, destino));
  expect(revisada).toMatchObject({ estado: 'revisada', diferencia });
  expect(await r.lineasDe(revisada.partidaDeDiferencia?.id)).toEqual([debe, haber]);
  expect(await m.saldoDe(m.cajas.c1)).toBe(antes + diferencia);
  const { rows } = await sql`
    select m.clase, m.sentido, m.hecho_por, p.fecha, p.origen, p.tipo, p.autor
    from movimiento_de_caja m join partida p on p.id = m.partida where m.jornada = ${cerrada.id}`.execute(
    m.db,
  );
  expect(rows).toEqual([
    {
      ...(diferencia > 0
        ? { clase: 'sobrante', sentido: 'entrada' }
        : { clase: 'faltante', sentido: 'salida' }),
      ...{ hechoPor: m.jefe.id, autor: m.jefe.id, fecha: cerrada.fecha, origen: 'caja', tipo: 'caja' },
    },
  ]);
});

test('la bitácora dice quién revisó cada cosa que cambia', async () => {
  const cerrada = await m.diaEntero(m.cajero, -1_00);
  const revisada = hecha(await r.revisar(m.jefe, cerrada, 'faltante'));
  const partida = revisada.partidaDeDiferencia?.id ?? '';
  const paso = revisada.pasos.at(-1)?.id ?? '';
  const { rows } = await sql`
    select distinct entidad, actor, accion from bitacora
    where accion = 'cajas:revisar' and id_entidad in (${cerrada.id}, ${partida}, ${paso}) order by entidad`.execute(
    m.db,
  );
  const quien = { actor: m.jefe.id, accion: 'cajas:revisar' };
  expect(rows).toEqual([
    { entidad: 'jornada', ...quien },
    { entidad: 'movimiento_de_caja', ...quien },
    { entidad: 'partida', ...quien },
    { entidad: 'paso_de_revision', ...quien },
  ]);
});

test('el destino es el de su signo, y la diferencia se explica', async () => {
  const falta = await m.diaEntero(m.cajero, -5_00);
  for (const destino of [null, 'sobrante'] as const) {
    const negada = await r.revisar(m.jefe, falta, destino, 'Así es');
    expect([negada.problema.codigo, negada.problema.errores?.[0]?.campo]).toEqual([
      'MOVIMIENTO_INVALIDO',
      'destino',
    ]);
  }
  for (const motivo of [null, '', '  ', 'ok']) {
    const negada = await r.revisar(m.jefe, falta, 'faltante', motivo);
    expect([negada.problema.codigo, negada.problema.errores?.[0]?.campo]).toEqual([
      'DIFERENCIA_SIN_EXPLICAR',
      'motivo',
    ]);
  }
  hecha(await r.revisar(m.jefe, falta, 'faltante'));
  const sobra = await m.diaEntero(m.cajero2, 5_00);
  for (const destino of [null, 'faltante', 'empleado'] as const)
    expect(rechazo(await r.revisar(m.jefe, sobra, destino, 'Así es'))).toBe('MOVIMIENTO_INVALIDO');
  const exacta = await m.diaEntero(m.cajero3);
  expect(rechazo(await r.revisar(m.jefe, exacta, 'sobrante'))).toBe('MOVIMIENTO_INVALIDO');
});

test('en la tolerancia basta uno; un centavo más, dos', async () => {
  const justa = await m.diaEntero(m.cajero, -TOLERANCIA);
  expect(hecha(await r.revisar(m.jefe, justa, 'faltante')).estado).toBe('revisada');
  const antes = await m.saldoDe(m.cajas.c1);
  const mayor = await m.diaEntero(m.cajero, -TOLERANCIA - 1);
  const propuesta = hecha(await r.revisar(m.jefe, mayor, 'empleado'));
  expect(propuesta).toMatchObject({
    estado: 'cerrada',
    partidaDeDiferencia: null,
    propuesta: { destino: 'empleado', por: { id: m.jefe.id } },
  });
  expect(await m.saldoDe(m.cajas.c1)).toBe(antes);
  expect(rechazo(await r.revisar(m.contador, propuesta, 'faltante'))).toBe('ESTADO_NO_ADMITE');
  const id = propuesta.propuesta?.id ?? '';
  expect(rechazo(await r.aprobar(m.jefe, propuesta, id))).toBe('REVISION_PROPIA');
  expect(rechazo(await r.negar(m.jefe, propuesta, id))).toBe('REVISION_PROPIA');
  expect(rechazo(await r.aprobar(m.contador, mayor, id))).toBe('CONFLICTO_DE_EDICION');
  expect(rechazo(await r.aprobar(m.contador, propuesta, mayor.id))).toBe('ESTADO_NO_ADMITE');
  const revisada = hecha(await r.aprobar(m.contador, propuesta, id));
  expect(revisada).toMatchObject({ estado: 'revisada', propuesta: null });
  expect(pasosDe(revisada)).toEqual([
    ['proponer', m.jefe.id],
    ['revisar', m.contador.id],
  ]);
  expect(await r.lineasDe(revisada.partidaDeDiferencia?.id)).toEqual([
    [EMPLEADOS, TOLERANCIA + 1, 0],
    [CAJA_GENERAL, 0, TOLERANCIA + 1],
  ]);
  expect(rechazo(await r.aprobar(m.contador2, revisada, id))).toBe('ESTADO_NO_ADMITE');
});

/** Opened on so much more than the last close left, and closed with so much more than the books then say. */
async function diaConDos(deApertura: number, deCierre: number): Promise<Jornada> {
  const anterior = await m.diaEntero(m.cajero);
  hecha(await r.revisar(m.jefe, anterior));
  const monto = (anterior.contado ?? 0) + deApertura;
  const abierta = await m.abrir(m.cajero, { monto, explicacion: 'No era lo que quedó' });
  const contada = await m.contar(m.cajero, abierta, monto + deCierre);
  return m.cerrarDia(m.cajero, contada, 'No aparece');
}

test.each([
  ['las dos del mismo lado, en la tolerancia', -20_00, -30_00, 'faltante', 'revisada'],
  ['las dos del mismo lado, un centavo más', -20_00, -30_01, 'faltante', 'cerrada'],
  ['una falta y otra sobra: cada una cuenta, en la tolerancia', -20_00, 30_00, 'sobrante', 'revisada'],
  ['una falta y otra sobra: cada una cuenta, un centavo más', 20_00, -30_01, 'faltante', 'cerrada'],
  ['se compensan dentro de la tolerancia', 25_00, -25_00, null, 'revisada'],
  ['se compensan fuera de ella', -25_01, 25_01, null, 'cerrada'],
] as const)('con diferencia de apertura: %s', async (_, deApertura, deCierre, destino, estado) => {
  const cerrada = await diaConDos(deApertura, deCierre);
  expect(cerrada).toMatchObject({ diferencia: deApertura + deCierre, diferenciaDeApertura: deApertura });
  expect(rechazo(await r.revisar(m.jefe, cerrada, destino, null))).toBe('DIFERENCIA_SIN_EXPLICAR');
  const vista = hecha(await r.revisar(m.jefe, cerrada, destino, 'Se habló con él'));
  expect(vista.estado).toBe(estado);
  const final =
    estado === 'revisada' ? vista : hecha(await r.aprobar(m.contador, vista, vista.propuesta?.id ?? ''));
  expect(final.estado).toBe('revisada');
  // What is posted is what both make together, and nothing when they make nothing.
  const neta = Math.abs(deApertura + deCierre);
  const lineas = await r.lineasDe(final.partidaDeDiferencia?.id);
  expect(lineas.map(([, debe, haber]) => debe + haber)).toEqual(neta === 0 ? [] : [neta, neta]);
  expect(await m.saldoDe(m.cajas.c1)).toBe(cerrada.contado);
});

test('lo negado no se aprueba: se propone de nuevo, y entonces sí', async () => {
  const cerrada = await m.diaEntero(m.cajero, -TOLERANCIA - 1);
  const propuesta = hecha(await r.revisar(m.jefe, cerrada, 'empleado'));
  const primera = propuesta.propuesta?.id ?? '';
  const negada = hecha(await r.negar(m.contador, propuesta, primera));
  expect(negada).toMatchObject({ estado: 'cerrada', propuesta: null });
  expect(negada.pasos.at(-1)).toMatchObject({ paso: 'negar', texto: 'Falta buscar más' });
  expect(rechazo(await r.aprobar(m.contador, negada, primera))).toBe('ESTADO_NO_ADMITE');
  const otra = hecha(await r.revisar(m.contador, negada, 'faltante'));
  const revisada = hecha(await r.aprobar(m.jefe, otra, otra.propuesta?.id ?? ''));
  expect((await r.lineasDe(revisada.partidaDeDiferencia?.id))[0]?.[0]).toBe(FALTANTES);
});
