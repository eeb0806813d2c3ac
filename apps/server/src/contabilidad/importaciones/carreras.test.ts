// What comes twice, what comes at the same time, and books that change underneath.
import { hash, randomUUID } from 'node:crypto';
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { alDebe } from '@cuadra/core/testing/lineas';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirOficina, CAJA_CHICA, nueva, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { partidaBuena } from '#contabilidad/libro/testing/partida-buena.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import { type ContextoConActor, contextoDelSistema } from '#platform/contexto.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import type { Entrada, Leida } from './entrada.ts';
import { importarLote } from './importar-lote.ts';
import { recibirLote } from './recibir-lote.ts';
import { enviar, ndjson, partida, verLibro } from './testing/lotes.ts';

let oficina: Oficina;
let token: string;

beforeAll(async () => {
  oficina = await abrirOficina();
  token = oficina.contador;
});
afterAll(() => oficina.cerrar());

async function contextoDe(correo: string): Promise<ContextoConActor> {
  const { id, nombre } = await oficina.db
    .selectFrom('usuario')
    .select(['id', 'nombre'])
    .where('correo', '=', correo)
    .executeTakeFirstOrThrow();
  const roles = ['contador'] as const;
  const agencias = ['01', '02', '03'];
  const actor = { id, nombre, correo, sesion: randomUUID(), roles, permisos: permisosDe(roles), agencias };
  return { ...contextoDelSistema(oficina.reloj.ahora(), 'prueba'), actor };
}

function entrada(valores: readonly unknown[], alTerminar: () => Promise<void> = async () => {}): Entrada {
  async function* leidas(): AsyncGenerator<Leida> {
    for (const [indice, valor] of valores.entries()) {
      yield { valor, errores: [], ubicar: (campo) => ({ linea: indice + 1, campo }) };
    }
    await alTerminar();
  }
  const huella = async () => hash('sha256', JSON.stringify(valores), 'buffer');
  return { leidas: leidas(), huella, archivo: huella };
}

describe('la llave vale para todo el lote', () => {
  const lote = ndjson(partida({ concepto: 'Con llave' }), partida(), partida());

  it('repetida con el mismo contenido, da la misma respuesta y no contabiliza otra vez', async () => {
    const primera = await enviar(oficina, lote, { token, llave: 'lote-1' });
    const despues = await verLibro(oficina);
    const segunda = await enviar(oficina, lote, { token, llave: 'lote-1' });
    expect([segunda.status, segunda.cuerpo]).toEqual([200, primera.cuerpo]);
    expect(await verLibro(oficina)).toEqual(despues);
  });

  it('y también si desde entonces se cerró el periodo', async () => {
    const primera = await enviar(oficina, lote, { token, llave: 'lote-2' });
    await oficina.comoDueno(
      `update periodo set estado = 'cerrado' where (anio, mes, agencia) = (2026, 11, '01')`,
    );
    const segunda = await enviar(oficina, lote, { token, llave: 'lote-2' });
    expect(segunda.cuerpo).toEqual(primera.cuerpo);
    await oficina.comoDueno(
      `update periodo set estado = 'abierto' where (anio, mes, agencia) = (2026, 11, '01')`,
    );
  });

  it('con otro contenido, o usada antes en una partida sola, se niega', async () => {
    const otro = await enviar(oficina, `${lote}\n`, { token, llave: 'lote-1' });
    expect(otro.problema.codigo).toBe('LLAVE_REUTILIZADA');
    await oficina.llamar(crearPartida, { body: nueva({ contabilizar: true }) }, { token, llave: 'sola' });
    expect((await enviar(oficina, lote, { token, llave: 'sola' })).problema.codigo).toBe('LLAVE_REUTILIZADA');
  });

  it('un lote con errores no gasta la llave', async () => {
    const mal = await enviar(oficina, ndjson(partida(), 'roto'), { token, llave: 'lote-3' });
    expect(mal.status).toBe(422);
    expect((await enviar(oficina, lote, { token, llave: 'lote-3' })).status).toBe(200);
  });

  it('dos veces en el mismo momento contabiliza una', async () => {
    const antes = await verLibro(oficina);
    const veces = await Promise.all(
      Array.from({ length: 4 }, () => enviar(oficina, lote, { token, llave: 'lote-4' })),
    );
    expect(new Set(veces.map(({ cruda }) => cruda.body)).size).toBe(1);
    expect((await verLibro(oficina)).partidas).toBe(antes.partidas + 3);
  });
});

