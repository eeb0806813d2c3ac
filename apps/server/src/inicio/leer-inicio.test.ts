import { type Permiso, permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { verInicio } from '@cuadra/contract/inicio/inicio';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recuadros } from '#composicion.ts';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { aplicacionDePrueba } from '#testing/application.ts';
import { leerInicio } from './leer-inicio.ts';
import { recuadrosDe } from './testing/recuadros-de.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  await oficina.contabilizada(oficina.contador, { concepto: 'De la central' });
  await oficina.contabilizada(oficina.forastero, {
    agencia: '02',
    concepto: 'De Carchá',
    lineas: lineas(7_00),
  });
});
afterAll(() => oficina.cerrar());

const ordenDe = async (correo: string) => {
  const token = await oficina.entrar(correo);
  return (await oficina.llamar(verInicio, {}, { token })).cuerpo.orden;
};

function contextoDe(
  roles: readonly Rol[],
  agencias: readonly string[],
  ahora: Temporal.Instant,
): ContextoConActor {
  const permisos: ReadonlySet<Permiso> = permisosDe(roles);
  const id = '0b0e6c8e-5b0c-4a39-9d0f-111111111111';
  const actor = { id, nombre: 'Prueba', correo: 'prueba@cuadra.demo', sesion: id, roles, permisos, agencias };
  return { actor, direccion: '', navegador: '', peticion: 'prueba', origen: '', ahora };
}

describe('cada quien ve lo que puede ver', () => {
  it.each([
    ['contador@cuadra.demo', ['pendientes', 'indicadores', 'novedades', 'ultimas', 'cierre', 'folios']],
    ['auxiliar@cuadra.demo', ['pendientes', 'indicadores', 'novedades', 'ultimas', 'cierre', 'folios']],
    ['auditor@cuadra.demo', ['pendientes', 'indicadores', 'novedades', 'ultimas', 'cierre', 'folios']],
    ['jefe@cuadra.demo', ['pendientes', 'indicadores', 'novedades', 'ultimas', 'folios']],
    ['admin@cuadra.demo', ['pendientes', 'novedades', 'personas']],
    ['ahorros@cuadra.demo', ['pendientes', 'novedades']],
    ['cajero@cuadra.demo', ['pendientes']],
  ])('%s', async (correo, esperados) => {
    expect(await ordenDe(correo)).toEqual(esperados);
  });

  it('de sus agencias y de ninguna otra', async () => {
    const { ultimas, cierre, novedades } = await recuadrosDe(oficina, oficina.forastero);
    expect(ultimas?.contenido?.map(({ concepto }) => concepto)).toEqual(['De Carchá']);
    expect(cierre?.contenido?.map(({ agencia }) => agencia)).toEqual(['02']);
    expect(novedades?.contenido?.lista[0]).toMatchObject({ id: 'contabilizadas', cuenta: 1, monto: 7_00 });
  });
});

describe('uno que falla no se lleva a los demás', () => {
  const [primero, segundo] = recuadros.filter(({ id }) => id !== 'puestaEnMarcha');
  if (primero === undefined || segundo === undefined) throw new Error('No hay recuadros');
  const roto = { ...segundo, leer: () => Promise.reject(new Error('se cayó')) };
  const contexto = () => contextoDe(['contador'], ['01'], oficina.reloj.ahora());

  it('dice que no se pudo leer, y lo demás llega', async () => {
    const { orden, recuadros: leidos } = await leerInicio(oficina.plataforma, contexto(), [primero, roto]);
    expect(orden).toEqual(['pendientes', 'indicadores']);
    expect([leidos.indicadores, leidos.pendientes?.contenido]).toEqual([{}, expect.any(Array)]);
  });

  it('si fallan todos, es la base la que no responde', async () => {
    await expect(leerInicio(oficina.plataforma, contexto(), [roto])).rejects.toThrow('se cayó');
  });
});

it('lo nuevo es lo mismo que muestra la lista a donde lleva', async () => {
  await oficina.contabilizada(oficina.contador, { fecha: '2026-10-02' });
  const { novedades } = await recuadrosDe(oficina, oficina.contador);
  const { desde, porque, lista = [] } = novedades?.contenido ?? {};
  expect([desde, porque]).toEqual(['2026-11-15', 'ayer']);
  const dePartidas = lista.filter(({ link }) => link?.startsWith('/contabilidad/ver-partidas?'));
  expect(dePartidas.map(({ id }) => id)).toEqual(['contabilizadas', 'en-meses-anteriores']);
  for (const { link, cuenta, monto } of dePartidas) {
    const { registradaDesde, ...resto } = Object.fromEntries(new URLSearchParams(link?.split('?')[1]));
    const query = { ...resto, registradaDesde: `${registradaDesde}T00:00:00-06:00`, limite: 100 };
    const { cuerpo } = await oficina.llamar(listarPartidas, { query }, { token: oficina.contador });
    const sumado = cuerpo.partidas.reduce((suma, { debe }) => suma + debe, 0);
    expect([cuerpo.partidas.length, sumado]).toEqual([cuenta, monto]);
  }
});

it('las palabras dicen una o varias', async () => {
  const { novedades } = await recuadrosDe(oficina, oficina.contador);
  const textos = Object.fromEntries(novedades?.contenido?.lista.map(({ id, texto }) => [id, texto]) ?? []);
  expect([textos.contabilizadas, textos['en-meses-anteriores']]).toEqual([
    'partidas contabilizadas',
    'partida con fecha de un mes anterior',
  ]);
});

