// Many postings in one transaction: each gets its own answer, and the bitácora tells whose each one was.
import { randomUUID } from 'node:crypto';
import * as contrato from '@cuadra/contract/contabilidad/borradores/borradores';
import type { LineaDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verificar } from '#contabilidad/verificacion/verificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { abrirCola, type Cola } from './cola.ts';
import type { Solicitud } from './contabilizar-solicitudes.ts';
import { llaveDe } from './llaves.ts';
import { abrirOficina, CAJA_CHICA, lineas, nueva, type Oficina, SOBRANTES } from './testing/oficina.ts';
import { partidaBuena } from './testing/partida-buena.ts';

let oficina: Oficina;
let cola: Cola;
let contexto: ContextoConActor;
beforeAll(async () => {
  oficina = await abrirOficina();
  cola = abrirCola(oficina);
  const { id } = await oficina.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'contador@cuadra.demo')
    .executeTakeFirstOrThrow();
  contexto = {
    actor: {
      id,
      nombre: '',
      correo: '',
      sesion: randomUUID(),
      roles: ['contador'],
      permisos: new Set(),
      agencias: ['01'],
    },
    direccion: '',
    navegador: '',
    peticion: '',
    origen: '',
    ahora: oficina.reloj.ahora(),
  };
});
afterAll(() => oficina.cerrar());

function solicitud(cambios: Partial<Solicitud['partida']> = {}, resto: Partial<Solicitud> = {}): Solicitud {
  return {
    contexto,
    accion: 'partidas:contabilizar',
    partida: partidaBuena({ lineas: lineas(100), autor: contexto.actor.id, ...cambios }),
    ...resto,
  };
}

/** All handed over in the same turn, so that they travel in the same transaction, in this order. */
const juntas = async (...solicitudes: Solicitud[]) => {
  const respuestas = await Promise.allSettled(solicitudes.map((una) => cola.contabilizar(una)));
  return respuestas.map((una) =>
    una.status === 'fulfilled' ? una.value : (una.reason.codigo ?? una.reason),
  );
};

it('50 a la vez, 10 de ellas malas: 40 números seguidos y 10 rechazos, cada uno con su motivo', async () => {
  const malas = [
    { concepto: '' },
    { lineas: lineas(5, '999') },
    { fecha: '2026-11-17' },
    { lineas: [{ idCuenta: CAJA_CHICA, debe: 7, haber: 0 }] },
    { lineas: lineas(5, '6031') },
  ];
  const codigos = [
    'CONCEPTO_VACIO',
    'CUENTA_NO_EXISTE',
    'FECHA_FUTURA',
    'LINEA_INVALIDA',
    'CUENTA_NO_DETALLE',
  ];
  const respuestas = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      oficina.llamar(
        contrato.crearPartida,
        {
          body: nueva({
            contabilizar: true,
            concepto: `Sobrante ${n}`,
            ...(n % 5 === 0 ? malas[(n / 5) % 5] : {}),
          }),
        },
        { token: [oficina.contador, oficina.contador2, oficina.auxiliar][n % 3] ?? '' },
      ),
    ),
  );
  const negadas = respuestas.filter(({ status }) => status !== 201);
  expect(negadas.map(({ problema }) => problema.codigo)).toEqual([...codigos, ...codigos]);
  const numeros = respuestas.flatMap(({ cuerpo }) => cuerpo.numero ?? []).toSorted((a, b) => a - b);
  expect(numeros).toHaveLength(40);
  expect((numeros.at(-1) ?? 0) - (numeros[0] ?? 0)).toBe(39);
});

it('dos colas a la vez, por los dos carriles, como dos servidores: números seguidos y la cadena entera', async () => {
  const otra = abrirCola(oficina);
  const hechas = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      (n % 2 === 0 ? cola : otra).contabilizar(
        solicitud({}, n % 3 === 0 ? { llave: llaveDe(randomUUID(), n) } : {}),
      ),
    ),
  );
  const numeros = hechas.flatMap((una) => ('contabilizada' in una ? una.contabilizada.numero : []));
  numeros.sort((a, b) => a - b);
  expect(numeros).toEqual(Array.from({ length: 200 }, (_, n) => (numeros[0] ?? 0) + n));
  expect((await verificar(oficina.db)).hallazgos).toEqual([]);
});

it('lo que PostgreSQL niega por su cuenta tampoco estropea a las demás', async () => {
  // Nobody: without a role, no policy lets them.
  const mala = solicitud({ autor: randomUUID() });
  const buenas = Array.from({ length: 9 }, () => solicitud());
  const [primera, ...resto] = await juntas(mala, ...buenas);
  expect(primera).toBe('OPERACION_SIN_POLITICA');
  for (const una of resto) expect(una).toHaveProperty('contabilizada.numero');
});