describe('al mismo tiempo que otras personas', () => {
  it('lotes y partidas sueltas comparten una numeración sin huecos, cada lote con la suya seguida', async () => {
    const antes = await verLibro(oficina);
    // None like another: what each is warned of does not depend on who comes first.
    const lote = (cual: number) =>
      ndjson(...Array.from({ length: 400 }, (_, n) => partida({ concepto: `Fila ${n + 1} del ${cual}` })));
    const sueltas = Array.from({ length: 40 }, (_, n) =>
      oficina.contabilizada(oficina.contador2, { concepto: `Suelta ${n}` }),
    );
    const lotes = await Promise.all([1, 2, 3].map((cual) => enviar(oficina, lote(cual), { token })));
    await Promise.all(sueltas);
    for (const { cuerpo } of lotes) {
      const [serie] = cuerpo.series;
      expect((serie?.ultimoNumero ?? 0) - (serie?.primerNumero ?? 0)).toBe(399);
    }
    // 3 × 400 + 40 = 1,240
    expect((await verLibro(oficina)).ultimoNumero).toBe(antes.ultimoNumero + 1_240);
    expect(await verificar(oficina.db)).toMatchObject({ limpio: true, primero: null });
  });

  it('quien contabiliza una partida espera a que termine un lote largo, más de lo que espera cualquier otro', async () => {
    const largo = new pg.Client({ connectionString: oficina.url });
    await largo.connect();
    await largo.query('begin');
    await largo.query('select from ejercicio where anio = 2026 for update');
    const sueltas = [oficina.contabilizada(oficina.contador), oficina.contabilizada(oficina.contador2)];
    await hastaQueAlguienEspere(oficina.url);
    // Longer than the pool's lock_timeout of 5 s.
    await largo.query('select pg_sleep(5.5)');
    await largo.query('commit');
    await largo.end();
    expect((await Promise.all(sueltas)).map(({ estado }) => estado)).toEqual([
      'contabilizada',
      'contabilizada',
    ]);
  });

  it('un periodo que se cierra entre el juicio y el registro: PostgreSQL niega el lote entero', async () => {
    const antes = await verLibro(oficina);
    const cerrar = () =>
      oficina.comoDueno(
        `update periodo set estado = 'cerrado' where (anio, mes, agencia) = (2026, 11, '02')`,
      );
    const valores = [
      partida({ concepto: 'Antes de que se cierre' }),
      partida({ concepto: 'Antes de que se cierre', agencia: '02' }),
    ];
    const contexto = await contextoDe('contador@cuadra.demo');
    await expect(
      importarLote(oficina, contexto, entrada(valores, cerrar), { ensayo: false, llave: undefined }),
    ).rejects.toMatchObject({ codigo: 'PERIODO_CERRADO' });
    expect(await verLibro(oficina)).toEqual(antes);
  });
});

describe('hasta dónde llega un lote', () => {
  const comoBuena = () => ({ partida: partidaBuena(), excede: null, original: null });

  it.each([
    ['100,000 partidas', 100_001, 2],
    ['600,000 líneas', 121, 5_000],
  ])('%s', async (_, partidas, lineasDeCada) => {
    const lineas = Array.from({ length: lineasDeCada }, () => alDebe(CAJA_CHICA, 5_000));
    const juez = () => ({ partida: partidaBuena({ lineas }), excede: null, original: null });
    const recibir = (cuantas: number) =>
      recibirLote(entrada(Array.from({ length: cuantas }, () => null)), juez, {});
    await expect(recibir(partidas)).rejects.toMatchObject({ codigo: 'CUERPO_DEMASIADO_GRANDE' });
    expect((await recibir(partidas - 1)).partidas).toBe(partidas - 1);
  });

  it('una tanda tras otra: nunca se guarda más de unas miles de líneas a la vez', async () => {
    const tandas: number[] = [];
    const guardar = async (tanda: readonly unknown[]) => void tandas.push(tanda.length);
    const valores = Array.from({ length: 12_000 }, () => null);
    await recibirLote(entrada(valores), comoBuena, { guardar });
    // 10,000 lines are 5,000 partidas of two: 5,000 + 5,000 + 2,000
    expect(tandas).toEqual([5_000, 5_000, 2_000]);
  });
});
