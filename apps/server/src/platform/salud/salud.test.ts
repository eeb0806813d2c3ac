import { listo, type ParteDeSalud } from '@cuadra/contract/salud';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { consultar } from '#testing/databases.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { mirarPartes, parteDeCorreo, parteDeDisco, parteDeReplica, parteDeTrabajos } from './partes.ts';
import type { Periodico } from './periodico.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ config: { carpetaDatos: process.cwd() } });
});
afterAll(() => prueba.cerrar());

const mirar = async (
  periodicos: readonly Periodico[] = [],
  cambios: Partial<AplicacionDePrueba['plataforma']> = {},
) =>
  Object.fromEntries(
    (await mirarPartes({ ...prueba.plataforma, ...cambios }, periodicos)).map(({ parte, estado }) => [
      parte,
      estado,
    ]),
  );

describe('quién puede saber qué', () => {
  it('un extraño sabe qué parte falla, no por qué; quien entró, o está en la máquina, también por qué', async () => {
    const desde = async (direccion: string, token?: string) => {
      const { status, cuerpo } = await prueba.llamar(
        listo,
        {},
        { direccion, ...(token === undefined ? {} : { token }) },
      );
      expect(status).toBe(200);
      return cuerpo.partes.some(({ detalle }) => detalle !== undefined);
    };
    const token = await prueba.entrar('auditor@cuadra.demo');
    expect([await desde('203.0.113.9'), await desde('203.0.113.9', token), await desde('127.0.0.1')]).toEqual(
      [false, true, true],
    );
  });

  it('ningún detalle dice direcciones, claves ni carpetas', async () => {
    const partes = await mirarPartes(prueba.plataforma, []);
    const dicho = JSON.stringify(partes);
    for (const secreto of [prueba.plataforma.secreto, process.cwd(), 'postgres://', '@', prueba.papel])
      expect(dicho).not.toContain(secreto);
  });
});

describe('cada parte', () => {
  it('lo que está bien lo dice, y lo que no se configuró también', async () => {
    expect(await mirar()).toEqual({
      base: 'bien',
      replica: 'sin-configurar',
      trabajos: 'bien',
      eventos: 'bien',
      correo: 'sin-configurar',
      disco: expect.stringMatching(/bien|degradada/),
    });
  });

  it('una réplica que no responde, va atrás o es de otros libros se dice, y nada más que eso', () => {
    const estadoCon = (replica: Parameters<typeof parteDeReplica>[0]) => parteDeReplica(replica).estado;
    expect([
      estadoCon({ tipo: 'al-dia' }),
      estadoCon({ tipo: 'atrasada', atrasoSegundos: 4.2 }),
      estadoCon({ tipo: 'muy-atrasada', atrasoSegundos: undefined }),
      estadoCon({ tipo: 'ausente' }),
    ]).toEqual(['bien', 'degradada', 'degradada', 'degradada']);
    expect(parteDeReplica({ tipo: 'atrasada', atrasoSegundos: 0.4 }).detalle).toContain('1 segundo atrás');
    expect(
      parteDeReplica({ tipo: 'ajena', motivo: 'el papel lectora es superusuario' }).detalle,
    ).not.toContain('lectora');
  });

  it('un trabajo que nadie toma en cinco minutos, o una carta que no sale, se notan', () => {
    const cola = { cola: 'correo', esperan: 1, enCurso: 0, porReintentar: 0, esperaSegundos: 299 };
    expect(parteDeTrabajos([cola]).estado).toBe('bien');
    expect(parteDeTrabajos([{ ...cola, esperaSegundos: 301 }])).toMatchObject({
      estado: 'degradada',
      detalle: expect.stringContaining('correo'),
    });
    expect(parteDeCorreo([cola]).estado).toBe('bien');
    expect(parteDeCorreo([{ ...cola, porReintentar: 1 }]).detalle).toBe('1 carta no ha podido salir.');
    expect(parteDeCorreo([{ ...cola, porReintentar: 2 }]).detalle).toBe('2 cartas no han podido salir.');
  });

  it('lo que de verdad espera en la cola se cuenta: el que no tiene quien lo haga, desde que debía hacerse', async () => {
    await consultar(
      prueba.url,
      `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
        deletion_seconds, partition, table_name) values ('huerfanos', 'standard', 0, 0, false, 60, 60, 60, false, 'job_common')`,
    );
    await consultar(
      prueba.url,
      `insert into pgboss.job (name, data, start_after) values
        ('huerfanos', '{}', now() - interval '20 minutes'), ('huerfanos', '{}', now() + interval '1 hour')`,
    );
    expect(await mirar()).toMatchObject({ trabajos: 'degradada' });
    await consultar(prueba.url, `delete from pgboss.job where name = 'huerfanos'`);
    expect(await mirar()).toMatchObject({ trabajos: 'bien' });
  });

  it.each<[string, number, number, ParteDeSalud['estado']]>([
    ['9 % de un disco chico', 0.9 * 2 ** 30, 10 * 2 ** 30, 'degradada'],
    ['11 % de un disco chico', 1.1 * 2 ** 30, 10 * 2 ** 30, 'bien'],
    ['3 GB de uno enorme', 3 * 2 ** 30, 10_000 * 2 ** 30, 'bien'],
    ['1 GB de uno enorme', 2 ** 30, 10_000 * 2 ** 30, 'degradada'],
  ])('con %s libre', (_, libres, total, estado) => {
    expect(parteDeDisco({ libres, total }).estado).toBe(estado);
  });

  it('una carpeta de datos que no se deja leer se dice sin decir cuál', async () => {
    const config = { ...prueba.plataforma.config, carpetaDatos: '/no/existe' };
    expect(await mirar([], { config })).toMatchObject({ disco: 'degradada' });
  });

  it('lo que debe hacerse cada tanto se dice hecho, tarde o sin configurar; si no se puede saber, degradado', async () => {
    const respaldo = (visto: Awaited<ReturnType<Periodico['mirar']>>): Periodico => ({
      parte: 'respaldo',
      mirar: async () => visto,
    });
    const sellos: Periodico = { parte: 'sellos', mirar: () => Promise.reject(new Error('sin tabla')) };
    const ultimoEn = '2026-11-16T07:00:00Z';
    expect(await mirar([respaldo({ ultimoEn }), sellos])).toMatchObject({
      respaldo: 'bien',
      sellos: 'degradada',
    });
    expect(await mirar([respaldo({ ultimoEn, falta: 'El último respaldo tiene 40 horas.' })])).toMatchObject({
      respaldo: 'degradada',
    });
    expect(await mirar([respaldo(undefined)])).toMatchObject({ respaldo: 'sin-configurar' });
  });
});

describe('quién atiende', () => {
  it('quien perdió el canal de eventos lo dice, y lo recobra solo', async () => {
    await consultar(
      prueba.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cuadra eventos' and datname = current_database()`,
    );
    await hastaQue(() => expect(prueba.plataforma.eventos.conectado()).toBe(false));
    expect(await mirar()).toMatchObject({ eventos: 'degradada' });
    await hastaQue(() => expect(prueba.plataforma.eventos.conectado()).toBe(true));
  });

  it('sin base de datos no se atiende a nadie: 503, y que se intente luego', async () => {
    const otra = await aplicacionDePrueba({ demo: false });
    await sql`select 1`.execute(otra.db);
    await otra.db.destroy();
    const { status, problema, cruda } = await otra.llamar(listo, {});
    expect([status, problema.codigo, cruda.headers['retry-after']]).toEqual([503, 'BASE_NO_DISPONIBLE', '2']);
    await otra.app.close();
  });
});