describe('las que tratan de lo mismo se juzgan una tras otra', () => {
  it('llave: si la primera se niega, la segunda no recibe una respuesta que no hubo', async () => {
    const llave = llaveDe(randomUUID(), { mismos: 'datos' });
    const otra = llaveDe(llave?.llave, { otros: 'datos' });
    const mala = { fecha: '2026-11-17' };
    const respuestas = await juntas(
      solicitud(mala, { llave }),
      solicitud(mala, { llave }),
      solicitud({}, { llave: otra }),
      solicitud({}, { llave: otra }),
      solicitud(mala, { llave }),
    );
    expect(respuestas.map((una) => (typeof una === 'string' ? una : Object.keys(una)[0]))).toEqual([
      'FECHA_FUTURA',
      'FECHA_FUTURA',
      'contabilizada',
      'idRepetida',
      'LLAVE_REUTILIZADA',
    ]);
    expect(respuestas[3].idRepetida).toBe(respuestas[2].contabilizada.id);
  });

  it('reversión: la que se niega no gasta la única vez', async () => {
    const original = await oficina.contabilizada(oficina.contador, { lineas: lineas(100) });
    const inversa = {
      tipo: 'reversion',
      revierte: original.id,
      motivo: 'Prueba',
      lineas: lineas(100).map((linea) => ({ ...linea, debe: linea.haber, haber: linea.debe })),
    } as const;
    const respuestas = await juntas(
      solicitud({ ...inversa, fecha: '2026-11-17' }),
      solicitud(inversa),
      solicitud(inversa),
    );
    expect(respuestas).toEqual(['FECHA_FUTURA', { contabilizada: expect.anything() }, 'YA_REVERTIDA']);
  });
});

it('lo que acompaña a una partida se hace con ella o no se hace ninguna de las dos', async () => {
  const fallida = solicitud({}, { alContabilizar: () => Promise.reject(new TypeError('algo más falló')) });
  const [mala, buena] = await juntas(fallida, solicitud());
  expect(mala).toBeInstanceOf(TypeError);
  expect(buena).toHaveProperty('contabilizada');
  const guardada = await oficina.db
    .selectFrom('partida')
    .select('id')
    .where('id', '=', fallida.partida.id)
    .executeTakeFirst();
  expect(guardada).toBeUndefined();
});

it('lo que una exige además se le pregunta si las reglas la admiten; la que se niega no estropea a las demás', async () => {
  const preguntadas: string[] = [];
  const exigir = (nombre: string, codigo?: 'ADVERTENCIA_CAMBIADA') => async (tx: Tx) => {
    preguntadas.push(nombre);
    await tx.selectFrom('partida').select('id').limit(1).execute();
    return codigo === undefined ? undefined : { problema: new ProblemaError(codigo) };
  };
  const respuestas = await juntas(
    solicitud({}, { exigir: exigir('admitida') }),
    solicitud({ fecha: '2026-11-17' }, { exigir: exigir('futura') }),
    solicitud({}, { exigir: exigir('negada', 'ADVERTENCIA_CAMBIADA') }),
    solicitud(),
  );
  const hecha = { contabilizada: expect.anything() };
  expect(respuestas).toEqual([hecha, 'FECHA_FUTURA', 'ADVERTENCIA_CAMBIADA', hecha]);
  expect(preguntadas).toEqual(['admitida', 'negada']);
});