describe('desde cuándo, para quien audita', () => {
  const novedades = async () => {
    const token = await oficina.entrar('auditor@cuadra.demo');
    const { novedades: recuadro } = await recuadrosDe(oficina, token);
    return [recuadro?.contenido?.desde, recuadro?.contenido?.porque];
  };

  it('desde el último día en que estuvo; las entradas de hoy no cuentan como otra visita', async () => {
    const otra = await aplicacionDePrueba();
    try {
      const ver = async (ahora: string) => {
        otra.reloj.poner(ahora);
        const token = await otra.entrar('auditor@cuadra.demo');
        const { novedades: recuadro } = await recuadrosDe(otra, token);
        return [recuadro?.contenido?.desde, recuadro?.contenido?.porque];
      };
      expect(await ver('2026-11-16T15:00:00Z')).toEqual(['2026-11-15', 'primera-visita']);
      expect(await ver('2026-11-16T20:00:00Z')).toEqual(['2026-11-15', 'primera-visita']);
      // 21:00 of the 19th in Guatemala is the 20th in Greenwich.
      expect(await ver('2026-11-20T03:00:00Z')).toEqual(['2026-11-16', 'ultima-visita']);
      expect(await ver('2026-11-25T15:00:00Z')).toEqual(['2026-11-19', 'ultima-visita']);
      expect(await ver('2026-11-25T18:00:00Z')).toEqual(['2026-11-19', 'ultima-visita']);
      // After more than a month, a month: 25 January − 31 days.
      expect(await ver('2027-01-25T15:00:00Z')).toEqual(['2026-12-25', 'tope']);
    } finally {
      await otra.cerrar();
    }
  });

  it('los demás, desde ayer', async () => {
    expect(await novedades()).toEqual(['2026-11-15', 'primera-visita']);
    const { novedades: suyas } = await recuadrosDe(oficina, oficina.contador);
    expect(suyas?.contenido?.porque).toBe('ayer');
  });
});

it('el cierre dice el primer mes abierto de cada agencia, cuántos esperan y el último cerrado', async () => {
  await oficina.comoDueno(
    `update periodo set estado = 'cerrado' where agencia = '01' and (anio, mes) < (2026, 9)`,
  );
  const { cierre } = await recuadrosDe(oficina, oficina.contador);
  expect(cierre?.contenido?.slice(0, 2)).toEqual([
    {
      agencia: '01',
      nombreAgencia: 'Agencia Central Cobán',
      abierto: { anio: 2026, mes: 9 },
      // September and October.
      atrasados: 2,
      ultimoCerrado: { anio: 2026, mes: 8, en: null },
      esReapertura: false,
    },
    {
      agencia: '02',
      nombreAgencia: 'Agencia San Pedro Carchá',
      abierto: { anio: 2026, mes: 1 },
      atrasados: 10,
      ultimoCerrado: null,
      esReapertura: false,
    },
  ]);
});

it('el administrador ve quién está, y quién pide algo', async () => {
  const token = await oficina.entrar('admin@cuadra.demo');
  const { personas } = await recuadrosDe(oficina, token);
  expect(personas?.contenido).toMatchObject({
    activas: 9,
    sinSegundoFactor: 9,
    solicitudes: [],
    cambiosDePoderes: [],
  });
  expect(personas?.contenido?.nombres).toContain('Carlos Enrique Xol Pop');
  expect(personas?.contenido?.conectadas).toBeGreaterThanOrEqual(5);
});

it('una institución vacía no falla en nada: sin agencias, sin catálogo, sin partidas', async () => {
  const vacia = await aplicacionDePrueba({ demo: false });
  try {
    const contexto = contextoDe(['contador', 'administrador'], [], vacia.reloj.ahora());
    const { orden, recuadros: leidos } = await leerInicio(vacia.plataforma, contexto, recuadros);
    expect(orden.filter((id) => leidos[id]?.contenido === undefined)).toEqual([]);
    expect(orden).toHaveLength(recuadros.length);
    expect(leidos.indicadores?.contenido?.indicadores.map(({ valor }) => valor)).toEqual(Array(5).fill(null));
    expect(leidos.indicadores?.contenido?.delAnio).toMatchObject({ valor: 0, antes: 0 });
    expect([leidos.ultimas?.contenido, leidos.cierre?.contenido]).toEqual([[], []]);
  } finally {
    await vacia.cerrar();
  }
});

it('lo que cambian las personas se cuenta; lo que hace el sistema, no', async () => {
  // The bitácora has its own clock, that of PostgreSQL.
  const { rows } = await sql<{ ahora: string }>`
    select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ahora`.execute(oficina.db);
  const contexto = contextoDe(['contador'], ['01'], Temporal.Instant.from(rows[0]?.ahora ?? ''));
  const cuentas = async () => {
    const { recuadros: leidos } = await leerInicio(oficina.plataforma, contexto, recuadros);
    return leidos.novedades?.contenido?.lista.find(({ id }) => id === 'cuentas')?.cuenta ?? 0;
  };
  // The demo's chart was loaded just now, by nobody.
  expect(await cuentas()).toBe(0);
  await oficina.comoDueno(`select set_config('cuadra.actor', (select id::text from usuario limit 1), false);
    update cuenta set nombre_cuenta = nombre_cuenta || ' (antes)' where id_cuenta in ('102101', '102103');
    update cuenta set nombre_cuenta = nombre_cuenta || ' (otra)' where id_cuenta = '102101'`);
  expect(await cuentas()).toBe(2);
});