describe('lo que solo se pregunta a la que puede tener algo', () => {
  const FONDO = '1011010197';
  beforeAll(() =>
    oficina.comoDueno(`insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza, saldo_contrario)
      values ('${FONDO}', 'Fondo de prueba', 'D', 'deudora', 'avisa')`),
  );
  const meter = (concepto: string, monto: number) => ({ concepto, lineas: lineas(monto, FONDO) });
  const sacar = (concepto: string, monto: number) => ({ concepto, lineas: lineas(monto, SOBRANTES, FONDO) });

  /** Whom it was asked of, with what the account held by then; whoever is asked is refused if she is told to. */
  const anotar = () => {
    const preguntadas: [string, number][] = [];
    const una = (cambios: { concepto: string; lineas: LineaDePartida[] }, resto: Partial<Solicitud> = {}) =>
      solicitud(cambios, {
        exigirSi: 'sospechosa',
        exigir: async (tx) => {
          const { rows } = await sql<{ saldo: number }>`select coalesce(sum(debe - haber), 0)::bigint as saldo
            from saldo_anual where id_cuenta = ${FONDO}`.execute(tx);
          preguntadas.push([cambios.concepto, Number(rows[0]?.saldo)]);
          return undefined;
        },
        ...resto,
      });
    return { preguntadas, una };
  };
  const hecha = { contabilizada: expect.anything() };

  it.each([
    ['de una vez', {}],
    ['con llave', { llave: llaveDe(randomUUID(), {}) }],
  ])('%s: a la que no tiene nada, no; y a la que sí, cuando las demás ya están', async (como, resto) => {
    const { preguntadas, una } = anotar();
    const conLlave = () => ('llave' in resto ? { llave: llaveDe(randomUUID(), {}) } : {});
    const respuestas = await juntas(
      una(sacar(`Saca ${como}`, 700), conLlave()),
      una(meter(`Mete ${como}`, 700), conLlave()),
      una(meter(`MÉTE  ${como}`, 700), conLlave()),
      solicitud({ concepto: `Saca ${como}` }),
    );
    expect(respuestas).toEqual([hecha, hecha, hecha, hecha]);
    const saldo = preguntadas[0]?.[1] ?? 0;
    expect(preguntadas).toEqual([
      [`Saca ${como}`, saldo],
      [`MÉTE  ${como}`, saldo - 700],
    ]);
    expect(await juntas(solicitud(sacar(`Vacía ${como}`, saldo)))).toEqual([hecha]);
  });

  it('lo que otra de la tanda trae no cuenta: puede apartarse', async () => {
    await juntas(solicitud(meter('Está', 500)), solicitud(sacar('La vacía', 500)));
    const { preguntadas, una } = anotar();
    const gemela = una(meter('Está', 500), {
      exigir: async () => ({ problema: new ProblemaError('ADVERTENCIA_SIN_ACEPTAR') }),
    });
    expect(await juntas(gemela, una(sacar('Cuenta con ella', 500)))).toEqual([
      'ADVERTENCIA_SIN_ACEPTAR',
      hecha,
    ]);
    expect(preguntadas).toEqual([['Cuenta con ella', 0]]);
  });

  it('todas apartadas: no se guarda nada, ni se salta un número', async () => {
    const [primera] = await juntas(solicitud({ concepto: 'Todas' }));
    const { preguntadas, una } = anotar();
    const iguales = Array.from({ length: 3 }, () => una({ concepto: 'Todas', lineas: lineas(100) }));
    const hechas = await juntas(...iguales);
    expect(preguntadas).toHaveLength(3);
    const numeros = [primera, ...hechas].map((cada) => cada.contabilizada.numero);
    expect(numeros).toEqual(numeros.map((_, n) => numeros[0] + n));
    expect((await verificar(oficina.db)).hallazgos).toEqual([]);
  });
});

it('en una misma transacción, la bitácora dice de quién fue cada partida y cada borrador que terminó', async () => {
  const tokens = [oficina.contador, oficina.contador2, oficina.auxiliar];
  const borradores = await Promise.all(
    tokens.map((token, n) => oficina.crear(token, { concepto: `De borrador ${n}` })),
  );
  const hechas = await Promise.all([
    ...tokens.map((token, n) =>
      oficina.llamar(
        contrato.contabilizarPartida,
        { params: { id: borradores[n]?.id ?? '' }, query: {} },
        { token, direccion: `10.0.0.${n}` },
      ),
    ),
    ...tokens.map((token, n) =>
      oficina.llamar(
        contrato.crearPartida,
        { body: nueva({ contabilizar: true, concepto: `De una vez ${n}` }) },
        { token, direccion: `10.0.0.${n}` },
      ),
    ),
  ]);
  for (const [indice, { cuerpo, cruda }] of hechas.entries()) {
    const filas = await oficina.db
      .selectFrom('bitacora')
      .select(['entidad', 'actor', 'accion', 'direccion', 'peticion'])
      .where('idEntidad', '=', cuerpo.id)
      .where('accion', '=', 'partidas:contabilizar')
      .orderBy('entidad')
      .execute();
    const comun = {
      actor: cuerpo.autor?.id,
      accion: 'partidas:contabilizar',
      direccion: `10.0.0.${indice % 3}`,
      peticion: cruda.headers['x-request-id'],
    };
    const entidades = indice < 3 ? ['borrador', 'partida'] : ['partida'];
    expect(filas).toEqual(entidades.map((entidad) => ({ entidad, ...comun })));
  }
});

it('la misma llave en dos procesos a la vez: la segunda no se niega por parecerse a la primera', async () => {
  const llave = llaveDe(randomUUID(), {});
  const concepto = `Una sola vez ${llave?.llave}`;
  const exigir = async (tx: Tx) => {
    const parecidas = await tx.selectFrom('partida').select('id').where('concepto', '=', concepto).execute();
    return parecidas.length === 0 ? undefined : { problema: new ProblemaError('ADVERTENCIA_SIN_ACEPTAR') };
  };
  const { promise: soltar, resolve: seSuelta } = Promise.withResolvers<void>();
  const retenido = oficina.db.transaction().execute(async (tx) => {
    await sql`select from ejercicio for update`.execute(tx);
    await soltar;
  });
  const dos = [cola, abrirCola(oficina)].map((una) =>
    una.contabilizar(solicitud({ concepto }, { llave, exigir })),
  );
  await hastaQueAlguienEspere(oficina.url, 2);
  seSuelta();
  await retenido;
  const ids = (await Promise.all(dos)).map((hecha) =>
    'idRepetida' in hecha ? hecha.idRepetida : hecha.contabilizada.id,
  );
  expect(new Set(ids).size).toBe(1);
});
